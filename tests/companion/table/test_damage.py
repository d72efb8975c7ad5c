"""A card that dies: of what counted all is there again, or what was so before; what is missing is said."""

from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from shutil import rmtree
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from companion.table.aside import open_or_begin
from companion.table.disk import JournalError
from companion.table.mark import PLACES as PLACES_OF_NOTES
from companion.table.mark import Loss
from companion.table.shelf import Shelf
from companion.table.table import Table
from tests.companion.fake_disk import Pulled, numbered
from tests.companion.toy_play import TOY, ToyHouse, next_reply, play_of
from tests.long import LONG

PLACES = 340 if LONG else 4
"""How many bytes of each file are changed, and lengths cut to, in each of three states."""
ANSWERS = 30
JOURNAL, LOG, MARK = FILES = ("journal.sqlite3", "journal.sqlite3-wal", "journal.sqlite3-mark")


DAMAGED = "journal-damaged-1.sqlite3"
AFTER_A_RESCUE = {JOURNAL, MARK, DAMAGED, f"{DAMAGED}-mark"}


@dataclass(frozen=True)
class Played:
    """The files as a plug that is pulled leaves them, and what was so after each step, by its number."""

    files: Mapping[str, bytes]
    states: Mapping[int, Any]

    @property
    def steps(self) -> int:
        """How many steps counted."""
        return max(self.states)


def what_is_so(table: Table) -> Any:
    """What is so at a table: who sits there and what they play."""
    moment = table.moment
    play = moment.play
    return moment.seating, play and (play.state, {name: one.version for name, one in play.open.items()})


class House(ToyHouse):
    """A table whose every step is remembered."""

    def __init__(self, data: Path) -> None:
        super().__init__(data)
        self.states: dict[int, Any] = {}

    def remember(self) -> None:
        """What is so now, by the number of steps written."""
        [(table, journal)] = self._open
        self.states[journal.steps] = what_is_so(table)

    def played(self) -> Played:
        """As everything lies there now."""
        files = {name: (self.data / name).read_bytes() for name in FILES if (self.data / name).exists()}
        return Played(files, dict(self.states))


def evening(house: House, answers: int) -> Iterator[None]:
    """Two sit down and play; after each step it goes on."""
    table = house._open[-1][0]
    for name, colour in (("Anna", "red"), ("Ben", "blue")):
        table.sit(name, colour)
        yield
    table.choose("rounds", "1000")
    yield
    table.begin()
    yield
    for number in range(answers):
        table.submit(next_reply(play_of(table), f"c{number}"))
        yield


def one_evening(data: Path) -> House:
    house = House(data)
    house.open()
    house.remember()
    for _ in evening(house, ANSWERS):
        house.remember()
    return house


@pytest.fixture
def folder() -> Iterator[Path]:
    """Where files are quickly written: in memory, where the system has a place for such."""
    quick = Path("/dev/shm")  # noqa: S108 - a folder of one's own is made in it
    with TemporaryDirectory(dir=quick if quick.is_dir() else None) as made:
        yield Path(made)


@pytest.fixture(scope="module")
def logged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """A first evening, cut off: nearly all of it is in the log."""
    house = one_evening(tmp_path_factory.mktemp("logged"))
    yield house.played()
    house.close()


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """An evening that ended as it should: all of it is in the journal."""
    house = one_evening(tmp_path_factory.mktemp("closed"))
    house.close()
    return house.played()


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """A second evening, cut off in its middle, after another that is in the journal."""
    house = one_evening(tmp_path_factory.mktemp("both"))
    house.close()
    table = house.open()
    table.again(abandon=True)
    house.remember()
    for _ in evening(house, ANSWERS):
        house.remember()
    yield house.played()
    house.close()


def spoilt(files: Mapping[str, bytes], name: str, chance: Random) -> Iterator[tuple[str, dict[str, bytes]]]:
    """The same files, one of them with a byte changed somewhere, or cut somewhere."""
    whole = files[name]
    for _ in range(PLACES):
        place = chance.randrange(len(whole))
        changed = whole[place] ^ (1 << chance.randrange(8))
        yield f"{name} at {place}", {**files, name: whole[:place] + bytes((changed,)) + whole[place + 1 :]}
    for _ in range(PLACES):
        length = chance.randrange(len(whole))
        yield f"{name} cut to {length}", {**files, name: whole[:length]}


def opened(data: Path, files: Mapping[str, bytes]) -> tuple[Any, Loss | None]:
    """What is so at a table that starts with these files, and what it says is missing."""
    rmtree(data, ignore_errors=True)
    write(data, files)
    return opened_again(data)


def write(data: Path, files: Mapping[str, bytes]) -> None:
    """Puts files into a new folder."""
    data.mkdir()
    for name, content in files.items():
        (data / name).write_bytes(content)


def opened_again(data: Path) -> tuple[Any, Loss | None]:
    """What is so at a table that starts in that folder, and what it says is missing."""
    with (
        closing(open_or_begin(data / JOURNAL)) as journal,
        closing(Table("main", TOY, journal, Shelf(data), verify=True)) as table,
    ):
        return what_is_so(table), journal.loss


