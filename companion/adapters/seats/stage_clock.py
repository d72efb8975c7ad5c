"""Answers a question that lapses once the big screen has shown it long enough."""

import logging
from collections.abc import Callable
from threading import Event
from time import monotonic
from uuid import uuid4

from companion.engine.answers import Answer, Chosen, Origin
from companion.engine.play import Asked
from companion.engine.refusal import Refused
from companion.table.commands.playing import SubmitAnswer
from companion.table.moment import Moment
from companion.table.state import Actor
from companion.table.table import Table

log = logging.getLogger(__name__)

UNHURRIED = 3
"""Factor of the time that an unhurried question takes."""

TICK_S = 0.25
"""Seconds between two looks at what is open."""


class StageClock:
    """The clock of one table. Its length depends on a setting alone, so that it says nothing about a card."""

    def __init__(
        self, table: Table, seconds: Callable[[], float], now: Callable[[], float] = monotonic
    ) -> None:
        self._table, self._seconds, self._now = table, seconds, now
        self._waits: tuple[int | None, str, int] | None = None
        self._since = 0.0

    def run(self, stop: Event, tick: float = TICK_S) -> None:
        """Looks again and again until `stop` is set; for a thread of its own."""
        while not stop.wait(tick):
            self.look()

    def look(self) -> None:
        """Answers what has stood open for long enough; a fault costs that answer alone."""
        moment = self._table.moment
        asked = _lapsing(moment)
        waits = None if asked is None else (moment.game, asked.question.id, asked.version)
        if waits != self._waits:
            self._waits, self._since = waits, self._now()
        if asked is not None and self._now() - self._since >= self._lasts(asked):
            self._answer(moment, asked)

    def _lasts(self, asked: Asked) -> float:
        return self._seconds() * (UNHURRIED if asked.question.unhurried else 1)

    def _answer(self, moment: Moment, asked: Asked) -> None:
        question = asked.question
        chosen = Chosen(question.lapses or "")
        said = Answer(question.id, asked.version, uuid4().hex, question.to, Origin.SIMULATED, chosen)
        try:
            self._table.execute(SubmitAnswer(said), Actor(game=moment.game))
        except Refused as refused:
            log.info("nothing went on by itself: %s", refused)
        except Exception:
            log.exception("the clock of table %s failed", self._table.id)


def _lapsing(moment: Moment) -> Asked | None:
    """The open question that lapses; None while an undo or a correction is discussed."""
    if moment.play is None or moment.asking is not None:
        return None
    return next((one for one in moment.play.open.values() if one.question.lapses is not None), None)
