"""The rules of the game: test_…_new_001 passes while the game does what NEW-001 says."""

import pytest

from companion.engine.answers import Answer, Origin, Rolled, Value
from companion.engine.dice import Die
from companion.engine.game import Seat, SetUp
from companion.engine.play import Play, new_play
from companion.engine.refusal import Refused
from companion.kit.new_game.game import DICE, GAME, Event, NewGameState

COLOURS = ("red", "blue", "green", "white", "black", "yellow", "orange", "pink")
SEATS = tuple(Seat(f"seat-{n}", f"Player {n}", colour) for n, colour in enumerate(COLOURS, start=1))
LEAST = GAME.meta.min_players

Playing = Play[NewGameState, Event]


def begun(people: int = LEAST) -> Playing:
    """A game with so many people."""
    return new_play(GAME, SetUp(SEATS[:people], {}, {}, "seed"))[0]


def answer(play: Playing, question: str, value: Value) -> Playing:
    """The game after that answer to an open question."""
    asked = play.open[question]
    return play.answer(Answer(question, asked.version, "once", asked.question.to, Origin.TYPED, value))[0]


def throw(play: Playing, face: int) -> Playing:
    """The game after the seat on turn has thrown that face with every die."""
    seat = play.state.on_turn
    assert seat is not None
    return answer(play, "throw", Rolled((Die(seat.colour, face),) * DICE))


def test_it_is_refused_with_too_few_people() -> None:
    with pytest.raises(Refused):
        begun(LEAST - 1)


def test_each_throws_in_turn_and_the_sum_counts_new_001() -> None:
    once = throw(begun(), 3)
    assert once.state.total("seat-1") == 3 * DICE
    assert once.state.on_turn == (SEATS[1] if LEAST > 1 else None)


def test_the_highest_sum_wins_once_all_have_thrown_new_002() -> None:
    play = begun()
    for face in range(1, LEAST + 1):
        assert not play.state.over
        play = throw(play, face)
    assert play.state.winners == (SEATS[LEAST - 1],)


def test_equal_sums_win_together_new_002() -> None:
    play = begun()
    for _ in range(LEAST):
        play = throw(play, 4)
    assert play.state.winners == SEATS[:LEAST]
