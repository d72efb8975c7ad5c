"""Each request says what it may hold; what is of another shape is refused before anything reads it."""

import json
import re
from dataclasses import replace

import pytest
from flask import Flask

from companion.__main__ import main
from companion.table.commands.game import BeginGame
from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.reading import Element
from web.openapi import FORM, describe
from web.page import Page
from web.ports.schema import EVERY_FORM, fields_of

SAMPLES = {name: value for name, value in vars(samples).items() if isinstance(value, Page)}


def posts(app: Flask) -> dict[str, object]:
    """Every route that takes a form, with its view."""
    rules = [rule for rule in app.url_map.iter_rules() if "POST" in (rule.methods or ())]
    return {rule.rule: app.view_functions[rule.endpoint] for rule in rules}


def test_every_form_says_what_it_takes(app: Flask) -> None:
    assert {rule for rule, view in posts(app).items() if fields_of(view) is None} == set()


@pytest.mark.slow
def test_every_field_of_every_page_is_named_by_the_route_that_it_is_sent_to(
    app: Flask, device: Device, door: FakeDoor
) -> None:
    seat, routes, unnamed = device.sit(), posts(app), set()
    pages = []
    for page in SAMPLES.values():
        door.show(page, **{seat: replace(page, you=seat)})
        pages += [device.read(address) for address in ("kiosk", "seat", "join?another=1")]
    for wizard in samples.SET_UPS.values():
        door.set_ups = wizard
        pages.append(device.read("setup"))
    for form in (form for page in pages for form in page.all("form", method="post")):
        view = routes[form.attributes["action"].replace("/t/one/", "/t/<table>/")]
        known = {**EVERY_FORM, **(fields_of(view) or {})}
        unnamed |= {
            (form.attributes["action"], one)
            for one in names(form)
            if not any(re.fullmatch(name, one) for name in known)
        }
    assert unnamed == set()


def names(form: Element) -> set[str]:
    tags = ("input", "button", "select", "textarea")
    return {one.attributes["name"] for tag in tags for one in form.all(tag) if "name" in one.attributes}


@pytest.mark.parametrize(
    ("action", "fields"),
    [
        ("undo", {"entry": "9" * 10, "command": "c"}),
        ("undo", {"entry": "-1", "command": "c"}),
        ("free", {"free": "../../etc/passwd"}),
        ("free", {"free": "s1\x00"}),
        ("rule", {"rule": "a b", "choice": "c"}),
        ("consent", {"entry": "1", "command": "c", "agree": "perhaps"}),
        ("lock", {"do": "set", "pin": "1" * 1001}),
        ("bot", {"colour": "red", "seat": "s" * 121}),
        ("setup", {"do": "wifi", "text-wifi": "x" * 1001}),
    ],
)
def test_what_is_of_another_shape_reaches_nobody(
    device: Device, door: FakeDoor, action: str, fields: dict[str, str]
) -> None:
    reply = device.client.post(f"/t/one/{action}", data={"as": "kiosk", **fields})
    assert reply.status_code == 400
    assert door.asked == []


def test_what_is_not_named_is_not_read(device: Device, door: FakeDoor) -> None:
    assert device.ask("begin", as_="kiosk", more="\x00" * 300) == {"ok": True}
    assert [one[0] for one in door.asked] == [BeginGame()]


def test_the_description_has_every_route_with_its_fields(app: Flask) -> None:
    described = describe(app)["paths"]
    routes = {re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule.rule) for rule in app.url_map.iter_rules()}
    assert set(described) == routes
    form = described["/t/{table}/answer"]["post"]["requestBody"]["content"][FORM]["schema"]
    assert form["properties"]["version"] == {"type": "string", "pattern": "^([0-9]{0,9})$"}
    assert "^die-[0-9]{1,2}$" in form["patternProperties"]
    for operations in described.values():
        for operation in operations.values():
            assert operation["summary"]


def test_the_command_prints_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["openapi"]) == 0
    assert "/t/{table}/kiosk" in json.loads(capsys.readouterr().out)["paths"]
