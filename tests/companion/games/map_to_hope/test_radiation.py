"""Radiation, level by level, and damage."""

from typing import Any

import pytest

from tests.companion.games.map_to_hope.rehearsing import holds, step

PLAY = step("A", "play", card="Card")
DAMAGE, LATE = {"op": "damage", "n": 1}, {"op": "time", "n": -1}


def suffers(n: int, radiation: int, *levels: dict[str, Any], **given: Any) -> dict[str, Any]:
    """A has an Action that moves the marker by n."""
    card = {"kind": "Action", "cost": 0, "play": [{"op": "radiation", "n": n}]}
    return {
        **{"heroes": {"Card": card}, "hand": {"A": ["Card"]}, "radiation": {"A": radiation}},
        **{"radiationCards": {"A": list(levels)}, **given},
    }


@pytest.mark.rule("MH-042")
@pytest.mark.parametrize(
    ("before", "n", "after", "damage", "time"),
    [(0, 1, 1, 1, 6), (0, 2, 2, 1, 5), (1, 1, 2, 0, 5), (1, 2, 3, 2, 5), (2, 1, 3, 2, 6), (3, 1, 3, 0, 6)],
)
def test_each_step_does_what_the_new_level_says_at_once(
    before: int, n: int, after: int, damage: int, time: int
) -> None:
    levels = [{"once": [DAMAGE]}, {"once": [LATE]}, {"once": [DAMAGE, DAMAGE]}]
    given = suffers(n, before, *levels)
    holds(given, [PLAY], final={"radiation": {"A": after}, "damage": {"A": damage}, "time": {"A": time}})


@pytest.mark.rule("MH-042")
def test_the_steps_come_in_order_and_what_the_first_does_counts_for_the_second() -> None:
    first = {"always": [{"op": "shield", "from": "damage", "n": 1}]}
    given = suffers(2, 0, first, {"once": [{"op": "damage", "n": 3}]})
    holds(given, [PLAY], final={"damage": {"A": 2}})


@pytest.mark.rule("MH-043", "MH-068")
@pytest.mark.parametrize(
    ("before", "n", "skill"), [(0, 1, 4), (1, 1, 4), (2, 1, 3), (3, -1, 4), (1, -1, 5), (3, -9, 5)]
)
def test_all_levels_up_to_the_marker_hold_and_those_above_it_end(before: int, n: int, skill: int) -> None:
    weak = {"always": [{"op": "skill", "n": -1}]}
    given = suffers(n, before, weak, {}, weak, location="plain-1", leaders={"A": {"skills": {"force": 5}}})
    final = {"skill": skill, "radiation": {"A": max(0, before + n)}}
    holds(given, [PLAY, step("A", "interact")], final=final)


@pytest.mark.rule("MH-068")
def test_what_a_level_does_by_itself_ends_with_it() -> None:
    sick = {"when": [{"on": "day", "do": [DAMAGE]}]}
    night = [step("A", "pass"), step("table", "begin day")]
    given = suffers(-1, 2, sick, sick)
    checks = [{"after": 2, "damage": {"A": 2}}]
    holds(given, [*night, PLAY, *night], checks=checks, final={"damage": {"A": 3}, "radiation": {"A": 1}})


@pytest.mark.rule("MH-074")
@pytest.mark.parametrize(("damage", "n", "left"), [(3, 2, 1), (2, 2, 0), (1, 2, 0), (0, 1, 0)])
def test_healing_takes_damage_away_and_never_below_zero(damage: int, n: int, left: int) -> None:
    heal = {"kind": "Action", "cost": 0, "play": [{"op": "damage", "n": -n}]}
    given = {"heroes": {"Card": heal}, "hand": {"A": ["Card"]}, "damage": {"A": damage}}
    holds(given, [PLAY], final={"damage": {"A": left}})
