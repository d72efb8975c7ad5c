"""What every request must keep to: who may do what, from where, how much, and under which headers."""

from dataclasses import replace
from html.parser import HTMLParser

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from companion.adapters.use_cases.catalogue import PAGE_COMMANDS
from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.reading import Element, read
from web.guard import BODY_LIMIT, HEADERS, POLICY, REFUSED_FROM
from web.minify import FILE_POLICY
from web.page import Page
from web.ports.commands import PageCommand
from web.visit import Role

VIEWERS = ("kiosk", "seat", "foreign seat", "nobody")
OPEN = (200, 200, 200, 200)
ACT = (303, 303, 403, 403)
AT_SCREEN = (200, 403, 403, 403)
TAKEN = (200, 200, 403, 403)
LED = (303, 303, 303, 303)
"""Refused to all but the host by the adapter (tests/companion/adapters/card_editor/test_host_only.py)."""
UNSURE = (409, 409, 403, 403)
AT_KIOSK, UNSURE_AT_KIOSK = (303, 303, 303, 403), (409, 409, 409, 403)
"""The box, where a seat proves nothing: every device with the code is a kiosk there."""
ROUTES_OF_PAGES: dict[tuple[str, str], tuple[int, ...]] = {
    ("GET", "/"): (303, 303, 303, 303),
    ("GET", "/health"): OPEN,
    ("GET", "/looks.css"): OPEN,
    ("GET", "/painted"): (204, 204, 204, 204),
    ("GET", "/static/<path:filename>"): OPEN,
    ("POST", "/j"): (404, 404, 404, 404),
    ("GET", "/j/<code>"): (404, 404, 404, 404),
    ("GET", "/t/<table>/kiosk"): OPEN,
    ("GET", "/t/<table>/doctor"): OPEN,
    ("GET", "/t/<table>/join"): (200, 303, 303, 200),
    ("GET", "/t/<table>/seat"): (303, 200, 403, 303),
    ("GET", "/t/<table>/stream"): OPEN,
    ("GET", "/t/<table>/news"): OPEN,
    ("GET", "/t/<table>/fold"): (200, 200, 403, 403),
    ("GET", "/t/<table>/photograph/<name>.jpg"): OPEN,
    ("GET", "/t/<table>/photograph/<name>/bare.jpg"): OPEN,
    ("GET", "/t/<table>/qr.svg"): (200, 200, 200, 403),
    ("GET", "/t/<table>/wifi.svg"): (404, 404, 404, 403),
    ("GET", "/t/<table>/game/<game>/<name>.svg"): (404, 404, 404, 404),
    ("GET", "/t/<table>/face/<paint>/<words>.svg"): (404, 404, 404, 404),
    ("GET", "/t/<table>/drawn/<palette>/<line>.svg"): (404, 404, 404, 404),
    ("GET", "/t/<table>/claim"): (303, 303, 303, 303),
    ("GET", "/t/<table>/rules"): OPEN,
    ("GET", "/t/<table>/rolls"): (200, 200, 403, 403),
    ("GET", "/t/<table>/rolls/<int:entry>"): (200, 200, 403, 403),
    ("GET", "/t/<table>/curtain"): (303, 403, 403, 403),
    ("GET", "/t/<table>/private"): (303, 403, 403, 403),
    ("GET", "/t/<table>/evening"): (303, 303, 303, 303),
    ("GET", "/t/<table>/evening.pdf"): (303, 303, 403, 403),
    ("GET", "/t/<table>/setup"): AT_SCREEN,
    ("GET", "/t/<table>/setup/view.jpg"): AT_SCREEN,
    ("GET", "/api/v1"): OPEN,
    ("GET", "/api/v1/schema"): OPEN,
    ("GET", "/api/v1/tables/<table>"): OPEN,
    ("GET", "/t/<table>/replay"): OPEN,
    ("GET", "/t/<table>/box"): OPEN,
    ("GET", "/t/<table>/print"): TAKEN,
    ("GET", "/t/<table>/print/<what>.pdf"): TAKEN,
    ("GET", "/t/<table>/replay/<key>"): OPEN,
    ("GET", "/t/<table>/sent/<key>"): OPEN,
    ("GET", "/t/<table>/shelf"): (200, 200, 403, 403),
    ("GET", "/t/<table>/shelf/<int:game>"): (200, 200, 403, 403),
    ("GET", "/t/<table>/shelf/<int:game>/evening.pdf"): (200, 200, 403, 403),
    ("GET", "/t/<table>/card/<name>.jpg"): OPEN,
    ("GET", "/t/<table>/card-editor"): OPEN,
    ("POST", "/t/<table>/card-editor"): OPEN,
    ("POST", "/t/<table>/card-editor/unlock"): LED,
    ("GET", "/t/<table>/card-editor/<deck>"): OPEN,
    ("POST", "/t/<table>/card-editor/<deck>"): OPEN,
    ("GET", "/t/<table>/card-editor/<deck>/export"): OPEN,
    ("GET", "/t/<table>/card-editor/<deck>/<section>/<card>"): OPEN,
    ("POST", "/t/<table>/card-editor/<deck>/<section>/<card>"): LED,
    ("POST", "/t/<table>/card-editor/<deck>/<section>/<card>/photograph"): LED,
}
OF_THEIR_OWN: dict[str, tuple[int, ...]] = {
    "TakeSeat": (403, 303, 303, 403),
    "LeaveSeat": (403, 303, 403, 403),
    "ClaimSeat": (403, 303, 303, 403),
    "ConfirmClaim": (403, 403, 403, 403),
    "ReadAgain": (200, 200, 403, 403),
    "BeginPrivateLook": (303, 403, 403, 403),
    "EndPrivateLook": (303, 403, 403, 403),
    "DoSetUpStep": (303, 403, 403, 403),
    "TakeHome": TAKEN,
    "TakeBundle": TAKEN,
    "TakeBackup": TAKEN,
    "BringBackup": (200, 200, 200, 403),
    "UnlockBox": LED,
    "ShowCode": LED,
}
"""Commands that are answered by something else than the page, or need another proof."""


