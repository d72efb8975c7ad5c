"""A phone by ear: the question comes first and once, and each control has a name of its own."""

from playwright.sync_api import Page, expect

from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.listening import Thing, alike, is_first, things, twice
from tests.web.fakes.page_parts import changed, game
from web.page import Page as View
from web.page import PageStage
from web.server import Server

ASKED = {
    name: view
    for name, view in vars(samples).items()
    if isinstance(view, View)
    and view.you == "s1"
    and view.stage is PageStage.PLAY
    and game(view).asked_now
    and not game(view).preview
}


def heard_of(phone: Page, door: FakeDoor, server: Server, view: View) -> list[Thing]:
    """What is heard of that page, shown anew."""
    door.show(samples.PLAY, s1=view)
    phone.goto(f"{address(server)}/t/one/seat")
    expect(phone.locator("#sheet .asked").first).to_be_visible()
    return things(phone)


def test_every_kind_of_question_comes_first_and_once_with_controls_of_different_names(
    phone: Page, door: FakeDoor, server: Server
) -> None:
    wrong = dict[str, list[str]]()
    for name, view in ASKED.items():
        heard = heard_of(phone, door, server, view)
        found = twice(heard, "Your cards") + alike(heard)
        if not is_first(heard, game(view).asked_now):
            found.append(f"not first: {[one.said for one in heard[:3]]}")
        if found:
            wrong[name] = found
    assert len(ASKED) > 10
    assert wrong == {}


def test_a_question_is_said_once_when_it_comes_and_read_where_it_is_answered(
    phone: Page, door: FakeDoor
) -> None:
    phone.clock.install()
    door.show(door.public, s1=changed(samples.SEAT_ACT, prompts=()))
    expect(phone.locator("#sheet .asked")).to_have_count(0)
    fresh = game(samples.SEAT_ACT).prompts[0]
    door.show(door.public, s1=changed(samples.SEAT_ACT, prompts=(fresh,)))
    said = phone.get_by_role("status").filter(has_text=fresh.text)
    expect(said).to_have_count(1)
    phone.clock.fast_forward(2000)
    expect(said).to_have_count(0)
    expect(phone.get_by_role("heading", name=fresh.text)).to_be_visible()


def test_the_focus_stays_in_the_open_drawer(phone: Page) -> None:
    phone.locator("#corner > summary").press("Enter")
    for _ in range(20):
        phone.keyboard.press("Tab")
        assert phone.evaluate("!document.activeElement.closest('#own')")
    phone.keyboard.press("Escape")
    expect(phone.locator("#own")).to_have_js_property("inert", False)
    phone.locator("#sheet .button").first.focus()
    expect(phone.locator("#sheet .button").first).to_be_focused()


def test_what_is_said_twice_late_or_under_one_name_is_noticed() -> None:
    heard = [Thing("paragraph", text, "") for text in ("Ada", "You hold three cards.", "Round 2")]
    heard += [Thing("heading", "Act or avoid?", ""), Thing("paragraph", "You hold three cards.", "")]
    heard += [Thing("button", "Play", ""), Thing("button", "Play", "")]
    assert twice(heard, "Your cards") == ["You hold three cards."]
    assert alike(heard) == ["Play"]
    assert not is_first(heard, "Act or avoid?")
    assert is_first(heard[1:], "Act or avoid?")
