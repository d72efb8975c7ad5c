"""The page of staff: it shows every table to all, and does what whoever typed the PIN says."""

from dataclasses import replace
from io import BytesIO

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.fakes.device import AS_SCRIPT, Browser
from tests.web.fakes.fake_staff import FLOOR, PIN, WINDOW, FakeDesk
from tests.web.fakes.reading import read
from web.staff import DOOR, create_staff_app

FORMS = {
    "/place": {"table": "window", "x": "4", "y": "2"},
    "/order": {"table": "window", "deed": "end"},
    "/unlock": {"pin": PIN},
    "/lock": {},
    "/language": {"language": "de"},
    "/evenings": {"sheet": "games"},
    "/update": {},
    "/bring": {"to-window": "yes", "to-door": "yes", "deed": "settings", "text": "[strip]\nbrightness = 60"},
}


@pytest.fixture(scope="module")
def made() -> Flask:
    """Made once: to compile the templates takes most of the time."""
    return create_staff_app(FakeDesk(), "staff-1")


@pytest.fixture
def desk(made: Flask) -> FakeDesk:
    made.extensions[DOOR] = desk = FakeDesk()
    return desk


@pytest.fixture
def guest(made: Flask, desk: FakeDesk) -> FlaskClient:
    assert made.extensions[DOOR] is desk
    return Browser(made)


@pytest.fixture
def staff(guest: FlaskClient) -> FlaskClient:
    assert guest.post("/unlock", data={"pin": PIN}).status_code == 303
    return guest


def test_every_table_is_shown_with_how_it_stands(guest: FlaskClient) -> None:
    text = guest.get("/").text
    for told in ("window", "Playing", "The Toy", "since 20:15 (45 min)", "3 people", "Offline"):
        assert told in text
    assert "71 °C." in text


def test_two_machines_of_one_name_are_listed_with_what_each_does(guest: FlaskClient, desk: FakeDesk) -> None:
    twins = (("pi-a (192.168.1.7)", "free", "The Toy"), ("pi-b (192.168.1.9)", "playing", "The Toy"))
    assert "Several tables have this name" not in guest.get("/").text
    desk.shown = replace(desk.shown, tiles=(replace(WINDOW, twins=twins),))
    told = read(guest.get("/").text).one("div", id="twins-window")
    assert [one.text for one in told.all("li")] == [
        "pi-a (192.168.1.7) Free",
        "pi-b (192.168.1.9) Playing The Toy",
    ]


def test_a_light_is_a_sign_and_a_word(guest: FlaskClient) -> None:
    text = guest.get("/").text
    assert "All is well" in text
    assert "Needs attention" in text
    assert "✓" in text


def test_a_call_is_an_alert(guest: FlaskClient, desk: FakeDesk) -> None:
    desk.call("door", 3)
    text = guest.get("/").text
    assert 'id="call-door" role="alert"' in text
    assert "Waiting 3 minutes" in text


def test_a_guest_finds_no_button_and_can_ask_for_nothing(guest: FlaskClient, desk: FakeDesk) -> None:
    text = guest.get("/").text
    assert 'id="end-window"' not in text
    assert 'class="handle"' not in text
    for path in ("/place", "/order"):
        assert guest.post(path, data=FORMS[path], headers=AS_SCRIPT).json == {"sorry": "Type the PIN first."}
    assert desk.asked == []


def test_whoever_typed_the_pin_gives_orders_and_moves_tables(staff: FlaskClient, desk: FakeDesk) -> None:
    assert 'id="end-window"' in staff.get("/").text
    for path in ("/order", "/place"):
        assert staff.post(path, data=FORMS[path], headers=AS_SCRIPT).json == {"ok": True}
    assert desk.asked[1:] == [("order", "window", "end"), ("place", "window", 4, 2)]
    assert "at-x4 at-y2" in staff.get("/").text


def test_a_refusal_is_read_without_script_too(guest: FlaskClient) -> None:
    reply = guest.post("/order", data=FORMS["/order"])
    assert reply.status_code == 409
    assert "Type the PIN first." in reply.text


@pytest.mark.parametrize("path", FORMS)
def test_a_form_of_another_site_does_nothing(guest: FlaskClient, desk: FakeDesk, path: str) -> None:
    foreign = guest.post(path, data=FORMS[path], headers={"Sec-Fetch-Site": "cross-site"})
    unproven = guest.post(path, data=FORMS[path], headers={"X-Proof": ""})
    assert (foreign.status_code, unproven.status_code) == (403, 403)
    assert desk.asked == []


