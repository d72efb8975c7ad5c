"""Answers with a token placed on the mat, at tables whose settings ask for it."""

import logging
from collections import Counter
from threading import Lock
from uuid import uuid4

from companion.adapters.mat.tokens import Lying, TokenMeaning, meant
from companion.engine.answers import Answer, Origin
from companion.engine.play import Asked
from companion.engine.refusal import Refused
from companion.table.commands.playing import SubmitAnswer
from companion.table.moment import Moment
from companion.table.state import Actor
from companion.table.table import Table
from vision.mat.layout import SHARED

log = logging.getLogger(__name__)

Asking = tuple[str, int]
"""A question by its id, and the version at which it was asked."""


class TokenAnswers:
    """Knows what lay on the mat while each open question was asked: only a token that came since answers it.

    One that is taken away proposes and never answers: a hand may hide it.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._lock = Lock()
        self._before: dict[Asking, Lying] = {}

    def on_moment(self, moment: Moment, lying: Lying) -> None:
        """The table changed, while these tokens lay there."""
        asked = moment.play.open.values() if moment.play else ()
        with self._lock:
            self._before = {_asking(one): self._before.get(_asking(one), lying) for one in asked}

    def look(self, lying: Lying) -> None:
        """Tokens lie still, and no hand is over them: answers what was laid, but never for a bot."""
        moment = self._table.moment
        asked = moment.play.open.values() if moment.play else ()
        with self._lock:
            before, self._before = self._before, {_asking(one): lying for one in asked}
        for one in meant(moment.play, lying).values() if moment.play else ():
            is_new = _laid(one, before.get(_asking(one.asked), lying), lying)
            if is_new and one.asked.question.to not in moment.seating.bots:
                self._answer(one, moment.game)

    def _answer(self, one: TokenMeaning, game: int | None) -> None:
        id_, version, seat = one.asked.question.id, one.asked.version, one.asked.question.to
        try:
            self._table.execute(
                SubmitAnswer(Answer(id_, version, uuid4().hex, seat, Origin.CAMERA, one.value)),
                Actor(game=game),
            )
        except Refused as refused:
            log.info("what a token stands for came too late: %s", refused)


def _asking(asked: Asked) -> Asking:
    return asked.question.id, asked.version


def _laid(one: TokenMeaning, before: Lying, now: Lying) -> bool:
    """True if that field has more tokens of that kind than before."""
    there = one.there.field or SHARED, one.there.token
    counts = [Counter((token.zone, token.token) for token in tokens)[there] for tokens in (before, now)]
    return counts[0] < counts[1]
