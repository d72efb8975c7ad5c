"""Nothing on a page is cut off, too small for a thumb or on top of another; the kiosk reads from afar."""

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.long import LONG
from tests.watch import Watch
from tests.web.conftest import app, door, house, made, server  # noqa: F401 - fixtures of the pages' own tests
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address
from tests.web.fakes.fake_house import FakeDoor
from tools.looks.fitting import THUMB, THUMB_OF_A_PHONE, faults, faults_from_afar
from web.page import Page as View
from web.server import Server

ON_THE_KIOSK = {
    name: view
    for name, view in vars(samples).items()
    if isinstance(view, View) and view.you is None and name != "OVER"
}
ON_A_PHONE = {
    name: view for name, view in vars(samples).items() if isinstance(view, View) and view.you == "s1"
}
SIZES = ((1920, 1080), (820, 1180), (360, 740))
PAINTED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""What a page fits to its new size is there once it was painted."""
WRONG = """<!doctype html>
<main id="main"><div style="width:60px;height:20px;overflow:hidden">far more than fits into it</div>
<button style="width:30px;height:30px"></button>
<button style="position:absolute;left:100px;top:100px;width:90px;height:90px"></button>
<a href="#" style="position:absolute;left:150px;top:150px;width:90px;height:90px"></a>
<p style="position:absolute;left:350px;width:90px">out</p></main>
"""


@pytest.fixture
def blank(watch: Watch) -> Iterator[Page]:
    """A page of a phone's size."""
    page = watch.open(360, 740)
    yield page
    page.close()


def test_what_does_not_fit_is_found(blank: Page) -> None:
    blank.set_content(WRONG)
    found = " ".join(faults(blank))
    for fault in ("wider than the screen", "cut off", "too small for a thumb", "lies over", "reaches out"):
        assert fault in found


def test_what_fits_is_no_fault(blank: Page) -> None:
    blank.set_content(
        '<main id="main"><button style="width:44px;height:44px">Yes</button><p>Fine.</p></main>'
    )
    assert faults(blank) == []


def test_small_letters_are_found_from_afar_and_large_ones_are_not(blank: Page) -> None:
    blank.set_content('<main id="main"><p style="font-size:23px">small</p><p id="headline">key</p></main>')
    assert len(faults_from_afar(blank)) == 2
    large = '<p style="font-size:24px">large</p><p id="headline" style="font-size:40px">key</p>'
    blank.set_content(f'<main id="main">{large}</main>')
    assert faults_from_afar(blank) == []


def in_each_size(
    page: Page, address: str, sizes: Sequence[tuple[int, int]], thumb: int = THUMB
) -> dict[int, list[str]]:
    """What does not fit on a large screen, a tablet and a phone, by their width."""
    page.goto(address)
    expect(page.locator("#main")).to_be_visible()
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(PAINTED)
        found[width] = faults(page, thumb)
    return found


def misfits(found: dict[str, dict[int, list[str]]]) -> dict[str, dict[int, list[str]]]:
    """The pages on which something does not fit in one of the sizes."""
    return {name: by_width for name, by_width in found.items() if any(by_width.values())}


def sizes(place: int) -> tuple[tuple[int, int], ...]:
    """All of them, or in short one by its place."""
    return SIZES if LONG else SIZES[place % len(SIZES) :][:1]


@pytest.mark.long
def test_everything_fits_on_the_kiosk(
    watch: Watch,
    server: Server,  # noqa: F811 - a fixture
    door: FakeDoor,  # noqa: F811 - a fixture
) -> None:
    page, found = watch.open(reduced_motion="reduce"), {}
    for place, (name, view) in enumerate(ON_THE_KIOSK.items()):
        door.show(view)
        found[name] = in_each_size(page, f"{address(server)}/t/one/kiosk", sizes(place))
        page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        page.evaluate(PAINTED)
        found[name][0] = faults_from_afar(page)
    assert misfits(found) == {}


@pytest.mark.long
def test_every_step_of_the_set_up_fits(
    watch: Watch,
    server: Server,  # noqa: F811 - a fixture
    door: FakeDoor,  # noqa: F811 - a fixture
) -> None:
    page, found = watch.open(reduced_motion="reduce"), {}
    for place, (now, wizard) in enumerate(samples.SET_UPS.items()):
        door.set_ups = wizard
        found[now] = in_each_size(page, f"{address(server)}/t/one/setup", sizes(place))
    assert misfits(found) == {}


@pytest.mark.long
def test_everything_fits_on_a_phone(
    watch: Watch,
    server: Server,  # noqa: F811 - a fixture
    door: FakeDoor,  # noqa: F811 - a fixture
) -> None:
    door.tokens["proof"] = "s1"
    page, found = watch.open(reduced_motion="reduce"), {}
    page.context.add_cookies([{"name": "seat-one", "value": "proof", "url": address(server)}])
    for place, (name, view) in enumerate(ON_A_PHONE.items()):
        door.show(samples.PLAY, s1=view)
        found[name] = in_each_size(page, f"{address(server)}/t/one/seat", sizes(place), THUMB_OF_A_PHONE)
    assert misfits(found) == {}
