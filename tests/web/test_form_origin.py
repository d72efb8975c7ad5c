"""A form counts only with the proof that its own device keeps."""

import pytest
from flask import Flask

from tests.web.fakes.device import A_DEVICE
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.reading import read
from web.form_origin import HEADER, PROOF

FORM = {"as": "kiosk"}
AS_SCRIPT = {"Accept": "application/json"}


@pytest.mark.parametrize("kept", [None, A_DEVICE, "", "short", "x" * 23, "ü" * 22])
@pytest.mark.parametrize("sent", [None, "", "y" * 22, "short", "ü" * 22])
def test_a_form_without_the_proof_of_its_device_changes_nothing(
    app: Flask, door: FakeDoor, kept: str | None, sent: str | None
) -> None:
    client = app.test_client()
    if kept is not None:
        client.set_cookie(PROOF, kept)
    fields = FORM if sent is None else FORM | {PROOF: sent}
    reply = client.post("/t/one/begin", data=fields)
    assert reply.status_code == 403
    told = "This browser doesn’t keep cookies" if kept is None else "This page is out of date."
    assert told in read(reply.text).text
    assert door.asked == []


def test_the_proof_of_another_device_is_none(app: Flask, door: FakeDoor) -> None:
    mine, others = app.test_client(), app.test_client()
    others.get("/t/one/kiosk")
    cookie = others.get_cookie(PROOF)
    assert cookie is not None
    mine.get("/t/one/kiosk")
    assert mine.post("/t/one/begin", data=FORM, headers={HEADER: cookie.value}).status_code == 403
    assert others.post("/t/one/begin", data=FORM, headers={HEADER: cookie.value}).status_code == 303
    assert len(door.asked) == 1


@pytest.mark.parametrize("address", ["/t/one/kiosk", "/t/one/join", "/j/NOBODY", "/t/nowhere/kiosk"])
def test_whoever_reads_a_page_is_given_a_proof_and_keeps_it(app: Flask, address: str) -> None:
    client = app.test_client()
    client.get(address)
    cookie = client.get_cookie(PROOF)
    assert cookie is not None
    assert len(cookie.value) == 22
    assert not cookie.http_only
    client.get(address)
    assert client.get_cookie(PROOF) == cookie


def test_every_form_of_a_whole_page_bears_the_proof_of_its_device(app: Flask) -> None:
    client = app.test_client()
    forms = read(client.get("/t/one/kiosk").text).all("form") + read(client.get("/j/NOBODY").text).all("form")
    cookie = client.get_cookie(PROOF)
    assert cookie is not None
    assert len(forms) > 3
    assert {form.one("input", name=PROOF).attributes["value"] for form in forms} == {cookie.value}


def test_what_draws_no_form_gives_no_proof(app: Flask) -> None:
    client = app.test_client()
    for address in ("/health", "/t/one/qr.svg", "/static/page.js"):
        with client.get(address) as reply:
            assert "Set-Cookie" not in reply.headers


def test_a_script_that_lost_its_proof_is_given_one_and_told_to_send_again(app: Flask, door: FakeDoor) -> None:
    client = app.test_client()
    told = client.post("/t/one/begin", data=FORM, headers=AS_SCRIPT).json
    assert told is not None
    assert told["stale"] is True
    cookie = client.get_cookie(PROOF)
    assert cookie is not None
    again = client.post("/t/one/begin", data=FORM, headers=AS_SCRIPT | {HEADER: cookie.value})
    assert again.json == {"ok": True}
    assert len(door.asked) == 1


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
        ({}, 200),
    ],
)
def test_another_site_opens_no_stream(app: Flask, headers: dict[str, str], status: int) -> None:
    reply = app.test_client().get("/t/one/stream?as=kiosk&client=c", headers=headers, buffered=False)
    assert reply.status_code == status
    reply.close()
