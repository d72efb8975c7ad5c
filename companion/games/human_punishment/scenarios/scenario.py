"""A whole scenario: read from a file, played, and held against what it promises."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from companion.engine.game import Game
from companion.engine.refusal import Refused
from companion.engine.rehearsal import Rehearsed
from companion.games.human_punishment.model import City
from companion.games.human_punishment.scenarios.checks import FIELDS
from companion.games.human_punishment.scenarios.given import Given, read_given
from companion.games.human_punishment.scenarios.same import Same, changed, read_same
from companion.games.human_punishment.scenarios.script import Step, read_script, staged, take
from companion.games.human_punishment.scenarios.views import Look, look, read_look, sent
from companion.kit.rehearsal import catalogue
from companion.kit.rehearsal.catalogue import ScenarioCatalogue
from companion.kit.rehearsal.fields import FieldCheck, Playing, compare, read_checks
from companion.kit.rehearsal.parts import ScenarioPart

CATALOGUE = ScenarioCatalogue("HP-", 310, "HP-A", 75)
THEN = ("rejected", "checks", "final", "views", "same")


@dataclass(frozen=True)
class Scenario:
    """What is given, what happens then, and what must have come of it."""

    given: Given
    steps: tuple[Step, ...]
    rejected: frozenset[int]
    checks: tuple[FieldCheck, ...]
    looks: tuple[Look, ...]
    same: tuple[Same, ...]


def rehearse(game: Game[City, Any], text: str) -> Iterator[Rehearsed]:
    """Plays every scenario of a file. Raises Misread if the file holds no scenarios at all."""
    return catalogue.rehearse(text, lambda part: _play(game, read_scenario(part)))


def read_scenario(part: ScenarioPart) -> Scenario:
    """One scenario. Raises Misread at the first thing that is not as the format says."""
    CATALOGUE.check(part.fields(*catalogue.FRAME, "reckoning"))
    if (reckoning := part.maybe("reckoning")) is not None:
        reckoning.text()
    given = read_given(part.part("given"))
    steps = read_script(part.part("when"), given.players)
    then = part.part("then").fields(*THEN)
    return Scenario(
        given,
        steps,
        catalogue.rejected_steps(then.maybe("rejected"), len(steps)),
        tuple(read_checks(then, given.players, len(steps), FIELDS)),
        tuple(
            read_look(one, one.part("after").number(0, len(steps)), given.players)
            for one in _listed(then, "views")
        ),
        tuple(read_same(one, given.players, len(steps)) for one in _listed(then, "same")),
    )


def _listed(then: ScenarioPart, name: str) -> list[ScenarioPart]:
    found = then.maybe(name)
    return found.items() if found else []


def _play(game: Game[City, Any], scenario: Scenario) -> Iterator[str]:
    moments, faults = perform(game, scenario.given.state, scenario.steps, scenario.rejected)
    yield from faults
    for check in scenario.checks:
        yield from compare(check, moments[check.after], FIELDS) if check.after < len(moments) else ()
    for one in scenario.looks:
        yield from look(one, moments[one.after]) if one.after < len(moments) else ()
    for same in scenario.same:
        yield from _differs(game, scenario, same, moments)


def _differs(
    game: Game[City, Any], scenario: Scenario, same: Same, moments: Sequence[Playing]
) -> Iterator[str]:
    """Played again with a secret changed, everything that is sent up to there has to be the same."""
    steps = scenario.steps[: same.up_to]
    state = changed(same, scenario.given.state)
    again, _ = perform(game, state, steps, scenario.rejected)
    if len(again) <= same.up_to:
        yield f"with {same.change} changed, a step up to {same.up_to} is refused"
    for viewer in same.viewers:
        pairs = zip(moments[: same.up_to + 1], again, strict=False)
        if any(sent(one, viewer) != sent(other, viewer) for one, other in pairs):
            yield f"up to step {same.up_to} {viewer} is sent what tells `{same.change}`"


def perform(
    game: Game[City, Any], state: City, steps: Sequence[Step], rejected: frozenset[int]
) -> tuple[list[Playing], list[str]]:
    """The plays before and after each step, and what went otherwise than written."""
    moments, faults = [staged(game, state)], list[str]()
    for step in steps:
        try:
            after = take(moments[-1], step)
        except Refused as refused:
            if step.n not in rejected:
                return moments, [*faults, f"{step.name} was refused ({refused.reason.key})"]
            after = moments[-1]
        else:
            if step.n in rejected:
                faults.append(f"{step.name} should be refused, and was accepted")
                after = moments[-1]
        moments.append(after)
    return moments, faults
