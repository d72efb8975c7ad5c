"""The journal of one table, in a folder of its own: what was said there, before anybody is told."""

import json
import logging
from collections.abc import Iterable, Iterator, Mapping, Set
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from threading import RLock
from typing import Any

from companion.engine.frozen import UnknownNameError
from companion.engine.game import SetUp
from companion.table.cards.card_shelf import hashed
from companion.table.files.atomic_file import settle, write_whole
from companion.table.files.faults import JournalError, not_written
from companion.table.journal import card_texts, checkpoint
from companion.table.journal.checkpoint import VALUES, Checkpoint, Loss
from companion.table.journal.entries import SAID, Entry, EntryKind, marked
from companion.table.journal.game_file import MARK, FoundGame, GameFile, begin, ends_of, read
from companion.table.journal.lines import GameLine, compact
from companion.table.journal.values import Values
from companion.table.seating.seating import Seating

log = logging.getLogger(__name__)

GAMES, CARDS = "games", "cards"
GAME, MET = ".jsonl", ".met"
"""Endings of a game, and of the note of the cards that were met in it, which alone is forgotten at times."""


@dataclass(frozen=True)
class JournalRecord:
    """A game as it began, with the texts of the card files that it is played with."""

    name: str
    rules: str
    set_up: SetUp
    begun_at: str


@dataclass(frozen=True)
class JournalGame:
    """A game that is not played now: its number, what was played, when it began, its seating at its end, and
    the proofs of all who sat in it."""

    number: int
    name: str
    begun_at: str
    party: Seating
    sat: tuple[str, ...] = ()


