"""Answers by taps, as a person gives them: what is folded is opened first, then the option is tapped."""

from contextlib import suppress
from typing import assert_never

from playwright.sync_api import Error, Locator, Page

from companion.engine.answers import Chosen, Counted, Filled, Picked, Rolled, Value
from companion.engine.dice import Die

PATIENCE, SOON, PERIOD = 15_000, 1500, 50
"""Milliseconds in which a control can be tapped, in which a question comes, and between two looks."""
SHUT = "one => { one.open = false }"
SHUT_ALL = "for (const one of document.querySelectorAll('.folded, .more, .me')) one.open = false"
"""Where the question is behind none of them, it is yet to come, and they would lie over it."""
FREE = """card => {
    const box = card.getBoundingClientRect(), around = [[0, 0], [-7, 0], [7, 0], [0, -7], [0, 7]];
    for (let y = box.top + 8; y < box.bottom; y += 6) for (let x = box.left + 8; x < box.right; x += 6)
        if (around.every(([dx, dy]) => card.contains(document.elementFromPoint(x + dx, y + dy))))
            return [x, y];
    return null;
}"""
"""A place on a card that the others of its fan leave free for a fingertip, in pixels of the window."""


def prompt(page: Page, question: str) -> Locator:
    """The form of an open question, looked for behind folds, too; of none if the page does not ask it."""
    asked = f'input[name="question"][value="{question}"]'
    form = page.locator(f"form.prompt:not(.doubts):has({asked})").first
    with suppress(Error):
        form.wait_for(state="attached", timeout=SOON)
    for fold in page.locator("details:is(.folded, .more, .me):has([data-fold])").all():
        if form.count():
            break
        _unfold(fold, "[data-fold] > *")
        if not form.count() and not fold.locator("details").count():
            fold.evaluate(SHUT)  # it would lie over the next one
    else:
        page.evaluate(SHUT_ALL)
    return form


def tap_answer(form: Locator, value: Value) -> None:
    """Gives that answer. Raises playwright's TimeoutError if a control cannot be tapped."""
    if isinstance(value, Chosen):
        tap(form.locator(f'button[name="option"][value="{value.option}"]'))
    elif isinstance(value, Counted):
        _count(form, value.number)
    elif isinstance(value, Picked):
        for option in value.options:
            tap(form.locator(f'label:has(> [name="pick-{option}"])'))
        _send(form)
    elif isinstance(value, Rolled):
        _type_in(form, list(value.dice))
    elif isinstance(value, Filled):
        _fill_in(form, value)
    else:
        assert_never(value)


def tap(control: Locator) -> None:
    """Opens what the control is folded into, from the outside inwards, and taps it."""
    one = control.first
    for fold in one.locator("xpath=ancestor::details").all():
        if fold.get_attribute("open") is None:
            _open(fold)
    card = one.locator("xpath=ancestor::*[contains(@class, 'lying')]")
    if card.count():
        _tap_where_free(card.locator("> :first-child"))
    if not card.count() or not one.locator("input").count():  # a tap on its face picks a card or lifts it
        one.click(timeout=PATIENCE)


def _open(fold: Locator) -> None:
    """Opens a fold by its toggle, or by a tap on its card in hand."""
    cover = fold.locator("xpath=parent::*[contains(@class, 'held')]").locator(".cover")
    if cover.count():
        _tap_where_free(cover)
    else:
        fold.locator("> summary").click(timeout=PATIENCE)


def _tap_where_free(card: Locator) -> None:
    """Taps a card of a fan where no other lies over it; one that has just come takes no tap yet."""
    card.scroll_into_view_if_needed(timeout=PATIENCE)
    for _ in range(SOON // PERIOD):
        place = card.evaluate(FREE)
        if place is not None:
            card.page.mouse.click(*place)
            return
        card.page.wait_for_timeout(PERIOD)
    raise Error("no place on the card is free for a fingertip")


def _unfold(fold: Locator, what: str) -> None:
    """Opens a fold, if it is not open, and waits for what comes only then."""
    if fold.get_attribute("open") is None:
        _open(fold)
    fold.locator(what).first.wait_for(state="attached", timeout=PATIENCE)


def _send(form: Locator) -> None:
    tap(form.locator('button[id$="-send"]'))


def _count(form: Locator, number: int) -> None:
    field = form.locator('input[name="number"]')
    if field.count():
        field.fill(str(number), timeout=PATIENCE)
        _send(form)
    else:
        tap(form.locator(f'button[name="number"][value="{number}"]'))


def _type_in(form: Locator, left: list[Die]) -> None:
    for fold in form.locator("details.typing").all():
        _unfold(fold, "fieldset.slot")
    for slot in form.locator("fieldset.slot").all():
        faces = {one.get_attribute("value"): one for one in slot.locator("input").all()}
        die = next((die for die in left if f"{die.colour}:{die.value}" in faces), None)
        if die is not None:
            left.remove(die)
        face = faces["none" if die is None else f"{die.colour}:{die.value}"]
        tap(face.locator("xpath=.."))
    _send(form)


def _fill_in(form: Locator, value: Filled) -> None:
    for blank, text in value.texts.items():
        field = form.locator(f'[name="blank-{blank}"]')
        if field.evaluate("one => one.matches('select')"):
            field.select_option(text)
        else:
            field.fill(text, timeout=PATIENCE)
    _send(form)
