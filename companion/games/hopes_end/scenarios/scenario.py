"""A whole scenario: read from a file, played, and held against what it promises."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from companion.engine.game import Game
from companion.engine.refusal import Refused
from companion.engine.rehearsal import Rehearsed
from companion.games.hopes_end.scenarios.checks import FIELDS
from companion.games.hopes_end.scenarios.given import Given, read_given
from companion.games.hopes_end.scenarios.script import Step, read_script, staged, take
from companion.games.hopes_end.scenarios.views import Look, exchanged, look, read_look, sent
from companion.games.hopes_end.state import HopesEndState
from companion.kit.rehearsal import catalogue
from companion.kit.rehearsal.catalogue import ScenarioCatalogue
from companion.kit.rehearsal.fields import FieldCheck, Playing, compare, read_checks
from companion.kit.rehearsal.parts import ScenarioPart

CATALOGUE = ScenarioCatalogue("HE-", 86, "HE-A", 45)
THEN = ("rejected", "checks", "final", "views")


@dataclass(frozen=True)
class Scenario:
    """What is given, what happens then, and what must have come of it."""

    given: Given
    steps: tuple[Step, ...]
    rejected: frozenset[int]
    checks: tuple[FieldCheck, ...]
    looks: tuple[Look, ...]


def rehearse(game: Game[HopesEndState, Any], text: str) -> Iterator[Rehearsed]:
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
    then.part("final")
    return Scenario(
        given,
        steps,
        catalogue.rejected_steps(then.maybe("rejected"), len(steps)),
        tuple(read_checks(then, given.players, len(steps), FIELDS)),
        tuple(_looks(then.maybe("views"), given, len(steps))),
    )


def _looks(part: ScenarioPart | None, given: Given, steps: int) -> Iterator[Look]:
    cards = tuple(given.state.box.morality)
    for entry in part.items() if part else ():
        yield read_look(entry, entry.part("after").number(0, steps), given.players, cards)


def _play(game: Game[HopesEndState, Any], scenario: Scenario) -> Iterator[str]:
    state = scenario.given.state
    moments, faults = perform(game, state, scenario.steps, scenario.rejected)
    yield from faults
    for check in scenario.checks:
        yield from compare(check, moments[check.after], FIELDS) if check.after < len(moments) else ()
    for one in scenario.looks:
        if one.after < len(moments):
            yield from look(one, moments[one.after])
            yield from _leaks(game, scenario, one, moments)


def _leaks(
    game: Game[HopesEndState, Any], scenario: Scenario, one: Look, moments: Sequence[Playing]
) -> Iterator[str]:
    """Played again with a secret changed, everything that is sent up to there has to be the same."""
    state, reached = scenario.given.state, moments[one.after].state
    for phrase, card in one.must_not:
        changed = exchanged(phrase, card, state, scenario.steps[: one.after], reached)
        if changed is None:
            continue
        again, _ = perform(game, *changed, scenario.rejected)
        for viewer in one.viewers:
            pairs = zip(moments[: one.after + 1], again, strict=False)
            if len(again) <= one.after or any(sent(a, viewer) != sent(b, viewer) for a, b in pairs):
                yield f"up to step {one.after} {viewer} is sent what tells `{f'{phrase} {card}'.strip()}`"


def perform(
    game: Game[HopesEndState, Any], state: HopesEndState, steps: Sequence[Step], rejected: frozenset[int]
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
