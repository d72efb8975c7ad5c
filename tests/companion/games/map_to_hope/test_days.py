"""Days: a token and new Time at the beginning, turn about until all have passed, and the tenth one loses."""

from dataclasses import replace
from typing import Any

import pytest

from companion.games.map_to_hope.game import GAME
from tests.companion.games.map_to_hope.own_deck import game
from tests.companion.games.map_to_hope.rehearsing import holds, step
from tests.companion.games.map_to_hope.test_choosing import until

TWO: dict[str, Any] = {"players": ["A", "B"]}
BEGIN = step("table", "begin day")
PASS, B_PASSES = step("A", "pass"), step("B", "pass")
DRAW = step("A", "draw")


def costing(*costs: int) -> dict[str, Any]:
    """A holds Actions of these costs, which do nothing."""
    heroes = {f"c{n}": {"kind": "Action", "cost": cost} for n, cost in enumerate(costs)}
    return {"heroes": heroes, "hand": {"A": list(heroes)}}


def playing(n: int) -> list[dict[str, Any]]:
    return [step("A", "play", card=f"c{card}") for card in range(n)]


@pytest.mark.rule("MH-007")
def test_no_counter_runs_out_of_tokens() -> None:
    front = {"Doll": {"kind": "Item", "cost": 0, "uses": 40}}
    blow = {"kind": "Action", "cost": 0, "play": [{"op": "damage", "n": 39}, {"op": "time", "n": -50}]}
    given = {"heroes": {**front, "Blow": blow}, "hand": {"A": ["Blow"]}, "front": {"A": ["Doll"]}}
    given["leaders"] = {"A": {"health": 40}}
    final = {"damage": {"A": 39}, "debt": {"A": 44}, "uses": {"Doll": 40}}
    holds(given, [step("A", "play", card="Blow")], final=final)


@pytest.mark.rule("MH-020", "MH-021", "MH-066")
@pytest.mark.parametrize(("day", "days"), [(1, 8), (2, 7), (8, 1), (9, 0)])
def test_a_day_is_played_with_nine_less_its_number_of_tokens(day: int, days: int) -> None:
    before = {"day": day - 1, "passed": ["A"], "active": None}
    if day > 1:
        holds(before, [BEGIN], checks=[{"after": 0, "days": days + 1}], final={"day": day, "days": days})
    holds({"day": day}, [], final={"day": day, "days": days})


@pytest.mark.rule("MH-022", "MH-048")
def test_the_ninth_day_is_played_and_the_tenth_loses() -> None:
    holds(
        {"day": 8},
        [PASS, BEGIN, DRAW, PASS, BEGIN],
        checks=[
            {"after": 2, "day": 9, "days": 0, "gameOver": None},
            {"after": 3, "hand": {"A": 1}},
            {"after": 4, "active": None, "gameOver": None},
        ],
        final={"day": 9, "days": 0, "gameOver": "lost"},
    )


@pytest.mark.rule("MH-023")
def test_they_act_in_turn_one_action_each() -> None:
    b_draws = step("B", "draw")
    holds(
        TWO,
        [b_draws, DRAW, DRAW, b_draws, DRAW],
        rejected=[1, 3],
        checks=[{"after": 2, "active": "B"}, {"after": 4, "active": "A"}],
        final={"active": "B", "hand": {"A": 2, "B": 1}},
    )


@pytest.mark.rule("MH-024")
@pytest.mark.parametrize("action", [DRAW, PASS, step("A", "play", card="c0"), step("A", "interact")])
def test_whoever_has_passed_does_nothing_more_on_that_day(action: dict[str, Any]) -> None:
    given = {**TWO, **costing(0), "location": "plain-1"}
    holds(given, [PASS, action, B_PASSES, action, BEGIN], rejected=[2, 4], final={"day": 4, "hand": {"A": 1}})


@pytest.mark.rule("MH-025")
@pytest.mark.parametrize(("last", "rejected", "left"), [(1, [], 0), (2, [3], 1)])
def test_six_time_is_what_a_day_has(last: int, rejected: list[int], left: int) -> None:
    holds(costing(2, 3, last), playing(3), rejected=rejected, final={"time": {"A": left}, "active": "A"})


@pytest.mark.rule("MH-026", "MH-051")
def test_the_day_is_over_when_all_have_passed_and_until_then_the_other_goes_on() -> None:
    b_draws = step("B", "draw")
    holds(
        TWO,
        [PASS, BEGIN, b_draws, b_draws, B_PASSES, BEGIN],
        rejected=[2],
        checks=[
            {"after": 2, "active": "B", "day": 3, "passed": ["A"]},
            {"after": 3, "active": "B"},
            {"after": 4, "active": "B", "time": {"B": 4}},
            {"after": 5, "active": None, "passed": ["A", "B"]},
        ],
        final={"day": 4, "passed": []},
    )


@pytest.mark.rule("MH-050")
@pytest.mark.parametrize(
    ("time", "debt", "next_time", "next_debt"),
    [(4, 0, 6, 0), (0, 0, 6, 0), (0, 2, 4, 0), (6, 6, 0, 0), (6, 7, 0, 1)],
)
def test_every_day_has_six_time_anew_less_what_is_owed(
    time: int, debt: int, next_time: int, next_debt: int
) -> None:
    given = {"time": {"A": time}, "debt": {"A": debt}}
    holds(given, [PASS, BEGIN], final={"time": {"A": next_time}, "debt": {"A": next_debt}})


@pytest.mark.rule("MH-052")
def test_only_time_limits_how_often_something_is_done() -> None:
    holds({}, [DRAW] * 7, rejected=[7], checks=[{"after": 3, "time": {"A": 3}}], final={"time": {"A": 0}})


@pytest.mark.rule("MH-059")
def test_the_night_leaves_everything_where_it_is() -> None:
    given = {
        "heroes": {"Rope": {"kind": "Item", "cost": 1}},
        **{"front": {"A": ["Rope"]}, "hand": {"A": ["plain-1"]}, "discard": {"A": ["plain-2"]}},
        **{"damage": {"A": 2}, "radiation": {"A": 3}, "location": "plain-3", "journey": 4, "aside": 6},
    }
    same = {
        **{"front": {"A": ["Rope"]}, "hand": {"A": ["plain-1"]}, "discard": {"A": ["plain-2"]}},
        **{"damage": {"A": 2}, "radiation": {"A": 3}, "location": "plain-3", "journey": 5, "aside": 6},
    }
    holds(given, [PASS, BEGIN], final={"day": 4, "deck": {"A": 10}, **same})


@pytest.mark.rule("MH-023", "MH-026")
def test_they_take_turns_at_opening_a_day_and_a_lone_one_always_does() -> None:
    both = [PASS, B_PASSES, BEGIN]
    holds({**TWO, "day": 1}, both, final={"first": "B", "active": "B"})
    holds({**TWO, "first": "B"}, both, final={"first": "A", "active": "A"})
    holds({**TWO, "first": "A", "dead": ["B"]}, [PASS, BEGIN], final={"first": "A", "active": "A"})


@pytest.mark.rule("MH-020", "MH-048")
def test_a_day_begins_by_itself_but_for_the_first_and_the_one_that_loses() -> None:
    state = until(game("A"), "day").state
    asked = {day: GAME.questions(replace(state, day=day, days=9 - day)) for day in (0, 1, 8, 9)}
    assert {day: one.lapses for day, [one] in asked.items()} == {0: None, 1: "begin", 8: "begin", 9: None}
