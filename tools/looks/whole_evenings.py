"""Plays a whole evening in a real browser by taps, each option a bot's advice, and stops where there is
something new to see.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any
from uuid import uuid4

from playwright.sync_api import Error, Page

from companion.adapters.game_catalogue.staging import epoch
from companion.app import Companion
from companion.engine.advice import next_answer, sensible
from companion.engine.answers import Answer
from companion.engine.play import Play
from companion.engine.refusal import Refused
from companion.table.commands.game import Speak
from companion.table.commands.playing import SubmitAnswer
from tests.watch import Watch
from tools.looks.evenings import kind_of
from tools.looks.film import PRETEND
from tools.looks.tapping import prompt, tap, tap_answer

PEOPLE = ("Maximiliane", "Jo", "Ahmed", "Wilhelmina", "Bo", "Charlotte", "Kim", "Friedrich")
KIOSK, PHONE = (1920, 1080), (390, 844)
SIZES = {
    "kiosk": {"": KIOSK, "-small": (1280, 720)},
    "phone": {"": PHONE, "-small": (360, 640), "-across": (640, 360)},
}
"""In which each page is looked at."""
SEED = 3
MOST = 1500
"""Answers after which an evening is given up."""
COUNTS_S = 20.0
PERIOD_S = 0.05
SHUT = "for (const one of document.querySelectorAll('details:has(> .drawer)')) one.open = false"
"""A drawer in which something was tapped is shut again."""


@dataclass(frozen=True)
class EveningMoment:
    """Something new to see: its name, the pages that show it, and what was amiss on the way there.

    It is `covered` if something lies over the big screen's page on purpose.
    """

    kind: str
    pages: tuple[Page, ...]
    amiss: tuple[str, ...] = ()
    covered: bool = False


@dataclass
class TappedEvening:
    """A kiosk and a phone for each seat, at a companion that runs, in one language."""

    watch: Watch
    companion: Companion
    seats: int
    language: str = "en"
    phones: dict[str, Page] = field(default_factory=dict)
    tapped: int = 0
    """Answers given by taps so far."""

    def __post_init__(self) -> None:
        self._chance = Random(SEED)
        self._known, self._amiss = set[str](), list[str]()
        self.companion.table.execute(Speak(self.language))
        self.kiosk = self._open(KIOSK, "/t/home/kiosk")

    def moments(self, most: int = MOST) -> Iterator[EveningMoment]:
        """Each kind of moment once, from the empty lobby to the pages of the end, in `most` answers."""
        yield EveningMoment("lobby-empty", (self.kiosk,))
        self._sit_down()
        yield EveningMoment("lobby-ready", (self.kiosk, next(iter(self.phones.values()))))
        tap(self.kiosk.locator("#begin-button"))
        self._play()
        yield from self._directed("begin")
        for _ in range(most):
            answer = self._next()
            if answer is None:
                yield from self._end()
                return
            yield from self._around(answer)

    def _open(self, size: tuple[int, int], path: str) -> Page:
        page = self.watch.open(*size, reduced_motion="reduce", bypass_csp=True)
        page.goto(f"{self.companion.address}{path}")
        page.add_style_tag(content=PRETEND)
        return page

    def _sit_down(self) -> None:
        for place, name in enumerate(PEOPLE[: self.seats]):
            phone = self._open(PHONE, f"/j/{self.companion.table.moment.seating.code}")
            phone.locator("#name").fill(name)
            tap(phone.locator("label.colour"))
            tap(phone.locator("#joining-send"))
            phone.wait_for_selector("#main[data-you]")
            phone.add_style_tag(content=PRETEND)
            self.phones[self.companion.table.moment.seating.seats[place].id] = phone

    def _play(self) -> Play[Any, Any]:
        self._until(lambda: self.companion.table.moment.play is not None)
        play = self.companion.table.moment.play
        assert play is not None, "the game does not begin"
        return play

    def _next(self) -> Answer | None:
        return next_answer(self._play(), (None, *self.phones), sensible, self._chance, uuid4().hex)

    def _is_new(self, kind: str) -> bool:
        new = kind not in self._known
        self._known.add(kind)
        return new

    def _shows(self, page: Page) -> None:
        """Waits until a page shows all that was told."""
        newest = f'#main[data-serial="{len(self._play().log)}"]:not(.lobby)'
        with suppress(Error):
            page.wait_for_selector(newest, timeout=COUNTS_S * 1000)

    def _tells(self) -> bool:
        """Waits until the big screen rests, by its own word; True if it shows something before."""
        acts = self.kiosk.locator("#screen > *")
        rests = f"{epoch(self.companion.table.moment)} {len(self._play().log)} 0"
        self._until(lambda: acts.count() > 0 or self.companion.door.shown() == rests)
        return acts.count() > 0

    def _moment(self, kind: str, *pages: Page, covered: bool = False) -> EveningMoment:
        amiss, self._amiss = tuple(self._amiss), []
        for page in pages:
            self._shows(page)
        over = "" if covered else " ~ #screen:not(:has(*))"
        self.kiosk.wait_for_selector(f"#beside:not(:has(*)){over}", state="attached")
        return EveningMoment(kind, pages, amiss, covered)

    def _around(self, answer: Answer) -> Iterator[EveningMoment]:
        """The moment before an answer if it is new, and what the director makes of the answer."""
        kind = kind_of(self._play(), answer.question)
        asked = self.phones.get(answer.seat or "", next(iter(self.phones.values())))
        if self._is_new(kind):
            yield self._moment(kind, self.kiosk, asked)
        self._give(answer, asked if answer.seat else self.kiosk)
        yield from self._directed(kind)

    def _give(self, answer: Answer, page: Page) -> None:
        """Taps the answer; where that cannot be done it is written down, and the table is told otherwise."""
        before, why = self.companion.table.moment.stamp, "nothing counts"
        self._shows(page)
        try:
            tap_answer(prompt(page, answer.question), answer.value)
            self._until(lambda: self.companion.table.moment.stamp != before)
        except Error as error:
            why = error.message.partition("\n")[0]
        with suppress(Error):
            page.evaluate(SHUT)
        if self.companion.table.moment.stamp != before:
            self.tapped += 1
            return
        self._amiss.append(f"{answer.question} cannot be answered by taps with {answer.value}: {why}")
        with suppress(Refused):  # it counted late after all
            self.companion.table.execute(SubmitAnswer(answer))

    def _until(self, holds: Callable[[], bool]) -> None:
        deadline = time.monotonic() + COUNTS_S
        while not holds() and time.monotonic() < deadline:
            self.kiosk.wait_for_timeout(PERIOD_S * 1000)

    def _directed(self, kind: str) -> Iterator[EveningMoment]:
        """Yields each moment that takes the whole screen after an answer, in its last state."""
        while self._tells():
            act = "staged" if self.kiosk.locator("#screen > .staged").count() else "roll"
            if self._is_new(f"{act}--{kind}"):
                yield self._moment(f"{act}--{kind}", self.kiosk, covered=True)
            self.kiosk.keyboard.press("Enter")

    def _end(self) -> Iterator[EveningMoment]:
        """Every page of the end, on the kiosk and on a phone, and what stands there once they are read."""
        phone = next(iter(self.phones.values()))
        on = phone.locator("#turn-on")
        for place in range(self.kiosk.locator("#book > .recap-page").count()):
            yield self._moment(f"end-{place + 1}", self.kiosk, phone, covered=True)
            self.kiosk.keyboard.press("ArrowRight")
            if on.is_visible():
                tap(on)
        yield self._moment("over", self.kiosk, phone)
