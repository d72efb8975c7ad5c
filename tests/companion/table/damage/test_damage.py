"""A card that dies: of what counted all is there again, or what was so before; what is missing is said."""

import errno
import io
import os
from collections.abc import Iterator, Mapping
from io import FileIO
from itertools import product
from pathlib import Path
from random import Random

import pytest

from companion.table.files.faults import JournalError
from companion.table.files.surviving import BLOCK
from companion.table.journal.checkpoint import Loss
from companion.table.journal.game_file import MARK_PLACES
from tests.companion.table.damage.spoilt import (
    ANSWERS,
    FIRST,
    MARK,
    SECOND,
    SECOND_MARK,
    TABLE,
    Played,
    at_table,
    changed,
    check,
    flipped,
    left,
    opened,
    opened_again,
    recall,
    what_is_so,
    write,
)
from tests.long import LONG

PLACES = int(os.environ.get("PLACES", "40" if LONG else "4"))
"""How many bytes of each file are changed, and lengths cut to, in each of four states."""
SPOILT = (
    *product(("cut_off", "closed"), (TABLE, FIRST, MARK)),
    *product(("ended",), (TABLE, FIRST, MARK)),
    *product(("both",), (TABLE, FIRST, SECOND, SECOND_MARK)),
)


def spoilt(files: Mapping[str, bytes], name: str, chance: Random) -> Iterator[tuple[str, dict[str, bytes]]]:
    """The same files, one of them with a byte changed somewhere, or cut somewhere, or gone."""
    whole = files[name]
    for _ in range(PLACES):
        place = chance.randrange(len(whole))
        yield f"{name} at {place}", {**files, name: flipped(whole, place, chance.randrange(8))}
    for _ in range(PLACES):
        length = chance.randrange(len(whole))
        yield f"{name} cut to {length}", {**files, name: whole[:length]}
    yield f"{name} gone", {one: content for one, content in files.items() if one != name}


@pytest.mark.long
@pytest.mark.parametrize(("which", "name"), SPOILT)
def test_whatever_is_spoilt_all_is_there_or_what_is_missing_is_said(
    which: str, name: str, request: pytest.FixtureRequest, folder: Path
) -> None:
    played: Played = request.getfixturevalue(which)
    for what, files in spoilt(played.files, name, Random(f"{which} {name}")):
        try:
            check(played, *opened(folder / "again", files))
        except (AssertionError, JournalError) as fault:
            raise AssertionError(what) from fault


def test_an_evening_of_before_costs_nothing_of_this_one_whatever_becomes_of_it(
    both: Played, folder: Path
) -> None:
    for content in (b"", b"\0" * 9000, changed(both.files[FIRST], b'c5"')):
        assert opened(folder / "again", {**both.files, FIRST: content}) == (both.state, None)


def test_of_two_copies_of_who_sits_there_and_of_a_beginning_one_is_enough(both: Played, folder: Path) -> None:
    for name in (TABLE, SECOND):
        half = both.files[name].index(b"\n", 200)
        for place in (0, 30, 199, half):
            files = {**both.files, name: flipped(both.files[name], place)}
            assert opened(folder / "again", files) == (both.state, None)


def test_a_flipped_bit_of_an_answer_costs_nothing_and_stays_in_the_file(closed: Played, folder: Path) -> None:
    spoilt = flipped(closed.files[FIRST], closed.files[FIRST].index(b'c20"'))
    assert opened(folder / "again", {**closed.files, FIRST: spoilt}) == (closed.state, None)
    assert left(folder / "again")[FIRST] == spoilt


def test_damage_in_an_answer_costs_that_alone(closed: Played, folder: Path) -> None:
    write(folder / "again", {**closed.files, FIRST: changed(closed.files[FIRST], b'c20"')})
    with at_table(folder / "again") as (table, journal):
        assert journal.loss == Loss(closed.steps, missing=1)
        assert recall(table) == 1
        check(closed, what_is_so(table), journal.loss)


