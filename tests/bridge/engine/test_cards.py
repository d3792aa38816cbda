"""Which card facts stand in the knowledge base while questions use them."""

import threading
from collections.abc import Sequence

import pytest

from lawmage.bridge.engine.cards import LoadedCards
from lawmage.bridge.errors import UnknownCard
from lawmage.bridge.terms import Term

FOREST = ["printed_subtype", "f/1", "forest"]
ISLAND = ["printed_subtype", "i/1", "island"]
OTHER_FOREST = ["printed_subtype", "f/1", "swamp"]
TOKEN = ["printed_type", "t/1", "creature"]
WAIT = 10.0


class Source:
    """A source of cards that counts how often it is asked."""

    def __init__(self, **cards: Term) -> None:
        self.cards = cards
        self.asked: list[str] = []

    def facts(self, card_id: str) -> Sequence[Term]:
        self.asked.append(card_id)
        if card_id not in self.cards:
            raise UnknownCard(card_id)
        return [self.cards[card_id]]


class KnowledgeBase:
    """Stands in for Prolog: the facts that are there now. Loading a fact twice or removing an absent one fails."""

    def __init__(self, most: int = 100) -> None:
        self.facts: list[Term] = []
        self.cards = LoadedCards(self._load, self._unload, most)

    def _load(self, facts: list[Term]) -> None:
        assert not any(fact in self.facts for fact in facts)
        self.facts += facts

    def _unload(self, facts: list[Term]) -> None:
        for fact in facts:
            self.facts.remove(fact)


@pytest.fixture
def kb() -> KnowledgeBase:
    return KnowledgeBase()


def test_a_card_is_loaded_once_and_stays(kb: KnowledgeBase) -> None:
    source = Source(f=FOREST, i=ISLAND)
    with kb.cards.used(source, ["f", "f"]):
        assert kb.facts == [FOREST]
    with kb.cards.used(source, ["f", "i"]):
        assert kb.facts == [FOREST, ISLAND]
    assert kb.facts == [FOREST, ISLAND]
    assert source.asked == ["f", "i"]
    assert len(kb.cards) == 2


def test_a_second_source_that_agrees_changes_nothing(kb: KnowledgeBase) -> None:
    first, second = Source(f=FOREST), Source(f=FOREST)
    with kb.cards.used(first, ["f"]), kb.cards.used(second, ["f"]), kb.cards.used(second, ["f"]):
        assert kb.facts == [FOREST]
    assert second.asked == ["f"]


def test_a_source_that_differs_replaces_the_card_and_back_again(kb: KnowledgeBase) -> None:
    first, second = Source(f=FOREST), Source(f=OTHER_FOREST)
    for source, fact in [(first, FOREST), (second, OTHER_FOREST), (second, OTHER_FOREST), (first, FOREST)]:
        with kb.cards.used(source, ["f"]):
            assert kb.facts == [fact]


def test_a_card_is_not_replaced_while_a_question_uses_it(kb: KnowledgeBase) -> None:
    seen: list[Term] = []
    entered = threading.Event()

    def differ() -> None:
        entered.set()
        with kb.cards.used(Source(f=OTHER_FOREST), ["f"]):
            seen.extend(kb.facts)

    thread = threading.Thread(target=differ)
    with kb.cards.used(Source(f=FOREST), ["f"]):
        thread.start()
        assert entered.wait(WAIT)
        thread.join(0.05)
        assert thread.is_alive()
        assert kb.facts == [FOREST]
    thread.join(WAIT)
    assert not thread.is_alive()
    assert seen == [OTHER_FOREST]


def test_whoever_waits_is_not_overtaken(kb: KnowledgeBase) -> None:
    order: list[str] = []
    first = Source(f=FOREST)

    def ask(name: str, source: Source) -> None:
        with kb.cards.used(source, ["f"]):
            order.append(name)

    waiter = threading.Thread(target=ask, args=("waiter", Source(f=OTHER_FOREST)))
    late = threading.Thread(target=ask, args=("late", first))
    with kb.cards.used(first, ["f"]):
        waiter.start()
        waiter.join(0.05)
        late.start()
        late.join(0.05)
        assert order == []
    waiter.join(WAIT)
    late.join(WAIT)
    assert order == ["waiter", "late"]


def test_cards_that_were_not_used_for_longest_make_room() -> None:
    kb = KnowledgeBase(most=10)
    source = Source(**{f"c{number}": ["layout", f"c{number}", "normal"] for number in range(20)})
    for number in range(10):
        with kb.cards.used(source, [f"c{number}"]):
            pass
    with kb.cards.used(source, ["c0", "c10"]):
        assert [fact[1] for fact in kb.facts] == ["c0", *[f"c{number}" for number in range(3, 11)]]
    with kb.cards.used(source, ["c1"]):
        assert ["layout", "c1", "normal"] in kb.facts
    assert source.asked.count("c0") == 1
    assert source.asked.count("c1") == 2


def test_cards_in_use_stay_however_many_they_are() -> None:
    kb = KnowledgeBase(most=2)
    source = Source(**{f"c{number}": ["layout", f"c{number}", "normal"] for number in range(6)})
    with kb.cards.used(source, ["c0", "c1", "c2"]), kb.cards.used(source, ["c3", "c4", "c5"]):
        assert len(kb.facts) == 6
    with kb.cards.used(source, ["c5"]):
        assert [fact[1] for fact in kb.facts] == ["c4", "c5"]


def test_described_cards_go_with_the_last_question_that_brought_them(kb: KnowledgeBase) -> None:
    source = Source(f=FOREST)
    with kb.cards.used(source, ["f"], [TOKEN, TOKEN]):
        with kb.cards.used(source, [], [TOKEN]):
            assert kb.facts == [FOREST, TOKEN]
        assert kb.facts == [FOREST, TOKEN]
    assert kb.facts == [FOREST]


def test_described_cards_go_when_the_question_fails(kb: KnowledgeBase) -> None:
    with pytest.raises(ZeroDivisionError), kb.cards.used(Source(), [], [TOKEN]):
        raise ZeroDivisionError
    assert kb.facts == []


def test_an_unknown_card_loads_nothing(kb: KnowledgeBase) -> None:
    source = Source(f=FOREST)
    with pytest.raises(UnknownCard), kb.cards.used(source, ["f", "x"], [TOKEN]):
        pass
    assert kb.facts == []
    with kb.cards.used(source, ["f"]):
        assert kb.facts == [FOREST]


def test_many_threads_and_two_sources(kb: KnowledgeBase) -> None:
    sources = [(Source(f=FOREST, i=ISLAND), FOREST), (Source(f=OTHER_FOREST, i=ISLAND), OTHER_FOREST)]
    wrong: list[Term] = []

    def ask(number: int) -> None:
        source, fact = sources[number % 2]
        for _ in range(50):
            with kb.cards.used(source, ["f", "i"], [TOKEN]):
                if not (fact in kb.facts and ISLAND in kb.facts and TOKEN in kb.facts):
                    wrong.append(list(kb.facts))

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(WAIT)
    assert not any(thread.is_alive() for thread in threads)
    assert wrong == []
    assert TOKEN not in kb.facts
