"""A scenario's steps, taken one after another; the moments between them are what checks and views look at."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from companion.engine.game import Game
from companion.engine.refusal import Refused
from companion.games.hope_inhumanity.events import Event
from companion.games.hope_inhumanity.scenarios.doing import do
from companion.games.hope_inhumanity.scenarios.farewells import leave_out
from companion.games.hope_inhumanity.scenarios.given import Given, stage
from companion.games.hope_inhumanity.scenarios.moment import Moment, opening
from companion.games.hope_inhumanity.scenarios.script import Step
from companion.games.hope_inhumanity.state import HopeInhumanityState


@dataclass(frozen=True)
class Performance:
    """The moments after each step, the first one before any; `faults` say what went otherwise than written.

    A step that is refused although it should not be ends the performance: no moment follows.
    """

    moments: tuple[Moment, ...]
    faults: tuple[str, ...] = ()


def perform(
    game: Game[HopeInhumanityState, Event],
    given: Given,
    steps: Sequence[Step],
    rejected: frozenset[int],
    until: int,
) -> Performance:
    """Plays the steps up to one of them; those in `rejected` must be refused, and change nothing."""
    shown = Performance((opening(stage(game, given)),))
    for step in steps[:until]:
        refusal, after = _attempt(shown.moments[-1], step)
        if step.n in rejected:
            shown = _kept(shown, step, refusal)
        elif refusal:
            return replace(shown, faults=(*shown.faults, f"{_name(step)} was refused ({refusal})"))
        else:
            settled = leave_out(after, steps[step.n :])
            shown = replace(shown, moments=(*shown.moments, settled))
    return shown


def _attempt(moment: Moment, step: Step) -> tuple[str, Moment]:
    """Why the step was refused, or else the moment after it; moments are values, so nothing else changes."""
    try:
        return "", do(moment, step)
    except Refused as refused:
        return refused.reason.key, moment


def _kept(shown: Performance, step: Step, refusal: str) -> Performance:
    faults = () if refusal else (f"{_name(step)} should be refused, and was accepted",)
    return Performance((*shown.moments, shown.moments[-1]), (*shown.faults, *faults))


def _name(step: Step) -> str:
    said = " ".join(str(value) for value in step.said.values())
    return f"step {step.n} ({step.player} {step.do}{' ' if said else ''}{said})"
