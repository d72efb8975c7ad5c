"""The big screen by itself: it goes dark and wakes, speaks, takes digits, and comes back by itself."""

import re
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, FloatRect, Page, Route, expect

from companion.adapters.use_cases.hosting import UnlockHost
from companion.engine.words import Printed
from companion.shared_view.sound_bed import SoundBed
from tests.watch import Watch
from tests.web.fakes import samples
from tests.web.fakes.at_the_table import address
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed
from tests.web.fakes.waiting import until, until_heard
from tools.looks.sounds import sounds
from web.page import Page as View
from web.server import Server
from web.shown.evening import RecapPageView
from web.shown.prompts import NearView
from web.shown.setting_up import GameChoice
from web.shown.stage import News
from web.shown.table import NoticeView

VOICE = """
window.said = [];
window.volumes = [];
Object.defineProperty(window, 'speechSynthesis', {value: {
  speak: (words) => {
    window.said.push([words.lang, words.text]);
    window.volumes.push(words.volume);
  }, cancel: () => window.said.push('silence')}});
window.SpeechSynthesisUtterance = function (text) { this.text = text; };
"""
COUNT_PAGES = "window.pages = 0; document.addEventListener('page', () => { window.pages += 1; })"
SLEEP = """minutes => {
    document.getElementById('main').dataset.sleep = minutes;
    document.dispatchEvent(new Event('page'));
}"""
NOON = datetime(2030, 1, 1, 12)
MINUTE = "0.1"
"""So many minutes without a change, and the screen goes dark."""
DARK_BY_THEN = 8_000
"""Milliseconds in which that has come; the stream may be silent for longer."""
AFTER_THE_TOUCH = 800
"""Milliseconds after which a click no longer belongs to the touch that woke."""


LONG = "Read the red die that lies beside the tray, and say what it shows"
FIRST, SECOND = News("1-0", 2), News("1-0", 3)


def screen(watch: Watch, server: Server, door: FakeDoor, first: str = "") -> Page:
    """The big screen in the middle of a game, once its stream has begun; it remembers what it said.

    The script `first` runs before its own.

    Its clock stands still unless a test lets time pass: a busy machine makes nothing late.
    """
    door.show(samples.PLAY_VERDICT)
    page = watch.open(1920, 1080)
    page.add_init_script(f"{VOICE}\n{first}")
    page.add_init_script(COUNT_PAGES)
    page.clock.install(time=NOON)
    page.clock.pause_at(NOON + timedelta(seconds=1))
    page.goto(f"{address(server)}/t/one/kiosk")
    until(lambda: page.evaluate("window.pages > 0"))
    expect(page.locator("html[data-tells]")).to_have_count(1)
    page.clock.run_for(1_000)  # before that a page that has just come tells nothing
    return page


def fall_asleep(page: Page) -> None:
    page.evaluate(SLEEP, MINUTE)
    page.clock.run_for(DARK_BY_THEN)
    expect(page.locator("#night")).to_be_visible()