def test_what_a_cut_file_has_lost_is_asked_again_and_what_is_damaged_stays_there(
    closed: Played, folder: Path
) -> None:
    whole = closed.files[FIRST]
    place = whole.index(b'{"n":20,') + 50
    write(folder / "again", {**closed.files, FIRST: whole[:place]})
    with at_table(folder / "again") as (table, journal):
        assert journal.loss is not None
        assert journal.loss.missing == ANSWERS - 20 + 1
        assert recall(table) == ANSWERS - 20 + 1
        check(closed, what_is_so(table), journal.loss)
        after = what_is_so(table)
    content = (folder / "again" / FIRST).read_bytes()
    assert content.startswith(whole[:place] + b"\n")
    assert opened_again(folder / "again") == (after, None)


def test_what_is_missing_is_said_again_after_another_start_as_long_as_nothing_was_done(
    closed: Played, folder: Path
) -> None:
    write(folder / "again", {**closed.files, FIRST: changed(closed.files[FIRST], b'c20"')})
    losses = []
    for _ in range(2):
        with at_table(folder / "again") as (_, journal):
            losses.append(journal.loss)
    assert losses == [Loss(closed.steps, missing=1)] * 2
    assert left(folder / "again")[FIRST] == changed(closed.files[FIRST], b'c20"')


def test_a_game_that_is_gone_or_cannot_be_read_frees_its_table_and_stays_where_it_is(
    closed: Played, folder: Path
) -> None:
    for content in (None, b"no game at all", bytes(20_000)):
        files = {name: one for name, one in closed.files.items() if name != FIRST}
        write(folder / "again", files if content is None else {**files, FIRST: content})
        with at_table(folder / "again") as (table, journal):
            assert journal.loss is not None
            assert journal.loss.file == Path(FIRST).name
            assert [seat.name for seat in table.moment.seating.seats] == ["Anna", "Ben"]
            assert table.moment.game is None
        assert left(folder / "again").get(FIRST) == content


def test_without_its_mark_a_whole_game_is_whole_and_of_a_cut_one_nothing_is_claimed(
    closed: Played, folder: Path
) -> None:
    files = {name: one for name, one in closed.files.items() if name != MARK}
    for mark in ({}, {MARK: b"no mark at all"}):
        assert opened(folder / "again", {**files, **mark}) == (closed.state, None)
        cut = {**files, **mark, FIRST: closed.files[FIRST][:-1]}
        state, loss = opened(folder / "again", cut)
        assert (state, loss) == (closed.state, Loss(closed.steps, unsure=True))


def test_a_mark_of_which_one_half_is_torn_still_says_how_far_the_game_had_got(
    closed: Played, folder: Path
) -> None:
    for first in MARK_PLACES:
        mark = closed.files[MARK]
        torn = mark[:first] + bytes(100) + mark[first + 100 :]
        cut = closed.files[FIRST][: closed.files[FIRST].index(b'{"n":25,')]
        _, loss = opened(folder / "again", {**closed.files, FIRST: cut, MARK: torn})
        assert loss is not None
        assert loss.missing in {5, 6}


@pytest.mark.parametrize(("name", "refused"), [(TABLE, range(1)), (SECOND, range(1, 2)), (SECOND, range(99))])
def test_a_block_that_the_card_does_not_give_any_more_costs_what_stands_in_it(
    both: Played, folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, refused: range
) -> None:
    write(folder / "again", both.files)
    dies = (folder / "again" / name).stat().st_ino
    real = io.open

    class Dying(FileIO):
        def read(self, size: int | None = -1, /) -> bytes:
            whole = size is None or size < 0
            if os.fstat(self.fileno()).st_ino == dies and (whole or self.tell() // BLOCK in refused):
                raise OSError(errno.EIO, os.strerror(errno.EIO))
            return super().read(size)

        def readall(self) -> bytes:
            return self.read()

    def opening(path: Path, mode: str = "r", *args: object, **more: object) -> object:
        return Dying(path, mode.replace("b", "")) if mode == "rb" else real(path, mode, *args, **more)  # type: ignore[call-overload]

    monkeypatch.setattr(io, "open", opening)
    check(both, *opened_again(folder / "again"))
