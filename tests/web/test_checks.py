"""At the door a guest reads what their browser lacks, and what to do: the real reason, or nothing."""

import pytest
from flask import Flask
from playwright.sync_api import Page, expect

from tests.watch import Watch
from tests.web.fakes.at_the_table import address
from tests.web.fakes.device import A_DEVICE, Device
from tests.web.fakes.fake_house import CODE
from tests.web.fakes.reading import read
from web.server import Server

FORGETS = "This browser doesn’t keep cookies, so"
OLD = "This page is too old"


@pytest.mark.parametrize("way", ["scanned", "typed"])
def test_a_browser_that_keeps_no_cookies_is_told_so(app: Flask, way: str) -> None:
    client = app.test_client(use_cookies=False)
    if way == "scanned":
        reply = client.get(f"/j/{CODE}", follow_redirects=True)
        assert reply.status_code == 200
    else:
        reply = client.post("/j", data={"code": CODE, "proof": A_DEVICE})
    assert FORGETS in read(reply.text).text
    assert OLD not in read(reply.text).text


def test_a_browser_that_keeps_them_is_led_on_by_the_plain_address(device: Device) -> None:
    reply = device.client.get(f"/j/{CODE}", follow_redirects=True)
    assert reply.request.path == "/t/one/join"
    assert not reply.request.args
    assert FORGETS not in read(reply.text).text


def test_whoever_comes_without_the_code_is_asked_for_it_and_blamed_for_nothing(device: Device) -> None:
    assert FORGETS not in device.read("join").text


LACKING = {
    "cookies": "Object.defineProperty(document, 'cookie', { get: () => '' })",
    "storage": "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } })",
    "stream": "delete window.EventSource",
    "clock": "const now = Date.now; Date.now = () => now() - 400 * 86400000",
}


def at_the_door(watch: Watch, server: Server, script: str = "", path: str = f"/j/{CODE}") -> Page:
    page = watch.open()
    page.add_init_script(script)
    page.goto(address(server) + path)
    return page


@pytest.mark.parametrize("lacks", LACKING)
def test_each_lack_has_a_sentence_of_its_own(watch: Watch, server: Server, lacks: str) -> None:
    page = at_the_door(watch, server, LACKING[lacks])
    expect(page.locator(f"#check-{lacks}")).to_be_visible()
    expect(page.locator("#checks > li:visible")).to_have_count(1)


@pytest.mark.parametrize("path", [f"/j/{CODE}", "/t/one/doctor"])
def test_a_browser_that_lacks_nothing_reads_nothing(watch: Watch, server: Server, path: str) -> None:
    page = at_the_door(watch, server, path=path)
    with page.expect_response("**/health"):
        page.reload()
    expect(page.locator("#checks")).to_be_attached()
    expect(page.locator("#checks > li:visible")).to_have_count(0)


def test_without_script_that_is_said(watch: Watch, server: Server) -> None:
    page = watch.open(java_script_enabled=False)
    page.goto(f"{address(server)}/j/{CODE}")
    expect(page.locator("#check-script")).to_be_visible()


def test_the_host_finds_the_same_sentences_in_the_doctor(device: Device) -> None:
    listed = device.read("doctor").one("details", id="browsers").text
    for lack in (
        FORGETS,
        "stores nothing",
        "JavaScript is off",
        "Slow connection",
        "too old for live",
        "clocks",
    ):
        assert lack in listed
