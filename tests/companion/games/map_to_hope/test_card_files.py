"""What lies in the box: a card file is read whole, and one card too many or too few is a fault."""

import re

import pytest

from companion.engine.refusal import Refused
from companion.engine.words import Message
from companion.games.map_to_hope.box import read_box
from tests.companion.games.map_to_hope.own_deck import FILE, box, deck

DECK = deck()
FATE = "fate: [-4, -3, -3, -2, -2, -2, -1, -1, -1, 0, 0, 0, 0, 1, 1, 2, radiation]"


def without(card: str) -> str:
    """The deck without one card, which stands in the section with all its lines."""
    changed, n = re.subn(rf"^( +){card}:\n(?:\1 .*\n)+", "", DECK, flags=re.M)
    assert n == 1
    return changed


def with_fate(*cards: int | str) -> str:
    return DECK.replace(FATE, f"fate: [{', '.join(map(str, cards))}]")


def why(text: str) -> str:
    """Why a card file is refused."""
    with pytest.raises(Refused) as refused:
        read_box({FILE: text})
    reason = refused.value.reason
    assert isinstance(reason, Message)
    return str(reason.values)


@pytest.mark.rule("MH-002", "MH-003", "MH-004", "MH-005", "MH-006")
def test_the_deck_of_our_own_has_every_card_that_the_game_has() -> None:
    ours = box()
    assert [len(cards) for cards in ours.groups.values()] == [9] * 5
    assert (len(ours.specials), len(ours.fate), len(ours.locations)) == (4, 17, 36 + 1)
    assert (len(ours.leaders), len(ours.radiation_cards)) == (2, 2)
    assert not set(ours.specials) & {card for cards in ours.groups.values() for card in cards}


@pytest.mark.rule("MH-002")
def test_a_group_of_eight_is_no_group() -> None:
    assert "9 cards stand here, not 8" in why(without("bent-rifle"))


@pytest.mark.rule("MH-002")
def test_there_are_five_groups_and_not_four() -> None:
    four = re.sub(r"^  menders:\n(?:   .*\n)+", "", DECK, flags=re.M)
    assert "5 groups stand here, not 4" in why(four)


@pytest.mark.rule("MH-003")
def test_a_scenario_hero_has_no_group() -> None:
    ours = box()
    grouped = DECK.replace(f"  {ours.specials[0]}:\n", f"  {ours.specials[0]}:\n    group: guards\n")
    assert "'group'" in why(grouped)
    assert "4 cards stand here, not 3" in why(without(ours.specials[0]))


@pytest.mark.rule("MH-004")
@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ([*[-4, -3, -2, 1, 0, 0], *[2] * 10], "17 Fate cards stand here, not 16"),
        ([*[-3, -3, -2, 1, 0, 0], *[2] * 11], "-4"),
        ([*[-4, -4, -2, 1, 0, 0], *[2] * 11], "-3"),
        ([*[-4, -3, -3, 1, 0, 0], *[2] * 11], "-2"),
        ([*[-4, -3, -2, 2, 0, 0], *[2] * 11], "card 1 stands"),
        ([*[-4, -3, -2, 1, 1, 0], *[2] * 11], "card 0 stands here at least 2"),
    ],
)
def test_fate_has_seventeen_cards_and_all_that_a_difficulty_takes_out(cards: list[int], said: str) -> None:
    assert said in why(with_fate(*cards))


@pytest.mark.rule("MH-004")
def test_fate_that_can_be_set_up_with_any_difficulty_may_have_any_other_cards() -> None:
    assert len(read_box({FILE: with_fate(-4, -3, -2, 1, 0, 0, *[2] * 11)}).fate) == 17


@pytest.mark.rule("MH-005")
def test_thirty_five_locations_are_one_too_few() -> None:
    ours = box()
    assert "36 cards stand here, not 35" in why(without(next(iter(ours.locations))))


@pytest.mark.rule("MH-006")
def test_one_leader_or_one_radiation_card_is_too_few() -> None:
    assert "2 cards stand here, not 1" in why(without("doctor-amadi"))
    assert "2 cards stand here, not 1" in why(without("rain"))
    assert "'camp hope' is missing" in why(re.sub(r"^camp hope:\n(?: +.*\n?)+", "", DECK, flags=re.M))