def check(played: Played, state: Any, loss: Loss | None) -> None:
    """Either all is there, or what was so before, and how much is missing is said."""
    moments = [step for step, known in played.states.items() if known == state]
    fresh = not state[0].places and state[1] is None
    assert moments or fresh
    if played.steps in moments:
        assert loss is None or not loss.missing
    else:
        assert loss is not None
        assert loss.missing is None or loss.step == 0 or played.steps - loss.missing in moments


@pytest.mark.long
@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("which", ["logged", "closed", "both"])
def test_whatever_is_spoilt_all_is_there_or_what_is_missing_is_said(
    which: str, name: str, request: pytest.FixtureRequest, folder: Path
) -> None:
    played: Played = request.getfixturevalue(which)
    if name not in played.files:
        pytest.skip("closed journals have no log")
    for what, files in spoilt(played.files, name, Random(f"{which} {name}")):
        try:
            check(played, *opened(folder / "again", files))
        except (AssertionError, JournalError) as fault:
            raise AssertionError(what) from fault


def test_a_byte_behind_the_end_costs_nothing_and_is_no_damage(both: Played, folder: Path) -> None:
    files = {**both.files, JOURNAL: both.files[JOURNAL] + b"\0"}
    assert opened(folder / "again", files) == (both.states[both.steps], None)


def test_an_empty_journal_beside_a_full_log_has_all_that_is_in_the_log(
    logged: Played, both: Played, folder: Path
) -> None:
    for content in (b"", b"\0" * 100):
        assert opened(folder / "again", {**logged.files, JOURNAL: content})[0] == logged.states[logged.steps]
        state, loss = opened(folder / "again", {**both.files, JOURNAL: content})
        assert state != both.states[both.steps]
        check(both, state, loss)
    set_aside = sorted(path.name for path in (folder / "again").glob("journal-damaged-1*"))
    assert set_aside == [
        DAMAGED,
        *(f"{DAMAGED}-{n}" for n in ("mark", "wal")),
    ]


def changed(content: bytes, what: bytes) -> bytes:
    """The same, with the first of these words another."""
    assert what in content
    return content.replace(what, bytes((what[0] ^ 1,)) + what[1:], 1)


def test_damage_in_an_evening_of_before_costs_nothing_of_this_one(both: Played, folder: Path) -> None:
    files = {**both.files, JOURNAL: changed(both.files[JOURNAL], b'c5"')}
    state, loss = opened(folder / "again", files)
    assert state == both.states[both.steps]
    assert loss is not None
    assert (loss.missing, loss.file) == (0, DAMAGED)
    assert loss.before > 0


def test_damage_in_an_answer_costs_that_and_what_came_after_it(closed: Played, folder: Path) -> None:
    files = {**closed.files, JOURNAL: changed(closed.files[JOURNAL], b'c20"')}
    state, loss = opened(folder / "again", files)
    assert loss is not None
    assert loss.missing == ANSWERS - 20
    assert state == closed.states[closed.steps - loss.missing]


def test_what_is_missing_is_said_again_after_another_start_and_as_long_as_nothing_was_done(
    closed: Played, folder: Path
) -> None:
    files = {**closed.files, JOURNAL: changed(closed.files[JOURNAL], b'c20"')}
    first = opened(folder / "again", files)
    again = {path.name: path.read_bytes() for path in (folder / "again").iterdir() if path.is_file()}
    assert opened(folder / "once more", again) == first


def test_a_journal_that_is_gone_is_missed(closed: Played, folder: Path) -> None:
    state, loss = opened(folder / "again", {MARK: closed.files[MARK]})
    assert loss == Loss(0, closed.steps, 0, DAMAGED)
    assert state[1] is None


def test_without_a_note_of_how_far_it_got_nothing_is_claimed(closed: Played, folder: Path) -> None:
    for mark in ({}, {MARK: b"no note at all"}):
        state, loss = opened(folder / "again", {JOURNAL: closed.files[JOURNAL], **mark})
        assert state == closed.states[closed.steps]
        assert loss == Loss(closed.steps, None)


def test_a_note_of_which_the_latest_half_is_torn_still_says_how_far_it_had_got_before(
    logged: Played, folder: Path
) -> None:
    for first in PLACES_OF_NOTES:
        torn = logged.files[MARK][:first] + bytes(100) + logged.files[MARK][first + 100 :]
        assert opened(folder / "again", {**logged.files, MARK: torn}) == (logged.states[logged.steps], None)
        _, loss = opened(folder / "again", {**logged.files, LOG: logged.files[LOG][:5000], MARK: torn})
        assert loss is not None


def test_a_plug_pulled_while_a_journal_is_rescued_leaves_what_was_there_or_what_stands(
    closed: Played, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {**closed.files, JOURNAL: changed(closed.files[JOURNAL], b'c20"')}
    whole = opened(folder / "whole", files)
    write(folder / "counted", files)
    with numbered(monkeypatch) as calls:
        open_or_begin(folder / "counted" / JOURNAL).close()
    told = [number for number, name in enumerate(calls.made) if LONG or name in ("rename", "rmdir")]
    assert len(told) > 6
    for at in told:
        data = folder / str(at)
        write(data, files)
        with numbered(monkeypatch, at, Pulled()), pytest.raises(Pulled):
            open_or_begin(data / JOURNAL).close()
        assert opened_again(data) == whole
        assert {path.name for path in data.iterdir()} == AFTER_A_RESCUE
        assert (data / DAMAGED).read_bytes() == files[JOURNAL]
