"""What each phone was sent is shown once a game is over, and to nobody before."""

from pathlib import Path

import pytest

from companion.adapters.records.sent_log import SentLog
from companion.adapters.seats.host_lock import HostLock
from companion.adapters.use_cases.evenings.sent_pages import OpenSent
from companion.adapters.use_cases.hosting import ForgetEvenings
from companion.adapters.use_cases.table_api import TableApi
from companion.table.commands.command import Command
from companion.table.commands.game import BeginGame, EndGame, NextParty, PlayAgain
from companion.table.table import Table
from tests.companion.adapters.conftest import play_out
from tests.companion.adapters.doors import door_of
from web.ports.protocol import PageViewer, Sorry
from web.ports.queries import ReadSent

SCREEN = PageViewer(None, "en", at_screen=True)
BEFORE = "shown once the game is over"


@pytest.fixture
def log(tmp_path: Path) -> SentLog:
    return SentLog(tmp_path / "sent")


@pytest.fixture
def door(table: Table, log: SentLog, lock: HostLock) -> TableApi:
    return door_of(table, lock=lock, sent=log)


def played(door: TableApi, table: Table) -> None:
    """A game to its end; something left for two phones, and for the kiosk."""
    table.execute(BeginGame())
    door.note_sent("page", "<main>yours</main>", PageViewer("seat-1", "en"))
    door.note_sent("page", "<main>public</main>", SCREEN)
    door.note_sent("parts", '[[0,1,"<p>theirs</p>"]]', PageViewer("seat-2", "en"))
    play_out(table)


def test_nobody_opens_it_before_the_end_the_host_neither(
    door: TableApi, table: Table, lock: HostLock
) -> None:
    for _ in range(2):
        for who in (SCREEN, PageViewer("seat-1", "en"), PageViewer(None, "en", host=lock.own_key)):
            with pytest.raises(Sorry, match=BEFORE):
                door.execute(OpenSent(), who)
            with pytest.raises(Sorry, match=BEFORE):
                door.read(ReadSent("", "seat-1", 0), who)
        if table.moment.play is None:
            table.execute(BeginGame())


def test_after_the_end_it_is_told_phone_by_phone_as_it_left(door: TableApi, table: Table) -> None:
    played(door, table)
    key = door.execute(OpenSent(), PageViewer("seat-3", "en"))
    first = door.read(ReadSent(key, "seat-1", 0), SCREEN)
    assert first.seats == (("seat-1", "Ada"), ("seat-2", "Ben"), ("seat-3", "Cleo"))
    assert [(one.what, one.text) for one in first.sendings] == [("page", "<main>yours</main>")]
    second = door.read(ReadSent(key, "seat-2", 0), SCREEN)
    assert [(one.what, one.text) for one in second.sendings] == [("parts", '[[0,1,"<p>theirs</p>"]]')]
    assert door.read(ReadSent(key, "seat-3", 0), SCREEN).total == 0
    assert door.read(ReadSent(key, "nobody", 0), SCREEN).seat == "seat-1"


def test_whoever_opens_it_ends_the_game_for_good(door: TableApi, table: Table) -> None:
    played(door, table)
    before = table.moment.settled
    key = door.execute(OpenSent(), SCREEN)
    assert (before, table.moment.settled) == (False, True)
    assert door.execute(OpenSent(), PageViewer("seat-1", "en")) == key


def test_without_its_key_nothing_is_shown(door: TableApi, table: Table) -> None:
    played(door, table)
    for key in ("", "guessed"):
        with pytest.raises(Sorry, match="no longer open"):
            door.read(ReadSent(key, "seat-1", 0), SCREEN)
    door.execute(OpenSent(), SCREEN)
    with pytest.raises(Sorry, match="no longer open"):
        door.read(ReadSent("guessed", "seat-1", 0), SCREEN)


def test_behind_a_pin_the_host_alone_opens_it(door: TableApi, table: Table, lock: HostLock) -> None:
    played(door, table)
    lock.set("2468")
    with pytest.raises(Sorry, match="Only the host"):
        door.execute(OpenSent(), PageViewer("seat-1", "en"))
    assert door.execute(OpenSent(), PageViewer("seat-1", "en", host=lock.let_in("2468")))


def test_what_leaves_after_the_end_or_before_a_game_is_not_kept(
    door: TableApi, table: Table, log: SentLog
) -> None:
    door.note_sent("page", "lobby", PageViewer("seat-1", "en"))
    played(door, table)
    door.note_sent("page", "the end", PageViewer("seat-1", "en"))
    assert [one.text for one in log.of(table.record.fingerprint(), "seat-1")[1]] == ["<main>yours</main>"]


@pytest.mark.parametrize("leaves", [NextParty(), EndGame(), ForgetEvenings()])
def test_with_the_party_it_is_forgotten(
    door: TableApi, table: Table, tmp_path: Path, leaves: Command[object]
) -> None:
    if leaves == EndGame():
        table.execute(BeginGame())
        door.note_sent("page", "yours", PageViewer("seat-1", "en"))
    else:
        played(door, table)
    assert (tmp_path / "sent").exists()
    door.execute(leaves, SCREEN)
    assert not (tmp_path / "sent").exists()


def test_another_game_with_the_same_people_begins_a_log_of_its_own(
    door: TableApi, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(door, table)
    key = door.execute(OpenSent(), SCREEN)
    monkeypatch.setattr("companion.table.commands.game.secrets.token_hex", lambda _: "another")
    door.execute(PlayAgain(), SCREEN)
    door.note_sent("page", "a new game", PageViewer("seat-1", "en"))
    play_out(table)
    with pytest.raises(Sorry, match="no longer open"):
        door.read(ReadSent(key, "seat-1", 0), SCREEN)
    page = door.read(ReadSent(door.execute(OpenSent(), SCREEN), "seat-1", 0), SCREEN)
    assert [one.text for one in page.sendings] == ["a new game"]
