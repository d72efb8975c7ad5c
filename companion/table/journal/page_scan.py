"""Rows picked out of the bytes of a journal and its log, wherever one begins: for where SQLite finds no way.

A page that is spoilt hides from SQLite all to which it leads. A row shows itself by the types of its cells,
which stand before them, so it is found without its page; whether it is what was written, its checksum says.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import TypeAlias

from companion.table.journal.raw_rows import Cells, Raw, as_text
from companion.table.journal.sqlite_repair import FRAME_HEAD, LOG_HEAD, page_size

Pages: TypeAlias = Mapping[int, bytes]

NULL_OR_NUMBER, BLOB_OF_16 = rb"[\x00-\x06\x08\x09]", b"\x2c"
SHAPES = {
    "seatings": re.compile(rb"(?s)(?=[\x06-\x0a]\x00.{2,6}" + NULL_OR_NUMBER + BLOB_OF_16 + rb")"),
    "games": re.compile(rb"(?s)(?=[\x08-\x12]\x00.{6,16})"),
    "texts": re.compile(rb"(?s)(?=[\x04-\x07]\x81\x0d.{1,4})"),
    "entries": re.compile(
        rb"(?s)(?=[\x09-\x14]" + NULL_OR_NUMBER * 2 + rb".{4,13}[\x01-\x06\x08\x09]" + BLOB_OF_16 + rb")"
    ),
}
"""Prefix of a table's rows: the bytes of their types, and the type of each cell."""
CELLS = {"seatings": 5, "games": 7, "texts": 2, "entries": 8}
BY_ROWID = {"seatings", "games"}
"""Their first cell stands before the row, in one to three bytes."""
INTEGERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
"""Bytes of a number, by its type."""
LARGEST = 4_000_000
"""Bytes of a row; a card file has a million at most."""


class NoRowError(Exception):
    """The bytes hold no row."""


def picked_out(content: bytes, log: bytes) -> Raw:
    """Possible rows of a journal in the bytes of its files; many are false."""
    size = page_size(content, log)
    now = {number: content[at : at + size] for number, at in enumerate(range(0, len(content), size), 1)}
    logged = list(_frames(log, size))
    latest = {**now, **dict(logged)}
    images = dict.fromkeys((*latest.values(), *now.values(), *(image for _, image in logged)))
    rows: dict[str, list[Cells]] = {table: [] for table in SHAPES}
    for image in images:
        for table, shape in SHAPES.items():
            for found in shape.finditer(image):
                rows[table] += _rows(table, image, found.start(), latest)
    seatings, games, texts, entries = (tuple(dict.fromkeys(rows[table])) for table in SHAPES)
    return Raw(seatings=seatings, games=games, texts=texts, entries=entries)


def _frames(log: bytes, size: int) -> Iterator[tuple[int, bytes]]:
    """The pages in a log, the latest last."""
    for at in range(LOG_HEAD.size, len(log) - FRAME_HEAD.size - size + 1, FRAME_HEAD.size + size):
        yield FRAME_HEAD.unpack_from(log, at)[0], log[at + FRAME_HEAD.size :][:size]


def _rows(table: str, image: bytes, start: int, pages: Pages) -> Iterator[Cells]:
    try:
        types, begin = _types(image, start, CELLS[table])
        length = begin - start + sum(map(_bytes, types))
        if length > LARGEST:
            return
        for payload in _payloads(image, start, length, pages, is_index=table == "entries"):
            cells = tuple(_cells(payload[begin - start :], types))
            if table in BY_ROWID:
                yield from ((rowid, *cells[1:]) for rowid in _rowids(image, start))
            else:
                yield cells
    except NoRowError:
        return


def _types(image: bytes, start: int, cells: int) -> tuple[list[int], int]:
    """The types of the cells, and where these begin."""
    end, at, types = start + image[start], start + 1, list[int]()
    while at < end and len(types) <= cells:
        type_, at = _varint(image, at)
        types.append(type_)
    if at != end or len(types) != cells:
        raise NoRowError
    return types, end


def _varint(image: bytes, at: int) -> tuple[int, int]:
    """A number of one to four bytes, and where it ends."""
    value = 0
    for place in range(at, min(at + 4, len(image))):
        value = value << 7 | image[place] & 0x7F
        if image[place] < 0x80:
            return value, place + 1
    raise NoRowError


def _rowids(image: bytes, start: int) -> Iterator[int]:
    """Possible row ids before a row."""
    for at in range(max(0, start - 3), start):
        try:
            value, end = _varint(image, at)
        except NoRowError:
            continue
        if end == start:
            yield value


def _bytes(type_: int) -> int:
    return INTEGERS.get(type_, 0) if type_ < 12 else (type_ - 12) // 2


def _payloads(image: bytes, start: int, length: int, pages: Pages, *, is_index: bool) -> Iterator[bytes]:
    """The bytes of a row: on its page and on those that follow, as they are told, or one behind the other."""
    size = len(image)
    most = (size - 12) * 64 // 255 - 23 if is_index else size - 35
    least = (size - 12) * 32 // 255 - 23
    here = length
    if length > most:
        full = least + (length - least) % (size - 4)
        here = full if full <= most else least
    if start + here + 4 * (length > most) > size:
        raise NoRowError
    local = image[start : start + here]
    if here == length:
        yield local
        return
    first = int.from_bytes(image[start + here :][:4], "big")
    for follow in (_told, _in_a_row):
        rest = b"".join(islice(follow(first, pages), -(-(length - here) // (size - 4))))
        if len(rest) >= length - here:
            yield local + rest[: length - here]


def _told(number: int, pages: Pages) -> Iterator[bytes]:
    while (page := pages.get(number)) is not None:
        yield page[4:]
        number = int.from_bytes(page[:4], "big")


def _in_a_row(number: int, pages: Pages) -> Iterator[bytes]:
    while (here := pages.get(number)) is not None:
        yield here[4:]
        number += 1


def _cells(payload: bytes, types: list[int]) -> Iterator[int | str | bytes | None]:
    at = 0
    for type_ in types:
        raw = payload[at : at + _bytes(type_)]
        at += len(raw)
        yield _cell(type_, raw)


def _cell(type_: int, raw: bytes) -> int | str | bytes | None:
    if type_ in (0, 8, 9):
        return {0: None, 8: 0, 9: 1}[type_]
    if type_ in INTEGERS:
        return int.from_bytes(raw, "big", signed=True)
    if type_ < 12:
        raise NoRowError
    return as_text(raw) if type_ % 2 else raw
