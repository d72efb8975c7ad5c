"""An owner types in what lies in decks of Influence and in Loyalty piles, and it is dealt from these."""

from collections import Counter

import pytest

from companion.engine.game import Seat, SetUp
from companion.engine.printed import PrintedCard
from companion.engine.refusal import Refused
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.model import City
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
    return GAME.evolve(GAME.nothing(), event)


@pytest.mark.rule("HP-035", "HP-126", "HP-127")
def test_cards_are_dealt_out_of_the_decks_and_piles_that_were_typed_in() -> None:
    cities = (begun(MINE, seed) for seed in "abcdefgh")
    city = next(one for one in cities if "nova" in [player.character for player in one.players])
    assert Counter(city.general_deck) == {"b5": 3, "grey": 2}
    nova = next(one for one in city.players if one.character == "nova")
    deck = Counter(card for card in nova.deck if card[0] == "r" and card[1:].isdecimal())
    assert deck == {"r2": 12}
    assert len(nova.deck) == 14, "with the two that are hers alone"
    dealt = [*(one.loyalty for one in city.players if one.loyalty), *city.loyalties, *city.unused_loyalty]
    assert {*dealt} <= {"Machine", "Human"}


def test_a_pile_that_was_typed_in_is_no_card_that_is_printed() -> None:
    printed = GAME.printed({"mine.yaml": read_shipped("en") + MINE})
    titles = {str(one.title) for one in printed if isinstance(one, PrintedCard)}
    assert "A broken wrist" in titles
    assert not {"Four", "Nova", "For all"} & titles


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
