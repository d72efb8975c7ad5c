"""Seats without a person answer after a pause, like somebody who thinks, and never hold anything up."""

import logging
from random import SystemRandom
from threading import Event
from uuid import uuid4

from companion.engine.advice import Adviser, next_answer, sensible
from companion.engine.answers import Answer
from companion.engine.chance import Chance
from companion.engine.refusal import Refused
from companion.table.moment import Moment
from companion.table.table import Table

log = logging.getLogger(__name__)

PAUSE = 1.5
"""Seconds before each answer of a bot: always the same, so that it says nothing about a card."""


class Bots:
    """The bots at one table. What they answer goes through the table's one queue, as from any thumb."""

    def __init__(self, table: Table, advise: Adviser = sensible, chance: Chance | None = None) -> None:
        self._table = table
        self._advise = advise
        self._chance = chance or SystemRandom()
        self._silent = -1

    def run(self, stop: Event, pause: float = PAUSE) -> None:
        """Answers one question after each pause until `stop` is set; for a thread of its own."""
        while not stop.wait(pause):
            self.answer()

    def answer(self) -> None:
        """Gives the next answer of a bot, if one of them is asked; a fault costs that answer alone."""
        moment = self._table.moment
        if moment.stamp == self._silent or moment.asking is not None:
            return
        try:
            said = self._next(moment)
            if said is not None:
                self._table.submit(said, moment.game)
                return
        except Refused as refused:
            log.info("a bot's answer did not count: %s", refused)
        except Exception:
            log.exception("a bot at table %s failed", self._table.id)
        self._silent = moment.stamp

    def _next(self, moment: Moment) -> Answer | None:
        if moment.play is None:
            return None
        return next_answer(moment.play, moment.seating.bots, self._advise, self._chance, uuid4().hex)
