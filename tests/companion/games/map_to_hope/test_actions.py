"""What is done on a turn: what it costs, when it cannot be, and where the cards go."""

from typing import Any

import pytest

from tests.companion.games.map_to_hope.rehearsing import holds, step

TWO: dict[str, Any] = {"players": ["A", "B"]}
PASS, B_PASSES = step("A", "pass"), step("B", "pass")
INTERACT, MOVE = step("A", "interact"), step("A", "move")
PLAY = step("A", "play", card="Card")
FOR_B = step("A", "play", card="Card", **{"for": "B"})


def held(*effects: dict[str, Any], kind: str = "Action", cost: int = 1, **given: Any) -> dict[str, Any]:
    """A has one card in hand."""
    card = {"kind": kind, "cost": cost, "play": list(effects)}
    return {"heroes": {"Card": card}, "hand": {"A": ["Card"]}, **given}


def at(needs: int, *, cost: int = 1, **more: Any) -> dict[str, Any]:
    """They stand at a Location that tests force, of which A has 3."""
    gate = {"cost": cost, "skill": "force", "needs": needs, **more}
    return {"locations": {"Gate": gate}, "location": "Gate", "leaders": {"A": {"skills": {"force": 3}}}}


@pytest.mark.rule("MH-027")
@pytest.mark.parametrize(("discarded", "hand"), [([], 4), (["plain-1"], 4), (["plain-1", "plain-3"], 4)])
def test_a_draw_brings_one_card_more_than_was_discarded(discarded: list[str], hand: int) -> None:
    given = {"hand": {"A": ["plain-1", "plain-2", "plain-3"]}}
    final = {"hand": {"A": hand}, "deck": {"A": 9 - len(discarded)}, "time": {"A": 5}}
    holds(given, [step("A", "draw", discard=discarded)], final={**final, "discard": {"A": discarded}})


@pytest.mark.rule("MH-027")
@pytest.mark.parametrize("discarded", [["plain-9"], ["plain-1", "plain-1"]])
def test_only_what_is_in_hand_is_discarded_and_each_card_once(discarded: list[str]) -> None:
    given = {"hand": {"A": ["plain-1", "plain-2"]}, "front": {"A": []}}
    holds(given, [step("A", "draw", discard=discarded)], rejected=[1], final={"time": {"A": 6}})


@pytest.mark.rule("MH-027", "MH-055")
@pytest.mark.parametrize(("time", "rejected"), [(1, []), (0, [1])])
def test_a_draw_costs_one_time(time: int, rejected: list[int]) -> None:
    final = {"time": {"A": 0}, "debt": {"A": 0}, "active": "A"}
    holds({"time": {"A": time}}, [step("A", "draw")], rejected=rejected, final=final)


@pytest.mark.rule("MH-028")
@pytest.mark.parametrize(("deck", "discard", "left", "pile"), [(1, 2, 1, 0), (2, 2, 0, 2), (0, 5, 3, 0)])
def test_an_empty_deck_is_made_of_its_pile_when_a_card_is_due(
    deck: int, discard: int, left: int, pile: int
) -> None:
    given = held({"op": "draw", "n": 2}, deck={"A": deck}, discard={"A": discard})
    holds(given, [PLAY], final={"hand": {"A": 2}, "deck": {"A": left}, "discard": {"A": pile + 1}})


@pytest.mark.rule("MH-069")
def test_what_is_discarded_for_a_draw_is_on_the_pile_before_it_is_drawn() -> None:
    given = {"hand": {"A": ["plain-1"]}, "deck": {"A": 0}}
    holds(
        given,
        [step("A", "draw", discard=["plain-1"])],
        final={"hand": {"A": ["plain-1"]}, "deck": {"A": 0}, "discard": {"A": 0}, "time": {"A": 5}},
    )


@pytest.mark.rule("MH-070")
@pytest.mark.parametrize(("deck", "discard", "hand"), [(1, 0, 1), (0, 0, 0), (1, 1, 2), (3, 0, 3), (4, 0, 3)])
def test_where_too_few_cards_are_left_those_are_drawn(deck: int, discard: int, hand: int) -> None:
    given = held({"op": "draw", "n": 3}, deck={"A": deck}, discard={"A": discard})
    holds(given, [PLAY], final={"hand": {"A": hand}, "deck": {"A": max(0, deck - 3)}})


@pytest.mark.rule("MH-029", "MH-030", "MH-055")
@pytest.mark.parametrize(("time", "rejected", "left"), [(6, [], 3), (3, [], 0), (2, [1], 2), (0, [1], 0)])
def test_a_card_is_paid_in_full_out_of_the_time_of_today(time: int, rejected: list[int], left: int) -> None:
    given = held({"op": "damage", "n": 1}, cost=3, time={"A": time})
    done = {"hand": {"A": len(rejected)}, "damage": {"A": 1 - len(rejected)}}
    holds(given, [PLAY], rejected=rejected, final={"time": {"A": left}, "debt": {"A": 0}, **done})


@pytest.mark.rule("MH-029")
def test_only_a_card_in_hand_is_played() -> None:
    given = held(kind="Item", discard={"A": ["plain-1"]})
    again = step("A", "play", card="plain-1")
    holds(given, [PLAY, PLAY, again], rejected=[2, 3], final={"time": {"A": 5}})


