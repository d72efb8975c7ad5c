"""Every board is as the catalogue has it: tasks, Boosts, decks, and what lies on it at first."""

from collections import Counter
from typing import Any

import pytest

from companion.games.human_punishment.rules.skill_trees import happened
from companion.games.human_punishment.state.characters import ALL_ROUNDERS, CHARACTERS
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import VALUES
from companion.games.human_punishment.state.printed.cards import COLOURLESS, is_blue, is_red
from tests.companion.games.human_punishment.characters.people import a, city_of, gain

Gain = tuple[str, str, int, int]
"""A column and level, the task and how often, and the value of the board after it."""
TREES = {
    "jayden": (
        ("hacking 1", "riot yellow to blue", 1, "defenceCards", 2),
        ("hacking 2", "morale 4", 1, "alone", True),
        ("implants 1", "city 4 high", 1, "health", 3),
        ("implants 2", "all-rounder 7", 1, "all-rounders", True),
        ("security 1", "network chip", 1, "programs", 3),
        ("security 2", "eliminate high", 2, "draw", 3),
        ("rigging 1", "junkyard 2", 1, "two programs", True),
        ("rigging 2", "censure success", 1, "movement", 3),
    ),
    "feykah": (
        ("hacking 1", "junkyard 3", 1, "programs", 3),
        ("hacking 2", "deck empty", 1, "ap", 4),
        ("implants 1", "city action of a new kind", 2, "hand", 10),
        ("implants 2", "discard 6", 1, "reroll", True),
        ("security 1", "network chip", 1, "defenceCards", 2),
        ("security 2", "eliminate high", 2, "movement", 3),
        ("rigging 1", "unique card", 1, "health", 3),
        ("rigging 2", "med free", 1, "dark net", True),
    ),
    "nova": (
        ("hacking 1", "unique card", 1, "strength", 1),
        ("hacking 2", "hq weapon", 2, "ap", 4),
        ("implants 1", "junkyard 3", 1, "reroll", True),
        ("implants 2", "morale 4", 1, "slots", 2),
        ("security 1", "nexus success", 1, "defenceCards", 2),
        ("security 2", "sector III chip", 1, "dark net", True),
        ("rigging 1", "eliminate", 1, "programs", 3),
        ("rigging 2", "empty hand", 1, "movement", 4),
    ),
    "havoc": (
        ("hacking 1", "recon", 1, "blue five", True),
        ("hacking 2", "eliminate high at 1", 1, "strength", 2),
        ("implants 1", "network chip", 1, "programs", 2),
        ("implants 2", "combat 4", 1, "range", 1),
        ("security 1", "junkyard 3", 1, "defenceCards", 2),
        ("security 2", "sector III chip", 1, "ap", 4),
        ("rigging 1", "city action", 2, "attackCards", 4),
        ("rigging 2", "riot zero", 1, "movement", 3),
    ),
    "dryden": (
        ("hacking 1", "junkyard 1", 1, "treat", True),
        ("hacking 2", "discard 5", 1, "ap", 4),
        ("implants 1", "heal", 1, "health", 3),
        ("implants 2", "heal 2", 1, "programs", 3),
        ("security 1", "program", 2, "strength", 1),
        ("security 2", "hq weapon", 2, "movement", 3),
        ("rigging 1", "eliminate", 1, "free drop", True),
        ("rigging 2", "censure success", 1, "attackCards", 3),
    ),
    "dee-coy": (
        ("hacking 1", "nexus success", 1, "programs", 3),
        ("hacking 2", "unique card", 1, "health", 3),
        ("implants 1", "riot yellow to blue", 1, "attackCards", 3),
        ("implants 2", "chip with both", 1, "movement", 3),
        ("security 1", "junkyard 1", 1, "shield beside", True),
        ("security 2", "kuro sniffs", 1, "kuro both", True),
        ("rigging 1", "kuro marker", 2, "kuro spoils", True),
        ("rigging 2", "kuro high", 1, "markers", True),
    ),
}
RULES = {
    "jayden": ("HP-249", "HP-250"),
    "feykah": ("HP-255", "HP-256"),
    "nova": ("HP-260", "HP-261"),
    "havoc": ("HP-265", "HP-266"),
    "dryden": ("HP-272", "HP-273"),
    "dee-coy": ("HP-283", "HP-284"),
}
LEVELS = [
    pytest.param(
        who, *level, id=f"{who} {level[0]}", marks=pytest.mark.rule(RULES[who][int(level[0][-1]) - 1])
    )
    for who, levels in TREES.items()
    for level in levels
]
SECOND = [one for one in LEVELS if str(one.values[1]).endswith("2")]


