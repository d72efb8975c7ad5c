"""Measures the processor time of an answer while six phones and a kiosk follow: `python -m
tools.bench.answer_cost [FOLDER ...]` compares this checkout with others, whose rules have to be the same.

One game is recorded with a table of this checkout. Then a table of each checkout, dealt alike, gets the same
answers, some in turn, and those of one turn are a pair. A table is a process of its own without a camera, and
all of its threads count; what it takes while nobody answers is taken off, and no page is loaded meanwhile.
"""

import argparse
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Condition, Thread
from uuid import uuid4

from tests.evening.players.evening import begin, code_on, kiosk
from tests.evening.players.forms import Form, Forms
from tests.evening.players.phone import Phone, join
from tests.evening.players.server import Server, free_port
from tests.web.fakes.apply import changed

HERE = Path(__file__).parents[2]
PEOPLE = (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green"), ("Dora", "yellow"), ("Emil", "purple"))
PHONES = 6
ANSWERS, IN_TURN = 100, 10
"""Answers of the recorded game, and how many of them are given before the next checkout's turn."""
IDLE_S = 1.0
"""Time for which an idle table is measured before each turn."""
NEWS_S, REST_S = 1.0, 0.03
"""Longest wait for a page to change after an answer, and the time after it for what nobody sees."""
NANOSECONDS = 1e6
"""In a millisecond."""
DEALT_ALIKE = """
import sys
from types import SimpleNamespace
from companion.__main__ import main
from companion.table.commands import game
game.secrets = SimpleNamespace(token_hex=lambda length: "1" * 2 * length)
sys.exit(main())
"""


@dataclass(frozen=True)
class Given:
    """An answer: the number of the phone that gives it, what it sends, and the pages that change by it."""

    phone: int
    action: str
    fields: dict[str, str]
    changes: tuple[int, ...]


@dataclass
class Costs:
    """Milliseconds of an answer, a value for each turn, and bytes of each answer to each phone."""

    milliseconds: list[float]
    sizes: list[int]


class FollowedPage:
    """A page as its open stream has it."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.number = self.bytes = 0
        self._text, self._news = "", Condition()
        self._reply = phone.follow()
        Thread(target=self._read, daemon=True).start()

    def after(self, number: int, seconds: float) -> str:
        """Waits until the page is newer than that number, at most these seconds, and returns it."""
        with self._news:
            self._news.wait_for(lambda: self.number > number, seconds)
            return self._text

    def prompts(self) -> list[Form]:
        """The questions that wait for this phone."""
        forms = [form for form in Forms(self._text).found if form.question and not form.standing]
        if all(form.buttons or form.picks for form in forms):
            return forms
        return [form for form in self.phone.prompts() if not form.standing]  # it opens the fold

    def _read(self) -> None:
        name, data = "page", list[str]()  # the first line was read already
        try:
            for line in map(bytes.decode, self._reply):
                word, _, rest = line.rstrip("\n").partition(": ")
                if word == "event":
                    name, data = rest, []
                elif word == "data":
                    data.append(rest)
                elif not word:
                    self._hear(name, "\n".join(data))
        except (OSError, ValueError, AttributeError):
            return

    def _hear(self, name: str, text: str) -> None:
        if name in {"page", "panels"}:
            with self._news:
                self._text = text if name == "page" else changed(self._text, text)
                self.bytes += len(text.encode())
                self.number += 1
                self._news.notify_all()


class BusyTable:
    """A table in a process of its own, with six phones and a kiosk that follow it."""

    def __init__(self, server: Server) -> None:
        screen = kiosk(server.base)
        code = code_on(screen)
        phones = [join(server.base, code, name, colour) for name, colour in PEOPLE]
        begin(screen)
        self._pages = [FollowedPage(one) for one in (*islice(cycle(phones), PHONES), screen)]
        for page in self._pages:
            page.after(0, 10)
        self._clock = (
            ~server.pid << 3
        ) | 2  # the processor time of that process, as clock_getcpuclockid(3) has it

    def record(self, answers: int) -> list[Given]:
        """Plays by chance; fewer answers where the game is over before."""
        chance = Random(1)
        return list(islice(iter(lambda: self._by_chance(chance), None), answers))

    def turn(self, some: Sequence[Given]) -> tuple[float, list[int]]:
        """Milliseconds of one of these answers beyond an idle table's, and bytes of each to each phone."""
        idle, begun, at = self._idle(), self._spent(), time.monotonic()
        sizes = [size for one in some for size in self._give(one)]
        return (self._spent() - begun - idle * (time.monotonic() - at)) / len(some), sizes

    def _by_chance(self, chance: Random) -> Given | None:
        for number, page in enumerate(self._pages[:PHONES]):
            for form in page.prompts():
                for fields in _wanted(form, chance):
                    numbers = [one.number for one in self._pages]
                    sent = {**form.hidden, **fields, "command": uuid4().hex}
                    if page.phone.post(form.action, sent).get("ok"):
                        found = zip(self._pages, numbers, strict=True)
                        changes = [n for n, (one, before) in enumerate(found) if _is_newer(one, before)]
                        sent = {name: value for name, value in sent.items() if name != "proof"}
                        return Given(number, form.action, sent, tuple(changes))
        return None

    def _give(self, one: Given) -> list[int]:
        before = [(page.number, page.bytes) for page in self._pages]
        reply = self._pages[one.phone].phone.post(one.action, {**one.fields, "command": uuid4().hex})
        assert reply.get("ok"), f"this checkout plays otherwise: {reply}"
        for number in one.changes:
            self._pages[number].after(before[number][0], NEWS_S)
        time.sleep(REST_S)
        phones = zip(self._pages[:PHONES], before, strict=False)
        return [page.bytes - size for page, (_, size) in phones]

    def _idle(self) -> float:
        """Milliseconds of processor time in a second in which nobody answers."""
        begun = self._spent()
        time.sleep(IDLE_S)
        return (self._spent() - begun) / IDLE_S

    def _spent(self) -> float:
        """Milliseconds of processor time of that process so far."""
        return time.clock_gettime_ns(self._clock) / NANOSECONDS


def costs(folders: Sequence[Path], answers: int = ANSWERS) -> list[Costs]:
    """Costs of the recorded game in each checkout."""
    with _table(HERE) as recording:
        game = recording.record(answers)
    found = [Costs([], []) for _ in folders]
    with ExitStack() as open_tables:
        tables = [open_tables.enter_context(_table(folder)) for folder in folders]
        for first in range(0, len(game) - IN_TURN + 1, IN_TURN):
            for its, table in zip(found, tables, strict=True):
                milliseconds, sizes = table.turn(game[first : first + IN_TURN])
                its.milliseconds.append(milliseconds)
                its.sizes += sizes
    return found


def _is_newer(page: FollowedPage, number: int) -> bool:
    page.after(number, NEWS_S)
    return page.number > number


def _wanted(form: Form, chance: Random) -> Iterator[dict[str, str]]:
    """Yields the fields to try, in order: a value of each die, or else one button at a time."""
    if form.picks:
        yield {name: chance.choice(faces) for name, faces in form.picks.items()}
    else:
        for name, value in chance.sample(form.buttons, len(form.buttons)):
            yield {name: value}


@contextmanager
def _table(folder: Path) -> Iterator[BusyTable]:
    with TemporaryDirectory() as data:
        server = Server(Path(data), free_port(), "off", ("-c", DEALT_ALIKE), folder)
        server.start()
        try:
            yield BusyTable(server)
        finally:
            server.stop()


def in_words(found: Costs, beside: Costs) -> str:
    """A row of the table; `beside` is the checkout that the first column is compared with, turn by turn."""
    ratios = [mine / theirs for mine, theirs in zip(found.milliseconds, beside.milliseconds, strict=True)]
    error = 2 * statistics.stdev(ratios) / len(ratios) ** 0.5
    p95 = statistics.quantiles(found.sizes, n=20)[-1]
    return (
        f"{statistics.mean(found.milliseconds):7.2f} {statistics.mean(ratios):15.2f} ± {error:.2f} "
        f"{statistics.median(found.sizes) / 1000:8.1f} {p95 / 1000:8.1f}"
    )


def main(words: Sequence[str]) -> int:
    """Prints a row for each checkout."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.answer_cost", description=__doc__)
    parser.add_argument("folders", nargs="*", type=Path, default=[])
    parser.add_argument("--answers", type=int, default=ANSWERS)
    given = parser.parse_args(words)
    for line in lines({str(folder): folder for folder in (HERE, *given.folders)}, given.answers):
        print(line)
    return 0


def beside_the_last_commit() -> Iterator[str]:
    """The table of this checkout as it is, and as it was committed last."""
    with TemporaryDirectory() as folder:
        files = subprocess.run(["git", "archive", "HEAD"], cwd=HERE, check=True, capture_output=True).stdout
        subprocess.run(["tar", "-x", "-C", folder], input=files, check=True)
        yield from lines({"as it is": HERE, "the last commit": Path(folder)})


def lines(folders: Mapping[str, Path], answers: int = ANSWERS) -> Iterator[str]:
    """A row for each checkout, compared with the last one."""
    found = costs(list(folders.values()), answers)
    yield "processor time of an answer with six phones and a kiosk, and what a phone is sent"
    yield f"{'ms':>7} {'of the last, ± 2 s.e.':>22} {'kB':>8} {'95 %':>8}"
    for name, its in zip(folders, found, strict=True):
        yield f"{in_words(its, found[-1])}  {name}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
