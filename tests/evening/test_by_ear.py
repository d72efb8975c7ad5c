"""Whole games of all are played by ear, and every kind of page on the way is listened to."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from companion import games
from companion.app import Companion, CompanionSettings
from tests.evening.players.ear import ALOUD, QUIET, EarTable, announced_twice
from tests.long import LONG
from tests.tiers import one_of_each
from tests.watch import Watch
from tests.web.fakes.axe import faults
from tests.web.fakes.listening import Thing, alike, is_first, things, twice
from tools.looks.whole_evenings import MOST

HANDS = {"en": "Your cards", "de": "Deine Karten"}
SHORT = 25
"""Answers of a game that is not played to its end."""
GAMES = [f"{name} {language}" for name in games.names() for language in HANDS]
SHORTEST = "tangled_kites de"


@pytest.fixture
def table(watch: Watch, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[EarTable]:
    """A table of that game in that language, with as few people as it is for."""
    game, language = request.param.split()
    settings = CompanionSettings(tmp_path / "data", host="127.0.0.1", port=0, game=game, plays_game=True)
    with Companion(settings) as running:
        yield EarTable(watch, running, language)


def asks(phone: Page) -> str:
    """The question that a page asks."""
    return phone.locator("#asked-now").get_attribute("data-asked") or ""


def heard_now(phone: Page) -> tuple[list[Thing], str]:
    """All that is heard of a page, and the question that it asks; once more if a page came meanwhile."""
    asked = asks(phone)
    phone.evaluate(QUIET)
    heard = things(phone)
    phone.evaluate(ALOUD)
    return (heard, asked) if asks(phone) == asked else heard_now(phone)


def listen(phone: Page, language: str, *, is_asked: bool = False) -> Iterator[str]:
    """Faults of a page for the ear: said twice, two things of one name, late for the one who `is_asked`."""
    heard, asked = heard_now(phone)
    yield from (f"twice: {one}" for one in twice(heard, HANDS[language]))
    yield from (f"alike: {one}" for one in alike(heard))
    if is_asked and not is_first(heard, asked):
        yield f"late: {asked}: {[one.said for one in heard[:5]]}"


@pytest.mark.long
@pytest.mark.timeout(3600 if LONG else 900)
@pytest.mark.parametrize("table", one_of_each(GAMES, {SHORTEST}), indirect=True)
def test_a_game_is_played_by_ear_and_keeps_wcag(table: EarTable) -> None:
    wrong, known = dict[str, list[str]](), set[str]()
    for kind, asked, is_asked in table.answers(MOST if LONG else SHORT):
        found = [*listen(asked, table.language, is_asked=is_asked)]
        if kind not in known:
            known.add(kind)
            for phone in table.phones.values():
                found += (one for one in listen(phone, table.language) if phone is not asked)
                found += faults(phone)
        found += (f"announced twice: {one}" for one in map(announced_twice, table.phones.values()) if one)
        if found:
            wrong.setdefault(kind, []).extend(found)
    assert wrong == {}
    assert known