@pytest.mark.rule("MH-031")
@pytest.mark.parametrize(
    ("kind", "front", "discard"),
    [("Item", ["Card"], 0), ("Ally", ["Card"], 0), ("Boost", ["Card"], 0), ("Action", [], 1)],
)
def test_all_but_actions_stay_in_front(kind: str, front: list[str], discard: int) -> None:
    final = {"front": {"A": front}, "discard": {"A": discard}, "hand": {"A": 0}}
    holds(held(kind=kind), [PLAY], final=final)


@pytest.mark.rule("MH-032", "MH-056", "MH-058")
def test_an_action_for_the_partner_is_the_turn_the_time_and_the_card_of_who_plays_it() -> None:
    given = held({"op": "damage", "n": -2}, cost=2, damage={"A": 2, "B": 3}, time={"B": 5})
    final = {
        **{"damage": {"A": 2, "B": 1}, "time": {"A": 4, "B": 5}},
        **{"discard": {"A": ["Card"], "B": 0}, "active": "B", "front": {"B": 0}},
    }
    holds({**TWO, **given}, [FOR_B], final=final)


@pytest.mark.rule("MH-032", "MH-063")
def test_nothing_is_played_for_somebody_who_is_eliminated() -> None:
    given = {**TWO, **held({"op": "damage", "n": 1}), "dead": ["B"]}
    holds(given, [FOR_B, PLAY], rejected=[1], final={"damage": {"A": 1}})


@pytest.mark.rule("MH-057")
@pytest.mark.parametrize(("kind", "rejected"), [("Item", [1]), ("Ally", [1]), ("Boost", [1]), ("Action", [])])
def test_only_actions_are_played_for_the_partner(kind: str, rejected: list[int]) -> None:
    time = {"A": 6 if rejected else 5}
    holds({**TWO, **held(kind=kind)}, [FOR_B], rejected=rejected, final={"time": time, "front": {"B": 0}})


@pytest.mark.rule("MH-033", "MH-055")
@pytest.mark.parametrize(("time", "rejected"), [(3, []), (2, [1])])
def test_a_location_is_tested_for_its_whole_cost(time: int, rejected: list[int]) -> None:
    given = {**at(3, cost=3), "time": {"A": time}}
    final: dict[str, Any] = {"time": {"A": time if rejected else 0}, "debt": {"A": 0}}
    final["location"] = "Gate" if rejected else None
    holds(given, [INTERACT], rejected=rejected, final=final)


@pytest.mark.rule("MH-034", "MH-073")
@pytest.mark.parametrize(("needs", "damage"), [(3, 1), (4, 2)])
def test_what_success_or_failure_says_happens_and_the_location_is_gone(needs: int, damage: int) -> None:
    texts: dict[str, Any] = {"success": [{"op": "damage", "n": 1}], "fail": [{"op": "damage", "n": 2}]}
    final = {"damage": {"A": damage}, "location": None, "journey": 6, "aside": 10}
    holds(at(needs, **texts), [INTERACT, INTERACT], rejected=[2], final=final)


@pytest.mark.rule("MH-035", "MH-080")
@pytest.mark.parametrize(
    ("time", "lost", "left", "debt", "tomorrow"),
    [(4, 3, 0, 0, 6), (2, 3, 0, 2, 4), (1, 2, 0, 2, 4), (1, 3, 0, 3, 3), (6, 1, 4, 0, 6)],
)
def test_time_that_is_not_there_is_lost_from_the_next_day(
    time: int, lost: int, left: int, debt: int, tomorrow: int
) -> None:
    given = {**at(9, fail=[{"op": "time", "n": -lost}]), "time": {"A": time}}
    now = {"after": 1, "time": {"A": left}, "debt": {"A": debt}}
    night = [PASS, step("table", "begin day")]
    holds(given, [INTERACT, *night], checks=[now], final={"time": {"A": tomorrow}, "debt": {"A": 0}})


@pytest.mark.rule("MH-036", "MH-037")
@pytest.mark.parametrize(("location", "rejected"), [(None, []), ("plain-1", [1])])
def test_they_move_on_once_the_location_is_done_with(location: str | None, rejected: list[int]) -> None:
    given = {"location": location, "journey": ["plain-2", "plain-3"]}
    final = {"location": "plain-1" if rejected else "plain-2", "journey": 3 - (not rejected)}
    holds(given, [MOVE], rejected=rejected, final={**final, "time": {"A": 6 - (not rejected)}})


@pytest.mark.rule("MH-036", "MH-055")
@pytest.mark.parametrize(("time", "rejected"), [(1, []), (0, [1])])
def test_a_move_costs_one_time(time: int, rejected: list[int]) -> None:
    holds({"time": {"A": time}}, [MOVE], rejected=rejected, final={"time": {"A": 0}, "debt": {"A": 0}})


@pytest.mark.rule("MH-037", "MH-060")
def test_there_is_one_location_for_both_and_either_tests_it_or_moves_on() -> None:
    given = {**TWO, "location": "plain-1", "journey": ["plain-2", "plain-3"]}
    b_moves, b_tests = step("B", "move"), step("B", "interact")
    holds(
        given,
        [INTERACT, b_moves, MOVE, PASS, b_tests, b_moves],
        rejected=[3],
        checks=[{"after": 2, "location": "plain-2", "active": "A", "time": {"A": 5, "B": 5}}],
        final={"location": "plain-3", "active": "B"},
    )


@pytest.mark.rule("MH-064")
def test_nobody_scouts_without_a_card() -> None:
    given = {**held({"op": "scout"}), "journey": ["plain-1"], "aside": ["plain-2"]}
    scout = step("A", "scout", top="plain-2")
    holds(given, [scout, PLAY, scout], rejected=[1], final={"journey": ["plain-2", "Camp Hope"]})