def permitted(form: PageCommand) -> tuple[int, ...]:
    """The answers to a command with a form like this one."""
    if form.name in OF_THEIR_OWN:
        return OF_THEIR_OWN[form.name]
    if form.page == Role.KIOSK:
        return UNSURE_AT_KIOSK if form.twice else AT_KIOSK
    return UNSURE if form.twice else ACT


PERMISSIONS = {
    **ROUTES_OF_PAGES,
    **{("POST", f"/t/<table>{form.address}"): permitted(form) for form in PAGE_COMMANDS},
}
"""What each route answers to a kiosk, to seat s1, to another seat that says it is s1, to a stranger."""
VALUES = {
    "<path:filename>": "page.js",
    "<code>": "WATER",
    "<table>": "one",
    "<name>": "roll-12",
    "<game>": "toy",
    "<what>": "mat",
    "<int:entry>": "28",
    "<int:game>": "3",
}
VALUES |= {"<deck>": "sea.en.yaml", "<section>": "scenes", "<card>": "the-ferry", "<int:entry>": "28"}
SENT = {
    "question": "act",
    "version": "7",
    "entry": "9",
    "segment": "0",
    "command": "c",
    "option": "avoid",
    "button": "go-on",
    "name": "Bo",
    "language": "de",
    "claim": "s1",
    "do": "bring",
    "shelved": "3",
    "epoch": "1-0",
    "serial": "0",
    "more": "0",
}
ROUTES = sorted(PERMISSIONS)
LARGE = {
    "/t/<table>/card-editor",
    "/t/<table>/card-editor/<deck>",
    "/t/<table>/card-editor/<deck>/<section>/<card>/photograph",
    *(f"/t/<table>{form.address}" for form in PAGE_COMMANDS if form.most_bytes),
}
"""What takes a whole deck, a photograph, or an evening."""
POSTS = [path for method, path in ROUTES if method == "POST" and not path.endswith("/language")]
"""What asks something of the table; the language is a matter of the device."""


