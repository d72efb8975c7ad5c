"""A card that dies: of what counted all is there again, or what was so before; what is missing is said."""

import errno
import os
import re
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from random import Random

import pytest

from companion.table.files.sqlite_file import PAGE, JournalError
from companion.table.journal.high_water_mark import PLACES as PLACES_OF_NOTES
from companion.table.journal.high_water_mark import Loss
from companion.table.journal.integrity_check import BLOCK
from tests.companion.table.spoilt import (
    DAMAGED,
    FILES,
    JOURNAL,
    LOG,
    MARK,
    Played,
    at_table,
    changed,
    check,
    flipped,
    opened,
    opened_again,
    recall,
    what_is_so,
    write,
)
from tests.long import LONG

PLACES = int(os.environ.get("PLACES", "40" if LONG else "4"))
"""How many bytes of each file are changed, and lengths cut to, in each of four states: the proof took 340."""


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


@pytest.mark.long
@pytest.mark.parametrize(
    ("which", "name"),
    [*product(("logged", "both"), FILES), ("closed", JOURNAL), ("closed", MARK), ("forgotten", JOURNAL)],
)
def test_whatever_is_spoilt_all_is_there_or_what_is_missing_is_said(
    which: str, name: str, request: pytest.FixtureRequest, folder: Path
) -> None:
    played: Played = request.getfixturevalue(which)
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
        check(both, state, loss)
        assert loss is not None
        assert loss.before > 0  # of the evening before nothing was in the log
    set_aside = sorted(path.name for path in (folder / "again").glob("journal-damaged-1*"))
    assert set_aside == [
        DAMAGED,
        *(f"{DAMAGED}-{n}" for n in ("mark", "wal")),
    ]


HEAD = (0, 16, 18, 21, 31, 47, 59, 63)
"""Places in what every journal begins with: what it is, its page, its format, its pages, its edition."""
SUMS = (0, 9, 17, 25, 32 + 4, 32 + 9, 32 + 17, 32 + 10 * (24 + PAGE) + 20)
"""Places in the log where SQLite leaves it: its head, and heads of frames."""


@pytest.mark.parametrize("place", HEAD)
def test_what_every_journal_begins_with_is_written_anew(closed: Played, folder: Path, place: int) -> None:
    state, loss = opened(folder / "again", {**closed.files, JOURNAL: flipped(closed.files[JOURNAL], place)})
    assert state == closed.states[closed.steps]
    assert loss is None or (loss.missing, loss.before) == (0, 0)


@pytest.mark.parametrize("place", SUMS)
def test_a_log_that_sqlite_would_leave_is_read_to_its_end(both: Played, folder: Path, place: int) -> None:
    state, loss = opened(folder / "again", {**both.files, LOG: flipped(both.files[LOG], place)})
    assert state == both.states[both.steps]
    assert loss is None or (loss.missing, loss.before) == (0, 0)


def test_damage_in_an_evening_of_before_costs_nothing_of_this_one(both: Played, folder: Path) -> None:
    files = {**both.files, JOURNAL: changed(both.files[JOURNAL], b'c5"')}
    state, loss = opened(folder / "again", files)
    assert state == both.states[both.steps]
    assert loss is not None
    assert (loss.missing, loss.file) == (0, DAMAGED)
    assert loss.before > 0


def test_damage_in_an_answer_costs_that_alone(closed: Played, folder: Path) -> None:
    write(folder / "again", {**closed.files, JOURNAL: changed(closed.files[JOURNAL], b'c20"')})
    with at_table(folder / "again") as (table, journal):
        assert journal.loss is not None
        assert (journal.loss.missing, journal.loss.before, journal.loss.file) == (0, 0, DAMAGED)
        assert recall(table) == 1
        check(closed, what_is_so(table), journal.loss)


def test_what_is_missing_is_said_again_after_another_start_and_as_long_as_nothing_was_done(
    closed: Played, folder: Path
) -> None:
    files = {**closed.files, JOURNAL: changed(closed.files[JOURNAL], b'c20"')}
    first = opened(folder / "again", files)
    again = {path.name: path.read_bytes() for path in (folder / "again").iterdir() if path.is_file()}
    check(closed, *opened(folder / "once more", again))
    assert opened(folder / "once more", again)[1] == first[1]


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


@pytest.mark.parametrize(("name", "refused"), [(JOURNAL, range(5, 6)), (LOG, range(3, 4)), (LOG, range(99))])
def test_a_block_that_the_card_does_not_give_any_more_costs_what_stands_in_it(
    both: Played, folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, refused: range
) -> None:
    write(folder / "again", both.files)
    dies, read = (folder / "again" / name).stat().st_ino, os.read

    def dying(file: int, size: int) -> bytes:
        if os.fstat(file).st_ino == dies and os.lseek(file, 0, os.SEEK_CUR) // BLOCK in refused:
            raise OSError(errno.EIO, "Input/output error")
        return read(file, size)

    monkeypatch.setattr(os, "read", dying)
    check(both, *opened_again(folder / "again"))
    assert (folder / "again" / DAMAGED).read_bytes() == both.files[JOURNAL]


@pytest.mark.slow
def test_who_sits_in_a_game_is_told_from_who_sat_down_where_that_seating_is_spoilt(
    forgotten: Played, folder: Path
) -> None:
    whole = forgotten.files[JOURNAL]
    places = [found.start() for found in re.finditer(b"colour", whole)]
    assert places
    for place in places:
        check(forgotten, *opened(folder / "again", {**forgotten.files, JOURNAL: flipped(whole, place)}))
