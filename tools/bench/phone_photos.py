"""Sends labelled photographs to a table as a phone does: time until all pages have them, and faces."""

import statistics
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from queue import Empty
from tempfile import TemporaryDirectory
from time import perf_counter

from companion.app import Companion, CompanionSettings
from companion.table.commands.game import BeginGame
from tests.evening.players.phone import Phone, join
from tests.vision.labels import FOLDER, NOTHING, Label, labels
from tools.bench.pages import PLAYERS, Listener
from vision.pictures.photograph import load
from vision.reader import Reader
from web.ports.protocol import PageViewer

PAGES = 6
SEND = "/photographed"
Faces = Counter[int]


@dataclass(frozen=True)
class SentRecord:
    """A photograph that was sent: its label, the faces on the pages, and the milliseconds until then."""

    label: Label
    faces: Faces
    milliseconds: float | None


def main(arguments: list[str]) -> int:
    """Prints the figures of as many photographs as were asked for; 1 if there are none."""
    records = list(islice(labels(), int(arguments[0]) if arguments else None))
    if not records:
        print("No labelled photographs here: set PHOTOS to a folder with labels.json.")
        return 1
    reader = Reader()
    read = [SentRecord(one, _faces(one, reader), None) for one in records]
    sent = list(_all_sent(records))
    times = sorted(one.milliseconds for one in sent if one.milliseconds is not None)
    slowest = times[min(len(times) - 1, round(0.99 * len(times)))]
    print(f"{len(records)} photographs, {len(times)} with a proposal on {PAGES} phones and a kiosk")
    print(f"from send to the last page: median {statistics.median(times):.0f} ms, worst 1 % {slowest:.0f} ms")
    print(f"faces right: sent {_right(sent):.1%}, read from the file {_right(read):.1%}")
    same = sum(one.faces == other.faces for one, other in zip(sent, read, strict=True))
    print(f"photographs with the same faces either way: {same}")
    return 0


def _faces(record: Label, reader: Reader) -> Faces:
    """As `python3 -m vision read` reads the file."""
    reading = NOTHING.read(load(FOLDER / record["file"]), reader)
    return Counter(die.value for die in reading.lying if die.value is not None)


def _right(photographs: list[SentRecord]) -> float:
    told = [(Counter(die["value"] for die in one.label["dice"]), one.faces) for one in photographs]
    return sum((label & faces).total() for label, faces in told) / sum(label.total() for label, _ in told)


def _all_sent(records: list[Label]) -> Iterator[SentRecord]:
    with _table() as (companion, phone, listeners):
        for record in records:
            yield _sent(companion, phone, listeners, record)


@contextmanager
def _table() -> Iterator[tuple[Companion, Phone, list[Listener]]]:
    """A table without a camera at which dice are read, the phone that photographs, and all pages."""
    with TemporaryDirectory() as folder:
        settings = CompanionSettings(
            data=Path(folder), host="127.0.0.1", port=0, game="just_dice", camera="off"
        )
        with Companion(settings) as companion:
            base, code = companion.address, companion.table.moment.seating.code
            phones = [join(base, code, name, colour) for name, colour in PLAYERS]
            companion.table.execute(BeginGame())
            pages = [*phones, *phones[: PAGES - len(phones)], Phone(base, "/t/home/kiosk")]
            yield companion, phones[0], [Listener(one, base, f"c{n}") for n, one in enumerate(pages)]


def _sent(companion: Companion, phone: Phone, listeners: list[Listener], record: Label) -> SentRecord:
    form = next(one for one in phone.forms() if one.action.endswith(SEND))
    data = (FOLDER / record["file"]).read_bytes()
    for listener in listeners:
        with suppress(Empty):
            while True:
                listener.arrived.get(timeout=0.1)
    began = perf_counter()
    status, _ = phone.bring(form.action, "picture", (record["file"], data), **form.hidden)
    if status != 200:
        return SentRecord(record, Counter(), None)
    ended = max(listener.arrived.get(timeout=10) for listener in listeners)
    return SentRecord(record, _shown(companion), 1000 * (ended - began))


def _shown(companion: Companion) -> Faces:
    """The faces on the kiosk, proposed or counted."""
    play = companion.door.page(PageViewer(None, "en")).play
    dice = play.roll.dice if play and play.roll else ()
    return Counter(die.value for die in dice if die.value is not None)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
