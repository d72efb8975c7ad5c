"""The director of the big screen and phones that wait for it: random evenings, and deliberate faults."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.watch import Watch

STATIC = Path("web/static")
EVENINGS = Path(__file__).with_name("director.test.js")
FAULTS = re.findall(r'^  \["([^"]+)", ', EVENINGS.read_text("utf-8").partition("const MUTANTS")[2], re.M)
EVENTS, MANY = 1_500, 30_000
AWAY, WAITS = 1_500, 8_500
"""Milliseconds: the board of now is never further away, and no phone waits longer."""


def loaded(watch: Watch) -> Page:
    """A page without a server: nothing but the two scripts and the evenings."""
    page = watch.open(400, 300)
    sources = {name: (STATIC / f"{name}.js").read_text("utf-8") for name in ("director", "waits")}
    page.evaluate(f"window.SOURCES = {json.dumps(sources)}")
    page.evaluate(
        f"(0, eval)({json.dumps(EVENINGS.read_text('utf-8').replace(chr(34) + 'use strict' + chr(34), ''))})"
    )
    return page


@pytest.fixture
def page(watch: Watch) -> Page:
    return loaded(watch)


def figures(page: Page, pace: str, events: int) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(f"figuresOf({pace!r}, {events}, 1)")
    return found


@pytest.mark.representative
@pytest.mark.parametrize("pace", ["person", "table", "bot", "crowd"])
def test_at_any_pace_the_board_of_now_is_never_far_away_and_nobody_waits_for_long(
    page: Page, pace: str
) -> None:
    found = figures(page, pace, EVENTS)
    assert found["lag"] <= AWAY
    assert found["held"] <= WAITS
    assert found["whole"]["climax"] > 0


def test_a_long_evening_with_every_mishap_keeps_the_law(page: Page) -> None:
    assert figures(page, "person", MANY)["events"] == MANY


@pytest.mark.parametrize("fault", FAULTS)
def test_each_deliberate_fault_is_found(page: Page, fault: str) -> None:
    assert page.evaluate(f"findsIn({fault!r}, {MANY})") != ""
