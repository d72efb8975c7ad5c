"""Tests: what counts, Fate last, and what is enough."""

from typing import Any

import pytest

from companion.games.map_to_hope import state
from companion.games.map_to_hope.explaining import fate_comes
from tests.companion.games.map_to_hope.rehearsing import holds, step

INTERACT, MOVE = step("A", "interact"), step("A", "move")


def at(needs: int, fate: list[int | str], **skills: int) -> dict[str, Any]:
    """A stands at a Location that tests force."""
    return {
        "locations": {"Gate": {"cost": 1, "skill": "force", "needs": needs}},
        "location": "Gate",
        "leaders": {"A": {"skills": skills}},
        "fate": fate,
    }


@pytest.mark.rule("MH-038", "MH-039", "MH-040")
@pytest.mark.parametrize(
    ("force", "fate", "needs", "total", "result"),
    [
        (5, -2, 3, 3, "success"),
        (5, -2, 4, 3, "failure"),
        (5, 1, 6, 6, "success"),
        (5, 0, 6, 5, "failure"),
        (2, -4, 0, 0, "success"),
        (2, -4, 1, 0, "failure"),
        (4, -4, 1, 0, "failure"),
        (5, -4, 1, 1, "success"),
    ],
)
def test_the_skill_value_and_then_fate_are_held_against_what_is_needed(
    force: int, fate: int, needs: int, total: int, result: str
) -> None:
    found = {"skill": force, "fate": fate, "total": total, "needs": needs, "result": result}
    holds(at(needs, [fate], force=force), [INTERACT], final=found)


@pytest.mark.rule("MH-040")
@pytest.mark.parametrize(("pushed", "skill", "total"), [(-2, 1, 2), (-3, 0, 1), (-5, 0, 1)])
def test_a_value_below_zero_is_zero_before_fate_is_added(pushed: int, skill: int, total: int) -> None:
    always = [{"op": "skill", "n": pushed}]
    given = {**at(2, [1]), "leaders": {"A": {"skills": {"force": 3}, "always": always}}}
    holds(given, [INTERACT], final={"skill": skill, "total": total})


@pytest.mark.rule("MH-041", "MH-067", "MH-082")
@pytest.mark.parametrize(
    ("deck", "drawn", "left", "pile"), [([], [0] * 14, 13, 1), ([0], [0] * 13, 0, 14), ([0, 0], [], 1, 1)]
)
def test_an_empty_fate_deck_is_made_of_what_was_drawn(
    deck: list[int], drawn: list[int], left: int, pile: int
) -> None:
    given = {**at(0, list(deck)), "fateDiscard": drawn}
    holds(given, [INTERACT], final={"fateDeck": left, "fateDiscard": pile})


@pytest.mark.rule("MH-041", "MH-082")
def test_fourteen_draws_bring_the_same_fourteen_again_and_nothing_that_was_taken_out() -> None:
    left = [-3, -2, -2, -1, -1, -1, 0, 0, 0, 0, 1, 1, 2, "radiation"]
    given = {**at(0, []), "fateDiscard": left, "fateBy": "table"}
    taken_out = step("table", "fate", value=-4)
    holds(
        given,
        [INTERACT, taken_out, step("table", "fate", value=-2)],
        rejected=[2],
        final={"fateDiscard": [-2], "fateDeck": [-3, *left[2:]]},
    )


@pytest.mark.rule("MH-053")
@pytest.mark.parametrize(("needs", "force", "result"), [(0, 0, "success"), (99, 0, "failure")])
def test_fate_is_drawn_also_where_it_changes_nothing(needs: int, force: int, result: str) -> None:
    given = at(needs, [2, 1], force=force)
    holds(given, [INTERACT], final={"fateDeck": [1], "fateDiscard": [2], "result": result})


