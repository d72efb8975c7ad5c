"""A scenario with one wrong number, seat or word fails: every one of them is changed, one at a time."""

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from companion.engine.game import rehearse
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.scenarios.checks import FIELDS
from companion.games.hope_inhumanity.scenarios.scenario import VOCABULARY
from companion.games.hope_inhumanity.scenarios.staging import CONDITIONS
from companion.kit.scenario.fields import compare, read_check
from companion.kit.scenario.interpreter import perform
from companion.kit.scenario.parts import MisreadDie, ScenarioPart
from tests.long import LONG

Json = Any
FILES = sorted(Path(__file__).parent.glob("*.json"))
SCENARIOS: list[Json] = [
    scenario for file in FILES for scenario in json.loads(file.read_text(encoding="utf-8"))["scenarios"]
]
SPOILT = SCENARIOS if LONG else SCENARIOS[::4]
WORDS = {
    "result": ("success", "failure", "special", "avoided", "answered"),
    "gameOver": ("won", "lost"),
}


def wrong(value: Json, key: str, scenario: Json) -> Iterator[Json]:
    """Every value that differs from that one in a single number, seat or word."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from (
                {**value, name: other} for other in wrong(inner, name if name.islower() else key, scenario)
            )
    elif isinstance(value, list):
        yield from _wrong_lists(value, key, scenario)
    elif isinstance(value, int):
        yield from (value + 1, value - 1)
    else:
        known = WORDS.get(key, tuple(scenario["given"]["players"]))
        yield from (word for word in (*known, None) if word != value)


def _wrong_lists(value: list[Json], key: str, scenario: Json) -> Iterator[Json]:
    known = CONDITIONS if key == "conditions" else scenario["given"]["players"]
    yield from (value[:place] + value[place + 1 :] for place in range(len(value)))
    yield from ([*value, word] for word in known if word not in value)
    if key == "offerOrder" and len(value) > 1:
        yield value[::-1]


def wrong_checks(scenario: Json) -> Iterator[Json]:
    """Every check of the scenario with one thing to check, and that one wrong."""
    then = scenario["then"]
    last = len(scenario["when"])
    for check in [*then.get("checks", []), {**then.get("final", {}), "after": last}]:
        for name, value in check.items():
            for other in wrong(value, name, scenario) if name != "after" else ():
                yield {"after": check["after"], name: other}


def wrong_looks(scenario: Json) -> Iterator[Json]:
    """The scenario with one thing to see, and that one wrong or hidden; or one hidden thing to be seen."""
    for look in scenario["then"].get("views", []):
        where = {"after": look["after"], "viewer": look["viewer"]}
        for phrase in look.get("sees", []):
            yield {"views": [{**where, "mustNotSee": [phrase]}]}
            yield from ({"views": [{**where, "sees": [other]}]} for other in _other_numbers(phrase))
        for phrase in look.get("mustNotSee", []):
            yield {"views": [{**where, "sees": [phrase]}]}


def _other_numbers(phrase: str) -> Iterator[str]:
    for match in re.finditer(r"(?<![A-Za-z])\d+", phrase):
        for number in (int(match[0]) + 1, int(match[0]) - 1):
            yield f"{phrase[: match.start()]}{number}{phrase[match.end() :]}"


def wrong_refusals(scenario: Json) -> Iterator[Json]:
    """The scenario with another list of refused steps."""
    refused = scenario["then"].get("rejected", [])
    for step in range(1, len(scenario["when"]) + 1):
        yield {"rejected": sorted(set(refused) ^ {step}), "final": scenario["then"]["final"]}


def wrong_numbers(value: Json, path: str = "") -> Iterator[tuple[str, Json]]:
    """Every value that differs from that one in a single number, and where."""
    if isinstance(value, dict):
        for name, inner in value.items():
            found = wrong_numbers(inner, f"{path}.{name}")
            yield from ((where, {**value, name: other}) for where, other in found)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            found = wrong_numbers(inner, f"{path}[{place}]")
            yield from ((where, [*value[:place], other, *value[place + 1 :]]) for where, other in found)
    elif type(value) is int:
        yield from ((f"{path} {change:+}", value + change) for change in (1, -1))


def faults(scenario: Json, thens: Iterator[Json]) -> Iterator[tuple[Json, bool]]:
    """Each of these endings, and whether the scenario fails with it."""
    kept = {"rejected": scenario["then"].get("rejected", [])}
    endings = [{**kept, **then} for then in thens]
    copies = [{**deepcopy(scenario), "id": f"{n}", "then": then} for n, then in enumerate(endings)]
    if copies:
        played = rehearse(GAME, json.dumps({"scenarios": copies}))
        yield from ((then, bool(one.faults)) for then, one in zip(endings, played, strict=True))


@pytest.mark.long
@pytest.mark.parametrize("scenario", SPOILT, ids=[scenario["id"] for scenario in SPOILT])
def test_no_wrong_check_holds(scenario: Json) -> None:
    given = VOCABULARY.read_given(ScenarioPart(scenario["given"], "given"))
    steps = VOCABULARY.script(ScenarioPart(scenario["when"], "when"), given)
    rejected = frozenset(scenario["then"].get("rejected", []))
    shown = perform(VOCABULARY, VOCABULARY.open(GAME, given), steps, rejected, len(steps))
    for check in wrong_checks(scenario):
        try:
            found = read_check(ScenarioPart(check, ""), check["after"], given, FIELDS)
        except MisreadDie:
            continue
        assert list(compare(found, shown.moments[check["after"]], FIELDS)), check


@pytest.mark.long
@pytest.mark.parametrize("scenario", SPOILT, ids=[scenario["id"] for scenario in SPOILT])
def test_no_wrong_ending_holds(scenario: Json) -> None:
    for thens in (wrong_looks(scenario), wrong_refusals(scenario)):
        assert [then for then, failed in faults(scenario, thens) if not failed] == []


def test_every_number_given_or_said_matters_but_those_that_make_no_difference() -> None:
    (scenario,) = (one for one in SCENARIOS if one["id"] == "HS-02")
    numbers = (
        *wrong_numbers(scenario["given"], "given"),
        *wrong_numbers(scenario["when"], "when"),
    )
    copies = [
        {**scenario, "id": where, where.partition(".")[0].partition("[")[0]: value}
        for where, value in numbers
    ]
    held = {one.id for one in rehearse(GAME, json.dumps({"scenarios": copies})) if not one.faults}
    assert held == {
        "given.round +1",
        "given.scene.effects.fail[0].n +1",
        *("when[6].faces.A[0] +1", "when[6].faces.A[1] -1", "when[6].faces.B[0] +1"),
        *("when[6].faces.B[0] -1", "when[6].faces.B[1] +1"),
    }
