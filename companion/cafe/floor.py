"""All tables of a café, from their messages at the broker."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from threading import Lock
from time import monotonic

from companion.cafe.broker_connection import BrokerMessage
from companion.cafe.evening import CafeEvening, read_evenings
from companion.cafe.outcome import OrderOutcome, read_outcome
from companion.cafe.table_state import TableSummary, read_machine, read_state, unpacked
from companion.cafe.topics import ONLINE, ROOT, table_of

LISTENS = tuple(f"{ROOT}/+/{what}" for what in ("alive", "state", "doctor", "evenings", "done"))
SILENT_S = 4.0
"""A table that has not said for so long that it is there is not believed to be: it says so every two."""
TWIN_S = 150.0
"""Time for which another machine of a name is remembered; of two, each repeats its state more often."""
MOST_TABLES = 200
LIGHTS = ("green", "yellow", "red")


@dataclass(frozen=True)
class HeardMachine:
    """One of the machines that call themselves by a table's name, how it stood, and when it said so."""

    name: str
    state: TableSummary | None
    at: float


@dataclass(frozen=True)
class TableOnFloor:
    """One table as it is known: how it stands, its doctor's light, and what is to be seen to (what, says).

    `machines` are those that said how they stand, the latest first.
    """

    table: str
    state: TableSummary | None = None
    light: str = ""
    findings: tuple[tuple[str, str], ...] = ()
    evenings: tuple[CafeEvening, ...] = ()
    online: bool = False
    beat: float = float("-inf")
    machines: tuple[HeardMachine, ...] = ()

    @property
    def twins(self) -> tuple[HeardMachine, ...]:
        """The machines that share this name, in their order; none if there is one."""
        return tuple(sorted(self.machines, key=lambda one: one.name)) if len(self.machines) > 1 else ()

    def lives(self, now: float) -> bool:
        """True if its latest heartbeat is recent."""
        return self.online and now - self.beat < SILENT_S


class CafeFloor:
    """The tables that were heard of, from any thread. `done` is told what came of orders."""

    def __init__(self, done: Callable[[OrderOutcome], None], clock: Callable[[], float] = monotonic) -> None:
        self._done, self._clock = done, clock
        self._lock = Lock()
        self._tables: dict[str, TableOnFloor] = {}

    def hear(self, heard: BrokerMessage) -> None:
        """Takes up what a table says; what makes no sense is nothing said."""
        match table_of(heard.topic):
            case (table, "done"):
                outcome = None if heard.kept else read_outcome(heard.payload)
                if outcome is not None and outcome.table == table:
                    self._done(outcome)
            case (table, what):
                self._take_up(table, what, heard.payload)

    def tables(self) -> tuple[TableOnFloor, ...]:
        """All tables by name, without those that were removed."""
        with self._lock:
            return tuple(sorted(self._tables.values(), key=lambda one: one.table))

    def find(self, table: str) -> TableOnFloor | None:
        """That table, if it was heard of."""
        with self._lock:
            return self._tables.get(table)

    def lives(self, sight: TableOnFloor) -> bool:
        """True if that table's latest heartbeat is recent."""
        return sight.lives(self._clock())

    def _take_up(self, table: str, what: str, payload: bytes) -> None:
        with self._lock:
            sight = self._tables.get(table, TableOnFloor(table))
            if table in self._tables or len(self._tables) < MOST_TABLES:
                self._tables[table] = self._changed(sight, what, payload)
                if what == "alive" and not payload:
                    del self._tables[table]

    def _changed(self, sight: TableOnFloor, what: str, payload: bytes) -> TableOnFloor:
        match what:
            case "alive":
                return replace(sight, online=payload == ONLINE.encode(), beat=self._clock())
            case "state":
                return self._standing(sight, read_state(payload), read_machine(payload))
            case "doctor":
                light, findings = _read_doctor(payload)
                return replace(sight, light=light, findings=findings)
            case "evenings":
                return replace(sight, evenings=_read_evenings(payload))
            case _:
                return sight

    def _standing(self, sight: TableOnFloor, state: TableSummary | None, machine: str) -> TableOnFloor:
        now = self._clock()
        others = (one for one in sight.machines if one.name != machine and now - one.at < TWIN_S)
        return replace(sight, state=state, machines=(HeardMachine(machine, state, now), *others))


def _read_evenings(payload: bytes) -> tuple[CafeEvening, ...]:
    try:
        return read_evenings(payload)
    except ValueError:
        return ()


def _read_doctor(payload: bytes) -> tuple[str, tuple[tuple[str, str], ...]]:
    try:
        raw = unpacked(payload)
        findings = tuple((str(one["about"]), str(one["says"])) for one in raw["findings"])
        return raw["light"] if raw["light"] in LIGHTS else "", findings
    except (ValueError, KeyError, TypeError):
        return "", ()
