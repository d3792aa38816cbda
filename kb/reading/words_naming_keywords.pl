:- encoding(utf8).
:- module(reading_words_naming_keywords, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which keywords unread words name, and which keywords matter for casting

In a line that was not understood keywords stand at the beginning or behind a comma. The words are
those of words_about_casting.pl.
*/

:- relation names_keyword(+Words, +Phrases)
       says "the words name a keyword of the card that they are on"
       else "the words name no keyword of the card that they are on".

:- relation keyword_matters(+Words)
       says "the keyword may change how something is cast"
       else "the keyword changes nothing about casting".

:- relation changes_by_keyword(+Topic)
       says "a keyword about {Topic} may change how something is cast"
       else "a keyword about {Topic} changes nothing about casting".

:- relation keyword_line(+Words)
       says "the words are a line of keywords"
       else "the words are no line of keywords".


'702.1/names_first' ::
    names_keyword(Words, Phrases) <=
        member(Phrase, Phrases),
        append(Phrase, _Rest, Words)
    says "it begins with {Phrase}".

'702.1/names_next' ::
    names_keyword(Words, Phrases) <=
        member(Phrase, Phrases),
        append([','], Phrase, Listed),
        infix(Listed, Words)
    says "it has {Phrase} in a list".

'702.1/names_in_line' ::
    names_keyword(Words, Phrases) <=
        keyword_line(Words),
        contains_any(Words, Phrases)
    says "it has the keyword in a line of keywords".

'702.1/line_of_keywords' ::
    keyword_line([keywords|_Keywords])
    says "it is a line of keywords".

% A keyword and a dash may stand before a whole ability (“Solved — ...”), which is no line of keywords.

'702.1/line_with_cost' ::
    keyword_line([keyword, Next|_Keyword]) <=
        Next \== ability
            else "a whole ability stands behind the keyword"
    says "it is a keyword with its cost".

'702.1/matters' ::
    keyword_matters(Words) <=
        speaks_of(Words, Topic),
        changes_by_keyword(Topic)
    says "it is about {Topic}".

'702.5/matters' ::
    keyword_matters([enchant|_Described])
    says "it says what an Aura can enchant".

'702.1/other_cost'      :: changes_by_keyword(other_cost)       says "what is paid".

'702.1/zone'            :: changes_by_keyword(keyword_for(_Z))  says "from where it is cast".

'702.1/added_cost'      :: changes_by_keyword(added_cost)       says "what is paid besides".

'702.1/untargetability' :: changes_by_keyword(untargetability)  says "what can be a target".
