"""Bots want what their own Objective wants, as far as they may know of it, and not what they have already."""

from typing import Any

import pytest

from companion.engine.answers import Chosen, Picked
from companion.games.human_punishment.phrases.notation import sentence_of
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.board import COLUMNS
from tests.companion.games.human_punishment.bots.test_advice import answered, bar, city, event, stands, told
from tests.companion.games.human_punishment.test_rulings import played
from tests.companion.games.human_punishment.written import do

SOLDIER = {"id": "s", "type": "Soldier", "level": 1, "at": "6"}


def wanting(found: City, *wants: dict[str, Any], seat: str = "A") -> City:
    """The city in which that seat has such an Objective."""
    found.player(seat).aims.goals = [{"id": "o", "title": "o", "wants": [*map(sentence_of, wants)]}]
    return found


def often(deed: str, n: int = 1) -> dict[str, Any]:
    return {"op": "often", "deed": deed, "n": n}


def late(found: City) -> City:
    found.network.columns = {column: [("blue", True), ("red", False)] for column in COLUMNS}
    return found


@pytest.mark.rule("HP-004")
@pytest.mark.parametrize(
    ("given", "want", "step"),
    [
        (stands("Dark Net", hand=["b3"]), often("dark net"), "buy program=top"),
        (stands("Monolith", hand=["b5"]), often("recon"), "monolith=sectors"),
        (stands("HQ", "Legion", hand=["b3", "b3"]), often("weapon"), "buy weapon=Rifle"),
        (stands("HQ"), often("vote"), "new leader"),
        (stands("HQ", hand=["b5"]), {"op": "end badge", "badge": "leader"}, "new leader"),
        (stands("Dark Net", hand=["b3"]), {"op": "end programs", "n": 1}, "buy program=top"),
        (stands("Junkyard", chips=["blue"]), often("drop"), "drop chips"),
    ],
)
def test_a_bot_does_what_its_objective_counts(given: dict[str, Any], want: dict[str, Any], step: str) -> None:
    state = city(**given, programPile=["p"])
    assert answered(state) != Chosen(step)
    assert answered(wanting(state, want)) == Chosen(step)


def test_what_was_counted_often_enough_is_not_done_again() -> None:
    state = wanting(city(**stands("HQ")), often("vote", 2))
    state.player("A").aims.deeds["vote"] = 1
    assert answered(state) == Chosen("new leader")
    state.player("A").aims.deeds["vote"] = 2
    assert answered(state) != Chosen("new leader")


@pytest.mark.parametrize(("killed", "fights"), [({}, True), ({"kill soldier 1": 1}, False)])
def test_legion_attacks_what_its_objective_counts_until_it_has_enough(
    killed: dict[str, int], fights: bool
) -> None:
    want = {"op": "kill", "type": "soldier", "n": 1}
    state = wanting(city(**stands("City", "Legion", hand=["r5", "r4"]), enemies=[SOLDIER]), want)
    state.player("A").aims.deeds |= killed
    assert (answered(state) == Chosen("attack=s")) == fights


@pytest.mark.parametrize(("wants", "step"), [((), "move=Network"), (({"colour": "blue"},), "move=Junkyard")])
def test_a_chip_goes_where_the_objective_would_have_it(wants: tuple[dict[str, Any], ...], step: str) -> None:
    state = city(**{**stands("HQ", "Machine", chips=["blue"]), "moves": 3})
    found = wanting(
        state, *({"op": "end chips", "n": 5, "colour": "any", "column": "junkyard", **one} for one in wants)
    )
    assert (answered(found) == Chosen("move=Junkyard")) == (step == "move=Junkyard")


@pytest.mark.parametrize(("column", "step"), [("gamma", "Gamma"), ("alpha", "Alpha"), ("all", "Alpha")])
def test_a_chip_is_placed_in_the_column_of_the_objective(column: str, step: str) -> None:
    want = {"op": "end chips", "n": 2, "colour": "blue", "column": column}
    state = wanting(city(**stands("Network", chips=["blue"]), entered=True), want)
    begun = told(state, "turn", "place chips")
    assert answered(begun, "A", "place-chips") == Chosen(step)


@pytest.mark.parametrize(
    ("want", "side"), [({"op": "ends high", "n": 9}, "A"), ({"op": "ends low", "n": 3}, "B")]
)
def test_a_decision_goes_to_what_the_own_objective_wants_of_a_bar(want: dict[str, Any], side: str) -> None:
    given = event("decision", by="leader", A=bar("morale", 1), B=bar("morale", -1))
    state = wanting(played({**given, "leader": "B"}, [do("draw event")]), {**want, "bar": "morale"}, seat="B")
    assert answered(state, "B", "decide") == Chosen(side)


def test_a_bar_that_is_where_the_objective_wants_it_needs_no_more() -> None:
    given = {**event("decision", by="leader", A=bar("resource", 1), B=bar("morale", 1)), "leader": "B"}
    want = {"op": "ends high", "bar": "morale", "n": 9}
    sides = []
    for morale in (5, 9):
        start = {**given, "bars": {"morale": morale, "resource": 9}}
        sides.append(answered(wanting(played(start, [do("draw event")]), want, seat="B"), "B", "decide"))
    assert sides == [Chosen("B"), Chosen("A")]


@pytest.mark.parametrize(("wants", "goes"), [((), True), (({"op": "end wounds", "n": 1},), False)])
def test_whoever_wants_to_be_hurt_at_the_end_does_not_heal(
    wants: tuple[dict[str, Any], ...], goes: bool
) -> None:
    state = wanting(city(**stands("Med Center", wounds=1, hand=["grey"])), *wants)
    assert (answered(state) == Chosen("heal fully")) == goes


@pytest.mark.parametrize(("tiers", "cards"), [(False, 1), (True, 0)])
def test_cards_that_the_end_wants_are_kept_once_it_is_near(tiers: bool, cards: int) -> None:
    check = {
        "id": "e",
        "kind": "check",
        "target": 6,
        "success": bar("threat", -1),
        "failure": bar("threat", 1),
    }
    given = {
        "phase": "event",
        "events": {pile: [check] for pile in ("I", "III")},
        **stands("HQ", hand=["b4"]),
    }
    columns = {column: ["blue up", "red down"] for column in COLUMNS} if tiers else {}
    state = played({**given, "network": columns}, [do("draw event")])
    found = answered(wanting(state, {"op": "end cards", "n": 1}), "A", "put")
    assert isinstance(found, Picked)
    assert len(found.options) == cards


@pytest.mark.parametrize(("near", "step"), [(True, "move=Network"), (False, None)])
def test_whoever_has_to_be_somewhere_at_the_end_goes_there_once_it_is_near(
    near: bool, step: str | None
) -> None:
    state = wanting(
        city(**{**stands("City"), "ap": 0, "sectors": {name: [] for name in ("I", "II", "III")}}),
        {"op": "end area", "area": "in 6"},
    )
    found = answered(late(state) if near else state)
    assert (found == Chosen("move=Network")) == (step is not None)


@pytest.mark.parametrize(("wants", "before"), [((), "A"), (({"op": "end plain"},), "B")])
def test_a_vote_goes_to_oneself_unless_one_would_hold_no_badge(
    wants: tuple[dict[str, Any], ...], before: str
) -> None:
    state = wanting(city(**stands("HQ", hand=["b2", "b5", "r1"])), *wants)
    voted = told(state, "turn", "new leader")
    assert answered(voted, "A", "lay") == Chosen("b5")
    laid = told(voted, "lay", "b5")
    assert (answered(laid, "A", "lay") == Chosen("A")) == (before == "A")
