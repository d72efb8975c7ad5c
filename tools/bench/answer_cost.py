"""Measures the processor time of an answer while six phones and the kiosk's strip follow: `python -m
tools.bench.answer_cost [FOLDER ...]` compares this checkout with others, in turn in one run.

The table is a process of its own, as `make demo` starts it, and all of its threads count. What an idle table
takes for its pretend camera and its strip is taken off.
"""

import argparse
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import cycle, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Condition, Thread
from uuid import uuid4

from tests.evening.evening import begin, code_on, is_over, kiosk, make_room
from tests.evening.forms import Form, Forms
from tests.evening.phone import Phone, join
from tests.evening.server import Server, free_port
from tests.web.apply import changed
from tools.bench.row import Row

HERE = Path(__file__).parents[2]
PEOPLE = (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green"), ("Dora", "yellow"), ("Emil", "purple"))
STREAMS = 6
ANSWERS, IN_TURN = 200, 20
"""Answers of each checkout, and how many of them are given before the next checkout's turn."""
IDLE_S = 1.0
"""Time for which an idle table is measured before each turn."""
NEWS_S = 2.0
"""Longest wait for a page to change after an answer: some answers change nothing on some pages."""
NANOSECONDS = 1e6
"""In a millisecond."""


def milliseconds_of_an_answer() -> Row:
    """Processor time of an answer, one value for each turn of this checkout."""
    (values,) = costs([HERE])
    return Row("processor time of an answer with six phones", tuple(values), "ms")


def costs(folders: Sequence[Path], answers: int = ANSWERS) -> list[list[float]]:
    """Milliseconds of processor time of an answer, of each checkout, a value for each turn."""
    found: list[list[float]] = [[] for _ in folders]
    with ExitStack() as open_tables:
        tables = [open_tables.enter_context(_table(folder)) for folder in folders]
        for _ in range(answers // IN_TURN):
            for values, table in zip(found, tables, strict=True):
                values.append(table.turn(IN_TURN))
    return found


class FollowedPage:
    """A phone's page as its open stream has it."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.number = 0
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

    def close(self) -> None:
        self._reply.close()

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
                self.number += 1
                self._news.notify_all()


class BusyTable:
    """A table in a process of its own, with phones that answer by chance."""

    def __init__(self, server: Server) -> None:
        self._server, self._chance = server, Random(1)
        self._screen = kiosk(server.base)
        self._pages: list[FollowedPage] = []
        self._clock = (
            ~server.pid << 3
        ) | 2  # the processor time of that process, as clock_getcpuclockid(3) has it

    def turn(self, answers: int) -> float:
        """Returns the processor time of one answer beyond an idle table's, in ms: the mean of that many."""
        self._sit_down_again()
        idle, given, spent = self._idle(), 0, 0.0
        while given < answers:
            begun, at = self._spent(), time.monotonic()
            done = self._answer()
            spent += self._spent() - begun - idle * (time.monotonic() - at)
            given += done
            if not done:
                self._sit_down_again()
        return spent / given

    def _idle(self) -> float:
        """Milliseconds of processor time in a second in which nobody answers."""
        begun = self._spent()
        time.sleep(IDLE_S)
        return (self._spent() - begun) / IDLE_S

    def _spent(self) -> float:
        """Milliseconds of processor time of that process so far."""
        return time.clock_gettime_ns(self._clock) / NANOSECONDS

    def _sit_down_again(self) -> None:
        if self._pages and not is_over(self._screen):
            return
        for page in self._pages:
            page.close()
        make_room(self._screen)
        code = code_on(self._screen)
        phones = [join(self._server.base, code, name, colour) for name, colour in PEOPLE]
        begin(self._screen)
        self._pages = [FollowedPage(phone) for phone in islice(cycle(phones), STREAMS)]
        for page in self._pages:
            page.after(0, 10)

    def _answer(self) -> bool:
        """Gives an answer and waits for what it changes; False where nobody is asked."""
        for page in self._pages:
            for form in page.prompts():
                for fields in self._wanted(form):
                    numbers = [one.number for one in self._pages]
                    form.hidden["command"] = uuid4().hex
                    if page.phone.tap(form, **fields).get("ok"):
                        for one, number in zip(self._pages, numbers, strict=True):
                            one.after(number, NEWS_S)
                        return True
        return False

    def _wanted(self, form: Form) -> Iterator[dict[str, str]]:
        """Yields the fields to try, in order: a value of each die, or else one button at a time."""
        if form.picks:
            yield {name: self._chance.choice(faces) for name, faces in form.picks.items()}
        else:
            for name, value in self._chance.sample(form.buttons, len(form.buttons)):
                yield {name: value}


@contextmanager
def _table(folder: Path) -> Iterator[BusyTable]:
    with TemporaryDirectory() as data:
        server = Server(Path(data), free_port(), folder=folder)
        server.start()
        try:
            yield BusyTable(server)
        finally:
            server.stop()


def main(words: Sequence[str]) -> int:
    """Prints the median, the least and the most of each checkout."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.answer_cost", description=__doc__)
    parser.add_argument("folders", nargs="*", type=Path, default=[])
    parser.add_argument("--answers", type=int, default=ANSWERS)
    given = parser.parse_args(words)
    folders = [HERE, *given.folders]
    for folder, values in zip(folders, costs(folders, given.answers), strict=True):
        print(f"{statistics.mean(values):6.2f} ms ({min(values):.2f} to {max(values):.2f})  {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
