"""Which throws are called somebody's best, and when rounds end a game."""

import re

import pytest

from companion.adapters.game_catalogue.staging import Kind, stagings
from companion.engine.dice import Die
from companion.engine.milestone import Milestone
from companion.games.just_dice.events import Begun, DiceThrown
from companion.games.just_dice.game import GAME
from companion.games.just_dice.state import Drawn, JustDiceState, Throw
from companion.games.just_dice.tool_events import CounterMoved, DiceDrawn
from tests.companion.games.playing import PEOPLE, beats

ANNA = PEOPLE[0]


def test_a_throw_is_the_best_only_if_it_is_higher_than_each_before() -> None:
    events = [DiceThrown(ANNA.id, (Die("red", face), Die("red", 1))) for face in (2, 3, 3, 5, 4)]
    told = [one.event.log_line(one.state) for one in beats(GAME, Begun((ANNA,), 0), *events)][1:]
    keys = [one.key for one in told if one is not None]
    assert keys == ["told-threw", "told-best", "told-threw", "told-best", "told-threw"]


def test_a_game_of_one_round_is_not_over_before_it_was_taken() -> None:
    assert not JustDiceState((ANNA,), rounds=1).over


@pytest.mark.parametrize(
    ("event", "number"),
    [
        (DiceDrawn("", Drawn(20, (17,))), "17"),
        (DiceDrawn(ANNA.id, Drawn(100, (3, 4))), "7"),
        (CounterMoved("", 0, -4), "\N{MINUS SIGN}4"),
        (CounterMoved(ANNA.id, 20, 15), "\N{MINUS SIGN}5"),
    ],
)
def test_what_comes_out_of_a_tool_is_a_number_as_large_as_the_screen(
    event: DiceDrawn | CounterMoved, number: str
) -> None:
    told = event.log_line(JustDiceState((ANNA,), rounds=1))
    assert isinstance(told, Milestone)
    assert f">{number}</text>" in told.staged.drawing


def test_a_counter_has_the_screen_of_a_mere_tool_and_a_line_beside_dice_that_were_thrown() -> None:
    moved = CounterMoved(ANNA.id, 20, 15)
    alone = moved.log_line(JustDiceState((ANNA,), rounds=1))
    thrown = Throw(ANNA.id, (Die("red", 2),))
    beside = moved.log_line(JustDiceState((ANNA,), rounds=1, throws=(thrown,)))
    assert alone == beside
    how = stagings(GAME.meta.package)["told-counter-of"]
    assert [how.of(one).kind for one in (alone, beside) if one] == [Kind.CLIMAX, Kind.ASIDE]


def test_each_of_many_dice_is_seen_and_their_sum() -> None:
    told = DiceDrawn("", Drawn(6, (5, 2, 1, 3, 1, 2, 4))).log_line(JustDiceState((ANNA,), rounds=1))
    assert isinstance(told, Milestone)
    assert re.findall(r">(\d+)</text>", told.staged.drawing) == ["5", "2", "1", "3", "1", "2", "4", "18"]
