"""A game brought back from its journal: the same state, the same questions open, at the same versions."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from companion.engine.game import Game
from companion.engine.play import Play, new_play
from companion.engine.refusal import Refused
from companion.table.disk import JournalError
from companion.table.journal import Entry, Journal, Record
from companion.table.values import Values

Step = tuple[Entry, Play[Any, Any]]
"""An entry of the journal, and the play after it."""


def revive(
    journal: Journal, game: Game[Any, Any], number: int, values: Values, *, verify: bool
) -> tuple[Step, ...]:
    """Every step of the game of that number, by its events.

    With `verify`, or under other rules than it was played with, every answer is decided again as well.
    Raises JournalError when it is another game, is not understood, or would be decided otherwise today.
    """
    record = journal.record(number)
    if record.name != game.name:
        why = f"game {number} is {record.name}, and this table is set up for {game.name}"
        raise JournalError(journal.path, why, f"start it with {record.name}, or use another data folder")
    entries = journal.entries(number, values)
    if not entries:
        raise JournalError(journal.path, f"game {number} has no beginning")
    if verify or record.rules != game.version:
        _decide_again(journal.path, game, record, entries)
    return tuple(_evolve_again(journal.path, game, entries))


def _evolve_again(path: Path, game: Game[Any, Any], entries: Iterable[Entry]) -> Iterator[Step]:
    play: Play[Any, Any] = Play(game, game.nothing(), 0, {}, ())
    for entry in entries:
        with _explained(path, entry):
            play = play.after(entry.events, entry.answer.question if entry.answer else None)
        yield entry, play


def _decide_again(path: Path, game: Game[Any, Any], record: Record, entries: Iterable[Entry]) -> None:
    play: Play[Any, Any] | None = None
    for entry in entries:
        with _explained(path, entry):
            if play is None or entry.answer is None:
                play, events = new_play(game, record.set_up)
            else:
                play, events = play.answer(entry.answer)
        if events != entry.events:
            why = f"entry {entry.number} would be decided otherwise by {game.name} {game.version}"
            raise JournalError(path, why, f"finish this game with version {record.rules}")


@contextmanager
def _explained(path: Path, entry: Entry) -> Iterator[None]:
    try:
        yield
    except Refused as refused:
        raise JournalError(path, f"entry {entry.number} is refused today ({refused.reason.key})") from refused
    except Exception as fault:
        raise JournalError(path, f"entry {entry.number} cannot be played again ({fault!r})") from fault