class TableJournal:
    """One table's games and seating; safe to call from any thread.

    Reading raises JournalError, and writing Refused when the disk cannot take it: then nothing has changed.
    Where a plug was pulled, what was begun is ended when it is opened, which raises OSError.
    """

    def __init__(self, path: Path) -> None:
        self.path, self._games, self._cards = path, path / GAMES, path / CARDS
        self._lock = RLock()
        self._open: tuple[int, GameFile] | None = None
        self._record: tuple[int, JournalRecord] | None = None
        for half in self._games.glob("*.new"):
            half.unlink()
        own = checkpoint.read(path)
        suspects = (n for n in self.numbers if own is None or n == own.game or n > own.last)
        found = {number: self._read(number) for number in suspects}
        self.now, self.stamp = checkpoint.newest(path, own, found.values())
        self.loss = self._lost(own, found)
        self._end_forgetting()

    @property
    def numbers(self) -> list[int]:
        """The numbers of all games."""
        return sorted(int(one.stem) for one in self._games.glob(f"*{GAME}") if one.stem.isdecimal())

    def close(self) -> None:
        """Closes the game that is played; safe to call twice."""
        with self._lock:
            if self._open is not None:
                self._open[1].close()
                self._open = None

    def seat(self, seating: Seating, game: int | None = None) -> None:
        """Writes who sits at this table, and which game is played."""
        with self._writing():
            before = self.now.game if self.now else None
            sat = self._ended(game).sat if game is not None and game != before else ()
            self._save(self._next(seating, game, sat))

    def begin(self, record: JournalRecord, seating: Seating, events: tuple[Any, ...], values: Values) -> int:
        """Writes a new game with its first events and returns its number, which no other ever had."""
        decks = record.set_up.decks
        head = {
            "game": compact(record.name),
            "rules": compact(record.rules),
            "at": compact(record.begun_at),
            "set_up": VALUES.write(replace(record.set_up, decks={}), SetUp),
            "cards": compact({name: hashed(text) for name, text in decks.items()}),
        }
        first = _fields(Entry(0, EntryKind.BEGIN, None, events), values)
        with self._writing():
            card_texts.keep(self._cards, decks.values())
            self._games.mkdir(parents=True, exist_ok=True)
            number = 1 + max(self.now.last if self.now else 0, *self.numbers, 0)
            then = replace(self._next(seating, number), last=number)
            begin(self._path(number), head, {"stamp": str(then.stamp), **first, "table": then.written})
            self._reached(then)
        return number

    def enter(self, game: int, entry: Entry, values: Values, seating: Seating | None = None) -> None:
        """Writes the next entry of a game, and who sits there from then on, or neither; on disk on return."""
        fields = {"stamp": str(self.stamp + 1), **_fields(entry, values)}
        with self._writing():
            then = self._next(seating, game) if seating is not None else None
            file = self._file(game)
            if file.next != entry.number:
                raise ValueError(f"entry {entry.number} of game {game} comes after entry {file.next - 1}")
            file.enter(fields if then is None else {**fields, "table": then.written})
            self.stamp += 1
            if then is not None:
                self._reached(then)

    def leave(self, game: int, party: Seating, after: Seating, evening: str = "") -> None:
        """Writes how a game stood as its people left it, and who sits at the table then.

        `evening` is how it was told, as JSON.
        """
        with self._writing():
            if party.left is not None and party.left.met:
                write_whole(self._path(game, MET), compact(party.left.met))
                party = replace(party, left=replace(party.left, met=()))
            sat, then = self._next(party, game).sat, self._next(after, None)
            stood = {"party": VALUES.write(party, Seating), "sat": compact(sat), "table": then.written}
            self._file(game).leave({"stamp": str(then.stamp), **stood}, evening)
            self._reached(then)

    def forget(self, seating: Seating, games: Iterable[int]) -> None:
        """Deletes games for good, none of which is played, and seats these people."""
        with self._writing():
            self._forget(seating, None, games, {GAME, MARK, MET})

    def forget_met(self, games: Iterable[int]) -> None:
        """Deletes the notes of the cards that were met in these games."""
        with self._writing():
            if self.now is not None:
                self._forget(self.now.seating, self.now.game, games, {MET})

    def note_backup(self, made_at: str) -> None:
        """Notes that all of it is the backup of that time (ISO 8601)."""
        with self._writing():
            if self.now is not None:
                self._save(replace(self.now, stamp=self.stamp, backup=made_at))

    def games(self) -> tuple[JournalGame, ...]:
        """The games that are not played now, the latest first; one that cannot be read is not among them."""
        with self._lock:
            playing = self.now.game if self.now else None
            return tuple(one for n in self.numbers[::-1] if n != playing for one in self._readable(n))

    def party(self, game: int) -> Seating:
        """Seating of a game, at its end if it was left."""
        with self._lock, self._understanding(game):
            return self._ended(game).party

    def record(self, game: int) -> JournalRecord:
        """A game as it began."""
        with self._lock, self._understanding(game):
            if self._record is None or self._record[0] != game:
                told = self._ends(game)[0].fields
                set_up: SetUp = VALUES.understood(told["set_up"], SetUp)
                set_up = replace(set_up, decks=card_texts.kept(self._cards, told["cards"]))
                self._record = game, JournalRecord(told["game"], told["rules"], set_up, told["at"])
            return self._record[1]

    def entries(self, game: int, values: Values) -> tuple[Entry, ...]:
        """All entries of a game in order, those marked that were taken back, and those that are lost."""
        with self._lock, self._understanding(game):
            found = self._read(game)
        return marked(self._entry(game, number, found, values) for number in range(found.next))

    def told(self, game: int) -> Any:
        """The evening of a game as it was told, as a JSON document; None if it was not over, or is played."""
        with self._lock, self._understanding(game):
            line = self._read(game).told
        return line.fields["evening"] if line and not (self.now and self.now.game == game) else None

    def has(self, game: int, number: int) -> bool:
        """True if that game has an entry of that number, or if nobody can tell."""
        with self._lock:
            found = self._read(game) if self._path(game).exists() else None
        return found is not None and (found.head is None or number in found.entries)

    def copy_to(self, folder: Path) -> None:
        """Copies all of it, as it is at one moment, into a folder. Raises OSError."""
        kept = (checkpoint.NAME, f"{GAMES}/*{GAME}", f"{GAMES}/*{MET}", f"{CARDS}/*")
        with self._lock:
            for path in (path for pattern in kept for path in self.path.glob(pattern)):
                copy = folder / path.relative_to(self.path)
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(path.read_bytes())

    def _path(self, game: int, ending: str = GAME) -> Path:
        return self._games / f"{game:04}{ending}"

    def _read(self, game: int) -> FoundGame:
        found = read(self._path(game))
        checkpoint.check_format(self._path(game), found.head)
        return found

    def _ends(self, game: int) -> tuple[GameLine, GameLine | None]:
        head, left = ends_of(self._path(game))
        if head is None:
            raise JournalError(self._path(game), "nobody can tell what is played in it")
        return head, left

    def _file(self, game: int) -> GameFile:
        if self._open is None or self._open[0] != game:
            self.close()
            self._open = game, GameFile(self._path(game))
        return self._open[1]

    def _next(self, seating: Seating, game: int | None, sat: Iterable[str] = ()) -> Checkpoint:
        """The state that comes with the next change."""
        before = self.now.sat if self.now and self.now.game == game else ()
        proofs = (*before, *sat, *(place.proof for place in seating.places)) if game is not None else ()
        all_sat = tuple(dict.fromkeys(filter(None, proofs)))
        return Checkpoint(self.stamp + 1, seating, game, self.now.last if self.now else 0, all_sat)

    def _save(self, then: Checkpoint) -> None:
        checkpoint.write(self.path, then)
        self.now, self.stamp = then, then.stamp
        if self._open is not None and then.game != self._open[0]:
            self.close()

    def _reached(self, then: Checkpoint) -> None:
        """A line of a game says it already: where the disk refuses it, the table's own file stays older."""
        self.now, self.stamp = then, then.stamp
        try:
            self._save(then)
        except OSError as fault:
            log.error("%s is older than its game: %s", self.path / checkpoint.NAME, fault)

    def _forget(self, seating: Seating, game: int | None, games: Iterable[int], endings: Set[str]) -> None:
        """Deletes files of these games; once that is decided no power cut brings them back."""
        names = tuple(self._path(number, ending).name for number in games for ending in sorted(endings))
        self._save(replace(self._next(seating, game), forgetting=names))
        self._record = None
        self._end_forgetting()

    def _end_forgetting(self) -> None:
        if self.now is None or not self.now.forgetting:
            return
        try:
            for name in self.now.forgetting:
                (self._games / Path(name).name).unlink(missing_ok=True)
            if self._games.is_dir():
                settle(self._games)
            heads = (ends_of(self._path(number))[0] for number in self.numbers)
            named = (head.fields["cards"].values() for head in heads if head is not None)
            card_texts.keep_only(self._cards, {hash_ for hashes in named for hash_ in hashes})
            self._save(replace(self.now, forgetting=()))
        except OSError as fault:
            log.error("what was forgotten is deleted at the next start: %s", fault)

    def _lost(self, own: Checkpoint | None, found: Mapping[int, FoundGame]) -> Loss | None:
        if self.now is None:
            return Loss(0, unsure=True) if found or (self.path / checkpoint.NAME).exists() else None
        game = found.get(self.now.game) if self.now.game is not None else None
        missing = len({*game.missing} - _recalled(game)) if game else 0
        loss = Loss(self.stamp, missing, own is None or (game is not None and game.unsure))
        if self.now.game is not None and (game is None or game.head is None or 0 in game.missing):
            loss = Loss(self.stamp, file=self._path(self.now.game).name)
            self.now = replace(self.now, seating=self.now.seating.left_a_game(), game=None)
        elif own is not None and own.stamp == self.stamp:
            loss = replace(loss, backup=own.backup)
        return loss if loss != Loss(self.stamp) else None

    def _readable(self, game: int) -> Iterator[JournalGame]:
        try:
            yield self._ended(game)
        except Exception as fault:
            log.error("%s cannot be read: %s", self._path(game), fault)

    def _ended(self, game: int) -> JournalGame:
        head, left = self._ends(game)
        if self.now is not None and self.now.game == game:
            party, sat = self.now.seating, self.now.sat
        elif left is not None:
            party, sat = VALUES.understood(left.fields["party"], Seating), tuple(left.fields["sat"])
            party = replace(party, left=replace(party.left, met=self._met(game)) if party.left else None)
        else:  # its end is lost
            last, _ = checkpoint.newest(self._path(game), None, [self._read(game)])
            party, sat = (last.seating, last.sat) if last else (Seating(""), ())
        return JournalGame(game, head.fields["game"], head.fields["at"], party, sat)

    def _met(self, game: int) -> tuple[str, ...]:
        try:
            return tuple(map(str, json.loads(self._path(game, MET).read_bytes())))
        except (OSError, ValueError, TypeError):
            return ()

    def _entry(self, game: int, number: int, found: FoundGame, values: Values) -> Entry:
        line = found.entries.get(number)
        if line is None:
            return Entry(number, EntryKind.LOST, None, ())
        with self._understanding(game, f"entry {number}"):
            kind = EntryKind(line.fields["kind"])
            said = values.understood(line.fields["said"], SAID[kind]) if kind in SAID else None
            return Entry(number, kind, said, values.understood_events(line.fields["facts"]))

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Alone; what the disk refuses is told."""
        with self._lock:
            try:
                yield
            except OSError as fault:
                log.error("%s could not be written: %s", self.path, fault)
                raise not_written(fault) from fault

    @contextmanager
    def _understanding(self, game: int, what: str = "the beginning") -> Iterator[None]:
        try:
            yield
        except JournalError:
            raise
        except Exception as fault:
            told = str(fault) if isinstance(fault, UnknownNameError) else repr(fault)
            why = f"{what} of game {game} is not understood: {told}"
            raise JournalError(self._path(game), why) from fault


def _recalled(game: FoundGame) -> set[int]:
    """The lost entries that were answered again, or left out."""
    fields = (line.fields for line in game.entries.values())
    recalls = (field["said"] for field in fields if field["kind"] == EntryKind.RECALL)
    return {number for recall in recalls for number in (recall["entry"], *recall["left_out"])}


def _fields(entry: Entry, values: Values) -> Mapping[str, str]:
    said = {"said": values.write(entry.said, SAID[entry.kind])} if entry.said is not None else {}
    return {"kind": compact(entry.kind.value), **said, "facts": values.write_events(entry.events)}
