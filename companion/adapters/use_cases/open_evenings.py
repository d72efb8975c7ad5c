"""The evenings that were opened again for looking: few, bounded in memory, and none once all is forgotten."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_urlsafe
from threading import Lock

from companion.engine.refusal import refuse
from companion.table.past.evening_replay import EveningReplay
from companion.table.past.reopened import ReopenedEvening
from companion.table.table import Table

MOST, MOST_BYTES = 8, 4_000_000
"""Evenings that are kept open, and their bytes; of more, the one looked at longest ago is closed."""


class OpenEvenings:
    """Each has a key, by which it is found. From any thread."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._lock = Lock()
        self._opened: OrderedDict[str, ReopenedEvening] = OrderedDict()
        self._latest: EveningReplay | None = None

    def add(self, evening: ReopenedEvening) -> str:
        """Keeps an evening open, and returns its key."""
        key = token_urlsafe(12)
        with self._lock:
            self._opened[key] = evening
            while len(self._opened) > MOST or self._bytes() > MOST_BYTES:
                self._opened.popitem(last=False)
        return key

    @contextmanager
    def looked_at(self, key: str) -> Iterator[EveningReplay]:
        """The replay of the evening of that key, for one request at a time. Raises Refused."""
        with self._lock:
            found = self._opened.get(key)
            if found is None:
                raise refuse("refused-no-replay")
            self._opened.move_to_end(key)
            yield self._replay_of(found)

    def close(self) -> None:
        """Closes all of them: nothing of any evening is kept in memory."""
        with self._lock:
            self._opened.clear()
            self._latest = None

    def _bytes(self) -> int:
        return sum(len(evening.packed) for evening in self._opened.values())

    def _replay_of(self, evening: ReopenedEvening) -> EveningReplay:
        """Only the latest one is kept."""
        if self._latest is None or self._latest.evening is not evening:
            self._latest = None  # its stories go before others come
            self._latest = self._table.evenings.replay(evening)
        return self._latest
