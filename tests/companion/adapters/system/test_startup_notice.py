"""What is missing is said on the kiosk until it was done again, and is never claimed to be there."""

import json
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from io import BytesIO
from pathlib import Path
from random import Random
from zipfile import ZipFile

import pytest
from babel.dates import format_date

from companion.adapters.use_cases.machine.maintenance import TakeBackup
from companion.app import Companion, CompanionSettings
from companion.engine.advice import next_answer, sensible
from companion.engine.answers import Origin
from companion.table.commands.game import BeginGame
from companion.table.commands.playing import GoWithout
from companion.table.commands.seating import TakeSeat
from companion.upkeep.backup import MANIFEST
from companion.upkeep.restore import restore
from tests.companion.saying import give_answer
from tests.companion.table.damage.spoilt import changed, left, write
from tests.companion.toy_play import play_of
from tests.web.fakes.page_parts import game
from web.ports.protocol import PageViewer, Sorry

ISOLATES = {0x2068: None, 0x2069: None}
SEATS = (None, "seat-1", "seat-2", "seat-3")
PEOPLE = (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green"))
CUT_OFF = "Everything that counted is still here"
JOURNAL, MARK = "tables/home/games/0001.jsonl", "tables/home/games/0001.mark"


def settings(data: Path) -> CompanionSettings:
    return CompanionSettings(data=data, host="127.0.0.1", port=0)


def told(running: Companion, language: str = "en") -> str:
    """All that the kiosk says beside the game."""
    notices = running.door.page(PageViewer(None, language, at_screen=True)).notices
    return " ".join(" ".join(one.text.translate({0x2068: None, 0x2069: None}).split()) for one in notices)


@pytest.fixture
def cut_off(tmp_path: Path) -> Path:
    """The data of a table at which three sat down and began, and whose plug was pulled."""
    with Companion(settings(tmp_path / "data")) as running:
        for name, colour in PEOPLE:
            running.table.execute(TakeSeat(name, colour))
        running.table.execute(BeginGame())
        files = left(tmp_path / "data")
    write(tmp_path / "left", files)
    return tmp_path / "left"


def spoil(file: Path, change: Callable[[bytes], bytes]) -> None:
    file.write_bytes(change(file.read_bytes()))


def test_nothing_is_said_to_be_missing_where_nothing_is(cut_off: Path) -> None:
    with Companion(settings(cut_off)) as back:
        assert CUT_OFF in told(back)
        assert "missing" not in told(back)


@pytest.mark.slow
def test_a_game_that_cannot_be_read_is_said_until_another_begins(cut_off: Path) -> None:
    spoil(cut_off / JOURNAL, lambda _: b"")
    for _ in range(2):
        with Companion(settings(cut_off)) as back:
            assert back.table.moment.play is None
            assert "the damaged game is 0001.jsonl" in told(back)
            assert "Das beschädigte Spiel ist 0001.jsonl" in told(back, "de")
            assert CUT_OFF not in told(back)
            assert [seat.name for seat in back.table.moment.seating.seats] == ["Ada", "Ben", "Cleo"]
    with Companion(settings(cut_off)) as again:
        again.table.execute(BeginGame())
        assert "damaged" not in told(again)


def test_an_entry_that_cannot_be_read_is_asked_again_and_the_host_may_leave_it_out(cut_off: Path) -> None:
    kiosk = PageViewer(None, "en", at_screen=True)
    with Companion(settings(cut_off)) as whole:
        for number in range(4):
            said = next_answer(play_of(whole.table), SEATS, sensible, Random(2), f"answer-{number}")
            assert said is not None
            give_answer(whole.table, replace(said, origin=Origin.PHONE))
        before = play_of(whole.table).state
    spoil(cut_off / JOURNAL, lambda file: changed(file, b'answer-1"'))
    with Companion(settings(cut_off)) as back:
        lost = game(back.door.page(kiosk)).lost
        assert lost is not None
        assert lost.entry == 2
        assert "The 2 entries after it" in lost.text.translate(ISOLATES)
        german = game(back.door.page(replace(kiosk, language="de"))).lost
        assert german is not None
        assert "Die 2 Einträge danach bleiben" in german.text.translate(ISOLATES)
        assert "missing" not in told(back)
        with pytest.raises(Sorry, match="no longer fit"):
            back.door.execute(GoWithout(2, "without"), kiosk)
        assert game(back.door.page(kiosk)).undo is None
        said = next_answer(play_of(back.table), SEATS, sensible, Random(2), "once more")
        assert said is not None
        give_answer(back.table, replace(said, origin=Origin.PHONE))
        assert play_of(back.table).state == before
        assert game(back.door.page(kiosk)).lost is None


def test_where_the_end_of_a_game_is_lost_and_its_mark_nothing_is_claimed(cut_off: Path) -> None:
    (cut_off / MARK).unlink(missing_ok=True)
    spoil(cut_off / JOURNAL, lambda file: file[:-1])
    with Companion(settings(cut_off)) as back:
        assert back.table.moment.play is not None
        assert "I can’t tell whether all your last entries are here" in told(back)
        assert "Ich weiß nicht, ob eure letzten Eingaben alle da sind" in told(back, "de")
        assert CUT_OFF not in told(back)


def test_photographs_of_lost_rolls_are_not_shown_beside_others(cut_off: Path) -> None:
    (cut_off / "evidence").mkdir()
    for name in ("home-1-0.jpg", "home-1-9.jpg"):
        (cut_off / "evidence" / name).write_bytes(b"photograph")
    spoil(cut_off / JOURNAL, lambda file: file[:-1])
    with Companion(settings(cut_off)):
        assert [path.name for path in (cut_off / "evidence").iterdir()] == ["home-1-0.jpg"]


def backed_up(data: Path, made_at: datetime) -> Path:
    """A backup of that table, which counts as made then; somebody sat down afterwards."""
    with Companion(settings(data)) as running:
        packed = running.door.execute(TakeBackup(), PageViewer(None, "en", at_screen=True)).data
        assert isinstance(packed, bytes)
        running.table.execute(TakeSeat("Dora", "yellow"))
    file = data.with_suffix(".zip")
    with ZipFile(BytesIO(packed)) as made, ZipFile(file, "w") as copy:
        for name in made.namelist():
            content = made.read(name)
            if name == MANIFEST:
                content = json.dumps(json.loads(content) | {"made_at": made_at.isoformat()}).encode()
            copy.writestr(name, content)
    return file


@pytest.mark.slow
@pytest.mark.parametrize(
    ("days", "english", "german"),
    [
        (0, "This is the backup from 20:15; anything later", "Das ist die Sicherung von 20:15 Uhr; was"),
        (
            1,
            "This is the backup from {en}, 20:15; anything",
            "Das ist die Sicherung vom {de}, 20:15 Uhr; was",
        ),
    ],
)
def test_a_backup_that_was_brought_back_says_of_when_it_is_until_something_is_done(
    tmp_path: Path, days: int, english: str, german: str
) -> None:
    data, now = tmp_path / "data", datetime.now().astimezone()
    made = now.replace(hour=20, minute=15) - timedelta(days=days)
    en, de = (format_date(made.date(), "long", locale=language) for language in ("en", "de"))
    restore(backed_up(data, made), data, now)
    for _ in range(2):
        with Companion(settings(data)) as back:
            assert english.format(en=en) in told(back)
            assert german.format(de=de) in told(back, "de")
            assert "I can’t tell" not in told(back)
            assert back.table.moment.seating.seats == ()
    with Companion(settings(data)) as again:
        again.table.execute(TakeSeat("Dora", "yellow"))
        assert "backup" not in told(again)
    with Companion(settings(data)) as later:
        assert "backup" not in told(later)