def test_the_first_touch_only_wakes_and_the_second_counts(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    box = page.get_by_role("button", name="Go on").first.bounding_box()
    assert box is not None
    fall_asleep(page)
    page.mouse.click(box["x"] + 20, box["y"] + 20)
    expect(page.locator("#night")).to_be_hidden()
    page.clock.run_for(AFTER_THE_TOUCH)
    assert door.asked == []
    page.mouse.click(box["x"] + 20, box["y"] + 20)
    until(lambda: door.asked)


def test_the_first_key_only_wakes(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = screen(watch, server, door)
    fall_asleep(page)
    page.keyboard.press("g")
    expect(page.locator("#night")).to_be_hidden()
    page.clock.run_for(AFTER_THE_TOUCH)
    assert door.asked == []
    page.keyboard.press("g")
    until(lambda: door.asked)
    assert len(door.asked) == 1


def test_a_change_at_the_table_wakes_the_screen(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = screen(watch, server, door)
    fall_asleep(page)
    door.show(replace(samples.PLAY, headline="Somebody is waited for."))
    expect(page.locator("#night")).to_be_hidden()


def test_a_screen_that_never_sleeps_stays_awake(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = screen(watch, server, door)
    page.clock.run_for(DARK_BY_THEN)
    expect(page.locator("#night")).to_be_hidden()


CALLS = "window.calls = 0; document.addEventListener('call', () => { window.calls += 1; });"
FAINT = "one => one.getAnimations().map(one => one.effect.getComputedTiming().iterations)"


def called_screen(watch: Watch, server: Server, door: FakeDoor, seconds: int) -> Page:
    """The big screen of a table that calls after so many seconds, while Jo is asked."""
    page = screen(watch, server, door, CALLS)
    expect(page.locator("#speech:not([hidden])"), "its scripts have come").to_have_count(1)
    door.show(changed(samples.PLAY, call=seconds))
    expect(page.locator("#main")).to_have_attribute("data-call", str(seconds))
    expect(page.locator(".around .seat.asked-for")).not_to_have_count(0)
    return page


def test_a_person_who_does_not_answer_is_called_by_name_and_colour_and_then_more_rarely(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = called_screen(watch, server, door, 45)
    asked = page.locator(".around .seat.asked-for").first
    page.clock.run_for(43_000)
    expect(page.locator(".calling")).to_have_count(0)
    page.clock.run_for(4_000)
    expect(page.locator(".calling")).to_have_text(asked.locator(".name").inner_text())
    assert page.locator(".calling").evaluate(FAINT) == [12]
    colour = asked.locator(".lamp rect").evaluate("one => getComputedStyle(one).fill")
    assert page.locator(".calling").evaluate("one => getComputedStyle(one).borderTopColor") == colour
    page.clock.run_for(40_000)
    assert page.evaluate("window.calls") == 1
    page.clock.run_for(10_000)
    assert page.evaluate("window.calls") == 2
    door.show(changed(samples.PLAY, call=45, seats=samples.seats(2)[1:]))
    # a stream that was silent for so long comes anew, after a pause
    while page.locator(".around .seat").count() != 1:
        page.clock.run_for(20)
    expect(page.locator(".calling")).to_have_count(0)


def test_a_table_that_does_not_want_it_calls_nobody(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = called_screen(watch, server, door, 0)
    page.clock.run_for(400_000)
    assert page.evaluate("window.calls") == 0


def test_dice_and_what_the_camera_complains_of_are_spoken_as_loud_as_was_chosen(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    page.locator("#more > summary").click()
    page.get_by_role("button", name="Read aloud").click()
    page.get_by_label("Volume of the voice").fill("40")
    spoken = replace(samples.ROLLED, spoken="Jo: 5, 2. Counted: 1 of 2.")
    door.show(changed(samples.PLAY_VERDICT, roll=spoken))
    expect(page.locator("#spoken")).to_have_text("Jo: 5, 2. Counted: 1 of 2.")
    amiss = NoticeView("A die lies on its edge.", grave=False)
    door.show(replace(samples.PLAY_VERDICT, notices=(amiss,)))
    expect(page.locator("#notices")).to_contain_text(amiss.text)
    assert ["en", "Jo: 5, 2. Counted: 1 of 2."] in page.evaluate("said")
    assert ["en", amiss.text] in page.evaluate("said")
    assert page.evaluate("volumes.at(-1)") == 0.4


def test_a_screen_without_a_voice_says_so_and_what_to_do(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door, "speechSynthesis.getVoices = () => []")
    page.locator("#more > summary").click()
    page.get_by_role("button", name="Read aloud").click()
    expect(page.locator("#no-voice")).to_contain_text("espeak-ng")
    expect(page.get_by_role("button", name="Read aloud")).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("said") == []


@pytest.mark.representative
def test_what_is_new_is_spoken_once_and_in_its_order(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = screen(watch, server, door)
    page.locator("#more > summary").click()
    page.get_by_role("button", name="Read aloud").click()
    log = ("Third.", "Second.", *samples.LOG)
    door.show(changed(samples.PLAY_VERDICT, log=log, news=SECOND, headline="Now Jo."))
    expect(page.locator("#headline")).to_have_text("Now Jo.")
    door.show(changed(samples.PLAY_VERDICT, log=log, news=SECOND, headline="Now Jo.", mood="calm"))
    expect(page.locator("#main")).to_have_attribute("data-mood", "calm")
    door.show(
        changed(samples.PLAY_VERDICT, log=log, news=SECOND, headline="", mood="won")
    )  # nobody is waited for
    expect(page.locator("#main")).to_have_attribute("data-mood", "won")
    said = [["en", samples.PLAY_VERDICT.headline], ["en", "Second."], ["en", "Third."], ["en", "Now Jo."]]
    assert page.evaluate("said") == said


def test_a_screen_that_was_not_asked_to_speak_is_silent(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = screen(watch, server, door)
    page.locator("#more > summary").click()
    page.get_by_role("button", name="Read aloud").click()
    page.get_by_role("button", name="Read aloud").click()
    before = page.evaluate("said.length")
    door.show(changed(samples.PLAY_VERDICT, log=("New.", *samples.LOG), news=FIRST, headline="Quiet."))
    expect(page.locator("#headline")).to_have_text("Quiet.")
    assert page.evaluate("said.length") == before
    assert page.evaluate("said.at(-1)") == "silence"


def test_a_card_that_is_opened_is_read_in_its_own_language_and_once(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    page.locator("#more > summary").click()
    page.get_by_role("button", name="Read aloud").click()
    card = replace(
        samples.OPENED, title=Printed("Die Brücke", "de"), lines=(Printed("Ein Brett.", "de"), "You act.")
    )
    for headline in ("Look.", "Go on."):
        door.show(changed(samples.PLAY_VERDICT, opened=(card,), headline=headline))
        expect(page.locator("#headline")).to_have_text(headline)
    spoken = [
        ["de", "Die Brücke"],
        ["de", "Ein Brett."],
        ["en", "You act."],
        ["en", "Look."],
        ["en", "Go on."],
    ]
    assert page.evaluate("said")[1:] == spoken


VOICES = """speechSynthesis.getVoices = () => [
    {name: "Ann", voiceURI: "a", lang: "en-GB"}, {name: "Bob", voiceURI: "b", lang: "en-US"},
    {name: "Cäcilie", voiceURI: "c", lang: "de-DE"}];
window.heard = [];
const speak = speechSynthesis.speak;
speechSynthesis.speak = (words) => { heard.push(words.voice && words.voice.name); speak(words); };"""


def test_a_voice_of_the_pages_language_is_chosen_and_stays_chosen(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door, VOICES)
    expect(page.get_by_label("Voice", exact=True)).to_be_hidden()
    page.locator("#more > summary").click()
    page.get_by_role("button", name="Read aloud").click()
    assert page.locator("#voices option").all_inner_texts() == ["Ann", "Bob"]
    page.get_by_label("Voice", exact=True).select_option("Bob")
    assert page.evaluate("heard") == [None, "Bob"]
    page.reload()
    expect(page.get_by_label("Voice", exact=True)).to_have_value("b")


GAMES = tuple(
    GameChoice(
        name,
        name.title(),
        f"About {name}.",
        "2 to 4",
        "an hour",
        f"{name} dice.",
        pictured=True,
        chosen=chosen,
    )
    for name, chosen in (("toy", True), ("road", False), ("town", False))
)


def show_lobby(page: Page, door: FakeDoor, lobby: View) -> None:
    """The lobby, once its page has been loaded anew and its stream has begun."""
    door.show(lobby)
    expect(page.locator("#lobby-style")).to_have_count(1)
    until(lambda: page.evaluate("window.pages > 0"))


def test_the_lobby_shows_the_game_that_will_be_taught_and_begun_however_long_nobody_sits(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    watch.forgive("404")  # the toy's house has drawn one box alone
    page = screen(watch, server, door)
    show_lobby(page, door, changed(samples.LOBBY_EMPTY, games=GAMES))
    for passes in (0, 12_000, 12_000):  # after more its stream would seem silent, and bring all of it anew
        page.clock.run_for(passes)
        expect(page.locator(".billed")).to_have_text(["Toy"])
        expect(page.locator(".billed-lies")).to_have_text(["toy dice."])
        expect(page.locator('.game[aria-current="true"]')).to_have_attribute("value", "toy")


def held(page: Page) -> list[str]:
    """What the whole screen tells."""
    return page.locator("#screen .told").all_text_contents()


def test_of_what_an_answer_brings_the_death_is_told_and_the_rest_beside_the_board_and_each_once(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    door.show(samples.PLAY_STAGED)
    expect(page.locator("#screen .staged")).to_be_visible()
    assert held(page) == [samples.DEATH.told]
    door.show(replace(samples.PLAY_STAGED, headline="Something else changed."))
    page.clock.run_for(2_000)
    assert held(page) == [samples.DEATH.told], "it is told through whatever else happens"
    page.clock.run_for(3_100)
    assert held(page) == []
    expect(page.locator("#beside")).to_have_text(samples.ROUND.told)
    expect(page.locator("#headline")).to_have_text("Something else changed.")
    page.clock.run_for(1_600)
    expect(page.locator("#beside")).to_have_text("")
    door.show(replace(samples.PLAY_STAGED, headline="It went on."))
    expect(page.locator("#headline")).to_have_text("It went on.")
    assert held(page) == []


def test_the_light_of_a_seat_goes_out_while_its_death_is_told_and_no_other_does(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    dim = "one => [getComputedStyle(one).opacity, getComputedStyle(one).animationName]"
    page.emulate_media(reduced_motion="reduce")
    door.show(samples.telling(samples.PLAY, samples.DYING, serial=3))
    light = page.locator("#screen .light")
    expect(light).to_be_visible()
    assert light.evaluate(dim) == ["0.06", "none"], "at once for who asks for no motion"
    page.emulate_media(reduced_motion="no-preference")
    assert light.evaluate(dim)[1] == "go-out"
    coming = samples.moment(replace(samples.DEATH, fades=False), 5)
    door.show(samples.telling(samples.PLAY, coming, serial=5))
    until(lambda: page.evaluate("latestPage().dataset.serial") == "5")
    page.clock.run_for(1_600)
    assert light.evaluate(dim) == ["1", "none"]


def test_what_happened_before_the_page_came_is_not_held(watch: Watch, server: Server, door: FakeDoor) -> None:
    door.show(samples.PLAY_STAGED)
    page = watch.open(1920, 1080)
    page.goto(f"{address(server)}/t/one/kiosk")
    until(lambda: door.follows)
    assert held(page) == []


AUDIO = """
window.played = [];
window.AudioContext = class {
  currentTime = 0;
  decodeAudioData(data) { return Promise.resolve(data.byteLength); }
  createBufferSource() {
    return { connect() {}, start() { window.played.push([this.buffer, 0]); } };
  }
};
"""


def test_a_turn_a_throw_and_how_it_went_are_heard_unless_nobody_wants_that(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    sizes = {name: len(data) for name, data in sounds().items()}
    door.show(replace(samples.PLAY_ROLL, pretend=None))
    page = watch.open(1920, 1080)
    page.add_init_script(AUDIO)
    page.goto(f"{address(server)}/t/one/kiosk")
    until(lambda: door.follows)
    page.locator("#headline").click()
    door.show(samples.telling(samples.PLAY_VERDICT, serial=7, pretend=None, thrown=samples.ROLL_MOMENT))
    until(lambda: page.evaluate("played.length") == 2)
    assert dict(page.evaluate("played")) == {sizes["throw"]: 0, sizes["success"]: 0}
    others = tuple(replace(one, on_turn=one.seat == "s2") for one in samples.PLAY.seats)
    door.show(replace(samples.PLAY, seats=others, headline="Jo."))
    until(lambda: page.evaluate("played.length") == 3)
    assert page.evaluate("played.at(-1)") == [sizes["turn"], 0]
    page.locator("#more > summary").click()
    page.locator("#sounds").click()
    door.show(changed(samples.PLAY, mood="loss", headline="Quiet."))
    expect(page.locator("#headline")).to_have_text("Quiet.")
    assert page.evaluate("played.length") == 3


def test_while_a_roll_is_told_neither_sound_nor_milestone_gives_its_verdict_away(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    sizes = {name: len(data) for name, data in sounds().items()}
    door.show(replace(samples.PLAY_ROLL, pretend=None))
    page = watch.open(1920, 1080)
    page.add_init_script(AUDIO)
    page.clock.install(time=NOON)
    page.clock.pause_at(NOON + timedelta(seconds=1))
    page.add_init_script(COUNT_PAGES)
    page.goto(f"{address(server)}/t/one/kiosk")
    until(lambda: page.evaluate("window.pages > 0"))
    page.locator("#headline").click()
    page.clock.run_for(1_000)
    told = replace(samples.ROLLED, photograph=None, thrown=7)
    dying = samples.moment(samples.DEATH, 7, "death", 5)
    thrown = samples.telling(samples.PLAY, dying, serial=7, roll=told, thrown=samples.ROLL_MOMENT)
    door.show(changed(thrown, mood="failure", pretend=None))
    expect(page.locator("#screen .throw")).to_be_visible()
    until(lambda: page.evaluate("played.length") == 1)
    assert held(page) == []
    page.clock.run_for(1_500)
    assert held(page) == [samples.DEATH.told], "the roll that led to it opens it"
    page.locator("#screen .staged").click()
    until(lambda: page.evaluate("played.length") == 2)
    assert page.evaluate("played.at(-1)") == [sizes["loss"], 0]


def test_a_pin_is_typed_on_a_screen_without_a_keyboard(watch: Watch, server: Server, door: FakeDoor) -> None:
    page = screen(watch, server, door)
    show_lobby(page, door, changed(samples.LOBBY, locked=True, has_pin=True))
    page.locator("#more > summary").click()
    page.locator("#locked > summary").click()
    for digit in "2469":
        page.get_by_role("button", name=digit, exact=True).click()
    page.get_by_role("button", name="Delete the last digit").click()
    page.get_by_role("button", name="8", exact=True).click()
    page.get_by_role("button", name="Unlock").click()
    until(lambda: door.asked)
    assert door.asked[0][0] == UnlockHost("2468")


@pytest.mark.parametrize("dark", [False, True])
def test_the_screen_comes_back_from_a_lost_network(
    watch: Watch, server: Server, door: FakeDoor, dark: bool
) -> None:
    watch.forgive("net::ERR_INTERNET_DISCONNECTED")
    page = screen(watch, server, door)
    if dark:
        fall_asleep(page)
    page.clock.resume()
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(page.locator("#lost")).not_to_have_attribute("hidden", "")
    door.show(replace(samples.PLAY, headline="It went on."))
    page.context.set_offline(False)
    expect(page.locator("#headline")).to_have_text("It went on.")
    expect(page.locator("#lost")).to_be_hidden()


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("headline", ["It is over.", "It is over, and nobody is left to tell it. " * 4])
def test_all_ways_on_after_a_game_stand_side_by_side(
    watch: Watch, server: Server, door: FakeDoor, headline: str, language: str, size: tuple[int, int]
) -> None:
    door.show(changed(samples.OVER, headline=headline, language=language))
    page = watch.open(*size)
    page.goto(f"{address(server)}/t/one/kiosk")
    ways = ("#same-button", "#another-button", "#again > summary")
    boxes = [box for one in ways if (box := page.locator(one).bounding_box())]
    assert len(boxes) == len(ways)
    assert len({(box["y"], box["height"]) for box in boxes}) == 1
    for left, right in pairwise(boxes):
        assert 8 <= right["x"] - left["x"] - left["width"] <= 40
    assert boxes[-1]["x"] + boxes[-1]["width"] <= size[0]


def test_the_journal_can_be_taken_home_from_a_screen_on_which_the_game_ended(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    door.show(samples.OVER)
    expect(page.locator("body[data-evening]")).to_have_count(1)
    page.keyboard.press("Escape")
    page.locator("#more > summary").click(timeout=20_000)
    page.locator("#take-home > summary").click()
    button = page.locator("#taking-home-button")
    expect(button).to_be_visible(timeout=20_000)
    with page.expect_download() as download:
        button.click()
    assert download.value.suggested_filename == "evening.json"


def test_a_stream_in_another_language_than_the_page_loads_it_anew_once(
    browser: Browser, server: Server, door: FakeDoor
) -> None:
    door.show(samples.LOBBY)
    page, loads = browser.new_page(), list[str]()

    def in_french(route: Route) -> None:
        loads.append(route.request.url)
        reply = route.fetch()
        route.fulfill(response=reply, body=reply.text().replace('lang="en"', 'lang="fr"'))

    page.route("**/kiosk", in_french)
    page.goto(f"{address(server)}/t/one/kiosk")
    expect(page.locator("#main")).to_have_attribute("lang", "en")
    until_heard(page, lambda: len(loads) == 2)
    page.wait_for_timeout(500)
    assert len(loads) == 2
    page.close()


def test_a_timer_shows_how_long_a_question_is_open_is_paused_and_decides_nothing(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    timer, left = page.locator("#timer"), page.locator("#timer-left")
    expect(timer).to_be_hidden()
    page.locator("#more > summary").click()
    for label in ("Timer: off", "Timer: 1 minute"):
        expect(page.locator("#timer-set")).to_have_text(label)
        page.locator("#timer-set").click()
    page.locator("#more > summary").click()
    expect(left).to_have_text("2:00")
    page.clock.run_for(30_000)
    expect(left).to_have_text("1:30")
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(60_000)
    expect(left).to_have_text("1:30")
    timer.get_by_role("button", name="Go on").click()
    page.clock.run_for(100_000)
    expect(left).to_have_text("Take the time you need.")
    assert door.asked == []
    page.clock.resume()  # a stream that was silent for so long is opened anew after a moment
    door.show(replace(samples.PLAY_VERDICT, headline="Another question"))
    expect(left).to_have_text(re.compile(r"2:00|1:[45]\d"))
    whole = page.locator("#timer-set").evaluate("""one => {
        const choices = JSON.parse(one.dataset.choices);
        one.dataset.choices = JSON.stringify([...choices.slice(0, 3), [7, "Timer: 7 minutes"]]);
        return choices.map(([minutes]) => minutes);
    }""")
    assert whole == [0, 1, 2, 3, 5]
    page.evaluate("document.dispatchEvent(new Event('page'))")
    page.locator("#more > summary").click()
    page.locator("#timer-set").click()
    expect(page.locator("#timer-set")).to_have_text("Timer: 7 minutes")
    expect(left).to_have_text(re.compile(r"7:00|6:[45]\d"))


def test_a_tour_is_opened_in_the_lobby_turned_and_closed(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    page = screen(watch, server, door)
    pages = tuple(RecapPageView(f"tour-{n}", f"{n} of 2", f"Page {n}", (f"Sentence {n}.",)) for n in (1, 2))
    door.show(changed(samples.LOBBY, tour=pages))
    page.get_by_text("How to play, in three minutes").click()
    expect(page.get_by_role("heading", name="Page 1")).to_be_visible()
    expect(page.get_by_role("heading", name="Page 2")).to_be_hidden()
    page.locator("#turn-on").click()
    expect(page.get_by_role("heading", name="Page 2")).to_be_visible()
    page.locator("#tour > summary").click()
    expect(page.get_by_role("heading", name="Page 2")).to_be_hidden()
    assert door.asked == []


def pinch(page: Page) -> None:
    """Two fingers that move apart."""
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *ways: int) -> None:
        points = [{"x": 195 + way, "y": 300, "id": place} for place, way in enumerate(ways)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", -20, 20)
    for way in range(25, 125, 5):
        touch("touchMove", -way, way)
        page.wait_for_timeout(10)
    touch("touchEnd")


@pytest.mark.parametrize(("width", "grows"), [(1280, False), (390, True)])
def test_a_big_screen_cannot_be_pinched_large_and_a_phone_can(
    watch: Watch, server: Server, door: FakeDoor, width: int, grows: bool
) -> None:
    door.show(samples.PLAY)
    page = watch.open(width, 800, has_touch=True, is_mobile=True)
    page.goto(f"{address(server)}/t/one/kiosk")
    pinch(page)
    assert (page.evaluate("visualViewport.scale") > 1.5) == grows


BED = replace(samples.PLAY, pretend=None)
HEARD = """
window.made = [];
window.AudioParam = class {
  value = 0;
  aims = [];
  setTargetAtTime(to) { this.aims.push(to); }
};
const node = (kind) => {
  const one = { kind, connect() {}, start() { this.started = true; }, stop() { this.stopped = true; } };
  for (const name of ["gain", "frequency", "detune", "Q"]) one[name] = new AudioParam();
  window.made.push(one);
  return one;
};
window.AudioContext = class {
  currentTime = 0; sampleRate = 8; destination = {};
  createGain() { return node("gain"); }
  createOscillator() { return node("oscillator"); }
  createBiquadFilter() { return node("filter"); }
  createBufferSource() { return node("source"); }
  createBuffer() { return { getChannelData: () => [0, 0] }; }
};
"""


def test_a_bed_of_sound_is_off_until_somebody_wants_it_and_as_loud_as_was_chosen(
    watch: Watch, server: Server, door: FakeDoor
) -> None:
    door.show(changed(BED, bed=SoundBed(55, (0, 3, 7), 5, 0.5)))
    page = watch.open(1280, 720)
    page.add_init_script(HEARD)
    page.goto(f"{address(server)}/t/one/kiosk")
    page.locator("#more > summary").click()
    toggle = page.get_by_role("button", name="Background sound")
    expect(toggle).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("made.length") == 0
    toggle.click()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    started = "made.filter(one => one.started && one.kind === 'oscillator').map(one => one.frequency.value)"
    assert page.evaluate(started)[:4] == [55, 55, 82.5, 82.5]
    page.get_by_label("Volume of the background sound").fill("80")
    assert page.evaluate("made[0].gain.aims.at(-1)") == pytest.approx(0.2)
    toggle.click()
    assert page.evaluate("made[0].gain.aims.at(-1)") == 0
    assert page.evaluate("made.filter(one => one.started).every(one => one.stopped)")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (800, 480)])
def test_a_die_seen_from_near_covers_nothing_of_what_is_asked(
    watch: Watch, server: Server, door: FakeDoor, size: tuple[int, int]
) -> None:
    near = NearView("roll-12", (1280, 720), (500, 300, 80), "red")
    door.show(changed(samples.PLAY, headline=LONG, prompts=(replace(samples.CHOOSE, near=near),)))
    page = watch.open(*size)
    page.goto(f"{address(server)}/t/one/kiosk")
    until(lambda: door.follows)
    die, asked, choices = (
        page.locator(one).first.bounding_box() for one in ("svg.near", ".headline", ".prompt > .choices")
    )
    assert die
    assert asked
    assert choices
    assert die["x"] >= 0
    assert not _overlap(die, asked)
    assert not _overlap(die, choices)


def _overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )
