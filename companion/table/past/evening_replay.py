"""Replays an evening from its export, up to the step on view."""

from collections.abc import Callable, Iterator
from itertools import islice
from time import thread_time
from typing import Any

from companion.engine.game import Game
from companion.engine.refusal import refuse
from companion.table.journal.values import Values
from companion.table.moment import Moment
from companion.table.past.reopened import ReopenedEvening, next_story
from companion.table.seating.seating import NO_PROOF, SeatEntry, Seating
from companion.table.story.timeline import Story

EVERY = 20
"""Steps between stored stories, from which later steps are computed."""
SECONDS = 5.0
"""Of work that one look may cost: the longest evening of ours takes one. How many steps it may have is
bounded where it is opened."""


class EveningReplay:
    """The moments of one evening, by step; a few stories are kept, the others are told again."""

    def __init__(
        self,
        evening: ReopenedEvening,
        game: Game[Any, Any],
        values: Values,
        clock: Callable[[], float] = thread_time,
    ) -> None:
        """`clock` counts the seconds that this thread has worked."""
        self.evening = evening
        self._clock = clock
        self._game, self._values = game, values
        self._kept: list[Story] = []
        places = tuple(SeatEntry(seat, NO_PROOF) for seat in evening.seats)
        self._seating = Seating("", places, evening.options, game=game.meta.name)

    def at(self, step: int) -> Moment:
        """The moment after that step, at most the last; 0 is the beginning.

        Raises Refused where it takes more than `SECONDS`; the next look goes on from the last story kept.
        """
        until = self._clock() + SECONDS
        mark = max(min(step // EVERY, len(self._kept) - 1), 0)
        moments = islice(self.moments(mark), step - mark * EVERY + 1)
        moment = next(moments)
        for moment in moments:  # noqa: B007 - the last one is wanted
            if self._clock() > until:
                raise refuse("refused-slow-evening")
        return moment

    def moments(self, mark: int = 0) -> Iterator[Moment]:
        """All moments, from the kept story of that number on."""
        first = mark * EVERY
        story = self._kept[mark] if self._kept else None
        if story is not None:
            yield Moment(first, self._seating, story=story)
            first += 1
        for step, entry in enumerate(self.evening.entries(self._values, first), first):
            story = next_story(story, entry, self._game)
            if step == len(self._kept) * EVERY:
                self._kept.append(story)
            yield Moment(step, self._seating, story=story)
