"""Notices after a start: losses, and how much is intact."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from companion.adapters.language.speech import Speech
from companion.engine.words import Message, say
from companion.table.journal.high_water_mark import Loss
from companion.table.journal.journal import Journal
from companion.table.moment import Moment


@dataclass(frozen=True)
class StartupNotice:
    """`loss` is what was missing in the journal in that folder, worth a sentence up to the stamp `until`;
    `cut_off` the stamp of the moment that a table was brought back to which had ended without a word, as in
    a power cut."""

    loss: Loss | None = None
    folder: Path = Path()
    until: int = 0
    cut_off: int | None = None

    def said(self, moment: Moment, speech: Speech) -> Iterator[Message]:
        """The notices that still matter.

        Missing entries are mentioned until as many were added, a lost journal until a game begins, a backup
        and a power cut until the next action.
        """
        missing = tuple(self._missing(moment, speech))
        yield from missing
        if not missing and self.cut_off == moment.stamp and moment.play is not None and moment.play.open:
            yield say("table-cut-off")

    def _missing(self, moment: Moment, speech: Speech) -> Iterator[Message]:
        loss = self.loss
        if loss is None or (loss.file and not (self.folder / loss.file).exists()):
            return
        if loss.step == 0:
            if moment.play is None:
                yield say("journal-set-aside", file=loss.file)
        elif moment.stamp < self.until:
            yield from _said(loss, speech)


def _said(loss: Loss, speech: Speech) -> Iterator[Message]:
    if loss.backup:
        yield _backup(loss.backup, speech)
    elif loss.missing is None:
        yield say("journal-unsure")
    elif loss.missing:
        yield say("journal-cut", n=loss.missing, file=loss.file)
    if loss.before:
        yield say("journal-gaps", n=loss.before, file=loss.file)


def _backup(made_at: str, speech: Speech) -> Message:
    made = datetime.fromisoformat(made_at).astimezone()
    at = f"{made:%H:%M}"
    if made.date() == datetime.now().date():
        return say("journal-backup-today", at=at)
    return say("journal-backup", day=speech.day(made_at), at=at)


def startup_notice(journal: Journal, stamp: int, *, cut_off: bool) -> StartupNotice:
    """The notices of a table that was restored to the moment with that stamp."""
    loss = journal.loss
    done = journal.steps - loss.step if loss else 0
    until = stamp - done + max(1, loss.missing or 0) if loss else 0
    return StartupNotice(loss, journal.path.parent, until, stamp if cut_off else None)