@pytest.mark.parametrize(
    "form",
    [
        ("/order", {"table": "window", "deed": "dance"}),
        ("/order", {"table": "window"}),
        ("/place", {"table": "window", "x": "-1", "y": "2"}),
        ("/place", {"table": "<b>", "x": "1", "y": "2"}),
        ("/language", {"language": "xx"}),
    ],
)
def test_what_no_page_sends_is_refused(
    staff: FlaskClient, desk: FakeDesk, form: tuple[str, dict[str, str]]
) -> None:
    assert staff.post(form[0], data=form[1]).status_code == 400
    assert [what for what, *_ in desk.asked] == ["unlock"]


def test_the_log_says_what_was_done_and_what_was_not_and_why(guest: FlaskClient) -> None:
    done = read(guest.get("/").text).one("section", id="done").text
    assert "20:50 window End this game: not done. Finish this first." in done
    assert "20:49 door Next party: done" in done
    assert "20:48 door Restart the program: no answer yet" in done
    assert "clocks of the two machines differ" in done


def test_what_is_missing_is_said(guest: FlaskClient, desk: FakeDesk) -> None:
    desk.shown = replace(FLOOR, tiles=(), log=(), connected=False, has_pin=False)
    text = guest.get("/").text
    for told in ("The broker is offline", "You’re watching only", "No table has reported"):
        assert told in text


def test_the_evenings_of_all_tables_are_a_file_for_whoever_typed_the_pin(staff: FlaskClient) -> None:
    assert 'value="dice"' in staff.get("/").text
    reply = staff.post("/evenings", data={"sheet": "games"})
    assert (reply.mimetype, reply.data) == ("text/csv", b"\xef\xbb\xbftable,games\r\n")
    assert 'filename="games.csv"' in reply.headers["Content-Disposition"]
    assert staff.post("/evenings", data={"sheet": "names"}).status_code == 400


def test_settings_are_brought_to_the_tables_that_were_ticked(staff: FlaskClient, desk: FakeDesk) -> None:
    text = staff.get("/").text
    assert 'name="to-window"' in text
    assert 'name="to-corner"' not in text, "nobody hears there"
    staff.post("/bring", data=FORMS["/bring"])
    assert desk.asked[-1] == ("bring", ("window", "door"), "settings", "[strip]\nbrightness = 60")


def test_a_deck_may_be_as_long_as_one_is(staff: FlaskClient, desk: FakeDesk) -> None:
    deck = {"to-door": "yes", "deed": "deck", "text": "x" * 200_000}
    assert staff.post("/bring", data=deck).status_code == 303
    assert desk.asked[-1] == ("bring", ("door",), "deck", deck["text"])


def test_a_guest_is_given_no_evenings(guest: FlaskClient) -> None:
    assert guest.post("/evenings", data={"sheet": "games"}).status_code == 409


def test_it_speaks_german(guest: FlaskClient) -> None:
    guest.post("/language", data=FORMS["/language"])
    text = guest.get("/").text
    for told in ("Tische", "Spielt", "seit 20:15 (45 Min.)", "Nicht erreichbar"):
        assert told in text


def test_a_page_that_has_it_already_is_not_sent_again(guest: FlaskClient, desk: FakeDesk) -> None:
    first = guest.get("/tables")
    again = guest.get("/tables", headers={"If-None-Match": first.headers["ETag"]})
    assert (first.status_code, again.status_code) == (200, 304)
    desk.call("door", 0)
    assert guest.get("/tables", headers={"If-None-Match": first.headers["ETag"]}).status_code == 200


def test_it_is_served_by_a_name_of_this_network_alone(guest: FlaskClient) -> None:
    assert guest.get("/", headers={"Host": "evil.example.com"}).status_code == 421


def test_a_version_for_all_that_are_idle_is_brought_by_staff_and_fetched_by_tables(
    staff: FlaskClient, desk: FakeDesk
) -> None:
    both = [(BytesIO(b"wheel"), "new.whl"), (BytesIO(b"mark"), "new.whl.sig")]
    staff.post("/update", data={"version": both}, content_type="multipart/form-data")
    assert desk.asked[-1] == ("update", b"wheel", b"mark")
    assert staff.get("/version/abc.whl").data == b"wheel"
    assert staff.get("/version/abc.sig").status_code == 404
