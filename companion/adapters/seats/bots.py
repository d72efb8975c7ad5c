"""Bots answer for seats without a person, after a short pause that never delays the game."""

import logging
from collections.abc import Callable
from contextlib import suppress
from random import SystemRandom
from threading import Event
from typing import Any
from uuid import uuid4

from companion.engine.advice import Adviser, next_answer, sensible
from companion.engine.answers import Answer, Value
from companion.engine.chance import Chance, by_chance
from companion.engine.play import Asked, Play
from companion.engine.refusal import Refused
from companion.table.commands.playing import SubmitAnswer
from companion.table.moment import Moment
from companion.table.state import Actor
from companion.table.table import Table

log = logging.getLogger(__name__)

PAUSE = 1.5
"""Seconds before each answer of a bot: always the same, so that it says nothing about a card."""
TRIES = 30
"""Answers that a bot tries after one of its own was refused."""


class Bots:
    """The bots at one table. What they answer goes through the table's one queue, as from any thumb.

    They answer nothing while a table `waits` for its big screen.
    """

    def __init__(
        self,
        table: Table,
        advise: Adviser = sensible,
        chance: Chance | None = None,
        waits: Callable[[Moment], bool] = lambda _: False,
    ) -> None:
        self._table, self._waits = table, waits
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
        if moment.stamp == self._silent or moment.asking is not None or self._waits(moment):
            return
        try:
            if self._say(moment):
                return
        except Refused as refused:
            log.info("a bot's answer did not count: %s", refused)
        except Exception:
            log.exception("a bot at table %s failed", self._table.id)
        self._silent = moment.stamp

    def _say(self, moment: Moment) -> bool:
        """True if a bot has answered."""
        if moment.story is not None and moment.story.gap is not None:
            return self._recalls(moment)
        said = self._next(moment, self._advise)
        if said is not None:
            self._table.execute(SubmitAnswer(said), Actor(game=moment.game))
        return said is not None

    def _recalls(self, moment: Moment) -> bool:
        """A bot whose answer cannot be read tries what else fits; a person is never answered for."""
        play = moment.play
        asked = (
            {one.question.to for one in play.open.values() if not one.question.standing} if play else set()
        )
        for _ in range(TRIES if asked and asked <= moment.seating.bots else 0):
            with suppress(Refused):
                if (said := self._next(moment, _any)) is not None:
                    self._table.execute(SubmitAnswer(said), Actor(game=moment.game))
                    return True
        return False

    def _next(self, moment: Moment, advise: Adviser) -> Answer | None:
        if moment.play is None:
            return None
        return next_answer(moment.play, moment.seating.bots, advise, self._chance, uuid4().hex)


def _any(_play: Play[Any, Any], asked: Asked, chance: Chance) -> Value | None:
    return None if asked.question.standing else by_chance(asked.question.form, chance)
