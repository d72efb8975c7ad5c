"""The pages in a real browser: nothing typed is lost, and a lost server comes back."""

from dataclasses import replace

import pytest
from playwright.sync_api import Page, Route, expect

from companion.adapters.use_cases.machine.hardware_actions import PressButton
from companion.table.commands.playing import (
    AnswerQuestion,
    GiveConsent,
    PreviewCorrection,
    SettleCorrection,
    UndoAnswer,
)
from tests.long import LONG
from tests.watch import Watch
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import LOCAL, address, change
from tests.web.fakes.fake_house import CODE, FakeDoor, FakeHouse
from tests.web.fakes.page_parts import changed, game
from tests.web.fakes.waiting import until, until_heard
from web.page import Page as View
from web.ports.protocol import PageViewer
from web.server import Server, serve
from web.shown.prompts import ChoiceView

STAND_STILL = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const begun = animate.apply(this, how);
        begun.pause();
        return begun;
    };
}"""
"""The moment in which what has just come takes no tap ends when the test says so: nothing is ever late."""
NO_WAKE_LOCK = """
window.asked = [];
Object.defineProperty(navigator, 'wakeLock', {value: {
  request: (what) => { window.asked.push(what); return Promise.reject(new Error('the battery is low')); }}});
"""
OLDER = """() => {
document.getElementById("main").dataset.build = "older";
window.old = true;
setTimeout(() => window.dispatchEvent(new Event("online")));
}"""
LOSE = """
const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
window.lose = 0;
Object.defineProperty(MessagePort.prototype, 'onmessage', {set(hear) {
  set.call(this, (event) => { if (event.data.type !== 'panels' || window.lose-- <= 0) hear(event); });
}});
"""
GO_ON = "for (const one of document.getAnimations()) one.finish()"


def middle(page: Page, selector: str) -> tuple[float, float]:
    """Where a thumb would land on it."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_change_keeps_the_focus(phone: Page, door: FakeDoor) -> None:
    button = phone.locator("#prompt-act-7-avoid")
    button.focus()
    change(door, phone, "Jo supports.")
    expect(button).to_be_focused()


def test_a_card_of_the_hand_that_changes_leaves_the_others_as_they_are(phone: Page, door: FakeDoor) -> None:
    first, second, third = samples.TRAITS
    page = changed(samples.SEAT_DRAW, hand=samples.TRAITS)
    door.show(door.public, s1=page)
    expect(phone.locator("#hand .card")).to_have_count(3)
    phone.evaluate("document.getElementById('card-trait-2').stays = true")
    for hand in (
        (replace(first, title="Slow hands"), second, third),
        (second, third),
        (first, second, third),
    ):
        door.show(door.public, s1=changed(page, hand=hand))
        expect(phone.locator("#hand h3")).to_have_text([card.title for card in hand])
    assert phone.evaluate("document.getElementById('card-trait-2').stays")
    drawn = phone.locator("#hand").inner_text()
    phone.reload()
    expect(phone.locator("#hand .card")).to_have_count(3)
    assert phone.locator("#hand").inner_text() == drawn


def test_a_change_keeps_a_half_typed_dice_form(phone: Page, door: FakeDoor) -> None:
    blind = changed(samples.SEAT_DICE, prompts=(samples.BLIND_SLOTS,))
    door.show(door.public, s1=blind)
    form = phone.locator("form.prompt")
    form.locator("summary").click()
    typed = form.locator("#prompt-roll-13-die-1-4")
    expect(typed).to_be_attached()
    typed.press("Space")  # what has just come takes no tap
    slots = (replace(samples.SLOTS.slots[0], value=6), *samples.BLIND_SLOTS.slots[1:])
    read = replace(samples.BLIND_SLOTS, slots=tuple(replace(one, value=6) for one in slots))
    door.show(door.public, s1=changed(blind, prompts=(read,), headline="The camera sees again."))
    expect(phone.locator("#headline")).to_have_text("The camera sees again.")
    expect(typed).to_be_checked()
    expect(typed).to_be_focused()
    expect(form.locator("details")).to_have_attribute("open", "")


