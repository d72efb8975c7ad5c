"""Objectives that are met by what everybody can watch: where and how a turn ends, and what is never done."""

from typing import Any

import pytest

from companion.engine.answers import Chosen
from companion.games.human_punishment.effects.pages import HOLDING, TEST
from companion.games.human_punishment.rules.cards.objectives import sort_out
from companion.games.human_punishment.rules.fight.wounds import sort_out as sort_wounds
from companion.games.human_punishment.rules.story import reckon_check
from companion.games.human_punishment.state.model import City
from tests.companion.games.human_punishment.effect_cases import city
from tests.companion.games.human_punishment.ruling_cases import after, options

SOLDIER = {"id": "s", "type": "Soldier", "level": 1, "at": "6"}


def wanting(start: City, *tests: str) -> City:
    start.player("A").aims.goals = [{"id": "g", "title": "G", "wants": [TEST.read(one) for one in tests]}]
    return start


def ended(start: City) -> City:
    """The city after A's actions."""
    return after(start, "turn", "A", Chosen("end actions"))


@pytest.mark.rule("HP-067", "HP-117")
@pytest.mark.parametrize(
    ("test", "given", "is_"),
    [
        ("end 1 turn alone in your Area", {"seats": {"A": {"at": "City"}}}, True),
        ("end 1 turn alone in your Area", {}, False),
        ("end 1 turn among at least two others", {}, True),
        ("end 1 turn among at least two others", {"seats": {"A": {"at": "City"}}}, False),
        ("end 1 turn in an Area with an Enemy", {"seats": {"A": {"at": "City"}}, "enemies": [SOLDIER]}, True),
        ("end 1 turn in an Area with an Enemy", {"enemies": [SOLDIER]}, False),
        ("end 1 turn with a chip that you carry", {"seats": {"A": {"chips": ["blue"]}}}, True),
        ("end 1 turn with a chip that you carry", {}, False),
        ("end 1 turn with an action left", {"ap": 1}, True),
        ("end 1 turn with an action left", {"ap": 0}, False),
        ("end 1 turn in the Area of the Leader", {"leader": "C"}, True),
        ("end 1 turn in the Area of the Leader", {"leader": "A"}, False),
        ("end 1 turn in the Area of the player after you", {"seats": {"B": {"at": "City"}}}, False),
        ("end 1 turn in the Area of the player before you", {"seats": {"B": {"at": "City"}}}, True),
        ("end 2 turns alone in your Area", {"seats": {"A": {"at": "City"}}}, False),
    ],
)
def test_a_turn_counts_by_where_and_how_its_actions_end(test: str, given: Any, is_: bool) -> None:
    assert ended(wanting(city(**given), test)).player("A").aims.objective == [is_]


@pytest.mark.rule("HP-117", "HP-150")
def test_a_turn_of_somebody_who_lies_down_does_not_count() -> None:
    start = wanting(
        city(seats={"A": {"at": "Yellow Zone", "health": 0}}, ap=2), "end 1 turn with an action left"
    )
    assert ended(start).player("A").aims.objective == [False]


@pytest.mark.rule("HP-117")
def test_areas_count_once_each_and_only_if_an_objective_asks_for_them() -> None:
    start = wanting(city(seats={"A": {"at": "City"}}), "end turns in 2 different Areas")
    start.player("A").aims.deeds = {"ended in 2": 1}
    assert ended(start).player("A").aims.objective == [False]
    start.player("A").aims.deeds = {"ended in 3": 1}
    assert ended(start).player("A").aims.objective == [True]
    assert not [deed for deed in ended(city()).player("A").aims.deeds if deed.startswith("ended")]


@pytest.mark.rule("HP-117")
@pytest.mark.parametrize(
    ("test", "given", "deeds", "is_"),
    [
        ("never attack", {}, {}, True),
        ("never attack", {}, {"attack": 1}, False),
        ("never use a Program", {}, {"program": 1}, False),
        ("at the end you are in the Area of the General", {"general": "B"}, {}, True),
        ("at the end you are in the Area of the General", {"general": "A"}, {}, False),
        ("at the end you are not detained", {"seats": {"A": {"at": "Isolation Cube"}}}, {}, False),
        ("at the end you are not detained", {}, {}, True),
    ],
)
def test_what_was_never_done_and_where_one_stands_is_judged_as_things_are(
    test: str, given: Any, deeds: dict[str, int], is_: bool
) -> None:
    start = wanting(city(**given), test)
    start.player("A").aims.deeds = deeds
    sort_out(start)
    assert start.player("A").aims.objective == [is_]


@pytest.mark.rule("HP-080", "HP-085")
def test_a_check_counts_for_those_who_put_cards_in_and_for_those_who_did_not() -> None:
    start = city()
    start.middle.check = {
        "kind": "check",
        "target": 3,
        "success": [],
        "failure": [],
        "cards": [],
        "gave": ["B"],
    }
    reckon_check(start)
    counted = {
        one.seat: (one.aims.deeds.get("check", 0), one.aims.deeds.get("abstained", 0))
        for one in start.players
    }
    assert counted == {"A": (0, 1), "B": (1, 0), "C": (0, 1), "D": (0, 1)}


@pytest.mark.rule("HP-216")
def test_a_censure_counts_as_it_is_called_for_and_one_that_cannot_be_won_cannot_be() -> None:
    start = city(ap=2)
    called = after(start, "turn", "A", Chosen("censure=B"))
    assert (called.player("A").aims.deeds["accuse"], called.player("A").aims.deeds.get("censure")) == (
        1,
        None,
    )
    for deed in ("call for a Censure", "win a Censure"):
        bound = city(ap=2)
        bound.player("A").figure.injuries = [
            {
                "id": "w",
                "title": "W",
                "heals": "as usual",
                "holds": [HOLDING.read(f"you may not {deed}")],
            }
        ]
        bound.player("A").figure.wounds = 1
        sort_wounds(bound)
        assert not [one for one in options(bound) if one.startswith("censure")]
