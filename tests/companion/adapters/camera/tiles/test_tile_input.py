"""A tile that lies on the table becomes an answer; what is amiss is said, and in doubt a tap decides."""

from collections.abc import Mapping
from pathlib import Path
from random import Random

import numpy as np
import pytest

from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.camera.table_reader import TableReader
from companion.adapters.camera.tiles.map_tracker import after, as_tiles
from companion.adapters.camera.tiles.pretend_table import PretendTable
from companion.adapters.camera.tiles.tile_input import TileInput, mapped_at
from companion.adapters.camera.tiles.tile_sight import TileSight, in_doubt
from companion.engine.answers import Chosen, Origin
from companion.engine.tile_map import LyingTile, Mapped, Move
from companion.games.hopes_end.view.board import described
from companion.table.commands.game import EndGame
from companion.table.journal.entries import Undo
from companion.table.story.recap import beats
from companion.table.table import Table
from tests.companion.adapters.camera.tiles.conftest import go_on, open_at
from tests.companion.adapters.camera.tiles.pictured import GRID, pictured
from tests.companion.adapters.conftest import submit
from tests.companion.saying import give_undo
from vision.reading import ReadingProblem, TableReading
from vision.tiles import Place, SeenTile
from web.shown.prompts import Prompt


@pytest.fixture
def eye(table: Table) -> TileInput:
    """A camera that has found the map."""
    eye = TileInput(table, lambda: None, finds=lambda *_: GRID)
    see(table, eye, as_tiles(now(table).tiles))
    return eye


def now(table: Table) -> Mapped:
    found = mapped_at(table.moment)
    assert found is not None
    return found


def ahead(table: Table) -> Move:
    """Where the drawn tile will fit, before anybody is asked."""
    play = table.moment.play
    assert play is not None
    [(x, y, turn), *_] = play.state.legal
    return Move("place", "", (x, y), LyingTile(described(play.state.hand), turn), "")


def see(table: Table, eye: TileInput, tiles: Mapping[Place, SeenTile], seed: int = 1) -> TileSight:
    """What the camera says once that lies on the table."""
    eye.on_motion()
    eye.on_rest(pictured(now(table), tiles, seed), TableReading((), (), 0.0))
    eye.look()
    return eye.sight


def test_a_tile_that_was_laid_is_answered_by_the_camera_and_told(table: Table, eye: TileInput) -> None:
    move = now(table).moves[0]
    sight = see(table, eye, after(as_tiles(now(table).tiles), move), 2)
    story = table.moment.story
    assert story is not None
    answer = story.steps[-1].answer
    assert (answer.value, answer.origin, answer.seat) == (Chosen(move.option), Origin.CAMERA, "seat-1")
    assert sight.told[0].key == "tiles-seen"


def test_the_last_look_at_a_table_of_tiles_is_kept_and_told_at_the_end(table: Table, tmp_path: Path) -> None:
    kept = RollPhotos(tmp_path / "evidence")
    eye = TileInput(table, lambda: None, finds=lambda *_: GRID, evidence=kept)
    see(table, eye, as_tiles(now(table).tiles))
    lain = []
    for _ in range(2):
        see(table, eye, after(as_tiles(now(table).tiles), now(table).moves[0]), 2)
        story = table.moment.story
        assert story is not None
        lain.append(story.steps[-1].entry)
        go_on(table)
    names = [f"{table.id}-{table.moment.game}-{entry}" for entry in lain]
    assert [kept.has(name) for name in names] == [False, True]
    assert kept.record(names[1]) is None
    story = table.moment.story
    assert story is not None
    assert beats(story)[-1].roll == lain[-1]


def test_the_map_is_followed_through_taps_and_an_undo(table: Table, eye: TileInput) -> None:
    bare = as_tiles(now(table).tiles)
    submit(table, open_at(table)["place"], Chosen(now(table).moves[0].option))
    assert see(table, eye, bare, 2).told[0].key == "tiles-owed"
    laid = as_tiles(now(table).tiles)
    assert see(table, eye, laid, 3).amiss is None
    story = table.moment.story
    assert story is not None
    give_undo(table, Undo(story.latest[0].entry, "u", None, Origin.KIOSK))
    eye.look()
    assert eye.sight.told[0].key == "tiles-behind"
    assert see(table, eye, bare, 4).amiss is None


