"""What is not written as the format says is no scenario: the reader says where, and what may stand there."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.engine.game import Rehearsed, rehearse
from companion.games.hope_inhumanity.game import GAME
from companion.kit.scenario.parts import MisreadDie

Json = Any
GIVEN_TEN = Path(__file__).with_name("acceptance.json")
PLAIN, SIGHTS = (one for one in json.loads(GIVEN_TEN.read_text(encoding="utf-8"))["scenarios"][:2])


def rehearsed(scenario: Json) -> Rehearsed:
    (one,) = rehearse(GAME, json.dumps({"scenarios": [scenario]}))
    return one


def put(scenario: Json, path: str, value: Json) -> Json:
    """The scenario with that value at a path such as `when.0.terrain`."""
    name, _, rest = path.partition(".")
    key = int(name) if name.isdigit() else name
    copied: Json = list(scenario) if isinstance(key, int) else dict(scenario)
    inner = copied[key] if rest else None
    copied[key] = put(inner, rest, value) if rest else value
    return copied


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("notes", "", "there is no field 'notes' here; allowed: id, title"),
        ("rules", ["HI-308"], "rules[0]: 'HI-308' is no number from HI-1 to HI-307"),
        ("rulings", ["HI-1"], "'HI-1' is no number from A-1 to A-81"),
        ("given.handicap", 1, "given: there is no field 'handicap' here"),
        ("given.huminity", {}, "did you mean 'humanity'?"),
        ("given.players", ["A", "B"], "three to five different players"),
        ("given.players", ["A", "B", "table"], "no player is called table"),
        ("given.active", "D", 'given.active: "D" is no living seat; allowed: A, B, C'),
        ("given.round", 6, "given.round: a whole number from 1 to 5 stands here, not 6"),
        ("given.round", True, "a whole number from 1 to 5 stands here, not true"),
        ("given.hope", 2.0, "a whole number from 0 to 5 stands here, not 2.0"),
        ("given.humanity", {"A": 6}, "given.humanity.A: a whole number from -5 to 5"),
        ("given.conditions", {"A": ["hungry"]}, "did you mean 'Hungry'?"),
        ("given.conditions", {"A": ["Hungry", "Starving"]}, "Hungry or Starving, Hurt or Crippled"),
        ("given.dead", ["B", "B"], "something stands here twice"),
        (
            "given.personalities",
            {"A": "Psychopath"},
            "did you mean 'Sociopath'?",
        ),
        ("given.relationships", [{"between": ["A"], "card": "plain"}], "is between two seats"),
        ("given.relationships", [{"between": ["A", "B"], "card": "Disgust"}], "'Mutual Disgust'"),
        ("given.traits", {"A": [{"id": "T"}]}, "either 'effect' or 'effects' stands here"),
        ("given.scenePiles", {"Desert": 1}, "allowed: Urban, Mountainous"),
        ("given.scene.hardship", 10, "a whole number from 0 to 9"),
        ("given.scene.hardship", None, "rolled for exactly if its hardship is not null"),
        ("given.scene.tags", ["violent"], "did you mean 'violence'?"),
        ("given.scene.acceptPrice", 1, "there is no field 'acceptPrice' here"),
        (
            "given.scene.effects.accept",
            [],
            "there is no field 'accept' here; allowed: succeed, fail, bonus, refuse",
        ),
        ("given.scene.effects.fail", [{"op": "hurt", "n": 1}], '"hurt" is no operation here'),
        ("given.scene.effects.fail", [{"op": "harm", "n": 0}], "0 changes nothing"),
        ("given.scene.effects.fail", [{"op": "harm", "n": 1, "to": "A"}], "there is no field 'to' here"),
        ("given.scene.effects.fail", [{"op": "hardship", "n": 1}], '"hardship" is no operation here'),
        ("when.0.n", 2, "when[0].n: the number of this step is 1"),
        ("when.0.do", "drew", "when[0].do: \"drew\" is no step; did you mean 'draw'?"),
        ("when.0.terrain", "Any", '"Any" is no terrain'),
        ("when.0.player", "D", '"D" is no player of this step; allowed: A, B, C'),
        ("when.0.player", "system", '"system" is no player of this step'),
        ("when.1.terrain", "Urban", "when[1]: there is no field 'terrain' here; allowed: n, player, do"),
        ("when.2.lastHope", 1, "exactly one of humanity and lastHope stands here"),
        ("when.6.faces", {"D": [1]}, "there is no field 'D' here"),
        ("when.6.faces", {"A": [1.5]}, "a whole number from -99 to 99 stands here, not 1.5"),
        ("then.finally", {}, "there is no field 'finally' here; did you mean 'final'?"),
        ("then", {}, "then: nothing is promised here"),
        ("then.final", {}, "then.final: nothing is checked here"),
        ("then.final.after", 8, "it names none"),
        ("then.final.result", "won", '"won" is no result'),
        ("then.final.humanity", {"D": 1}, "there is no field 'D' here"),
        ("then.final.hope", 6, "a whole number from 0 to 5"),
        ("then.rejected", [9], "then.rejected[0]: a whole number from 1 to 8 stands here, not 9"),
        ("then.rejected", [3, 3], "a step stands here twice"),
        ("then.checks", [{"after": 9, "hope": 3}], "then.checks[0].after: a whole number from 0 to 8"),
        ("then.checks", [{"hope": 3}], "the field 'after' is missing"),
    ],
)
def test_what_the_format_does_not_know_is_named_with_its_place(path: str, value: Json, fault: str) -> None:
    found = rehearsed(put(PLAIN, path, value))
    assert found.misread
    assert fault in found.faults[0]


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("then.views.0.sees", ["hardnesses"], "'hardnesses' is no phrase; allowed: terrain"),
        ("then.views.0.mustNotSee", ["committed D = 1"], "is no phrase"),
        ("then.views.0.mustNotSee", ["trait T1"], "is no phrase"),
        ("then.views.0.viewer", "D", '"D" is no viewer; allowed: A, B, C, table screen and LED strip'),
        ("then.views.0", {"after": 1, "viewer": "A"}, "'sees' or 'mustNotSee' stands here"),
        ("then.views.0.after", 9, "a whole number from 0 to 8"),
        ("then.leakTest", "repeat it: everything B receives up to step 6 is identical", "is not understood"),
        ("then.leakTest", "shuffle", "is not understood"),
        (
            "then.leakTest",
            "repeat with hardship 1: everything D receives up to step 6 is identical",
            "'D' is no viewer",
        ),
        (
            "then.leakTest",
            "repeat with hardship 1: everything B receives up to step 9 is identical",
            "no such step",
        ),
    ],
)
def test_what_cannot_be_seen_or_looked_for_is_named_too(path: str, value: Json, fault: str) -> None:
    found = rehearsed(put(SIGHTS, path, value))
    assert found.misread
    assert fault in found.faults[0]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "this is no JSON"),
        ("[1, NaN]", "NaN is no number"),
        ('{"scenarios": []}', "scenarios: at least one scenario stands here"),
        ("[]", "an object stands here"),
        ('{"scenarios": [{"id": "1", "id": "2"}]}', "scenarios[0]: the field 'id' stands here twice"),
        ("[" * 100_000, "this is no JSON"),
    ],
)
def test_a_file_without_scenarios_is_refused(text: str, fault: str) -> None:
    with pytest.raises(MisreadDie) as misread:
        list(rehearse(GAME, text))
    assert fault in str(misread.value)


def test_a_scenario_without_a_name_is_named_by_its_place() -> None:
    (nameless,) = rehearse(GAME, '{"scenarios": [{"title": "x"}]}')
    assert nameless == Rehearsed(
        "scenarios[0]", "", ("scenarios[0]: the field 'id' is missing",), misread=True
    )


def test_two_scenarios_of_one_id_are_refused() -> None:
    with pytest.raises(MisreadDie, match="there are two scenarios 'HS-02'"):
        list(rehearse(GAME, json.dumps({"scenarios": [PLAIN, PLAIN]})))


def test_a_scenario_may_stand_alone_in_its_file() -> None:
    assert [one.faults for one in rehearse(GAME, json.dumps(PLAIN))] == [()]


def _accept_a_refused_step(scenario: Json) -> Json:
    return put(scenario, "then.rejected", [3])


def _refuse_an_accepted_step(scenario: Json) -> Json:
    return put(scenario, "when.2.humanity", 6)


def _expect_another_hope(scenario: Json) -> Json:
    return put(scenario, "then.final", {"hope": 2})


@pytest.mark.parametrize(
    ("change", "faults"),
    [
        (_accept_a_refused_step, "step 3 (A commit) should be refused, and was accepted"),
        (_refuse_an_accepted_step, "step 3 (A commit) was refused (refused-number)"),
        (_expect_another_hope, "after step 8 hope is 3, not 2"),
    ],
)
def test_what_does_not_hold_is_said_with_step_and_values(change: Callable[[Json], Json], faults: str) -> None:
    found = rehearsed(change(PLAIN))
    assert not found.misread
    assert found.faults[0] == faults


def test_a_leak_is_found() -> None:
    leaking = "repeat with hardship 0, 1: everything B and C receive up to step 8 is identical"
    found = rehearsed(put(SIGHTS, "then", {"leakTest": leaking}))
    assert "leakTest: B could tell hardship 0 after step 7" in found.faults
