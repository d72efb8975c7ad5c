"""A table without a camera: whoever is asked for a roll photographs it, with a script and without."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from companion.app import Companion, CompanionSettings
from companion.table.commands.game import BeginGame
from companion.table.commands.seating import TakeSeat
from companion.table.seating.identity import identity
from tests.evening.players.phone import join
from tests.watch import Watch
from vision.pictures.photograph import save
from vision.render import picture, scatter

ROLL = [("white", 3), ("white", 6), ("red", 2)]
PHOTO = "form[data-by=photo]"
SMALL = (360, 640)


@pytest.fixture
def blind(tmp_path: Path) -> Iterator[Companion]:
    """A running companion without a camera, at which dice are read."""
    settings = CompanionSettings(
        data=tmp_path / "data", host="127.0.0.1", port=0, game="just_dice", camera="off"
    )
    with Companion(settings) as running:
        yield running


@pytest.fixture
def seats(blind: Companion) -> list[str]:
    """Proofs of the seats of two people who play."""
    tokens = [
        blind.table.execute(TakeSeat(name, colour)).token
        for name, colour in (("Ada", "red"), ("Ben", "blue"))
    ]
    blind.table.execute(BeginGame())
    return tokens


@pytest.fixture
def photograph(tmp_path: Path) -> Path:
    """A photograph of three dice."""
    path = tmp_path / "dice.jpg"
    save(path, picture(scatter(ROLL, 3)))
    return path


def own(companion: Companion, token: str) -> tuple[str, str]:
    """The cookie that proves a seat."""
    return f"seat-home-{identity(companion.settings.data)}", token


def opened(watch: Watch, companion: Companion, token: str) -> Page:
    page, (name, value) = watch.open(*SMALL), own(companion, token)
    page.context.add_cookies([{"name": name, "value": value, "url": companion.address}])
    page.goto(f"{companion.address}/t/home/seat")
    return page


def test_a_photograph_goes_as_soon_as_it_is_taken_and_the_roll_is_on_all_pages(
    watch: Watch, blind: Companion, seats: list[str], photograph: Path
) -> None:
    kiosk = watch.open(1920, 1080)
    kiosk.goto(f"{blind.address}/t/home/kiosk")
    phone = opened(watch, blind, seats[0])
    expect(phone.locator(f"{PHOTO}.offered label")).to_be_in_viewport()
    expect(kiosk.locator(PHOTO)).to_have_count(0)
    phone.locator(f"{PHOTO} input[type=file]").set_input_files(photograph)
    for page in (phone, kiosk):
        expect(page.locator("#roll .summary")).to_contain_text("11")
        expect(page.locator("#roll img.photograph")).to_be_visible()
        expect(page.locator("#roll")).to_contain_text("Ada’s photograph")
    assert watch.asked == {blind.address}


def test_a_picture_without_dice_says_so_on_the_phone_that_sent_it(
    watch: Watch, blind: Companion, seats: list[str], tmp_path: Path
) -> None:
    save(tmp_path / "empty.png", picture(scatter([], 3)))
    phone, other = (opened(watch, blind, token) for token in seats)
    phone.locator(f"{PHOTO} input[type=file]").set_input_files(tmp_path / "empty.png")
    expect(phone.locator("#sorry")).to_contain_text("no dice in this picture")
    expect(other.locator("#sorry")).to_be_hidden()
    expect(phone.locator(f"{PHOTO} label")).to_be_visible()


@pytest.mark.slow
def test_without_a_script_the_form_is_sent_as_it_is(blind: Companion, photograph: Path) -> None:
    phone = join(blind.address, blind.table.moment.seating.code, "Cleo", "green")
    blind.table.execute(BeginGame())

    def bring(name: str, data: bytes) -> tuple[int, str]:
        form = next(one for one in phone.forms() if one.action.endswith("/photographed"))
        return phone.bring(form.action, "picture", (name, data), **form.hidden)

    status, page = bring("large.jpg", bytes(21 * 1024 * 1024))
    assert status == 413
    assert "at most 20 MB" in page
    status, page = bring("note.txt", b"two sixes")
    assert (status, "That isn’t a picture" in page) == (409, True)
    status, page = bring("dice.jpg", photograph.read_bytes())
    assert status == 200
    assert "’s photograph" in page
