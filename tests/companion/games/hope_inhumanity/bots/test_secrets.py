"""A bot sees what its seat may see: whatever is hidden from it changes none of its answers."""

from random import Random

import pytest

from companion.engine.advice import next_answer, sensible
from companion.engine.play import new_play
from companion.engine.questions import RollDice
from companion.games.hope_inhumanity.bots.knowledge import known
from companion.games.hope_inhumanity.cards.card import Scene
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.state import HopeInhumanityState
from tests.companion.games.hope_inhumanity.masks import hides_scene, masked
from tests.companion.games.hope_inhumanity.own_cards import scene
from tests.companion.games.hope_inhumanity.own_deck import set_up
from tests.companion.games.hope_inhumanity.tables import acted
from tests.companion.games.hope_inhumanity.wandering import wander
from tests.long import LONG

GAMES = [(seats, seed) for seats in (3, 5) for seed in range(4 if LONG else 1)]


def among_bots(seats: int, seed: str) -> list[HopeInhumanityState]:
    """Every moment of one game among bots."""
    chance, (play, _) = Random(seed), new_play(GAME, set_up(seats, seed))
    states = [play.state]
    everyone = (None, *(one.seat for one in play.state.survivors))
    while answer := next_answer(play, everyone, sensible, chance, "command"):
        play, _ = play.answer(answer)
        states.append(play.state)
    return states


def advised_alike(state: HopeInhumanityState) -> int:
    """How many answers were compared, each with the one that somebody gets who is told other secrets."""
    compared = 0
    for question in GAME.questions(state):
        if question.to is None or isinstance(question.form, RollDice):
            continue
        other = masked(state, question.to)
        answers = [GAME.advise(one, question.to, question, Random(1)) for one in (state, other)]
        assert answers[0] == answers[1]
        compared += hides_scene(state, question.to)
    return compared


@pytest.mark.long
@pytest.mark.rule("HI-053", "HI-058", "HI-059", "HI-074")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_no_answer_of_a_bot_follows_from_what_its_seat_may_not_know(seats: int, seed: int) -> None:
    states = [play.state for play, _ in wander(seats, f"bots {seed}")] + among_bots(seats, f"bots {seed}")
    assert sum(map(advised_alike, states))


@pytest.mark.long
@pytest.mark.rule("HI-053", "HI-058", "HI-059", "HI-074")
@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_what_a_bot_is_given_holds_nothing_that_is_hidden_from_it(seats: int, seed: int) -> None:
    for play, _ in wander(seats, f"known {seed}"):
        for survivor in play.state.survivors:
            seat = survivor.seat
            assert known(masked(play.state, seat), seat) == known(play.state, seat)


@pytest.mark.rule("HI-055", "HI-057")
def test_the_acting_bot_reads_its_scene_and_the_others_reckon_with_an_ordinary_one() -> None:
    card: Scene = scene(4, id="one")
    state = acted(card).state
    assert known(state, "A").scene == card
    assert known(state, "B").scene.hardship == 2
    assert known(state, "B").scene.marks == card.marks