@pytest.mark.rule("MH-038", "MH-054")
def test_between_the_skill_value_and_the_outcome_nothing_but_fate_comes() -> None:
    hand = {"heroes": {"Boost": {"kind": "Action", "cost": 0, "play": [{"op": "skill", "n": 9}]}}}
    given = {**at(5, [-3, 3], force=2), **hand, "hand": {"A": ["Boost"]}, "fateBy": "table"}
    fate = step("table", "fate", value=3)
    asked = {"open": {"player": "table", "do": "fate"}, "skill": 2, "fate": None, "total": None}
    holds(
        given,
        [INTERACT, step("A", "play", card="Boost"), step("A", "pass"), fate, fate],
        rejected=[2, 3, 5],
        checks=[{"after": 3, **asked, "result": None}],
        final={"skill": 2, "fate": 3, "total": 5, "result": "success", "hand": {"A": ["Boost"]}},
    )


@pytest.mark.rule("MH-067")
def test_drawn_fate_cards_lie_on_their_pile() -> None:
    given = {"location": "plain-1", "journey": ["plain-2", "plain-3"], "fate": [*[1] * 3, *[0] * 11]}
    go = [INTERACT, MOVE, INTERACT, MOVE, INTERACT]
    holds(given, go, final={"fateDeck": 11, "fateDiscard": [1, 1, 1]})


@pytest.mark.rule("MH-075")
@pytest.mark.parametrize(("gained", "skill", "result"), [(2, 8, "success"), (1, 7, "failure")])
def test_leader_cards_and_gains_are_added_up(gained: int, skill: int, result: str) -> None:
    heroes = {
        "Rope": {"kind": "Item", "cost": 0, "always": [{"op": "skill", "n": 3, "skill": "force"}]},
        "Book": {"kind": "Item", "cost": 0, "always": [{"op": "skill", "n": 5, "skill": "wits"}]},
        "Act": {"kind": "Action", "cost": 0, "play": [{"op": "skill", "n": gained}]},
    }
    given = {
        **at(8, [0], force=3),
        "heroes": heroes,
        "front": {"A": ["Rope", "Book"]},
        "hand": {"A": ["Act"]},
    }
    holds(given, [step("A", "play", card="Act"), INTERACT], final={"skill": skill, "result": result})


@pytest.mark.rule("MH-081")
@pytest.mark.parametrize(("until", "second"), [(None, 3), ("test", 3), ("day", 5)])
def test_a_gain_is_for_the_next_test_unless_it_says_for_the_day(until: str | None, second: int) -> None:
    gain = {"op": "skill", "n": 2, **({"until": until} if until else {})}
    given = {
        **at(0, [0] * 3, force=3),
        "heroes": {"Act": {"kind": "Action", "cost": 0, "play": [gain]}},
        **{"hand": {"A": ["Act"]}, "journey": ["plain-1", "plain-2"]},
    }
    night = [step("A", "pass"), step("table", "begin day")]
    holds(
        given,
        [step("A", "play", card="Act"), INTERACT, MOVE, INTERACT, *night, MOVE, INTERACT],
        checks=[{"after": 2, "skill": 5}, {"after": 4, "skill": second}],
        final={"skill": 3},
    )


@pytest.mark.rule("MH-081")
def test_a_gain_that_was_never_tested_is_gone_the_next_day() -> None:
    given = {
        **at(0, [0], force=3),
        "heroes": {"Act": {"kind": "Action", "cost": 0, "play": [{"op": "skill", "n": 2}]}},
        "hand": {"A": ["Act"]},
    }
    night = [step("A", "pass"), step("table", "begin day")]
    holds(given, [step("A", "play", card="Act"), *night, INTERACT], final={"skill": 3})


@pytest.mark.parametrize(
    ("card", "counts", "plain"), [("-3", -3, 1), ("0", 0, 1), ("-3", -1, 0), ("radiation", -4, 0)]
)
def test_a_fate_card_is_said_once_unless_it_counts_something_else(card: str, counts: int, plain: int) -> None:
    told = fate_comes(state.Test("A", "Gate", 3, 4, fate=counts, card=card))
    assert (told.key, told.values["plain"]) == ("fate-comes", plain)
