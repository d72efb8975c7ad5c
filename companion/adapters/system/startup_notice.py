"""Notices after a start: losses, and how much is intact."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from companion.adapters.language.speech import Speech
from companion.engine.words import Message, say
from companion.table.journal.checkpoint import Loss
from companion.table.moment import Moment
from companion.table.story.opening import Unopened


@dataclass(frozen=True)
class StartupNotice:
    """Notice of a table that was brought back to the moment with the stamp `at`: its `loss`, that it had
    ended without a word (`cut_off`), as in a power cut, and why a game was put aside (`unopened`)."""

    loss: Loss | None = None
    at: int = 0
    cut_off: bool = False
    unopened: Unopened | None = None

    def said(self, moment: Moment, speech: Speech) -> Iterator[Message]:
        """The notices that still matter: until the next action, or that a game is lost until one begins."""
        if self.unopened is not None and moment.play is None:
            yield say(self.unopened)
        if self.loss is not None:
            yield from self._missing(self.loss, moment, speech)
        elif self.cut_off and self._is_first(moment) and moment.play and moment.play.open:
            yield say("table-cut-off")

    def _missing(self, loss: Loss, moment: Moment, speech: Speech) -> Iterator[Message]:
        if loss.file and moment.play is None:
            yield say("journal-game-lost", file=loss.file)
        if loss.backup and self._is_first(moment):
            yield _backup(loss.backup, speech)
        elif loss.unsure and self._is_first(moment):
            yield say("journal-unsure")

    def _is_first(self, moment: Moment) -> bool:
        return moment.stamp == self.at


def _backup(made_at: str, speech: Speech) -> Message:
    made = datetime.fromisoformat(made_at).astimezone()
    at = f"{made:%H:%M}"
    if made.date() == datetime.now().date():
        return say("journal-backup-today", at=at)
    return say("journal-backup", day=speech.day(made_at), at=at)
