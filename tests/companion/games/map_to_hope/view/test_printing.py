"""The whole box is printed, and each card says what the rules make of it."""

from collections import Counter

import pytest

from companion.engine.printed import PrintedCard
from companion.engine.words import Message
from companion.games.map_to_hope.game import GAME
from tests.companion.games.map_to_hope.own_deck import FILE, deck

MINUS = "\N{MINUS SIGN}"
CARDS = tuple(one for one in GAME.printed({FILE: deck()}) if isinstance(one, PrintedCard))


def card(title: str) -> PrintedCard:
    return next(one for one in CARDS if one.title == title)


@pytest.mark.rule("MH-002", "MH-003", "MH-004", "MH-005", "MH-006")
def test_every_card_of_the_game_is_printed_on_the_back_of_its_pile() -> None:
    backs = Counter(getattr(one.back.name, "key", "") for one in CARDS)
    heroes, places, scenario = 45 + 4, 2 * 36 + 3, 1 + 2 + 2
    assert backs == {
        "print-heroes": heroes,
        "card-fate-left": 17,
        "count-journey": places,
        "print-scenario": scenario,
    }


def test_a_hero_says_its_kind_its_cost_what_it_does_and_its_group() -> None:
    rifle = card("The bent rifle")
    assert (rifle.rating and rifle.rating.written, rifle.small) == ("2", ("The Night Watch",))
    assert isinstance(rifle.kicker, Message)
    assert rifle.kicker.key == "card-item"
    [does] = rifle.passages
    assert [getattr(line, "key", "") for line in does.sentences] == ["holds-skill"]


def test_a_location_says_what_it_tests_and_what_comes_of_it_and_camp_hope_only_what_failing_does() -> None:
    labels = {
        title: [getattr(one.label, "key", "") for one in card(title).passages]
        for title in ("The ferry", "Camp Hope")
    }
    assert labels["The ferry"] == ["test-kicker", "print-success", "print-failure", "print-other"]
    assert labels["Camp Hope"] == ["test-kicker", "print-failure", "print-other"]


@pytest.mark.rule("MH-010")
def test_the_days_lie_on_salvation_camp() -> None:
    rating = card("Salvation Camp").rating
    assert rating is not None
    assert (rating.written, rating.pips) == ("9", 9)


def test_a_fate_card_shows_what_it_counts() -> None:
    fate = Counter(one.title for one in CARDS if getattr(one.back.name, "key", "") == "card-fate-left")
    assert (fate[f"{MINUS}4"], fate["+1"], fate["0"], fate[f"{MINUS}?"]) == (1, 2, 4, 1)
