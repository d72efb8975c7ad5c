"""Declines for the player of a lost character where no step speaks of it."""

from collections.abc import Iterator, Sequence

from companion.games.hope_inhumanity.scenarios.moment import Moment
from companion.kit.scenario.script import ScenarioStep

NOBODY, DECLINE = "nobody", "decline"


def leave_out(moment: Moment, later: Sequence[ScenarioStep]) -> Moment:
    """Declines each question to a lost character's player that no later step answers."""
    for question, seat in _left_out(moment, later):
        option = NOBODY if question.startswith("inherit") else DECLINE
        return leave_out(moment.choose(question, seat, option), later)
    return moment


def _left_out(moment: Moment, later: Sequence[ScenarioStep]) -> Iterator[tuple[str, str | None]]:
    for question, asked in moment.play.open.items():
        do, _, about = question.partition(":")
        if do in {"inherit", "gift", "grace"} and not any(_speaks_of(step, do, about) for step in later):
            yield question, asked.question.to


def _speaks_of(step: ScenarioStep, do: str, about: str) -> bool:
    return step.do == do and about in {step.player, step.said.get("asset")}