def test_what_is_picked_of_many_adds_up_and_stays_while_the_table_changes(
    phone: Page, door: FakeDoor
) -> None:
    picks = replace(samples.PICK, choices=(*samples.PICK.choices, ChoiceView("g", "Grey", None, plain=False)))
    door.show(door.public, s1=changed(samples.SEAT_PICK, prompts=(picks,)))
    for name in ("Blue 3", "Red 2"):
        phone.get_by_role("checkbox", name=name).check()
    expect(phone.locator(".sum output")).to_have_text("1")
    expect(phone.get_by_role("checkbox", name="Grey")).to_be_disabled()
    change(door, phone, "Jo has given.")
    expect(phone.get_by_role("checkbox", name="Red 2")).to_be_checked()
    expect(phone.locator(".sum output")).to_have_text("1")
    phone.get_by_role("button", name="Send").click()
    until(lambda: door.asked)
    tap = door.asked[0][0]
    assert isinstance(tap, AnswerQuestion)
    assert tap.picks == ("b3", "r2")


def test_the_dice_of_a_new_question_are_its_own(phone: Page, door: FakeDoor) -> None:
    door.show(door.public, s1=samples.SEAT_DICE)
    phone.locator("label", has=phone.locator("#prompt-roll-12-die-1-4")).click()
    fresh = replace(samples.SLOTS, version=14)
    door.show(door.public, s1=changed(samples.SEAT_DICE, prompts=(fresh,)))
    expect(phone.locator("#prompt-roll-14-die-1-5")).to_be_checked()
    expect(phone.locator("[id^=prompt-roll-12]")).to_have_count(0)


