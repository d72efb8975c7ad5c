"""People who play by ear: each answer is found by its name in the accessibility tree, and given by keys."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import singledispatch
from random import Random
from typing import Any
from uuid import uuid4

import yaml
from playwright.sync_api import Locator, Page, TimeoutError

from companion.app import Companion
from companion.engine.advice import mixed, next_answer
from companion.engine.answers import Answer, Chosen, Counted, Filled, Picked, Rolled
from companion.engine.play import Play
from companion.table.commands.game import BeginGame, Speak
from companion.table.commands.seating import TakeSeat
from companion.table.seating.identity import identity
from tests.evening.players.evening import PEOPLE
from tests.watch import Watch
from tests.web.fakes.listening import NODE, SENTENCE
from tools.looks.evenings import kind_of
from web.ports.protocol import PageViewer

PATIENCE_S = 60.0
PERIOD_MS = 20
SHUT = "for (const one of document.querySelectorAll('.folded, .me')) one.open = false"
QUIET, ALOUD = (
    f"document.getElementById('asked-now')?.toggleAttribute('hidden', {hidden})"
    for hidden in ("true", "false")
)
"""What is said when a question comes is not what stands on the page, however late it comes."""
ANNOUNCED = """
const LIVE = '[aria-live], [role=status], [role=alert]';
window.announced = [];
document.addEventListener('DOMContentLoaded', () => new MutationObserver((changes) => {
  const of = ({target}) => (target.closest ? target : target.parentElement)?.closest(LIVE);
  for (const one of new Set(changes.map(of)))
    if (one?.checkVisibility() && !one.closest('[aria-hidden=true]'))
      window.announced.push([one.id || one.className, one.textContent.trim().replace(/\\s+/g, ' ')]);
}).observe(document.body, {subtree: true, childList: true, characterData: true}));
"""
"""Collects what each live region says, in the order in which they change."""


@dataclass
class EarTable:
    """A phone for each seat at a companion that runs, in one language; it answers as a bot mostly would."""

    watch: Watch
    companion: Companion
    language: str
    phones: dict[str, Page] = field(default_factory=dict)

    def __post_init__(self) -> None:
        table = self.companion.table
        self._chance = Random("by ear")
        table.execute(Speak(self.language))
        for name, colour in PEOPLE[: table.game.meta.min_players]:
            sat = table.execute(TakeSeat(name, colour))
            self.phones[sat.seat] = self._phone(sat.token)
        table.execute(BeginGame())

    def _phone(self, proof: str) -> Page:
        page = self.watch.open(locale=self.language, reduced_motion="reduce", bypass_csp=True)
        page.add_init_script(ANNOUNCED)
        name = f"seat-home-{identity(self.companion.settings.data)}"
        page.context.add_cookies([{"name": name, "value": proof, "url": self.companion.address}])
        page.goto(f"{self.companion.address}/t/home/seat")
        return page

    @property
    def play(self) -> Play[Any, Any]:
        """The game as it is now."""
        play = self.companion.table.moment.play
        assert play is not None
        return play

    def answers(self, most: int) -> Iterator[tuple[str, Page, bool]]:
        """Before each answer: its kind, the phone that shows it, and whether that one alone is asked."""
        for _ in range(most):
            answer = next_answer(self.play, (None, *self.phones), mixed, self._chance, uuid4().hex)
            if answer is None:
                return
            seat = answer.seat or next(iter(self.phones))
            try:
                form = self._found(answer, seat)
                yield kind_of(self.play, answer.question), self.phones[seat], answer.seat is not None
                self._give(answer, form, self.phones[seat])
            except TimeoutError:  # a page came between
                if self._is_open(answer):
                    self._give(answer, self._found(answer, seat), self.phones[seat])

    def _is_open(self, answer: Answer) -> bool:
        asked = self.play.open.get(answer.question)
        return asked is not None and asked.version == answer.version

    def _found(self, answer: Answer, seat: str) -> Locator:
        """The form of the question; what it is folded into is opened, from the outside inwards."""
        phone = self.phones[seat]
        for fold in self._folds(answer.question, seat):
            self.unfold(phone.locator(fold))
        asked = f'input[name="question"][value="{answer.question}"]'
        form = phone.locator(f"form.prompt:not(.doubts):has({asked})").first
        form.wait_for(state="attached", timeout=PATIENCE_S * 1000)
        return form

    def _folds(self, question: str, seat: str) -> tuple[str, ...]:
        part = self.companion.door.page(PageViewer(seat, self.language)).play
        assert part is not None
        one = next((one for one in part.prompts if one.question == question), None)
        if one is None:
            return ("#alone",)
        if one.card is None:
            return (f'[id="folded-{question}"]',) if one.folded else ()
        held = f'[id="held-{one.card}"] details'
        return (held,) if one.card in {card.id for card in part.view.hand} else ("#about-me", held)

    def _give(self, answer: Answer, form: Locator, phone: Page) -> None:
        before = self.companion.table.moment.stamp
        give(answer.value, form, self)
        # What waits for a short while only may have gone on by itself.
        until(phone, lambda: self.companion.table.moment.stamp > before or not self._is_open(answer))
        phone.evaluate(SHUT)

    def unfold(self, fold: Locator) -> None:
        """Opens a fold, if it is not."""
        if fold.get_attribute("open") is None:
            self.press(fold.locator("> summary"))

    def press(self, control: Locator, key: str = "Enter") -> None:
        """Presses that control."""
        control.press(key)

    def press_named(self, control: Locator, key: str = "Enter") -> None:
        """Presses the one control of the page that has the name of this one."""
        role, name = named(control)
        self.press(control.page.get_by_role(role, name=name, exact=True), key)

    def reveal(self, control: Locator) -> Locator:
        """The control itself, once what it is folded into is opened, from the outside inwards."""
        shut = control.locator("xpath=ancestor::details[not(@open)]")
        while shut.count():
            self.unfold(shut.first)
        return control


def until(page: Page, holds: Callable[[], bool]) -> None:
    """Waits until that holds; what the page says instead is the fault."""
    deadline = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < deadline, page.locator("main").aria_snapshot()
        page.wait_for_timeout(PERIOD_MS)


def named(control: Locator) -> tuple[Any, str]:
    """Role and name of a control, as they are said."""
    [node] = yaml.safe_load(control.aria_snapshot())
    found = NODE.fullmatch(node if isinstance(node, str) else next(iter(node)))
    assert found is not None
    return found[1], (found[2] or "").replace('\\"', '"')


def send(form: Locator, table: EarTable) -> None:
    """Presses the button below what was filled in."""
    table.press_named(form.locator('button[id$="-send"]'))


@singledispatch
def give(value: object, form: Locator, table: EarTable) -> None:
    """Gives an answer as the people of that table do."""
    raise NotImplementedError(value)


@give.register
def _(value: Chosen, form: Locator, table: EarTable) -> None:
    buttons = form.locator(f'button[name="option"][value="{value.option}"]:not([data-here])')
    table.press_named(table.reveal(buttons.first))


@give.register
def _(value: Counted, form: Locator, table: EarTable) -> None:
    table.press_named(form.locator(f'button[name="number"][value="{value.number}"]'))


@give.register
def _(value: Picked, form: Locator, table: EarTable) -> None:
    for option in value.options:
        table.press_named(form.locator(f'[name="pick-{option}"]'), "Space")
    send(form, table)


@give.register
def _(value: Rolled, form: Locator, table: EarTable) -> None:
    typing = form.locator("details.typing:not([open])")
    if typing.count():
        table.unfold(typing)
    slots = form.locator("fieldset.slot")
    slots.first.wait_for(state="attached")
    left = list(value.dice)
    for slot in slots.all():
        faces = {one.get_attribute("value"): one for one in slot.locator("input").all()}
        die = next((die for die in left if f"{die.colour}:{die.value}" in faces), None)
        if die is not None:
            left.remove(die)
        table.press(faces["none" if die is None else f"{die.colour}:{die.value}"], "Space")
    send(form, table)


@give.register
def _(value: Filled, form: Locator, table: EarTable) -> None:
    for blank, text in value.texts.items():
        field = form.locator(f'[name="blank-{blank}"]')
        is_list = field.evaluate("one => one.matches('select')")
        (field.select_option if is_list else field.fill)(text)
    send(form, table)


def announced_twice(phone: Page) -> list[str]:
    """Sentences that two live regions of a page have said since this was asked last."""
    said = {(region, text) for region, text in phone.evaluate("window.announced.splice(0)")}
    of = Counter(text for _, text in said if len(text) >= SENTENCE)
    return [text for text, times in of.items() if times > 1]