def has(city: City, name: str) -> int | bool:
    return a(city).value(name) if name in VALUES else a(city).has(name)


def do(city: City, task: str, times: int) -> None:
    for n in range(times):
        kinds: dict[str, Any] = {"kind": str(n)} if task.endswith("new kind") else {}
        happened(city, "A", *(["city action"] if kinds else [task]), **kinds)


@pytest.mark.parametrize(("who", "level", "task", "times", "name", "after"), LEVELS)
def test_a_task_done_often_enough_and_not_once_less_brings_its_boost(
    who: str, level: str, task: str, times: int, name: str, after: int
) -> None:
    column, n = level.split()
    city = gain(city_of(who), (column, int(n) - 1))
    before = has(city, name)
    do(city, task, times - 1)
    assert has(city, name) == before != after
    city = gain(city_of(who), (column, int(n) - 1))
    do(city, task, times)
    assert has(city, name) == after


@pytest.mark.rule("HP-042", "HP-043")
@pytest.mark.parametrize(("who", "level", "task", "times", "name", "after"), SECOND)
def test_a_second_level_does_not_count_before_the_first(
    who: str, level: str, task: str, times: int, name: str, after: int
) -> None:
    city = city_of(who)
    do(city, task, times)
    assert a(city).sheet.unlocked.get(level.split(maxsplit=1)[0], 0) == 0
    assert has(city, name) != after


@pytest.mark.rule("HP-040")
def test_six_trees_have_four_columns_of_two_levels() -> None:
    assert set(TREES) == set(CHARACTERS)
    for who, levels in TREES.items():
        assert [level[0] for level in levels] == [
            f"{column} {n}" for column in ("hacking", "implants", "security", "rigging") for n in (1, 2)
        ]
        assert {column: len(some) for column, some in CHARACTERS[who].tree.items()} == {
            level[0].split()[0]: 2 for level in levels
        }


@pytest.mark.rule("HP-007", "HP-126")
@pytest.mark.parametrize("who", CHARACTERS)
def test_a_class_has_thirty_cards_two_of_them_its_own(who: str) -> None:
    deck = CHARACTERS[who].deck
    counts = Counter(deck)
    assert len(deck) == 30
    assert [counts[card] for card in CHARACTERS[who].unique] == [1, 1]
    assert {card for card in deck if is_blue(card)} == {f"b{n}" for n in range(1, 6)}
    assert {card for card in deck if is_red(card)} == {f"r{n}" for n in range(1, 6)}
    assert 2 <= sum(counts[card] for card in COLOURLESS) <= 6


@pytest.mark.rule("HP-126")
def test_no_two_classes_have_the_same_cards() -> None:
    plain = [
        tuple(sorted(card for card in one.deck if card not in one.unique)) for one in CHARACTERS.values()
    ]
    assert len({*plain}) >= 5
    assert len({card for one in CHARACTERS.values() for card in one.unique}) == 12


@pytest.mark.rule("HP-029", "HP-246")
def test_the_health_that_a_boost_raises_to_three_is_less_before() -> None:
    for who in ("jayden", "feykah", "dryden", "dee-coy"):
        assert a(city_of(who)).value("health") == 2
    assert a(city_of("nova")).value("strength") == a(city_of("dryden")).value("strength") == 0


@pytest.mark.rule("HP-246")
def test_jayden_begins_with_seven_cards_outside_his_hand_and_others_with_none() -> None:
    city = city_of("jayden")
    assert a(city).held.all_rounders == list(ALL_ROUNDERS)
    assert len(ALL_ROUNDERS) == 7
    assert a(city).held.hand == []
    assert a(city_of("nova")).held.all_rounders == []
