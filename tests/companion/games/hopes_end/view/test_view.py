"""What all see of a town before its first turn."""

import pytest

from companion.engine.answers import Chosen
from companion.engine.game import SetUp
from companion.engine.play import new_play
from companion.engine.words import say
from companion.games.hopes_end.game import GAME
from companion.games.hopes_end.telling import question_of
from tests.companion.games.hopes_end.test_set_up import DECKS
from tests.companion.games.playing import PEOPLE, said


@pytest.mark.rule("HE-005")
def test_the_big_screen_shows_what_each_is_asked_until_all_have_answered() -> None:
    play = new_play(GAME, SetUp(PEOPLE[:2], DECKS, {}, "seed"))[0]
    seat = play.state.citizens[0].seat
    for n, held in enumerate(play.state.of(seat.id).cards):
        light = play.public_view.spotlight
        assert light is not None
        assert light.title == say("opening-title", n=n, of=6)
        question = question_of(play.state.box.morality[held.card])
        assert light.lines[0] == say("opening-asks", name=seat.name, question=question)
        play = said(play, f"card:{held.card}", Chosen("1"), seat.id)
    done = play.public_view.spotlight
    assert done is not None
    assert done.lines[0] == say("opening-done", name=seat.name)