def filled(rule: str) -> str:
    for hole, value in VALUES.items():
        rule = rule.replace(hole, value)
    return rule


def viewers(app: Flask) -> dict[str, Device]:
    found = {viewer: Device(app) for viewer in VIEWERS}
    for viewer in VIEWERS[1:]:
        found[viewer].from_afar()
    assert found["seat"].sit("Ada", "red") == "s1"
    assert found["foreign seat"].sit("Jo", "blue") == "s2"
    return found


def request(device: Device, viewer: str, method: str, rule: str) -> TestResponse:
    as_whom = {"as": "kiosk"} if viewer == "kiosk" else {"as": "seat", "seat": "s1"}
    if method == "GET":
        return device.client.get(filled(rule), query_string=as_whom | {"client": viewer}, buffered=False)
    return device.client.post(filled(rule), data=SENT | as_whom | {"command": viewer, "colour": viewer})


def test_no_route_is_without_a_permission(app: Flask) -> None:
    routes = {
        (method, rule.rule)
        for rule in app.url_map.iter_rules()
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    }
    assert routes == set(PERMISSIONS)


@pytest.mark.parametrize(("method", "rule"), ROUTES)
def test_each_route_answers_each_viewer_as_permitted(app: Flask, method: str, rule: str) -> None:
    answers = []
    for viewer, device in viewers(app).items():
        response = request(device, viewer, method, rule)
        answers.append(response.status_code)
        response.close()
    assert tuple(answers) == PERMISSIONS[method, rule]


@pytest.mark.parametrize("rule", POSTS)
def test_what_is_refused_never_reaches_the_table(app: Flask, door: FakeDoor, rule: str) -> None:
    for viewer, device in viewers(app).items():
        asked = len([*door.asked, *door.words])
        response = request(device, viewer, "POST", rule)
        assert (len([*door.asked, *door.words]) > asked) is (response.status_code < 400)


@pytest.mark.parametrize("form", PAGE_COMMANDS, ids=lambda form: form.name)
def test_a_stranger_is_refused_before_it_is_seen_what_is_missing(app: Flask, form: PageCommand) -> None:
    device = Device(app)
    device.from_afar()
    for role in () if form.watcher or form.name == "Speak" else Role:
        sent = device.client.post(filled(f"/t/<table>{form.address}"), data={"as": role})
        assert sent.status_code == 403


@pytest.mark.parametrize("viewer", ["foreign seat", "nobody"])
def test_a_seat_is_never_drawn_for_whoever_cannot_prove_it(app: Flask, door: FakeDoor, viewer: str) -> None:
    device = viewers(app)[viewer]
    for method, rule in ROUTES:
        request(device, viewer, method, rule).close()
    assert "s1" not in {who.seat for who in door.looked}


@pytest.mark.parametrize(("method", "rule"), ROUTES)
def test_each_reply_bears_the_headers(app: Flask, method: str, rule: str) -> None:
    response = request(Device(app), "nobody", method, rule)
    response.close()
    wanted = HEADERS | ({"Content-Security-Policy": FILE_POLICY} if rule.startswith("/static/") else {})
    assert {name: response.headers.get(name) for name in wanted} == wanted
    assert response.headers["Cache-Control"]


@pytest.mark.parametrize("address", ["/nothing", "/t/nowhere/kiosk", "/t/one/begin", "/static/none.js"])
def test_a_reply_that_leads_nowhere_bears_them_too(device: Device, address: str) -> None:
    response = device.get(address)
    assert response.status_code in {404, 405}
    assert response.headers["Content-Security-Policy"] == POLICY
    assert "To the start page" in read(response.text).text


