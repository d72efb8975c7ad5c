"""People who see nothing play a whole evening: by a screen reader's tree, and by what the kiosk speaks."""

import re
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import pytest
import yaml
from playwright.sync_api import Locator, Page, TimeoutError

from companion.app import Companion
from tests.evening.crowd import Crowd, gather
from tests.long import in_full_alone
from tests.watch import Watch

MOST = 600
"""Answers of a whole evening."""
SOON = 2000
"""Milliseconds in which a page that has not gone on answers."""
NODE = re.compile(r'(\w+)(?: "(.*)")?(?: \[(\w+).*\])?')
"""Role, name and state, as a tree's node is written."""
LANGUAGE = "Language"
COVERED = "Hold to read"
VOICE = """
window.said = [];
Object.defineProperty(window, 'speechSynthesis', {value: {
  speak: (words) => window.said.push(words.text), cancel: () => {}}});
window.SpeechSynthesisUtterance = function (text) { this.text = text; };
"""


READ: list[int] = []
"""How many covered cards were heard before each answer."""


class Heard(NamedTuple):
    """A question as a screen reader comes upon it: its name, and the names of its buttons."""

    question: str
    buttons: tuple[str, ...]


def nodes(tree: Any) -> Iterator[tuple[str, str, str, Any]]:
    """Each node of a tree: its role, its name, its state, and what is in it."""
    if isinstance(tree, dict):
        for written, inside in tree.items():
            if found := NODE.fullmatch(written):
                yield found[1], (found[2] or "").replace('\\"', '"'), found[3] or "", inside
            yield from nodes(inside)
    elif isinstance(tree, list):
        for one in tree:
            yield from nodes(one if isinstance(one, dict) else {one: None})


def heard(page: Page) -> list[Heard]:
    """The questions that the phone asks, in their order."""
    tree = yaml.safe_load(page.locator("body").aria_snapshot())
    asked = [
        Heard(
            name,
            tuple(
                button for kind, button, state, _ in nodes(inside) if kind == "button" and state != "disabled"
            ),
        )
        for role, name, _, inside in nodes(tree)
        if role == "form" and name != LANGUAGE
    ]
    return [one for one in asked if one.buttons]


def form(page: Page, question: str) -> Locator:
    return page.get_by_role("form", name=question, exact=True)


def read_what_is_covered(page: Page) -> int:
    """Whoever is dealt something to read now hears it before answering; how many cards that were.

    The page may have gone on in between.
    """
    reading, read = page.get_by_role("region", name="Read this now"), 0
    with suppress(TimeoutError):
        for cover in reading.get_by_role("button", name=COVERED).all():
            before = reading.aria_snapshot(timeout=SOON)
            cover.evaluate("button => { button.focus(); button.click(); }", timeout=SOON)
            reading.locator(".face").first.wait_for(state="visible", timeout=SOON)
            read += len(reading.aria_snapshot(timeout=SOON)) > len(before)
            cover.evaluate("button => button.click()", timeout=SOON)
    return read


def answer(crowd: Crowd, page: Page) -> bool:
    """Answers the first question that this phone asks, by the first button that is taken."""
    for asked in heard(page)[:1]:
        READ.append(read_what_is_covered(page))
        return any(_presses(crowd, page, asked.question, button) for button in asked.buttons)
    return False


def _presses(crowd: Crowd, page: Page, question: str, button: str) -> bool:
    """True if the table goes on when that button is pressed; the page may have gone on before."""
    before = crowd.companion.table.moment.stamp
    named = form(page, question).get_by_role("button", name=button, exact=True).first
    with suppress(TimeoutError):
        named.press("Enter", timeout=2000)
    for _ in range(100):
        if crowd.companion.table.moment.stamp > before:
            return True
        page.wait_for_timeout(20)
    return False


@pytest.mark.long
@in_full_alone
@pytest.mark.timeout(900)
def test_a_whole_evening_is_played_by_ear(watch: Watch, companion: Companion) -> None:
    crowd = gather(watch, companion, 3)
    crowd.kiosk.add_init_script(VOICE)
    crowd.kiosk.reload()
    crowd.kiosk.get_by_role("button", name="Read aloud").click()
    rolls = 0
    for _ in range(MOST):
        if crowd.is_over():
            break
        if crowd.rolls():
            said = len(crowd.kiosk.evaluate("window.said"))
            crowd.throw()
            rolls += 1
            crowd.kiosk.wait_for_function(f"window.said.length > {said}")
            assert re.search(r"\d", " ".join(crowd.kiosk.evaluate("window.said")[said:]))
        if not any(answer(crowd, phone) for phone in crowd.phones):
            crowd.kiosk.wait_for_timeout(50)
    assert crowd.is_over()
    assert rolls > 3
    assert sum(READ) > 3
    told = crowd.phones[0].locator("body").aria_snapshot()
    assert re.search(r'heading ".+" \[level=2\]', told)
