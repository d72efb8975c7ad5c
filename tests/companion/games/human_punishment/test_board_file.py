"""An owner's board: what it changes, what is told of each fault, and that whole games are played on it."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.conformance.trial import decks_of
from companion.engine.advice import next_answer, sensible
from companion.engine.answers import Chosen, Rolled
from companion.engine.dice import Die
from companion.engine.game import Seat, SetUp
from companion.engine.phrasebook.outline import OutlineFaults
from companion.engine.play import Play, new_play
from companion.engine.refusal import Refused
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.rules.fight.enemies import areas_of, neighbours
from companion.games.human_punishment.state.board_file import of_text
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.board import OURS
from companion.table.cards.card_shelf import CardShelf
from tests.companion.games.human_punishment.ruling_cases import after, options

BOARD = """deck: Our table's board
language: en
board:
  arrows:
    1: [2, M]
    2: [1, 3, 6]
    3: [2, 4]
    4: [3, 5, J]
    5: [4, 6]
    6: [2]
    J: [4]
    M: [1]
  spawns:
    - {id: 2, numbers: [2, 3, 4, 5], areas: [1]}
    - {id: tower, numbers: [9, 10, 11, 12], areas: [2, 3, 4]}
    - {id: 6, numbers: [6, 7], areas: [2]}
    - {id: 8, numbers: [8], areas: [2]}
  red: [2, 4, 5, 3, 6]
  blue: [3, 3, 3]
  bars:
    resource: [0, 20]
  zones: {morale yellow: -2, riot yellow: 3, riot red: 6}
  prices: {Pistol: 2}
  piles:
    Tank: [1, 2, 3]
  neighbours:
    1: [6]
  city 4: [{morale: 1}, {morale: 2}, {morale: 3}, {morale: 4}, {morale: 5}, {security: 1}]
  boards:
    nova: {movement: 4, hand: 5}
    kuro: {health: 4}
