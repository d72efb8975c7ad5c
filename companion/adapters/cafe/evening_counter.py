"""Records games that end at a table as evenings."""

from collections import deque
from collections.abc import Callable

from companion.adapters.cafe.evening_book import EveningBook
from companion.adapters.language.speech import Speech
from companion.cafe.evening import CafeEvening
from companion.engine.words import say
from companion.table.journal.journal import now
from companion.table.moment import Moment
from companion.table.story.throws import throws
from companion.table.table import Table

MOST_WAITING = 1000


class EveningCounter:
    """Follows one table; `hear` is called from its thread, and all else from the station's."""

    def __init__(
        self,
        table: Table,
        book: EveningBook,
        speech: Callable[[Moment], Speech],
        clock: Callable[[], str] = now,
    ) -> None:
        self._table, self._book, self._speech, self._clock = table, book, speech, clock
        self._waiting: deque[Moment] = deque(maxlen=MOST_WAITING)
        self._last = table.moment
        self._begun = table.record.begun_at
        self._counted: tuple[int, str] | None = None

    def hear(self, moment: Moment) -> None:
        """Takes a moment up for later."""
        self._waiting.append(moment)

    def count(self) -> None:
        """Writes down what has come to an end since. Raises OSError."""
        while self._waiting:
            moment = self._waiting.popleft()
            if moment.game != self._last.game:
                self._close(self._last)
                self._begun = self._table.record.begun_at if moment.game is not None else None
            self._last = moment
        if self._is_over(self._last):
            self._close(self._last)

    def _close(self, moment: Moment) -> None:
        """Records the evening; updates it if play continued after the end, unless it was forgotten since."""
        story = moment.story
        if story is None or moment.game is None or self._begun is None:
            return
        finished, which = self._is_over(moment), (moment.game, self._begun)
        if finished and which in {self._counted, *self._finished}:
            return
        self._counted = which if finished else None
        seating = moment.seating
        evening = CafeEvening(
            moment.game,
            story.play.game.meta.name,
            self._speech(moment)(say("game-title")),
            self._begun,
            self._clock(),
            finished,
            len(seating.places) - len(seating.bots),
            dict(throws(story)),
        )
        self._book.keep(evening)

    @property
    def _finished(self) -> set[tuple[int, str]]:
        return {one.which for one in self._book.all if one.finished}

    def _is_over(self, moment: Moment) -> bool:
        play = moment.play
        return play is not None and play.public_view.over
