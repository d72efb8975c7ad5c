"""Everything that opens over a page closes by its toggle, by a tap outside and by Esc, at every size."""

from collections.abc import Callable, Iterable, Iterator

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.long import LONG
from tests.watch import Watch
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address
from tests.web.fakes.fake_house import CODE, FakeDoor
from tests.web.fakes.page_parts import changed
from web.page import Page as View
from web.server import Server

SIZES = ((1920, 1080), (1280, 720), (390, 844), (360, 640))
VIEWS = {name: view for name, view in vars(samples).items() if isinstance(view, View)}
PLAIN = ("setup", "box", "doctor", "print?as=kiosk", "rules?as=kiosk", "card-editor")
OVER = """() => {
    const over = one => ['absolute', 'fixed'].includes(getComputedStyle(one).position);
    const page = document.querySelector('main').className;
    const kind = fold => `${page}: ${fold.classList[0]} in ${fold.parentElement.classList[0]}`;
    const found = {};
    for (const fold of document.querySelectorAll('details')) {
        const was = fold.open;
        fold.open = true;
        const parts = [fold, ...fold.children].filter(one => one.tagName !== 'SUMMARY');
        if (getComputedStyle(fold).display !== 'none' && parts.some(over)) found[kind(fold)] = fold.id;
        fold.open = was;
    }
    return found;
}"""
"""The folds that lie over their page, whatever they are called: one of each kind and place."""
FOLDS = """text => {
    const page = new DOMParser().parseFromString(text, 'text/html');
    const main = page.querySelector('main').className;
    const kind = fold => `${main}: ${fold.classList[0]} in ${fold.parentElement.classList[0]}`;
    return [...page.querySelectorAll('details')].map(kind);
}"""
"""The kinds of all folds of a page, which is read and not shown."""
LOOSE = """() => [...document.querySelectorAll('main *')].filter(one =>
    getComputedStyle(one).position === 'fixed' && getComputedStyle(one).zIndex !== '-1'
    && one.getClientRects().length && !one.closest('details'))
    .map(one => one.outerHTML.slice(0, 120))"""