def test_what_is_laid_where_it_may_not_be_is_said_with_its_place_and_changes_nothing(
    table: Table, eye: TileInput
) -> None:
    move = now(table).moves[0]
    fitting = {one.tile.turn for one in now(table).moves if one.place == move.place}
    [wrong, *_] = [turn for turn in range(4) if turn not in fitting]
    before = table.moment.stamp
    sight = see(table, eye, {**as_tiles(now(table).tiles), move.place: SeenTile(move.tile.look, wrong)}, 2)
    assert (sight.told[0].key, table.moment.stamp) == ("tiles-illegal", before)


def test_a_tile_that_was_laid_too_early_counts_once_it_may_be(table: Table, eye: TileInput) -> None:
    submit(table, open_at(table)["place"], Chosen(now(table).moves[0].option))
    lying = as_tiles(now(table).tiles)
    see(table, eye, lying, 2)
    submit(table, open_at(table)["draw"])
    look = ahead(table)
    assert see(table, eye, after(lying, look), 3).told[0].key == "tiles-early"
    go_on(table)
    eye.look()
    assert "place" not in open_at(table)


def test_what_was_seen_is_told_until_the_next_move(table: Table, eye: TileInput) -> None:
    sight = see(table, eye, after(as_tiles(now(table).tiles), now(table).moves[0]), 2)
    eye.look()
    assert eye.sight.seen == sight.seen is not None
    submit(table, open_at(table)["draw"])
    eye.look()
    assert eye.sight.seen is None


def test_a_word_about_the_table_goes_with_its_cause(table: Table, eye: TileInput) -> None:
    lying = as_tiles(now(table).tiles)
    gone = see(table, eye, {}, 2)
    assert gone.amiss is not None
    assert see(table, eye, lying, 3).told == ()


@pytest.mark.slow
def test_after_thirteen_taps_in_a_row_the_next_tile_is_found(table: Table) -> None:
    """The pretend hand is still at work when the next tap comes, and the camera saw none of them."""
    camera = PretendTable(fps=10_000.0)
    eye, nothing = TileInput(table, lambda: None, camera), TableReading((), (), 0.0)
    for number in range(14):
        eye.look()
        eye.on_motion() if number else eye.on_rest(camera.frame(), nothing)
        submit(table, open_at(table)["place"], Chosen(now(table).moves[0].option))
        go_on(table)
    tiles = len(now(table).tiles)
    eye.look()
    eye.lay_by_chance(Random(1))
    frames = [camera.frame() for _ in range(8)]
    eye.on_rest(frames[-1], nothing)
    eye.look()
    assert len(now(table).tiles) == tiles + 1
    assert eye.sight.told[0].key == "tiles-seen"


def test_where_the_camera_is_in_doubt_the_two_ways_stand_in_the_question(table: Table) -> None:
    moves = now(table).moves[:2]
    prompt = Prompt("place", 1, "Where?", None, standing=False)
    other = Prompt("draw", 1, "Draw", None, standing=False)
    asked = in_doubt([prompt, other], TileSight(doubt=moves))
    assert [one.between for one in asked] == [tuple(one.option for one in moves), ()]


@pytest.mark.parametrize(
    ("level", "problems"), [(10, [ReadingProblem.TOO_DARK]), (120, []), (250, [ReadingProblem.GLARE])]
)
def test_of_a_map_the_reader_of_dice_says_whether_the_light_is_wrong(
    table: Table, level: int, problems: list[ReadingProblem]
) -> None:
    """By that the camera makes more of little light, and less once there is enough."""
    reading = TableReader(table).read(np.full((480, 640, 3), level, np.uint8))
    assert [one.problem for one in reading.troubles] == problems


def test_without_a_map_nothing_is_looked_at(table: Table, eye: TileInput) -> None:
    table.execute(EndGame())
    eye.look()
    assert eye.sight == TileSight()