"""


def begun(text: str = BOARD, **rulings: str) -> Play[Any, Any]:
    """A game on that board in which everybody has rolled a 2."""
    sitting = tuple(Seat(f"s{n}", f"P{n}", paint) for n, paint in enumerate(("red", "blue", "green")))
    files = {**decks_of(GAME), "mine.yaml": text}
    play, _ = new_play(GAME, SetUp(sitting, files, {"characters": "plain", **rulings}, "s"))
    return play


def city(**rulings: str) -> City:
    state: City = begun(**rulings).state
    state = after(state, "lay-out", None, Chosen("all"))
    for _ in state.players:
        state = after(state, "start", None, Rolled((Die("orange", 2),)))
    return after(state, "draw", "s0", Chosen("draw"))


def faults(text: str) -> list[tuple[int, str]]:
    """The line and the key of each fault."""
    with pytest.raises(OutlineFaults) as raised:
        of_text("mine.yaml", text)
    return [(fault.place.line, fault.message.key) for fault in raised.value.faults]


@pytest.mark.rule("HP-053", "HP-295")
def test_ways_prices_piles_and_ends_are_those_of_the_owners_board() -> None:
    state = city()
    places = {one.partition("=")[2] for one in options(state) if one.startswith("move=")}
    assert {"Sector I", "Nexus", "Network"} <= places
    assert "HQ" not in places
    assert state.fixed.board.prices == {"Pistol": 2, "Rifle": 6}
    assert state.machines.piles["Tank"] == [1, 2, 3]
    assert state.fixed.board.bars["resource"] == (0, 20)
    assert (state.fixed.board.morale_yellow, state.fixed.board.riot_yellow, state.fixed.board.riot_red) == (
        -2,
        3,
        6,
    )


@pytest.mark.rule("HP-238", "HP-242")
def test_spawns_and_paths_are_those_of_the_owners_board() -> None:
    state = city()
    state.turn.phase = "activate"
    state = after(state, "roll", None, Rolled((Die("orange", 1), Die("white", 6), Die("white", 6))))
    state = after(state, "red", None, Chosen("1"))
    assert [(one.at, areas_of(state, one)) for one in state.machines.enemies] == [("tower", ("2", "3", "4"))]
    drawn = GAME.view(state, None).plan
    assert drawn is not None
    spots = {one.id for one in drawn.places}
    assert {"spawn tower", "red 5", "blue 3"} <= spots


def test_neighbours_and_faces_of_the_board_hold_once_a_table_chooses_them() -> None:
    assert neighbours(city(), "1") == {"2", "M"}
    assert neighbours(city(near="board"), "1") == {"6"}
    for rule, morale in (({}, 5), ({"faces": "board"}, 6)):
        state = after(
            after(city(**rule), "turn", "s0", Chosen("city=4")), "pink", None, Rolled((Die("pink", 1),))
        )
        assert state.bars["morale"] == morale


@pytest.mark.slow
def test_bots_play_whole_games_on_an_owners_board() -> None:
    play, chance = begun(), Random(1)
    while (answer := next_answer(play, (None, "s0", "s1", "s2"), sensible, chance, "c")) is not None:
        play, _ = play.answer(answer)
    assert play.state.over


@pytest.mark.parametrize(
    ("before", "now", "found"),
    [
        ("arrows:", "arows:", [(4, "fault-punish-needs"), (4, "fault-word")]),
        ("3: [2, 4]", "3: [2, 7]", [(7, "fault-word")]),
        ("    J: [4]\n", "", [(5, "fault-punish-shut")]),
        ("numbers: [8]", "numbers: [13]", [(14, "fault-punish-number"), (17, "fault-span")]),
        ("id: 8,", "id: 6,", [(14, "fault-punish-twice"), (14, "fault-punish-blockade")]),
        ("areas: [2, 3, 4]", "areas: [2, 3, 4, 5]", [(15, "fault-punish-areas")]),
        ("areas: [1]}", "area: [1]}", [(14, "fault-punish-needs"), (14, "fault-word")]),
        ("red: [2, 4, 5, 3, 6]", "red: [2, 4, 5]", [(18, "fault-punish-path")]),
        ("blue: [3, 3, 3]", "blue: [3, 3, 2]", [(19, "fault-punish-shared")]),
        ("resource: [0, 20]", "resource: [20, 0]", [(21, "fault-punish-ends")]),
        ("resource: [0, 20]", "resource: [0, 11]", [(21, "fault-punish-start")]),
        ("riot red: 6", "riot red: 3", [(22, "fault-punish-zones")]),
        ("riot red: 6", "riot red: 8", [(22, "fault-punish-zones")]),
        ("Pistol: 2", "Pistole: 2", [(23, "fault-word")]),
        ("Tank: [1, 2, 3]", "Tank: [3, 2]", [(25, "fault-punish-levels")]),
        ("neighbours:\n    1: [6]", "neighbours: 6", [(26, "fault-punish-table")]),
        (", {security: 1}]", "]", [(28, "fault-punish-faces")]),
        ("board:\n", "bord:\n", [(3, "fault-word")]),
    ],
)
def test_every_fault_is_told_with_its_line(before: str, now: str, found: list[tuple[int, str]]) -> None:
    assert before in BOARD
    assert sorted(faults(BOARD.replace(before, now))) == sorted(found)


def test_all_faults_are_told_at_once_and_what_was_meant_is_guessed() -> None:
    text = BOARD.replace("Pistol: 2", "Pistole: 2").replace("3: [2, 4]", "3: [2, 7]")
    with pytest.raises(OutlineFaults) as raised:
        of_text("mine.yaml", text)
    one, other = raised.value.faults
    assert (one.place.line, other.place.line) == (7, 23)
    assert "Pistol" in str(other.message.values["hint"])


def test_a_game_on_a_board_with_a_fault_does_not_begin() -> None:
    with pytest.raises(Refused, match="fault"):
        begun(BOARD.replace("3: [2, 4]", "3: [2, 7]"))


@pytest.mark.rule("HP-013", "HP-297")
def test_values_of_player_boards_are_those_that_were_typed_in_and_else_ours() -> None:
    state: City = begun(characters="chosen").state
    for seat, who in (("s0", "nova"), ("s1", "dee-coy"), ("s2", "havoc")):
        state = after(state, "choose-character", seat, Chosen(who))
    nova, _, havoc = state.players
    assert (nova.value("movement"), nova.value("hand"), nova.value("strength")) == (4, 5, 0)
    assert havoc.value("attackCards") == 3
    assert state.kuro is not None
    assert state.kuro.figure.health == 4


def test_a_board_of_nobody_and_a_value_that_no_board_has_are_told_with_what_was_meant() -> None:
    text = BOARD.replace("nova: {movement: 4, hand: 5}", "novo: {hand: 5}").replace(
        "{health: 4}", "{helth: 4}"
    )
    assert [key for _, key in faults(text)] == ["fault-word", "fault-word"]


def test_two_boards_are_one_too_many() -> None:
    files = {**decks_of(GAME), "a.yaml": BOARD, "b.yaml": BOARD}
    sitting = tuple(Seat(f"s{n}", f"P{n}", paint) for n, paint in enumerate(("red", "blue", "green")))
    with pytest.raises(Refused, match="refused-punish-one-board"):
        GAME.begin(SetUp(sitting, files, {}, "s"))


def test_what_a_board_leaves_out_is_as_on_ours() -> None:
    short = BOARD[: BOARD.index("  bars:")]
    board = of_text("mine.yaml", short)
    assert (board.bars, board.prices, board.piles) == (OURS.bars, OURS.prices, OURS.piles)


def test_a_board_on_the_shelf_is_played_until_the_lobby_leaves_it_out(tmp_path: Path) -> None:
    shelf = CardShelf(tmp_path)
    shelf.folder(GAME).mkdir(parents=True)
    (shelf.folder(GAME) / "mine.yaml").write_text(BOARD, encoding="utf-8")
    sitting = tuple(Seat(f"s{n}", f"P{n}", paint) for n, paint in enumerate(("red", "blue", "green")))
    for left_out, price in ((("first-shift.de.yaml",), 2), (("first-shift.de.yaml", "mine.yaml"), 4)):
        play, _ = new_play(GAME, SetUp(sitting, shelf.decks(GAME, left_out), {}, "s"))
        assert play.state.fixed.board.prices["Pistol"] == price