"""What lies over the page without a toggle of its own."""
OUTSIDE = """id => {
    const free = (x, y) => {
        const there = document.elementFromPoint(x, y);
        return there && !there.closest(`#${id}, summary, [data-toggles]`);
    };
    const room = (x, y) => [-1, 0, 1].every(a => [-1, 0, 1].every(b => free(x + 18 * a, y + 18 * b)));
    for (let y = innerHeight - 20; y > 0; y -= 8)
        for (let x = 20; x < innerWidth; x += 8) if (room(x, y)) return [x, y];
}"""
"""Where a thumb fits that touches neither it nor any toggle."""
UNCOVERED = """one => {
    const {left, top, width, height} = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def by_toggle(_: Page, fold: Locator) -> None:
    fold.locator("> summary").tap()


def outside(page: Page, fold: Locator) -> None:
    point = page.evaluate(OUTSIDE, fold.get_attribute("id"))
    assert point, "nothing is left beside it to tap"
    page.touchscreen.tap(*point)


def by_escape(page: Page, _: Locator) -> None:
    page.keyboard.press("Escape")


CLOSING: dict[str, Callable[[Page, Locator], None]] = {
    "its toggle": by_toggle,
    "a tap outside": outside,
    "Esc": by_escape,
}


def open_by_touch(page: Page, fold: Locator) -> None:
    """By its toggle or by the card that it belongs to; what lies on a map is opened there."""
    summary = fold.locator("> summary")
    if (cover := page.locator(f".fan > .held:has(> #{fold.get_attribute('id')}) .cover")).count():
        return cover.tap(position={"x": 20, "y": 24})
    if summary.is_visible():
        return summary.tap()
    toggles = page.locator(f"[data-toggles={fold.get_attribute('id')}]")
    if tiles := toggles.locator(".tile").all():
        return next(one for one in tiles if one.evaluate(UNCOVERED)).tap()
    return toggles.locator("[tabindex]").first.press("Enter")


def stuck(page: Page, names: Iterable[str]) -> Iterator[str]:
    """What of these on this page does not close, or cannot, with the way in which that was tried."""
    yield from page.evaluate(LOOSE)
    for name in names:
        fold = page.locator(f"#{name}")
        for how, way in CLOSING.items():
            open_by_touch(page, fold)
            expect(fold).to_have_attribute("open", "")
            close = way
            if way is by_toggle:
                fold.locator("> summary").scroll_into_view_if_needed()
                close = way if fold.locator("> summary").evaluate(UNCOVERED) else by_escape
            close(page, fold)
            try:
                expect(fold).not_to_have_attribute("open", "", timeout=1000)
            except AssertionError:
                yield f"{name} stays open after {how}"
                fold.evaluate("fold => { fold.open = false; }")


def every_page(door: FakeDoor, base: str) -> Iterator[str]:
    """The address of every page there is, with what it shows put on the table first."""
    for view in VIEWS.values():
        door.show(samples.PLAY if view.you else view, s1=view if view.you else samples.SEAT_ACT)
        yield f"{base}/t/one/{'seat' if view.you else 'kiosk'}"
    yield f"{base}/j/{CODE}"
    yield from (f"{base}/t/one/{name}" for name in PLAIN)


def without_stream(route: Route) -> None:
    """The page stands as it came, whatever the table shows next."""
    reply = route.fetch()
    route.fulfill(response=reply, body=reply.text().replace("data-stream", "data-unused"))


@pytest.mark.long
def test_whatever_opens_over_a_page_closes_by_its_toggle_by_a_tap_outside_and_by_escape(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    door.tokens["proof"] = "s1"
    page = watch.open(has_touch=True, reduced_motion="reduce")
    found, seen, known = set[str](), set[str](), set[str]()
    page.context.add_cookies([{"name": "seat-one", "value": "proof", "url": address(server)}])
    page.route("**/t/one/*", without_stream)
    for place, name in enumerate(every_page(door, address(server))):
        kinds = set(page.evaluate(FOLDS, page.request.get(name).text()))
        if not LONG and kinds <= known:
            continue
        known |= kinds
        page.goto(name)
        expect(page.locator("#main")).to_be_visible()
        for width, height in SIZES if LONG else SIZES[place % len(SIZES) :][:1]:
            page.set_viewport_size({"width": width, "height": height})
            here: dict[str, str] = page.evaluate(OVER)
            fresh = {kind: one for kind, one in here.items() if LONG or kind not in seen}
            found |= {f"{width}x{height} {name}: {fault}" for fault in stuck(page, fresh.values())}
            seen |= here.keys()
    assert not found, "\n".join(sorted(found))
    assert len(seen) > 10


def test_what_everybody_is_asked_is_not_behind_a_sheet(kiosk: Page, phone: Page, door: FakeDoor) -> None:
    for page, sheet in ((kiosk, "#more"), (phone, "#corner")):
        page.locator(f"{sheet} > summary").click()
        expect(page.locator(sheet)).to_have_attribute("open", "")
    door.show(samples.PLAY_PREVIEW, s1=samples.SEAT_PREVIEW)
    for page, sheet in ((kiosk, "#more"), (phone, "#corner")):
        expect(page.locator(sheet)).not_to_have_attribute("open", "")
        page.get_by_role("button", name="Keep as it is").click(trial=True)
        page.locator(f"{sheet} > summary").click()
    door.show(changed(samples.PLAY_PREVIEW, headline="The same."), s1=samples.SEAT_PREVIEW)
    expect(kiosk.locator(".headline")).to_have_text("The same.")
    expect(kiosk.locator("#more")).to_have_attribute("open", "")


def test_a_tap_outside_does_nothing_but_close(kiosk: Page, door: FakeDoor) -> None:
    kiosk.locator("#more > summary").click()
    kiosk.locator(".pretend .button").first.click()
    expect(kiosk.locator("#more")).not_to_have_attribute("open", "")
    assert not door.asked


def test_a_tap_on_another_toggle_opens_that_instead(kiosk: Page) -> None:
    kiosk.locator("#way-back > summary").click()
    kiosk.locator("#more > summary").click()
    expect(kiosk.locator("#way-back")).not_to_have_attribute("open", "")
    expect(kiosk.locator("#more")).to_have_attribute("open", "")


@pytest.mark.representative
def test_escape_gives_the_focus_back_to_the_toggle(kiosk: Page) -> None:
    kiosk.locator("#more > summary").click()
    kiosk.locator("#more .drawer summary").first.focus()
    kiosk.keyboard.press("Escape")
    expect(kiosk.locator("#more > summary")).to_be_focused()