def test_the_policy_allows_nothing_of_other_sites_and_nothing_inline() -> None:
    assert "default-src 'none'" in POLICY
    assert "unsafe" not in POLICY
    assert "http" not in POLICY


def test_pages_are_kept_by_no_cache(device: Device) -> None:
    assert device.get("kiosk").headers["Cache-Control"] == "no-store"
    with device.get("/static/page.js") as script:
        assert "max-age=31536000" in script.headers["Cache-Control"]


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://localhost:81"},
        {"Origin": "http://["},
        {"Origin": ""},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site", "Origin": "http://localhost"},
    ],
)
def test_a_post_of_another_site_is_refused(device: Device, door: FakeDoor, headers: dict[str, str]) -> None:
    for rule in POSTS:
        response = device.client.post(filled(rule), data=SENT | {"as": "kiosk"}, headers=headers)
        assert response.status_code == 403
        assert "Another website sent this." in read(response.text).text
    assert door.asked == []


@pytest.mark.parametrize(
    "headers",
    [{}, {"Origin": "http://localhost"}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}],
)
def test_a_post_of_the_own_pages_is_taken(device: Device, headers: dict[str, str]) -> None:
    sent = device.client.post("/t/one/begin", data={"as": "kiosk"}, headers=headers)
    assert sent.status_code == 303


def test_reading_from_elsewhere_is_following_a_link(device: Device) -> None:
    response = device.client.get("/t/one/kiosk", headers={"Sec-Fetch-Site": "cross-site"})
    assert response.status_code == 200


@pytest.mark.slow
def test_a_body_that_is_too_large_is_refused(device: Device, door: FakeDoor) -> None:
    for rule in POSTS:
        too_many = REFUSED_FROM if rule in LARGE else BODY_LIMIT
        response = device.client.post(filled(rule), data=SENT | {"as": "kiosk", "code": "x" * too_many})
        assert response.status_code == 413
        told = "This file is too large" if rule in LARGE else "That was too big."
        assert told in read(response.text).text
    assert door.asked == []


class Inline(HTMLParser):
    """Collects whatever the policy would block."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if tag in {"style", "iframe", "object", "embed"} or (tag == "script" and "src" not in values):
            self.found.append(tag)
        self.found += [name for name in values if name == "style" or name.startswith("on")]
        for name in ("src", "href", "action"):
            address = values.get(name) or "/"
            if not address.startswith(("/", "#")) or address.startswith("//"):
                self.found.append(address)


def inline(html: str) -> list[str]:
    parser = Inline()
    parser.feed(html)
    return parser.found


SAMPLES = {name: value for name, value in vars(samples).items() if isinstance(value, Page)}


@pytest.mark.parametrize("name", SAMPLES)
def test_no_page_has_script_or_style_of_its_own(device: Device, door: FakeDoor, name: str) -> None:
    seat = device.sit()
    door.show(SAMPLES[name], **{seat: replace(SAMPLES[name], you=seat)})
    for address in ("kiosk", "seat", "join?another=1", "/t/nowhere/kiosk"):
        assert inline(device.get(address).text) == []


def test_what_the_policy_would_block_is_found() -> None:
    assert inline('<p style="x" onclick="y"><script>z</script><a href="//evil">') == [
        "style",
        "onclick",
        "script",
        "//evil",
    ]


def ids(document: Element) -> list[str]:
    return [one.attributes["id"] for one in document.walk() if "id" in one.attributes]


@pytest.mark.parametrize("name", SAMPLES)
def test_no_id_stands_twice_on_a_page(device: Device, door: FakeDoor, name: str) -> None:
    seat = device.sit()
    door.show(SAMPLES[name], **{seat: replace(SAMPLES[name], you=seat)})
    for address in ("kiosk", "seat", "join?another=1"):
        found = ids(device.read(address))
        assert len(found) == len(set(found))
