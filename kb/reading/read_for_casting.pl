:- encoding(utf8).
:- module(reading_read_for_casting, []).
:- use_module(lawmage(prover/rule_language)).

/** <module> Which lines are read as far as casting goes

read_for_casting(Term): the rules know everything that a line with this term could do to casting.
*/

:- relation read_for_casting(+Term)
       says "what {Term} does to casting is known"
       else "what {Term} does to casting is not known".

:- relation keyword_read_for_casting(+Keyword)
       says "{Keyword} is read as far as casting goes"
       else "{Keyword} is not read as far as casting goes".

:- relation keyword_way(Keyword)
       says "casting with {Keyword} is modelled"
       else "casting with {Keyword} is not modelled".


'reading/read/continuous_effect' ::
    read_for_casting(Term) <=
        read_as_effect(Term)
    says "it is read as a continuous effect on permanents".

'reading/read/prohibition' ::
    read_for_casting(Term) <=
        casting_prohibition(Term, _Whom, _Description, _When)
    says "it is read as a prohibition".

'reading/read/cost_more' ::
    read_for_casting(Term) <=
        says_cost_more(Term, _Description, _Symbols)
    says "it is read as a cost increase".

'reading/read/cost_less' ::
    read_for_casting(Term) <=
        says_cost_less(Term, _Description, _Symbols)
    says "it is read as a cost reduction".

'reading/read/additional_cost' ::
    read_for_casting(Term) <=
        says_additional_cost(Term, _Part)
    says "it is read as an additional cost".

'reading/read/as_though_flash' ::
    read_for_casting(Term) <=
        as_though_flash(Term, _Description)
    says "it is read as a permission about the time".

'reading/read/activation_prohibition' ::
    read_for_casting(Term) <=
        activation_prohibition(Term, _Whose, _Exception)
    says "it is read as a prohibition of activating abilities".

'reading/read/permission' ::
    read_for_casting(Term) <=
        casting_permission(Term, _Description)
    says "it is read as a permission".

'reading/read/own_permission' ::
    read_for_casting(Term) <=
        own_permission(Term, _ZoneWords, _Condition)
    says "it is read as a permission for the card itself".

'reading/read/as_though_hasty' ::
    read_for_casting(Term) <=
        as_though_hasty(Term, _Description)
    says "it is read as a permission about haste".

'reading/read/keywords' ::
    read_for_casting(keywords(Keywords)) <=
        all(member(Keyword, Keywords),
            keyword_read_for_casting(Keyword))
    says "each of {Keywords} is read as far as casting goes".

'603.1/keyword' ::
    keyword_read_for_casting(Keyword) <=
        triggered_keyword(Keyword)
    says "{Keyword} does nothing while a spell is cast: it triggers later".

'702.61/read' ::
    keyword_read_for_casting(split_second)
    says "split second is read".

'702.16/color' ::
    keyword_read_for_casting(protection(Color)) <=
        color(Color)
    says "protection from {Color} is read".

'702.16/each_color' ::
    keyword_read_for_casting(protection(each_color))
    says "protection from each color is read".

'702.16/colors' ::
    keyword_read_for_casting(protection(colors(_Colors)))
    says "protection from several colors is read".

'702.16/qualities' ::
    keyword_read_for_casting(protection(and_from(Qualities))) <=
        all(member(Quality, Qualities),
            color(Quality))
            else "one of {Qualities} is no color"
    says "protection from each of {Qualities} is read".

'702.16/everything' ::
    keyword_read_for_casting(protection(everything))
    says "protection from everything is read".

'702.11/read' ::
    keyword_read_for_casting(hexproof)
    says "hexproof is read".

'702.18/read' ::
    keyword_read_for_casting(shroud)
    says "shroud is read".

'reading/read/enchant' ::
    keyword_read_for_casting(enchant(Description)) <=
        asks_for_target(keywords([enchant(Description)]), needs(_Number, Kind)),
        target_kind_read(Kind)
    says "what the Aura can enchant is read".

'reading/read/keyword' ::
    keyword_read_for_casting(Keyword) <=
        words(Keyword, Words),
        not(keyword_matters(Words))
            else "{Keyword} may change how something is cast"
    says "{Keyword} is read, or changes nothing about casting".

'reading/read/keyword_cost' ::
    read_for_casting(keyword_cost(Keyword, Parts)) <=
        keyword_way(Keyword),
        all(member(Part, Parts),
            cost_part_read(Part))
    says "the {Keyword} cost is read".

'reading/read/keyword_costs' ::
    read_for_casting(keyword_costs(Keyword, Parts)) <=
        keyword_way(Keyword),
        all(member(Part, Parts),
            cost_part_read(Part))
    says "the {Keyword} cost is read".

'702.34/way'  :: keyword_way(flashback) says "flashback is modelled".

'702.138/way' :: keyword_way(escape)    says "escape is modelled".