@pytest.mark.representative
def test_a_change_keeps_a_half_typed_name(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = watch.open()
    page.goto(f"{address(server)}/j/{CODE}")
    name = page.get_by_label("Your name")
    name.press_sequentially("Maxi")
    until(lambda: door.follows)
    door.show(replace(samples.LOBBY, join=replace(samples.JOIN, free=samples.COLOURS[4:])))
    expect(page.get_by_role("radio")).to_have_count(1)
    expect(name).to_have_value("Maxi")
    expect(name).to_be_focused()


def test_the_page_comes_back_by_itself_after_a_restart(
    watch: Watch, house: FakeHouse, door: FakeDoor
) -> None:
    watch.forgive("net::ERR_")
    first = serve(house, LOCAL, 0)
    first.start()
    page = watch.open(1280, 800)
    page.goto(f"{address(first)}/t/one/kiosk")
    until(lambda: door.follows)
    port = first.port
    first.close()
    expect(page.locator("#lost")).to_be_visible()
    again = serve(house, LOCAL, port)
    again.start()
    door.show(replace(samples.LOBBY, headline="Back again."))
    expect(page.locator("#headline")).to_have_text("Back again.")
    expect(page.locator("#lost")).to_be_hidden()
    again.close()


@pytest.mark.representative
def test_an_answer_reaches_the_table(phone: Page, door: FakeDoor) -> None:
    phone.locator("#prompt-act-7-avoid").click()
    until(lambda: door.asked)
    tap, who = door.asked[0]
    assert isinstance(tap, AnswerQuestion)
    assert (tap.question, tap.version, tap.option, who) == ("act", 7, "avoid", PageViewer("s1", "en"))


def test_a_refusal_is_shown(phone: Page, door: FakeDoor) -> None:
    door.sorry = "Jo was faster; nothing changed."
    phone.locator("#prompt-act-7-act").click()
    expect(phone.locator("#sorry")).to_have_text(door.sorry)
    expect(phone.locator("#sorry")).to_be_in_viewport()
    door.sorry = None
    phone.locator("#prompt-act-7-act").click()
    expect(phone.locator("#sorry")).to_be_hidden()


def test_undo_is_the_first_thing_behind_the_corner(phone: Page, door: FakeDoor) -> None:
    door.show(door.public, s1=samples.SEAT_MENDING)
    phone.locator("#corner > summary").click()
    button = phone.locator("#undoing-31 > summary")
    expect(button).to_be_in_viewport()
    button.click()
    expect(phone.locator("#undo-31")).to_contain_text("Jo: Humanity 4 instead of 3")
    assert door.asked == []
    phone.get_by_role("button", name="Take it back").click()
    until(lambda: door.asked)
    [(mend, who)] = door.asked
    assert who == PageViewer("s1", "en")
    assert isinstance(mend, UndoAnswer)
    assert mend.entry == 31


@pytest.mark.parametrize(
    ("page", "text"), [(samples.PLAY_CONSENT, "wants to take back"), (samples.PLAY_PREVIEW, "will change")]
)
def test_what_everybody_is_asked_is_read_on_the_kiosk(
    kiosk: Page, door: FakeDoor, page: View, text: str
) -> None:
    door.show(page)
    expect(kiosk.get_by_text(text)).to_be_visible()
    kiosk.get_by_role("button", name="Keep as it is").click()
    until(lambda: door.asked)
    assert isinstance(door.asked[0][0], GiveConsent | SettleCorrection)


def test_a_die_that_was_misread_is_sent_with_two_taps_behind_the_corner(phone: Page, door: FakeDoor) -> None:
    door.show(door.public, s1=samples.SEAT_MENDING)
    phone.locator("#corner > summary").click()
    phone.locator("#misread-28-fix-2 > summary").click()
    phone.locator("#misread-28-swap-2-4").click()
    until(lambda: door.asked)
    [(mend, _)] = door.asked
    assert isinstance(mend, PreviewCorrection)
    assert mend.dice == (("red", 3), ("red", 5), ("blue", 4), ("white", 2), ("white", 1))


@pytest.mark.representative
def test_an_answer_whose_reply_was_lost_is_sent_again_and_counts_once(
    watch: Watch, phone: Page, door: FakeDoor
) -> None:
    watch.forgive("net::ERR_FAILED")
    sent: list[str] = []
    held: list[Route] = []

    def lose_the_first(route: Route) -> None:
        sent.append(route.request.post_data or "")
        if len(sent) == 1:
            route.fetch()
            route.abort()
        else:
            held.append(route)

    phone.route("**/answer", lose_the_first)
    phone.locator("#prompt-act-7-act").click()
    expect(phone.locator("#sorry")).to_be_visible()
    until_heard(phone, lambda: held)
    held[0].continue_()
    expect(phone.locator("#sorry")).to_be_hidden()
    assert len(sent) == 2
    assert sent[0] == sent[1]
    assert len(door.asked) == 1


def test_keys_press_the_pretend_buttons(kiosk: Page, door: FakeDoor) -> None:
    kiosk.keyboard.press("g")
    until(lambda: door.asked)
    assert door.asked == [(PressButton("go-on"), PageViewer(None, "en", at_screen=True))]


def test_a_key_that_is_no_button_shows_its_refusal(kiosk: Page) -> None:
    kiosk.keyboard.press("u")
    expect(kiosk.locator("#sorry")).to_have_text("There is no such button.")


def test_keys_that_are_typed_press_nothing(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = watch.open()
    page.goto(f"{address(server)}/j/{CODE}")
    page.get_by_label("Your name").press_sequentially("gu12")
    assert door.asked == []


def test_a_screen_is_asked_to_stay_on_and_nothing_depends_on_it(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    door.show(samples.PLAY)
    page = watch.open()
    page.add_init_script(NO_WAKE_LOCK)
    page.goto(f"{address(server)}/t/one/kiosk")
    until_heard(page, lambda: page.evaluate("asked.length"))
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    door.show(replace(samples.PLAY, headline="It goes on."))
    expect(page.locator("#headline")).to_have_text("It goes on.")
    assert page.evaluate("asked") == ["screen", "screen"]


def test_a_page_that_missed_a_difference_asks_for_all_of_it(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    door.show(samples.PLAY)
    page = watch.open()
    page.add_init_script(LOSE)
    page.goto(f"{address(server)}/t/one/kiosk")
    door.show(replace(samples.PLAY, headline="It goes on."))
    expect(page.locator("#headline")).to_have_text("It goes on.")
    page.evaluate("lose = 1")
    door.show(replace(samples.PLAY, headline="Nobody hears this."))
    until(lambda: page.evaluate("lose") < 1)
    last = changed(samples.PLAY, headline="Nobody hears this.", log=("Ada has won.",))
    door.show(last)
    expect(page.locator("#headline")).to_have_text("Nobody hears this.")
    expect(page.locator("#log")).to_contain_text("Ada has won.")


def test_a_freed_seat_leads_to_the_way_in(watch: Watch, phone: Page, door: FakeDoor) -> None:
    watch.forgive("403 (FORBIDDEN)")
    door.free("s1")
    expect(phone.get_by_text("This seat is no longer yours.")).to_be_visible()
    phone.get_by_role("link", name="To the start page").click()
    expect(phone.get_by_label("The table's code")).to_be_visible()


def test_a_newer_build_of_the_pages_is_loaded(kiosk: Page, door: FakeDoor) -> None:
    door.show(replace(samples.PLAY, headline="New pages."))
    expect(kiosk.locator("#headline")).to_have_text("New pages.")
    with kiosk.expect_event("load"):
        kiosk.evaluate(OLDER)
    expect(kiosk.locator("#headline")).to_have_text("New pages.")
    assert kiosk.evaluate("window.old === undefined")


def test_an_evening_goes_on_without_script(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = watch.open(java_script_enabled=False)
    page.goto(f"{address(server)}/j/{CODE}")
    page.get_by_label("Your name").fill("Jo")
    page.get_by_role("radio", name="black").check(force=True)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/one/seat?seat=s1")
    door.show(samples.PLAY, s1=samples.SEAT_ACT)
    page.reload()
    page.locator("#prompt-act-7-avoid").click()
    until(lambda: isinstance(door.asked[-1][0], AnswerQuestion))
    expect(page.locator("#headline")).to_have_text(samples.SEAT_ACT.headline)


def test_a_second_press_while_the_first_is_under_way_sends_nothing(phone: Page, door: FakeDoor) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    phone.route("**/answer", hold)
    with phone.expect_request("**/answer"):
        phone.locator("#prompt-act-7-act").dblclick()
    expect(phone.locator("#prompt-act-7")).to_have_attribute("data-sending", "")
    held[0].continue_()
    expect(phone.locator("#prompt-act-7")).not_to_have_attribute("data-sending", "")
    assert len(door.asked) == len(held) == 1


def test_what_has_just_come_under_a_thumb_takes_no_tap(phone: Page, door: FakeDoor) -> None:
    phone.evaluate(STAND_STILL)
    asked = replace(game(samples.SEAT_ACT).prompts[0], version=8)
    door.show(door.public, s1=changed(samples.SEAT_ACT, prompts=(asked,), headline="Once more."))
    expect(phone.locator("#headline")).to_have_text("Once more.")
    thumb = middle(phone, "#prompt-act-8-avoid")
    phone.mouse.dblclick(*thumb)
    phone.locator("#prompt-act-8-act").press("Enter")
    until(lambda: door.asked)
    expect(phone.locator("#prompt-act-8")).not_to_have_attribute("data-sending", "")
    phone.evaluate(GO_ON)
    phone.mouse.click(*thumb)
    until(lambda: len(door.asked) == 2)
    assert [tap.option for tap, _ in door.asked if isinstance(tap, AnswerQuestion)] == ["act", "avoid"]


def test_what_moves_under_a_thumb_takes_no_tap_but_what_stays_does(phone: Page, door: FakeDoor) -> None:
    phone.set_viewport_size({"width": 390, "height": 1200})
    phone.evaluate(STAND_STILL)
    moves = game(samples.SEAT_ACT).prompts[0]
    stays = replace(moves, question="also")
    door.show(door.public, s1=changed(samples.SEAT_ACT, prompts=(moves, stays)))
    expect(phone.locator("#prompt-also-7")).to_be_visible()
    phone.evaluate(GO_ON)
    longer = replace(moves, hint="More than one line of what may be done now. " * 2)
    door.show(door.public, s1=changed(samples.SEAT_ACT, prompts=(longer, stays)))
    expect(phone.locator("#prompt-act-7")).to_contain_text("More than one line")
    phone.mouse.click(*middle(phone, "#prompt-act-7-act"))
    phone.mouse.click(*middle(phone, "#prompt-also-7-act"))
    until(lambda: door.asked)
    assert [command.question for command, _ in door.asked if isinstance(command, AnswerQuestion)] == ["also"]


@pytest.mark.representative
@pytest.mark.long
@pytest.mark.parametrize("width", [320, 768] if LONG else [320])
def test_no_phone_page_is_wider_than_its_screen(phone: Page, door: FakeDoor, width: int) -> None:
    phone.set_viewport_size({"width": width, "height": 700})
    for number, page in enumerate(
        (samples.SEAT_COUNT, samples.SEAT_DICE, samples.SEAT_OFFER, samples.OVER_SEAT)
    ):
        door.show(door.public, s1=page)
        change(door, phone, f"Page {number}.")
        assert phone.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.long
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 800), (800, 480)] if LONG else [(800, 480)])
def test_no_kiosk_page_is_wider_than_its_screen(kiosk: Page, door: FakeDoor, size: tuple[int, int]) -> None:
    kiosk.set_viewport_size({"width": size[0], "height": size[1]})
    for number, page in enumerate((samples.LOBBY, samples.PLAY_OPENED, samples.PLAY_VERDICT, samples.OVER)):
        door.show(replace(page, headline=f"Page {number}."))
        expect(kiosk.locator("#headline")).to_have_text(f"Page {number}.")
        if page is samples.LOBBY:
            expect(kiosk.locator("#lobby-style")).to_have_count(1)
        assert kiosk.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("slow", [0.0, 0.3])
def test_leaving_leads_to_joining(watch: Watch, server: Server, door: FakeDoor, slow: float) -> None:
    door.slow = slow
    page = watch.open()
    page.goto(f"{address(server)}/j/{CODE}")
    page.get_by_label("Your name").fill("Jo")
    page.get_by_role("radio", name="black").check(force=True)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/one/seat?seat=s1")
    until(lambda: any(follow.who.seat for follow in door.follows.values()))
    page.locator("#leaving summary").click()
    page.get_by_role("button", name="Give up my seat").click()
    page.wait_for_url("**/t/one/join")
    expect(page.get_by_label("Your name")).to_be_visible()


def test_a_button_that_has_the_focus_changes_its_label_with_the_table(kiosk: Page, door: FakeDoor) -> None:
    button = kiosk.locator("#button-go-on")
    button.focus()
    assert door.public.pretend is not None
    other = replace(door.public.pretend.buttons[0], meaning="the card opens")
    door.show(replace(door.public, pretend=replace(door.public.pretend, buttons=(other,))))
    expect(button).to_contain_text("the card opens")
    expect(button).to_be_focused()


def test_when_the_question_is_gone_the_keyboard_goes_on_where_the_next_one_stands(
    phone: Page, door: FakeDoor
) -> None:
    phone.locator("#prompt-act-7-avoid").focus()
    change(door, phone, "Jo supports.")
    fresh = replace(game(samples.SEAT_ACT).prompts[0], version=8)
    door.show(door.public, s1=changed(samples.SEAT_ACT, prompts=(fresh,)))
    expect(phone.locator("#prompt-act-8-avoid")).to_be_visible()
    expect(phone.locator("#asked-now")).to_have_attribute("data-asked", fresh.text)
    phone.keyboard.press("Tab")
    expect(phone.locator("#sheet button").first).to_be_focused()


def test_on_the_big_screen_too_the_keyboard_goes_on_where_the_next_question_stands(
    kiosk: Page, door: FakeDoor
) -> None:
    asked = replace(
        samples.CHOOSE, question="open", choices=(ChoiceView("open", "Open the card", None, plain=False),)
    )
    door.show(changed(samples.PLAY, prompts=(asked,)))
    kiosk.locator("#prompt-open-7-open").focus()
    door.show(changed(samples.PLAY, prompts=(replace(asked, version=8),)))
    expect(kiosk.locator("#prompt-open-8-open")).to_be_visible()
    kiosk.keyboard.press("Tab")
    expect(kiosk.locator("#prompt-open-8-open")).to_be_focused()
