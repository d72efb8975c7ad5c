"""Rows that are not what was written, written once more from where they came: their checksums prove it."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Protocol

from companion.table.cards.card_shelf import hashed
from companion.table.journal.checksum_chain import Head
from companion.table.journal.entries import EntryKind
from companion.table.journal.raw_rows import Cells
from companion.table.journal.salvage import SalvagedFile, SalvagedRow, is_written, row_of

DECKS = 5
"""The cell of a game's row that names its card files."""


class Sources(Protocol):
    """Where rows come from. All may raise anything for rows that are not what was written."""

    def text(self, game: str, hash_: str) -> str | None:
        """The card file of that hash."""

    def begun(self, game: Cells, texts: Mapping[str, str]) -> str:
        """The events with which the game of that row began."""

    def decided(self, entries: Sequence[SalvagedRow], said: Cells) -> Cells:
        """The entry that says so, after these of its game: its cells."""


def restored(found: SalvagedFile, sources: Sources) -> SalvagedFile:
    """The same, with all that the sources give back."""
    found = replace(found, texts={**found.texts, **dict(_texts(found, sources))})
    for row in _beginnings(found, sources):
        found = _with(found, row)
    for row in sorted(found.spoilt, key=lambda row: str(row.number).zfill(9)):
        if (again := _decided(found, row, sources)) is not None:
            found = _with(found, again)
    return found


def hashes(game: Cells) -> Mapping[str, str]:
    """The card files of a game, by their names. Raises ValueError where there is no such thing."""
    told = json.loads(game[DECKS])
    if not isinstance(told, dict):
        raise ValueError("no card files")
    return told


def _texts(found: SalvagedFile, sources: Sources) -> Iterator[tuple[str, str]]:
    for game in (one for games in found.games.values() for one in games):
        with suppress(Exception):
            for hash_ in hashes(game).values():
                text = None if hash_ in found.texts else sources.text(game[2], hash_)
                if text is not None and hashed(text) == hash_:
                    yield hash_, text


def _beginnings(found: SalvagedFile, sources: Sources) -> Iterator[SalvagedRow]:
    """Each entry that begins a game is decided again: what is written of it is most of a young journal."""
    for row in found.spoilt:
        if row.number != 0 or row.begins is None:
            continue
        with suppress(Exception):
            texts = {name: found.texts[hash_] for name, hash_ in hashes(row.begins).items()}
            cells = (row.game, 0, EntryKind.BEGIN.value, None, None, sources.begun(row.begins, texts))
            yield from _proven(found, row, cells)


def _decided(found: SalvagedFile, row: SalvagedRow, sources: Sources) -> SalvagedRow | None:
    if not isinstance(row.number, int) or row.number == 0 or row.step in found.good:
        return None
    of_game = {one.number: one for one in found.good.values() if one.game == row.game}
    with suppress(Exception):
        before = [of_game[number] for number in range(row.number)]
        return next(iter(_proven(found, row, sources.decided(before, row.cells))), None)
    return None


def _proven(found: SalvagedFile, row: SalvagedRow, cells: Cells) -> Iterable[SalvagedRow]:
    again = row_of(Head(row.step, row.link), cells, row.begins)
    before = found.good.get(row.step - 1)
    heads = [found.root] if row.step - 1 == found.root.step else []
    if before is not None:
        heads.append(Head(before.step, before.link))
    return [again] if is_written(again, heads) else []


def _with(found: SalvagedFile, row: SalvagedRow) -> SalvagedFile:
    return replace(found, good=dict(sorted({**found.good, row.step: row}.items())))
