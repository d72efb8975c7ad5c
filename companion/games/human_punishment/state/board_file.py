"""An owner's board: a file with names, read strictly; every fault has its line and what may stand there."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import chain, pairwise
from typing import TypeVar

from companion.engine.phrasebook.outline import (
    Items,
    Outline,
    OutlineFault,
    OutlineFaults,
    OutlineTable,
    Text,
    did_you_mean,
    read_outline,
)
from companion.engine.words import Message, say
from companion.games.human_punishment.state.characters import CHARACTERS
from companion.games.human_punishment.state.model import KURO
from companion.games.human_punishment.state.player import VALUES
from companion.games.human_punishment.state.printed.board import (
    AREAS,
    BARS,
    BLUE_LENGTH,
    OURS,
    SHARED,
    STARTS,
    WEAPONS_AT_HQ,
    Board,
    Spawn,
)

NEEDED = ("arrows", "spawns", "red", "blue")
FIELDS = (*NEEDED, "bars", "zones", "prices", "piles", "neighbours", "city 4", "boards")
ZONES = ("morale yellow", "riot yellow", "riot red")
WHITE = range(2, 13)
BLOCKING = ("6", "8")
"""The spawns that the Blockade asks for (HP-056)."""
MOST, LEVELS, FACES, REACHED = 99, 3, 6, 3
T = TypeVar("T")


HEAD = ("deck", "language", "version", "board")
KEPT = 8


@lru_cache(maxsize=KEPT)
def of_text(file: str, text: str, beside: tuple[str, ...] = ()) -> Board:
    """The board of a file with a head and `board:`, where more may stand `beside` it.

    Raises OutlineFaults with all that is wrong in it.
    """
    outline = read_outline(file, text)
    reader = _Reader()
    found = reader.table(outline, (*HEAD, *beside))
    if reader.faults:
        raise OutlineFaults(tuple(reader.faults))
    return read_board(found["board"])


def read_board(outline: Outline) -> Board:
    """The board that stands there; what it leaves out is as on ours. Raises OutlineFaults."""
    board, faults = read_board_with_faults(outline)
    if faults:
        raise OutlineFaults(faults)
    return board


def read_board_with_faults(outline: Outline) -> tuple[Board, tuple[OutlineFault, ...]]:
    """The board that stands there, and all that is wrong in it; with any fault it cannot be played on."""
    reader = _Reader()
    board = reader.board(outline)
    return board, tuple(sorted(reader.faults, key=lambda fault: fault.place))


class _Reader:
    """Reads on after a fault, so that all are told at once."""

    def __init__(self) -> None:
        self.faults: list[OutlineFault] = []

    def board(self, outline: Outline) -> Board:
        """Reads a board from its outline and collects the faults."""
        found = self.table(outline, FIELDS)
        self._all_there(outline, found)
        board = replace(
            OURS,
            arrows=frozenset(self._ways(found.get("arrows"))),
            spawns=self._spawns(found.get("spawns")),
            red=self._path(found.get("red"), SHARED, MOST),
            blue=self._path(found.get("blue"), BLUE_LENGTH, BLUE_LENGTH),
            bars={**OURS.bars, **self._bars(found.get("bars"))},
            prices={**OURS.prices, **self._numbers(found.get("prices"), WEAPONS_AT_HQ, 0)},
            piles={**OURS.piles, **self._piles(found.get("piles"))},
            near=self._by_area(found.get("neighbours")),
            city_four=self._city_four(found.get("city 4")),
            boards=self._boards(found.get("boards")),
        )
        self._one_space(found, board)
        zones = self._numbers(found.get("zones"), ZONES, -MOST)
        yellow, red = zones.get("riot yellow", OURS.riot_yellow), zones.get("riot red", OURS.riot_red)
        if not 0 < yellow < red <= board.bars["riot"][1]:
            self._fault(found.get("zones", outline), say("fault-punish-zones"))
        morale = zones.get("morale yellow", OURS.morale_yellow)
        return replace(board, morale_yellow=morale, riot_yellow=yellow, riot_red=red)

    def _fault(self, where: Outline, message: Message) -> None:
        self.faults.append(OutlineFault(where.place, message))

    def _all_there(self, outline: Outline, found: Mapping[str, Outline]) -> None:
        for name in NEEDED:
            if name not in found:
                self._fault(outline, say("fault-punish-needs", line=name))

    def table(self, outline: Outline | None, known: Iterable[str] = ()) -> dict[str, Outline]:
        """The names that stand there, of those that may."""
        if outline is None:
            return {}
        if not isinstance(outline, OutlineTable):
            self._fault(outline, say("fault-punish-table"))
            return {}
        names = tuple(known)
        for name in outline.values:
            if names and name not in names:
                hint = did_you_mean(name, names)
                self.faults.append(
                    OutlineFault(outline.places[name], say("fault-word", word=name, hint=hint))
                )
        return {name: one for name, one in outline.values.items() if not names or name in names}

    def _items(self, outline: Outline | None, read: Callable[[Outline], T | None]) -> tuple[T, ...]:
        if outline is None:
            return ()
        if not isinstance(outline, Items):
            self._fault(outline, say("fault-punish-list"))
            return ()
        return tuple(one for one in map(read, outline.items) if one is not None)

    def _word(self, outline: Outline, known: Iterable[str]) -> str | None:
        text, words = outline.text if isinstance(outline, Text) else "", tuple(known)
        if text in words:
            return text
        self._fault(outline, say("fault-word", word=text, hint=did_you_mean(text, words)))
        return None

    def _number(self, outline: Outline, least: int, most: int) -> int | None:
        text = outline.text if isinstance(outline, Text) else ""
        if text.removeprefix("-").isdecimal() and least <= int(text) <= most:
            return int(text)
        self._fault(outline, say("fault-span", least=least, most=most, n=text))
        return None

    def _area(self, outline: Outline) -> str | None:
        return self._word(outline, AREAS)

    def _by_area(self, outline: Outline | None) -> dict[str, tuple[str, ...]]:
        return {area: self._items(some, self._area) for area, some in self.table(outline, AREAS).items()}

    def _ways(self, outline: Outline | None) -> list[tuple[str, str]]:
        ways = self._by_area(outline)
        if outline is not None:
            for area in AREAS:
                if area not in ways:
                    self._fault(outline, say("fault-punish-shut", area=area))
        return [(one, other) for one, others in ways.items() for other in others if one != other]

    def _spawns(self, outline: Outline | None) -> tuple[Spawn, ...]:
        spawns = self._items(outline, self._spawn)
        if not isinstance(outline, Items) or len(spawns) < len(outline.items):
            return ()
        ids = [spawn.id for spawn in spawns]
        for id_ in sorted({id_ for id_ in ids if ids.count(id_) > 1}):
            self._fault(outline, say("fault-punish-twice", id=id_))
        for number in sorted({*WHITE} - {*chain.from_iterable(spawn.numbers for spawn in spawns)}):
            self._fault(outline, say("fault-punish-number", n=number))
        for id_ in BLOCKING:
            if id_ not in ids:
                self._fault(outline, say("fault-punish-blockade", id=id_))
        return spawns

    def _spawn(self, outline: Outline) -> Spawn | None:
        found = self.table(outline, ("id", "numbers", "areas"))
        id_ = found.get("id")
        for name in ("id", "numbers", "areas"):
            if name not in found:
                self._fault(outline, say("fault-punish-needs", line=name))
        if not isinstance(id_, Text) or len(found) < len(("id", "numbers", "areas")):
            return None
        numbers = self._items(found["numbers"], lambda one: self._number(one, WHITE[0], WHITE[-1]))
        areas = self._items(found["areas"], self._area)
        if not 1 <= len(areas) <= REACHED:
            self._fault(found["areas"], say("fault-punish-areas", most=REACHED))
        return Spawn(id_.text, numbers, areas)

    def _path(self, outline: Outline | None, least: int, most: int) -> tuple[str, ...]:
        spaces = self._items(outline, self._area)
        if outline is not None and not least <= len(spaces) <= most:
            self._fault(outline, say("fault-punish-path", least=least, most=most, n=len(spaces)))
        return spaces

    def _one_space(self, found: Mapping[str, Outline], board: Board) -> None:
        """Blue 3 and Red 4 are one space, so they lie in one area (HP-243)."""
        whole = len(board.red) >= SHARED and len(board.blue) == BLUE_LENGTH
        if whole and board.red_area(SHARED) != board.blue_area(BLUE_LENGTH):
            self._fault(found["blue"], say("fault-punish-shared"))

    def _bars(self, outline: Outline | None) -> dict[str, tuple[int, int]]:
        bars = {}
        for bar, ends in self.table(outline, BARS).items():
            found = self._items(ends, lambda one: self._number(one, -MOST, MOST))
            starts = STARTS.get(bar, (0, 0))
            if len(found) != len(("low", "top")) or found[0] >= found[1]:
                self._fault(ends, say("fault-punish-ends"))
            elif not found[0] <= min(starts) <= max(starts) <= found[1]:
                self._fault(ends, say("fault-punish-start", n=max(starts)))
            else:
                bars[bar] = (found[0], found[1])
        return bars

    def _numbers(self, outline: Outline | None, known: Iterable[str], least: int) -> dict[str, int]:
        read = {name: self._number(one, least, MOST) for name, one in self.table(outline, known).items()}
        return {name: n for name, n in read.items() if n is not None}

    def _piles(self, outline: Outline | None) -> dict[str, tuple[int, ...]]:
        piles = {}
        for type_, levels in self.table(outline, OURS.piles).items():
            piles[type_] = self._items(levels, lambda one: self._number(one, 1, LEVELS))
            if any(one > other for one, other in pairwise(piles[type_])):
                self._fault(levels, say("fault-punish-levels"))
        return piles

    def _city_four(self, outline: Outline | None) -> tuple[tuple[str, int], ...]:
        """Of each face from 1 on, a bar and by how much it moves."""
        found = self._items(outline, self._step)
        if outline is not None and len(found) != FACES:
            self._fault(outline, say("fault-punish-faces", n=FACES))
        return found

    def _boards(self, outline: Outline | None) -> dict[str, dict[str, int]]:
        """The values of each Player Board that was typed in (HP-013, HP-297)."""
        found = self.table(outline, (*CHARACTERS, KURO))
        return {who: self._numbers(values, VALUES, 0) for who, values in found.items()}

    def _step(self, outline: Outline) -> tuple[str, int] | None:
        [(bar, n)] = list(self.table(outline, BARS).items())[:1] or [("", outline)]
        moved = self._number(n, -MOST, MOST) if bar else None
        return None if moved is None else (bar, moved)
