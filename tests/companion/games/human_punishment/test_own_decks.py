"""An owner types in what lies in decks of Influence and in Loyalty piles, and it is dealt from these."""

from collections import Counter
from functools import cache

import pytest

from companion.engine.game import Seat, SetUp
from companion.engine.printed import PrintedCard
from companion.engine.refusal import Refused
from companion.engine.words import say
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.state.characters import CHARACTERS
from companion.games.human_punishment.state.model import City
from tests.companion.games.human_punishment.test_own_set import read_shipped

PAINTS = ("red", "blue", "green", "yellow")
MINE = """
decks:
  - title: For all
    of: general
    cards:
    - 3 x blue 5
    - 2 x grey
  - title: Nova
    of: Nova
    cards: 12 x rot 2
loyalty:
  - title: Four
    seats: 4
    cards:
    - 3 x Machine
    - 2 x Mensch
"""


def begun(more: str, seed: str = "s") -> City:
    seats = tuple(Seat(f"s{n}", f"P{n}", paint) for n, paint in enumerate(PAINTS))
    files = {"mine.yaml": read_shipped("en") + more}
    [event] = GAME.begin(SetUp(seats, files, {"characters": "dealt"}, seed))
    return event.evolve(GAME.initial_state())


@pytest.mark.rule("HP-035", "HP-126", "HP-127")
def test_cards_are_dealt_out_of_the_decks_and_piles_that_were_typed_in() -> None:
    cities = (begun(MINE, seed) for seed in "abcdefgh")
    city = next(one for one in cities if "nova" in [player.sheet.character for player in one.players])
    assert Counter(city.decks.general_deck) == {"b5": 3, "grey": 2}
    nova = next(one for one in city.players if one.sheet.character == "nova")
    deck = Counter(card for card in nova.held.deck if card[0] == "r" and card[1:].isdecimal())
    assert deck == {"r2": 12}
    assert len(nova.held.deck) == 14, "with the two that are hers alone"
    dealt = [
        *(one.aims.loyalty for one in city.players if one.aims.loyalty),
        *city.decks.loyalties,
        *city.decks.unused_loyalty,
    ]
    assert {*dealt} <= {"Machine", "Human"}


def test_a_pile_that_was_typed_in_is_no_card_that_is_printed() -> None:
    printed = GAME.printed({"mine.yaml": read_shipped("en") + MINE})
    titles = {str(one.title) for one in printed if isinstance(one, PrintedCard)}
    assert "A broken wrist" in titles
    assert not {"Four", "Nova", "For all"} & titles


@cache
def printed(more: str) -> list[PrintedCard]:
    return [
        one for one in GAME.printed({"mine.yaml": read_shipped("en") + more}) if isinstance(one, PrintedCard)
    ]


@pytest.mark.rule("HP-007", "HP-126")
def test_decks_that_were_typed_in_are_printed_and_ours_for_everybody_else() -> None:
    def counted(more: str) -> dict[str, Counter[str]]:
        found: dict[str, Counter[str]] = {}
        for one in printed(more):
            if "print-worth" in str(one.rating):
                whose = str(one.small[0]) if one.small else "all"
                whose = next((name for name in CHARACTERS if f"character-{name}'" in whose), whose)
                found.setdefault(whose, Counter())[one.title] += 1
        return found

    ours, mine = counted(""), counted(MINE)
    assert mine["all"] == {"5": 3, "0": 2}
    assert mine["nova"] == {"\N{MINUS SIGN}2": 12}
    assert mine["havoc"] == ours["havoc"] != ours["nova"]
    assert {whose: sum(some.values()) for whose, some in ours.items()} == {
        **dict.fromkeys(CHARACTERS, 28),
        "all": 40,
    }


@pytest.mark.rule("HP-035")
def test_loyalty_cards_are_printed_for_every_pile_that_was_typed_in() -> None:
    def factions(more: str) -> Counter[str]:
        found = (
            str(one.passages[0].sentences[0]) for one in printed(more) if "print-loyalty" in str(one.kicker)
        )
        return Counter(found)

    machines, humans = (str(say(f"loyalty-{one}")) for one in ("machine", "human"))
    assert (factions("")[machines], factions("")[humans]) == (2, 3)
    assert (factions(MINE)[machines], factions(MINE)[humans]) == (3, 3)


@pytest.mark.rule("HP-126")
def test_a_unique_card_has_the_back_of_the_deck_in_which_it_lies() -> None:
    backs = {one.title: str(one.back.name) for one in printed("")}
    assert "print-personal" in backs["Triage"]
    assert "print-personal" not in backs["Nine lives"]


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (MINE.replace("3 x blue 5", "3 x blue 6"), "fault-span"),
        (MINE.replace("2 x grey", "2 x gray"), "fault-nearest"),
        (MINE.replace("3 x Machine", "1 x Machine"), "fault-pile"),
        (MINE.replace("seats: 4", "seats: 7"), "fault-number"),
    ],
)
def test_what_cannot_lie_there_is_refused_with_its_line(wrong: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        begun(wrong)
    assert key in str(refused.value.reason)
