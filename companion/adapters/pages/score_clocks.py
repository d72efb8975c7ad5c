"""Running clocks for a page: since which time of day they run."""

from collections.abc import Callable
from dataclasses import replace

from companion.engine.view import ScoreColumn, Scores


def timed(scores: Scores | None, time_of_day: Callable[[int], int]) -> Scores | None:
    """The pad with times of day, in seconds, in place of the table's clock."""
    if scores is None or not scores.timed:
        return scores
    return replace(scores, columns=tuple(_column(column, time_of_day) for column in scores.columns))


def _column(column: ScoreColumn, time_of_day: Callable[[int], int]) -> ScoreColumn:
    clock = column.clock
    if clock is None or clock.since is None:
        return column
    return replace(column, clock=replace(clock, since=time_of_day(clock.since)))
