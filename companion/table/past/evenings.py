"""Finds past games by the secrets that their players' phones kept, and tells them from the journal."""

import json
from dataclasses import dataclass
from threading import Lock

from companion.table.files.faults import JournalError
from companion.table.journal.checkpoint import VALUES
from companion.table.journal.export import written
from companion.table.journal.table_journal import JournalGame, TableJournal
from companion.table.past.evening_replay import EveningReplay
from companion.table.past.reopened import ReopenedEvening, reopened
from companion.table.repertoire import Repertoire
from companion.table.sandbox.sandbox import sandboxed
from companion.table.seating.seating import Seating, proof_of
from companion.table.story.replay import revive
from companion.table.story.told_evening import ToldEvening, told_evening, without_films


@dataclass(frozen=True)
class PastEvening:
    """A past game: its number in the journal, what was played, by whom, when it began, and how it is told."""

    game: int
    name: str
    seating: Seating
    begun_at: str
    told: ToldEvening


class Evenings:
    """Games played at one table, by any party; thread-safe."""

    def __init__(self, journal: TableJournal, repertoire: Repertoire) -> None:
        self._journal, self._repertoire = journal, repertoire
        self._lock = Lock()
        self._latest: PastEvening | None = None
        self._all: tuple[JournalGame, ...] = ()
        self._is_current = False

    def sat_in(self, token: str) -> tuple[int, ...]:
        """The games in which this token proved a seat, the one that is played first. Raises JournalError."""
        if not token:
            return ()
        proof, now = proof_of(token), self._journal.now
        latest = (now.game,) if now and now.game is not None and proof in now.sat else ()
        return (*latest, *(game.number for game in self.all() if proof in game.sat))

    def all(self) -> tuple[JournalGame, ...]:
        """Every game of this table that is not played now, the latest first. Raises JournalError."""
        with self._lock:
            if not self._is_current:
                self._all, self._is_current = self._journal.games(), True
            return self._all

    def taken_home(self, game: int) -> bytes:
        """The file of a game that was left. Raises JournalError."""
        record = self._journal.record(game)
        values = self._repertoire.values(record.name)
        return json.dumps(written(record, self._journal.entries(game, values), values)).encode()

    def read(self, game: int) -> PastEvening:
        """A game of this table. Raises JournalError."""
        with self._lock:
            if self._latest is None or self._latest.game != game:
                self._latest = self._read(game)
            return self._latest

    def reopen(self, data: bytes) -> ReopenedEvening:
        """A game that was taken home, for looking; the table stays as it is. Raises Refused."""
        return sandboxed(reopened, data, self._repertoire.loaders)

    def replay(self, evening: ReopenedEvening) -> EveningReplay:
        """The replay of an evening that was opened here."""
        game, values = self._repertoire.game(evening.game), self._repertoire.values(evening.game)
        return EveningReplay(evening, game, values)

    def changed(self) -> None:
        """Games were left, taken up or forgotten: nothing of any evening is kept in memory."""
        with self._lock:
            self._latest, self._all, self._is_current = None, (), False

    def _read(self, game: int) -> PastEvening:
        record, party = self._journal.record(game), self._journal.party(game)
        return PastEvening(game, record.name, party, record.begun_at, self._told(game))

    def _told(self, game: int) -> ToldEvening:
        """Told from its entries, or as it was told then where the rules of today do not read all of them."""
        kept = self._journal.told(game)
        try:
            *_, (_, story) = revive(self._journal, self._repertoire, game, verify=False)
            if story.gap is None or kept is None:
                return told_evening(story)
        except JournalError:
            if kept is None:
                raise
        return without_films(VALUES.understood(kept, ToldEvening))
