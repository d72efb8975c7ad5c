"""Once everything is forgotten, nothing that the table or its pages hold in memory names who played."""

import gc
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from types import CodeType, FrameType, FunctionType, ModuleType

import pytest

from companion import games
from companion.adapters.use_cases.evenings.reopened_evenings import ReopenThis
from companion.adapters.use_cases.hosting import ForgetEvenings
from companion.conformance.trial import decks_of
from companion.engine.advice import next_answer, sensible
from companion.upkeep.uploaded_backup import BROUGHT, FAILED, WAITING
from tests.companion.saying import give_answer
from tests.secrets.watched import TABLE, Pages, Party, Watched
from web.ports.protocol import PageViewer, Sorry
from web.ports.queries import ReadReplay

BACKWARDS = "anihpareS"
"""The name of who plays, turned round: so this test itself does not hold it."""
SCREEN = PageViewer(None, "en", at_screen=True)
PROGRAM = (type, ModuleType, FunctionType, CodeType, FrameType)
"""What is the program's own, and leads to everything else in the process."""


@pytest.fixture
def evening(tmp_path: Path, pages: Pages) -> Iterator[Watched]:
    """A game that was played to its end while everybody looked on."""
    game = games.find("amber_tide")
    party = Party(3, {}, game)
    first, *others = party.seating.places
    named = replace(first, seat=replace(first.seat, name=BACKWARDS[::-1]))
    party.seating = replace(party.seating, places=(named, *others))
    with Watched(tmp_path / "table", pages, party, party.set_up(decks_of(game), "s"), None) as table:
        screens = [table.screen_of(seat) for seat in party.tokens]
        for number in range(1000):
            answer = next_answer(table.play, (None, *party.tokens), sensible, Random(number), str(number))
            if answer is None:
                break
            give_answer(table.table, answer)
        table.sent()
        for screen in screens:
            screen.sent()
        yield table


def held(root: object) -> Iterator[str]:
    """Every text that can be reached from an object."""
    waiting, seen = [root], set[int]()
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            yield one
        if id(one) not in seen and not isinstance(one, PROGRAM):
            seen.add(id(one))
            waiting += gc.get_referents(one)


def is_named(*roots: object) -> bool:
    """True if what these hold names who played."""
    return any(BACKWARDS in text[::-1] for root in roots for text in held(root))


def test_nothing_in_memory_names_who_played(evening: Watched, pages: Pages) -> None:
    key = evening.door.execute(ReopenThis(), SCREEN)
    assert evening.door.read(ReadReplay(key, 9, "seat-0"), SCREEN).sights
    assert is_named(vars(evening.door), vars(pages.app.extensions["table-companion"]))
    client = pages.app.test_client()
    client.post(f"/t/{TABLE}/forget", data={"as": "kiosk", "sure": "yes"})
    evening.sent()
    assert not is_named(vars(evening.door))
    assert not is_named(vars(pages.app.extensions["table-companion"]))


def test_an_evening_that_was_opened_again_is_closed(evening: Watched) -> None:
    key = evening.door.execute(ReopenThis(), SCREEN)
    evening.door.execute(ForgetEvenings(), SCREEN)
    with pytest.raises(Sorry, match="no longer open"):
        evening.door.read(ReadReplay(key, 0, ""), SCREEN)


def test_a_backup_that_waits_is_not_put_in_place_later(evening: Watched) -> None:
    files = [evening.table.data / name for name in (BROUGHT, WAITING, FAILED)]
    for file in files:
        file.write_bytes(b"games and names")
    evening.door.execute(ForgetEvenings(), SCREEN)
    assert not any(file.exists() for file in files)
