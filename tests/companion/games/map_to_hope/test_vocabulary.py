"""Every word of the form is understood, and no other: the form itself says which there are."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from companion.games.map_to_hope.cards import Holds, On, Op
from companion.games.map_to_hope.scenarios import checks, given, script, staged, swaps, views
from companion.games.map_to_hope.scenarios.scenario import VOCABULARY
from tests.companion.games.map_to_hope.rehearsing import faults, holds, in_the_box, step

FORM = json.loads(Path(__file__).with_name("acceptance.json").read_text(encoding="utf-8"))["about"]
PLAY = step("A", "play", card="Card")


def words(text: str) -> set[str]:
    """The words that a text of the form sets apart."""
    return set(re.findall(r"`([^`]+)`", text))


def names(listed: dict[str, Any]) -> set[str]:
    """The names of a list, of which one entry may explain several."""
    return {name for heads in listed for name in heads.split(", ")}


def test_the_fields_of_what_is_given_are_those_of_the_form() -> None:
    assert {*staged.STAGED_FIELDS, *given.SET_UP_FIELDS} == names(FORM["given"])


def test_the_steps_are_those_of_the_form() -> None:
    assert set(script.STEPS) == names(FORM["steps"])


def test_the_fields_of_a_check_are_those_of_the_form() -> None:
    assert set(checks.FIELDS) == names(FORM["then"]["fields"])
    assert {*VOCABULARY.promises, "rejected", "fields"} == set(FORM["then"])


def test_what_may_be_open_is_what_the_form_lists() -> None:
    listed = FORM["then"]["fields"]["open"].partition("one of ")[2]
    assert set(checks.OPEN.values()) == set(listed.split(", "))


def test_the_phrases_and_the_changes_are_those_of_the_form() -> None:
    assert set(views.SEEING) == words(FORM["then"]["views"])
    changes = words(FORM["then"]["same"]) - {"upTo", "scout"}
    assert {f"{one} X" if one.endswith(" of") else one for one in swaps.KINDS} == changes


def test_the_forms_of_effects_are_those_of_the_form() -> None:
    heads = names(FORM["forms"]) - {"effects", "always", "when", "use", "uses", "fate card", "test"}
    assert {str(one) for one in Op} == {head.removesuffix(" n") for head in heads}
    assert {str(one) for one in Holds} == set(re.findall(r"{op: ([a-z ]+)", FORM["forms"]["always"]))
    assert "{on: " + " | ".join(On) in FORM["forms"]["when"]


def fault(given: dict[str, Any], *when: dict[str, Any], **then: Any) -> str:
    """The only thing that is wrong about a scenario, which is then not played."""
    [found] = faults(given, list(when), **(then or {"final": {}}))
    return found


def does(*effects: Any) -> dict[str, Any]:
    return {"heroes": {"Card": {"kind": "Action", "cost": 0, "play": list(effects)}}, "hand": {"A": ["Card"]}}


def lies(**said: Any) -> dict[str, Any]:
    return {"heroes": {"Rope": {"kind": "Item", "cost": 0, **said}}, "front": {"A": ["Rope"]}}


EVERYWHERE = {"n": 1, "whom": "partner"}
GOOD: list[dict[str, Any]] = [
    *({"op": op, **EVERYWHERE} for op in ("time", "damage", "radiation", "draw", "discard", "take back")),
    {"op": "skill", "n": -1, "skill": "craft", "until": "day", "whom": "all"},
    {"op": "lose card", "n": 1, "kind": "Boost"},
    {"op": "scout", "whom": "partner"},
    {"op": "foresee", "whom": "partner"},
    {"op": "choose", "of": [[], [{"op": "draw", "n": 1}]], "whom": "partner"},
    {"op": "eliminate", "whom": "partner"},
]


@pytest.mark.parametrize("effect", GOOD, ids=[one["op"] for one in GOOD])
def test_an_effect_is_understood_and_nothing_beside_it(effect: dict[str, Any]) -> None:
    holds(does(effect), [PLAY], final={"hand": {"A": 0}})
    assert "'often'" in fault(does({**effect, "often": 2}))


BAD: list[tuple[dict[str, Any], str]] = [
    (does({"op": "tme", "n": 1}), "did you mean 'time'"),
    (does({"op": "time"}), "'n' is missing"),
    (does({"op": "draw", "n": -1}), "from 1"),
    (does({"op": "time", "n": 1.0}), "a whole number"),
    (does({"op": "foresee", "n": 1}), "'n'"),
    (does({"op": "time", "n": 1, "skill": "wits"}), "'skill'"),
    (does({"op": "skill", "n": 1, "skill": "luck"}), "no skill"),
    (does({"op": "skill", "n": 1, "until": "turn"}), "end of a gain"),
    (does({"op": "lose card", "n": 1, "kind": "Action"}), "kind of card"),
    (does({"op": "time", "n": 1, "whom": "you all"}), "receiver"),
    (does({"op": "choose", "of": [[]]}), "two lists"),
    (does({"op": "choose", "of": [[{"op": "choose", "of": [[], []]}], []]}), "may stand here"),
    (lies(always=[{"op": "cost", "n": 1, "of": "use"}]), "action with a cost"),
    (lies(always=[{"op": "daily time", "n": 1}]), "to -1"),
    (lies(always=[{"op": "shield", "n": 1, "from": "time"}]), "shield is against"),
    (lies(always=[{"op": "fate floor"}]), "'n' is missing"),
    (lies(always=[{"op": "draw", "n": 1}]), "thing that holds"),
    (lies(when=[{"on": "night", "do": []}]), "moment"),
    (lies(when=[{"on": "day", "do": [{"op": "scout"}]}]), "may stand here"),
    (lies(use={"time": -1, "do": []}), "from 0"),
    (lies(uses=0), "from 1"),
    (lies(text="It holds."), "called by their ids"),
    ({"campHope": {"title": "The camp"}}, "called by their ids"),
    ({"campHope": {"success": []}}, "'success'"),
    ({"leaders": {"A": {"text": "She"}}}, "called by their ids"),
    ({"leaders": {"B": {}}}, "'B'"),
    ({"radiationCards": {"A": [{"always": [], "often": []}]}}, "'often'"),
    ({"locations": {"Gate": {"cost": 1, "skill": "any", "needs": 1}}}, "no skill"),
    ({"locations": {"Camp Hope": {"cost": 1, "skill": "wits", "needs": 1}}}, "'campHope'"),
    ({"journey": ["Camp Hope"]}, "no Location"),
    (
        {"heroes": {"Rope": {"kind": "Item", "cost": 1}}, "front": {"A": [{"id": "Rope", "uses": 1}]}},
        "no uses",
    ),
    ({"front": {"A": ["plain-1"]}}, "does not stay in front"),
    ({"time": {"A": 7}}, "from 0 to 6"),
    ({"radiation": {"A": 7}}, "from 0 to 6"),
    ({"fate": []}, "at least one Fate card"),
    ({"fate": ["Radiation"]}, "a whole number"),
    ({"fateBy": "nobody"}, "no choice"),
    ({"hands": "Open"}, "did you mean 'open'"),
    ({"players": ["B", "A"]}, "in their order"),
    ({**in_the_box("A"), "day": 1}, "'day'"),
    (in_the_box("A", "normal"), "no difficulty"),
]


@pytest.mark.parametrize(("given", "why"), BAD)
def test_what_the_form_does_not_know_is_an_error_in_the_file(given: dict[str, Any], why: str) -> None:
    found = fault(given)
    assert found.startswith("given"), found
    assert why in found


@pytest.mark.parametrize(
    ("when", "why"),
    [
        (step("A", "rest"), "no step"),
        (step("table", "pass"), "player of this step"),
        (step("A", "begin day"), "player of this step"),
        (step("B", "pass"), "player of this step"),
        (step("A", "play"), "'card' is missing"),
        (step("A", "play", card="Card", **{"for": "B"}), "no seat"),
        (step("A", "draw", cards=[]), "did you mean"),
        (step("A", "discard cards", cards="plain-1"), "a list"),
        (step("A", "foresee", put="below"), "no value"),
        (step("A", "choose", option=3), "from 1 to 2"),
        (step("table", "fate", value="-1"), "a whole number"),
        (step("A", "pass", why="tired"), "'why'"),
        ({**step("A", "pass"), "n": 2}, "is 1"),
    ],
)
def test_a_step_says_what_the_form_asks_and_no_more(when: dict[str, Any], why: str) -> None:
    found = fault({}, when)
    assert found.startswith("when[0]"), found
    assert why in found


@pytest.mark.parametrize(
    ("then", "why"),
    [
        ({}, "nothing is promised"),
        ({"finally": {}}, "'finally'"),
        ({"rejected": [2]}, "from 0 to 1"),
        ({"rejected": [1, 1]}, "twice"),
        ({"rejected": [0]}, "stands alone"),
        ({"final": {"after": 1}}, "names none"),
        ({"final": {"time": {"B": 6}}}, "'B'"),
        ({"final": {"time": 6}}, "an object"),
        ({"final": {"result": "won"}}, "no value"),
        ({"final": {"gameOver": "success"}}, "no value"),
        ({"final": {"open": {"player": "A", "do": "draw"}}}, "may be open"),
        ({"final": {"fateDeck": ["one"]}}, "a whole number"),
        ({"checks": [{"after": 2}]}, "from 0 to 1"),
        ({"checks": [{"days": 6}]}, "'after' is missing"),
        ({"views": [{"after": 0, "viewer": "all"}]}, "stands here"),
        ({"views": [{"after": 0, "viewer": [], "sees": ["day"]}]}, "at least one viewer"),
        ({"views": [{"after": 0, "viewer": ["all"], "sees": ["day"]}]}, "no viewer"),
        ({"views": [{"after": 0, "viewer": "A", "sees": ["hand of B"]}]}, "no phrase"),
        ({"views": [{"after": 0, "viewer": "A", "sees": ["hand"]}]}, "no phrase"),
        ({"same": [{"change": "hand of B", "viewers": ["A"], "upTo": 0}]}, "no change"),
        ({"same": [{"change": "aside order", "viewers": [], "upTo": 0}]}, "at least one viewer"),
        ({"same": [{"change": "aside order", "viewers": ["A"], "upTo": 2}]}, "from 0 to 1"),
    ],
)
def test_a_promise_is_one_that_the_form_knows(then: dict[str, Any], why: str) -> None:
    [found] = faults({}, [step("A", "pass")], **then)
    assert found.startswith("then"), found
    assert why in found


def test_two_cards_besides_camp_hope_have_to_lie_there_to_change_places() -> None:
    swap = {"change": "journey order", "viewers": ["kiosk"], "upTo": 0}
    assert "two cards" in fault({"journey": ["plain-1"]}, same=[swap])
    holds({"journey": ["plain-1", "plain-2"]}, [], same=[swap])


def test_a_card_in_front_without_uses_is_not_as_if_it_did_not_lie_there() -> None:
    assert "not None" in fault(lies(), final={"uses": {"Rope": None}})
    holds(lies(uses=2), [], final={"uses": {"Rope": 2, "Lamp": None}})


def test_after_the_end_nobody_asks_whose_turn_it_would_be() -> None:
    given = {"location": "Camp Hope", "campHope": {"needs": 0}}
    over = {"gameOver": "won", "active": "A", "open": {"player": "A", "do": "scout"}, "passed": ["A"]}
    look = {"after": 1, "viewer": "all", "sees": ["active", "gameOver"]}
    holds(
        given,
        [step("A", "interact")],
        final=over,
        views=[look, {**look, "sees": [], "mustNotSee": ["active"]}],
    )
