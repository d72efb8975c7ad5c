"""A panel that is all right by its frames, and presses whatever it likes in the middle of a game."""

from collections.abc import Iterator
from random import Random

import pytest

from companion.adapters.buttons.button_input import ButtonInput
from companion.devices.buttons import NAMES, FakeButtons
from companion.engine.answers import Answer, Origin
from companion.table.commands.game import BeginGame
from companion.table.table import Table

PRESSES = 400


class Mad:
    """Presses any button at any moment, lets go of it or not, with bounces and pauses."""

    def __init__(self, table: Table) -> None:
        self.at = 0.0
        self.buttons = FakeButtons()
        self.hands = ButtonInput(table, (self.buttons,), clock=lambda: self.at)

    def storm(self, chance: Random) -> None:
        for _ in range(PRESSES):
            self.at += chance.choice((0.0, 0.001, 0.05, 0.31, 2.0))
            name = chance.choice(NAMES)
            self.buttons.press(name)
            if chance.random() < 0.8:
                self.buttons.release(name)
            self.hands.settle()


@pytest.fixture
def mad(table: Table) -> Iterator[Mad]:
    found = Mad(table)
    yield found
    found.hands.close()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_it_answers_only_what_its_buttons_may_and_no_secret(table: Table, mad: Mad, seed: int) -> None:
    table.execute(BeginGame())
    before = table.moment.stamp
    mad.storm(Random(seed))
    assert table.moment.stamp > before
    story = table.moment.story
    assert story is not None
    pressed = [step for step in story.steps if step.answer.origin is Origin.BUTTON]
    for step in pressed:
        assert isinstance(step.answer, Answer)
        assert not step.asked.question.discreet
        assert step.answer.seat == step.asked.question.to


def test_a_game_goes_on_beside_it(table: Table, mad: Mad) -> None:
    table.execute(BeginGame())
    mad.storm(Random(4))
    play = table.moment.play
    assert play is not None
    assert play.open
    table.nod()
