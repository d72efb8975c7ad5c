"""A game brought back from its journal: the same state, the same questions open, at the same versions."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from companion.engine.frozen import UnknownNameError
from companion.engine.game import Game
from companion.engine.play import new_play, replay
from companion.engine.refusal import Refused
from companion.table.files.faults import JournalError
from companion.table.game_time import in_time
from companion.table.journal.entries import Entry, Said
from companion.table.journal.table_journal import JournalRecord, TableJournal
from companion.table.repertoire import Repertoire
from companion.table.story.timeline import Story


class OtherVersionError(JournalError):
    """The game was begun with other rules than those that are here."""


def revive(
    journal: TableJournal, repertoire: Repertoire, number: int, *, verify: bool
) -> tuple[tuple[Entry, Story], ...]:
    """Every entry of the game of that number, and the story after it, by its events.

    With `verify` everything is decided again as well. Raises JournalError when it is another game or one of
    another version, is not understood, or would be decided otherwise today.
    """
    record = journal.record(number)
    if record.name not in repertoire.names:
        why = f"game {number} is {record.name}, and here are only {', '.join(repertoire.names)}"
        raise JournalError(journal.path, why, f"bring {record.name} back, or use another data folder")
    game = repertoire.game(record.name)
    if record.rules != game.meta.version:
        why = f"game {number} is of version {record.rules} of {record.name}, and here is {game.meta.version}"
        raise OtherVersionError(journal.path, why, "finish it with the program that began it")
    entries = journal.entries(number, repertoire.values(record.name))
    if not entries:
        raise JournalError(journal.path, f"game {number} has no beginning")
    if verify:
        _decide_again(journal.path, game, record, entries)
    return tuple(_evolve_again(journal.path, game, entries))


def _evolve_again(
    path: Path, game: Game[Any, Any], entries: Iterable[Entry]
) -> Iterator[tuple[Entry, Story]]:
    story: Story | None = None
    for entry in entries:
        with _explained(path, entry):
            story = story.told(entry) if story else Story(replay(game, entry.events))
        yield entry, story


def _decide_again(path: Path, game: Game[Any, Any], record: JournalRecord, entries: Iterable[Entry]) -> None:
    story: Story | None = None
    for entry in entries:
        with _explained(path, entry):
            said, events, story = _decided(game, record, story, entry)
        if (said, events) != (entry.said, entry.events):
            why = f"entry {entry.number} would be decided differently by {game.meta.name} today"
            raise JournalError(path, why, "finish this game with the program that began it")


def _decided(
    game: Game[Any, Any], record: JournalRecord, story: Story | None, entry: Entry
) -> tuple[Said | None, tuple[Any, ...], Story]:
    if story is None:
        play, events = new_play(game, record.set_up)
        return None, events, Story(play)
    if story.waits_with(entry):
        return entry.said, entry.events, story.told(entry)
    if entry.said is None:
        raise LookupError("a game begins only once")
    return story.decide(entry.number, entry.said)


@contextmanager
def _explained(path: Path, entry: Entry) -> Iterator[None]:
    try:
        with in_time():
            yield
    except Refused as refused:
        raise JournalError(path, f"entry {entry.number} is refused today ({refused.reason.key})") from refused
    except UnknownNameError as unknown:
        raise JournalError(path, f"entry {entry.number} is not understood: {unknown}") from unknown
    except Exception as fault:
        raise JournalError(path, f"entry {entry.number} cannot be played again ({fault!r})") from fault
