"""The table's reader knows its own dice, and the mat."""

from collections.abc import Collection
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from companion.adapters.camera.table_reader import TableReader, colours_of, counts_of
from companion.engine.play import Asked
from companion.engine.questions import Question, RollDice, Wanted
from companion.games.just_dice.game import GAME as ANY_DICE
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame
from companion.table.commands.seating import TakeSeat
from companion.table.journal.journal import Journal
from companion.table.moment import Moment
from companion.table.settings.settings import DICE as SETS
from companion.table.table import Table
from tests.vision.problems.dice import RED, ROOM, tray
from vision.calibration.owners import Dyed, Owners
from vision.networks.bodies import NAMES
from vision.reader import Reader
from vision.reading import Frame, ReadingProblem
from vision.render import picture, room, scatter
from vision.render.hand import Hand, lay_hand

HAND = Hand((10.0, -20.0))
DICE = [("red", 3), ("blue", 5), ("white", 1)]


def problems(reader: TableReader, frame: Frame) -> list[ReadingProblem]:
    return [trouble.problem for trouble in reader.read(frame).troubles]


def rolling(table: Table, roll: RollDice) -> Moment:
    """A moment of the table at which nothing but this roll is open."""
    play, story = table.moment.play, table.moment.story
    assert play is not None
    assert story is not None
    asked = {"roll": Asked(Question("roll", None, "", roll, ""), 1)}
    return replace(table.moment, story=replace(story, play=replace(play, open=asked)))


def test_dice_in_the_middle_of_the_mat_are_the_roll_and_have_a_place(table: Table) -> None:
    scene = scatter(DICE, 3, room(3, mat=3))
    reading = TableReader(table).read(picture(scene))
    assert sorted((die.colour, die.value) for die in reading.rolled) == sorted(DICE)
    for die in reading.rolled:
        assert die.at is not None
        assert min(np.hypot(*np.subtract(die.at, one.place)) for one in scene.dice) < 4


def test_without_a_mat_a_tray_is_the_roll_until_a_mat_was_seen(table: Table) -> None:
    reader, tray = TableReader(table), picture(scatter(DICE, 3))
    assert len(reader.read(tray).rolled) == 3
    reader.read(picture(scatter([], 3, room(3, mat=3))))
    assert ReadingProblem.MARKERS_MISSING in problems(reader, tray)
    assert reader.read(tray).rolled == ()


def test_dice_are_named_after_the_sets_that_the_table_taught(table: Table) -> None:
    """This table's green seat has dice that anybody else would call blue."""
    own = Owners((Dyed("green", (41.0, 18.0, -52.0), 8.0),))
    frame = picture(scatter([("blue", 4)], 3))
    assert [die.colour for die in TableReader(table).read(frame).dice] == ["blue"]
    assert [die.colour for die in TableReader(table, lambda: own).read(frame).dice] == ["green"]


def test_a_set_that_clearly_showed_pips_is_known_to_have_them_in_this_game(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    known, among = list[frozenset[str]](), Reader.among

    def noted(reader: Reader, colours: Collection[str], pips: Collection[str] = ()) -> Reader:
        known.append(frozenset(pips))
        return among(reader, colours, pips)

    monkeypatch.setattr(Reader, "among", noted)
    reader, frame = TableReader(table), picture(scatter(DICE, 3))
    for _ in range(2):
        reader.read(frame)
    table.execute(BeginGame())
    reader.read(frame)
    assert known == [frozenset(), {"red", "blue"}, frozenset()]


def test_a_mat_that_was_put_away_can_be_forgotten(table: Table) -> None:
    reader = TableReader(table)
    reader.read(picture(scatter([], 3, room(3, mat=3))))
    reader.forget_mat()
    assert problems(reader, picture(scatter(DICE, 3))) == []


def test_an_open_ended_roll_has_dice_of_any_colour(tmp_path: Path) -> None:
    journal = Journal(tmp_path)
    with closing(journal), closing(Table("home", ANY_DICE, journal, CardShelf(tmp_path))) as table:
        table.execute(TakeSeat("Ada", "red"))
        table.execute(BeginGame())
        assert colours_of(table) == {*NAMES}


def test_in_a_game_the_dice_of_the_seats_and_those_of_everybody_are_looked_for_and_before_it_all(
    table: Table,
) -> None:
    assert colours_of(table) == {*SETS, "white"}
    table.execute(BeginGame())
    assert colours_of(table) == {"red", "blue", "green", "white"}


def test_an_open_roll_tells_how_many_dice_of_each_colour_must_lie_there(table: Table) -> None:
    table.execute(BeginGame())
    twelve = Wanted("orange", 1, "Ada", faces=12)
    asked = RollDice((Wanted("red", 2, "Ada"), Wanted("white", 1, "Hope"), twelve))
    assert counts_of(rolling(table, asked)) == {"red": 2, "white": 1}
    assert counts_of(rolling(table, replace(asked, open_ended=True))) == {}


def test_a_hand_that_came_since_the_last_rest_is_told(table: Table) -> None:
    reader, free = TableReader(table), tray(RED)
    seen = [problems(reader, one) for one in (free, lay_hand(free, HAND, ROOM), free)]
    assert [told.count(ReadingProblem.HAND) for told in seen] == [0, 1, 0]


def test_a_picture_in_the_dark_is_not_how_the_table_looks_when_it_is_free(table: Table) -> None:
    reader, free = TableReader(table), tray(RED)
    seen = [problems(reader, one) for one in (free, free // np.uint8(20), lay_hand(free, HAND, ROOM))]
    assert [told.count(ReadingProblem.HAND) for told in seen] == [0, 0, 1]
