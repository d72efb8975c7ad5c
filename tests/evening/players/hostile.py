"""What somebody might bring in to harm a table, door by door: each has to be refused with a sentence."""

import json
from collections.abc import Callable, Mapping
from contextlib import closing
from functools import cache
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from PIL import Image

from companion import games
from companion.engine.limits import EVENING_BYTES, EVENING_STEPS, MOST_NODES
from companion.games.hope_inhumanity.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.seating import TakeSeat
from companion.table.files.atomic_file import write_whole
from companion.table.journal.journal import Journal
from companion.table.journal.lines import FORMAT, HEAD, packed
from companion.table.table import Table
from companion.upkeep.backup import MANIFEST, backup
from tests.companion.games.taken_home import lengthened, taken_home

JOURNAL = "tables/home/table.json"
MEGABYTE = 1_000_000
SEATS = 9_000
LONG_NAME = "x" * 300_000
HALF = "\ud800"


@cache
def evening(steps: int = 30) -> bytes:
    """An evening of the first game that is as it should be."""
    return taken_home(games.find("hope_inhumanity"), steps)[0]


@cache
def longest_evening() -> bytes:
    """One of as many steps as a table opens."""
    return lengthened(evening(150), EVENING_STEPS)


def _changed(change: Callable[[dict[str, Any]], object]) -> bytes:
    document = json.loads(evening())
    change(document)
    return json.dumps(document).encode()


def _named(name: str) -> bytes:
    return _changed(lambda one: one["set_up"]["seats"][0].update(name=name))


def _seats(document: dict[str, Any]) -> None:
    one = document["set_up"]["seats"][0]
    document["set_up"]["seats"] = [{**one, "id": f"seat-{n}", "name": f"P{n}"} for n in range(SEATS)]


EVENINGS: Mapping[str, Callable[[], bytes]] = MappingProxyType(
    {
        "half a character": lambda: _named(f"A{HALF}"),
        "a long name": lambda: _named(LONG_NAME),
        "a name that turns round": lambda: _named("A\u202eb"),
        "many seats": lambda: _changed(_seats),
        "nobody": lambda: _changed(lambda one: one["set_up"].update(seats=[])),
        "deep": lambda: b"[" * 100_000,
        "deep inside": lambda: _changed(lambda one: one.update(more=json.loads("[" * 60 + "1" + "]" * 60))),
        "a large number": lambda: _changed(lambda one: one["entries"][1]["said"].update(version=10**9)),
        "a number of many digits": lambda: evening().replace(b'"version": ', b'"version": ' + b"9" * 5000, 1),
        "no number": lambda: evening().replace(b'"version": ', b'"version": NaN', 1),
        "the year one": lambda: _changed(lambda one: one.update(begun_at="0001-01-01T00:00:00+14:00")),
        "no day": lambda: _changed(lambda one: one.update(begun_at="yesterday")),
        "many lists": lambda: b"[" + b"[]," * (MEGABYTE - 2) + b"[]]",
        "too long": lambda: evening() + b" " * EVENING_BYTES,
        "too many steps": lambda: lengthened(evening(), EVENING_STEPS + 1),
    }
)


def _seating(change: Callable[[dict[str, Any]], object]) -> bytes:
    """A backup whose latest seating was changed, with a checksum that is right."""
    with TemporaryDirectory() as folder:
        data = Path(folder)
        with closing(Journal(data)) as journal:
            table = Table("home", GAME, journal, CardShelf(data))
            table.execute(TakeSeat("Ada", "red"))
            table.close()
            now = table.journal.now
            assert now is not None
            told = json.loads(now.written)
            change(told["seating"])
            write_whole(data / JOURNAL, packed(HEAD, FORMAT, {"table": json.dumps(told)}, "table"))
            return backup(data, journal.copy_to)


def _sitting(name: str) -> bytes:
    return _seating(lambda one: one["places"][0]["seat"].update(name=name))


def _places(seating: dict[str, Any]) -> None:
    seating["places"] = seating["places"] * SEATS


def _bomb(number: int, length: int) -> bytes:
    """A backup that is a few kilobytes, and unpacks to files of so many bytes."""
    content = bytes(length)
    names = [JOURNAL, *(f"decks/hope_inhumanity/{n}.yaml" for n in range(number - 1))]
    listed = {name: {"bytes": length, "sha256": sha256(content).hexdigest()} for name in names}
    made = {
        "program": "table-companion",
        "format": 1,
        "version": "0",
        "files": listed,
        "made_at": "2026-11-25",
    }
    whole = BytesIO()
    with ZipFile(whole, "w", ZIP_DEFLATED) as archive:
        for name in names:
            archive.writestr(name, content)
        archive.writestr(MANIFEST, json.dumps(made))
    return whole.getvalue()


BACKUPS: Mapping[str, Callable[[], bytes]] = MappingProxyType(
    {
        "half a character": lambda: _sitting(f"A{HALF}"),
        "a long name": lambda: _sitting(LONG_NAME),
        "many seats": lambda: _seating(_places),
        "deep": lambda: _seating(lambda one: one.update(others=json.loads("[" * 60 + "]" * 60))),
        "a large number": lambda: _seating(lambda one: one.update(settled=10**9)),
        "a table of zeros": lambda: _bomb(1, 190 * MEGABYTE),
        "more than a table needs": lambda: _bomb(3, 150 * MEGABYTE),
        "a large deck": lambda: _bomb(2, 5 * MEGABYTE),
        "many files": lambda: _bomb(20_000, 1),
        "no zip": lambda: b"PK" + bytes(MEGABYTE),
    }
)


def _deck(text: str) -> bytes:
    head = "deck: The Lake\nlanguage: en\nversion: 1\nexpansion: yes\n"
    return f"{head}{text}".encode("utf-8", "surrogatepass")


DECKS: Mapping[str, Callable[[], bytes]] = MappingProxyType(
    {
        "half a character": lambda: _deck(r'traits: [{title: "A \ud800", text: x}]'),
        "half a character as bytes": lambda: _deck(f"traits: [{{title: A {HALF}}}]"),
        "a control character": lambda: _deck(r'traits: [{title: "A \0", text: x}]'),
        "many values": lambda: _deck("traits:\n" + "  - a\n" * (MOST_NODES + 1)),
        "deep": lambda: _deck("traits: " + "[" * 50_000),
        "aliases": lambda: _deck("traits: &a [&b [1, 1], *b]"),
        "a long name": f"deck: {LONG_NAME}\nlanguage: en\nversion: 1\n".encode,
        "a long card": lambda: _deck(f"traits:\n  - title: A\n    text: {LONG_NAME}\n"),
        "zeros": lambda: bytes(MEGABYTE - 1),
    }
)


def picture(size: tuple[int, int], format_: str, mode: str = "1", **more: object) -> bytes:
    packed = BytesIO()
    Image.new(mode, size).save(packed, format_, **more)
    return packed.getvalue()


PICTURES: Mapping[str, Callable[[], bytes]] = MappingProxyType(
    {
        "many pixels": lambda: picture((20_000, 20_000), "PNG"),
        "more pixels than fit": lambda: picture((6_000, 6_000), "PNG"),
        "a progressive one": lambda: picture((10_000, 10_000), "JPEG", "L", progressive=True),
        "a large one of another kind": lambda: picture((4_000, 4_000), "WEBP", "RGB"),
        "half of one": lambda: picture((4_000, 3_000), "JPEG", "RGB")[:20_000],
        "another kind": lambda: picture((10, 10), "GIF"),
        "no picture": lambda: bytes(10 * MEGABYTE),
        "a name": f"\x89PNG{LONG_NAME}".encode,
    }
)
