"""Bots close what pays, ruin what costs most, answer by what it brings; and the town falls often enough."""

from random import Random
from typing import Any

import pytest

from companion.analysis.simulation import COLOURS
from companion.engine.advice import next_answer, sensible
from companion.engine.answers import Chosen
from companion.engine.game import Seat, SetUp
from companion.engine.play import new_play
from companion.games.hopes_end.game import GAME
from companion.games.hopes_end.state import HopesEndState
from companion.kit.scenario.fields import Playing
from tests.companion.games.hopes_end.test_rulings import played, ruled
from tests.companion.games.hopes_end.test_set_up import DECKS
from tests.companion.games.hopes_end.written import DRAW, Fields, cards, do, effect, history, lies, tiles
from tests.long import LONG

POINTS: Fields = {"answers": [[], [{"op": "points", "n": 1}], []]}
GAMES, LEAST, MOST = 60, 12, 36
"""So many for each number of players, and how many of them end in ruin: a fifth to three fifths."""


def answer(play: Playing, question: str, seat: str) -> str:
    found = GAME.advise(play.state, seat, play.open[question].question, Random("bot"))
    assert isinstance(found, Chosen)
    return found.option


def test_a_bot_closes_a_building_where_it_can() -> None:
    given = {"start": {"edges": "bsss"}, "piles": [tiles("bsss"), 5, 5, 5]}
    play = played(given, [do("draw tile", pile=1), do("morality", answer=1, replaces="A1")], ruled())
    assert answer(play, "place", "A") == "0,1,2"


def test_a_bot_ruins_what_breaks_most() -> None:
    board = [lies(0, 1, "A", "brsr"), lies(0, 2, "A", "bsss", turn=2), lies(1, 0), lies(2, 0)]
    given: dict[str, Any] = {
        **history(effect("ruin", 1, {"type": "anarchist", "least": 3})),
        "morality": {"A": cards("anarchist", "anarchist", "anarchist")},
        "board": board,
    }
    assert answer(played(given, [DRAW], ruled()), "ruin", "B") == "0,1"


def test_a_bot_marks_what_brings_most_and_keeps_the_card_that_does() -> None:
    held = cards("anarchist", "democratic", "dictator")
    held[1] |= {**POINTS, "answer": 2}
    given = {"morality": {"A": held}, "moralityDeck": [{"id": "new", **POINTS}]}
    play = played(given, [do("draw tile", pile=1)], ruled())
    assert answer(play, "answer", "A") in {"2:A1", "2:A3"}


@pytest.mark.skipif(not LONG, reason="a few games say nothing of that: make long")
@pytest.mark.timeout(1200)
@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_town_is_in_danger_and_falls_in_a_fifth_to_three_fifths_of_the_games(seats: int) -> None:
    ends = [end(seats, f"m{seats}-{number}") for number in range(1, GAMES + 1)]
    assert all(10 <= state.ruined <= 41 for state in ends)
    assert LEAST <= sum(state.outcome == "lost" for state in ends) <= MOST


def end(seats: int, seed: str) -> HopesEndState:
    sitting = tuple(Seat(f"s{n}", f"P{n}", COLOURS[n]) for n in range(seats))
    play, chance = new_play(GAME, SetUp(sitting, DECKS, {}, seed))[0], Random(seed)
    asked = (None, *(one.id for one in sitting))
    while (said := next_answer(play, asked, sensible, chance, str(play.version))) is not None:
        play = play.answer(said)[0]
    state: HopesEndState = play.state
    return state
