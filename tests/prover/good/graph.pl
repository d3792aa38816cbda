:- encoding(utf8).
:- module(graph, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Messages in a network: mutual recursion

Ports pass on to hubs what they hear, and hubs to ports.
*/

:- fact board: link(From, To)
       says "{From} hears {To}"
       else "{From} does not hear {To}".

:- fact board: hub(Node)
       says "{Node} is a hub"
       else "{Node} is no hub".

:- fact board: sends(Node, Message)
       says "{Node} sends {Message}"
       else "{Node} does not send {Message}".

:- relation knows(Node, Message)
       says "{Node} knows {Message}"
       else "{Node} does not know {Message}".

:- relation relays(Hub, Message)
       says "{Hub} relays {Message}"
       else "{Hub} does not relay {Message}".

:- relation silent(Node)
       says "{Node} knows nothing"
       else "{Node} knows something".

'1' ::
    knows(Node, Message) <=
        sends(Node, Message)
    says "{Node} sends {Message}".

'2' ::
    knows(Node, Message) <=
        link(Node, Other),
        relays(Other, Message)
    says "{Node} hears {Other}, which relays {Message}".

'3' ::
    relays(Hub, Message) <=
        hub(Hub),
        knows(Hub, Message)
    says "{Hub} is a hub and knows {Message}".

'4' ::
    silent(Node) <=
        link(Node, _),
        not(knows(Node, _))
    says "{Node} knows no message".
