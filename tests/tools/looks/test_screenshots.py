"""The screenshots show each kind of moment of an evening once, and what does not fit."""

from pathlib import Path

import pytest
from PIL import Image

from companion.table.commands import game as game_commands
from tests.watch import Watch
from tools.looks.__main__ import FAULTS, WIDEST, Look, index, keep, looks, seats_of, shuffled_alike

MOST_BYTES = 120_000


@pytest.fixture
def taken(watch: Watch, tmp_path: Path) -> list[Look]:
    """The pictures of the first two answers of a small game."""
    return list(looks(watch, "just_dice", 2, tmp_path, most=2))


def test_an_evening_is_played_by_taps_and_each_kind_of_moment_has_one_small_picture(
    taken: list[Look], tmp_path: Path
) -> None:
    names = [one.file.partition("-")[2].removesuffix(".webp") for one in taken]
    assert len(set(names)) == len(names)
    assert {"lobby-empty-kiosk", "lobby-ready-phone", "roll-kiosk", "roll-phone"} <= set(names)
    assert "staged--roll-kiosk" in names
    for one in taken:
        assert (tmp_path / one.file).stat().st_size < MOST_BYTES
        with Image.open(tmp_path / one.file) as picture:
            assert max(picture.size) <= WIDEST
    assert not [fault for one in taken for fault in one.faults if "cannot be answered" in fault]


def test_the_index_shows_the_pages_of_a_moment_side_by_side_with_what_does_not_fit() -> None:
    sides = [Look("game", "001-roll", f"game/001-roll-{side}.webp", ("it is <cut>",)) for side in "ab"]
    page = index([*sides, Look("game", "002-end", "game/002-end-a.webp", ())])
    assert page.count("<h2>") == 2
    assert page.index("001-roll-a.webp") < page.index("001-roll-b.webp") < page.index("002-end")
    assert page.count("it is &lt;cut&gt;") == 2


def test_as_many_people_play_as_the_game_allows() -> None:
    assert [seats_of("map_to_hope", wanted) for wanted in (0, 1, 9)] == [1, 1, 2]


def test_every_run_shuffles_alike_and_a_table_for_people_never_does() -> None:
    with shuffled_alike():
        assert seed() == seed()
    assert seed() != seed()


def seed() -> str:
    """The seed of a game that begins now."""
    return str(vars(game_commands)["secrets"].token_hex(16))


def test_a_run_that_breaks_off_leaves_the_index_and_the_faults_that_it_had(tmp_path: Path) -> None:
    taken = [Look("game", "001", "game/001.webp", ("cut off",)), Look("game", "002", "game/002.webp", ())]
    keep(taken, tmp_path)
    assert "002.webp" in (tmp_path / "index.html").read_text()
    assert (tmp_path / FAULTS).read_text() == "game/001.webp: cut off\n"
