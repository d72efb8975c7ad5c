"""A whole evening without a phone: with the buttons and the kiosk alone."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from random import Random
from uuid import uuid4

import pytest

from companion.adapters.buttons.button_input import ButtonInput
from companion.adapters.use_cases.hardware import Hardware
from companion.adapters.use_cases.machine.hardware_actions import PressButton
from companion.adapters.use_cases.seating import BeginPrivateLook
from companion.devices.buttons import FakeButtons
from companion.engine.play import Asked
from companion.engine.questions import Choose, RollDice
from companion.table.commands.playing import AnswerQuestion
from companion.table.commands.seating import FreeSeat, TakeSeatPhoneless
from companion.table.table import Table
from tests.companion.adapters.doors import door_of
from web.ports.protocol import PageViewer

SCREEN = PageViewer(None, "en", at_screen=True)
IN_SECRET = {"declare"}
"""What has no button, for it is a secret: it is answered at the kiosk while the others look away."""


class Evening:
    """A party that has buttons and a kiosk, and no phone."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table, self.chance = table, Random(seed)
        self.buttons = FakeButtons()
        self.hands = ButtonInput(table, (self.buttons,), clock=count().__next__)
        hardware = Hardware(buttons=self.buttons, button_input=self.hands)
        self.door = door_of(table, hardware=hardware)
        self.pressed, self.in_secret = set[str](), set[str]()

    def waits(self) -> list[Asked]:
        play = self.table.moment.play
        assert play is not None
        return [asked for asked in play.open.values() if not asked.question.standing]

    def press(self, name: str) -> None:
        self.hands.settle()
        self.door.execute(PressButton(name), SCREEN)
        self.pressed.add(name)

    def answer(self, asked: Asked) -> None:
        """By a button if there is a way, else on the kiosk, else there while the others look away."""
        if isinstance(asked.question.form, RollDice):
            self.type_in(asked, asked.question.form)
        elif asked.question.to is None and self.shown("go-on"):
            self.press("go-on")
        elif asked.question.to is None:
            self.tap(asked, None)
        elif self.shown(asked.question.to):
            self.by_button(asked, asked.question.to)
        else:
            self.in_secret.add(asked.question.id)
            self.tap(
                asked,
                self.door.proofs.seat_behind(self.door.execute(BeginPrivateLook(asked.question.to), SCREEN)),
            )

    def shown(self, button: str) -> str | None:
        """What the kiosk says that this button would do."""
        self.hands.settle()
        pretend = self.door.page(SCREEN).pretend
        assert pretend is not None
        return next(one.meaning for one in pretend.buttons if one.name == button)

    def by_button(self, asked: Asked, seat: str) -> None:
        for _ in range(self.chance.randint(1, 5)):
            self.press(seat)
            if asked not in self.waits():
                return
        assert (self.shown("go-on") or "").startswith(self.name(seat))
        self.press("go-on")

    def name(self, seat: str) -> str:
        return next(one.name for one in self.table.moment.seating.seats if one.id == seat)

    def type_in(self, asked: Asked, roll: RollDice) -> None:
        kept = [(die.colour, die.value) for die in roll.keeps]
        thrown = [(colour, self.chance.randint(1, 6)) for colour in roll.thrown]
        tap = AnswerQuestion(asked.question.id, asked.version, uuid4().hex, dice=(*kept, *thrown))
        self.door.execute(tap, SCREEN)

    def tap(self, asked: Asked, seat: str | None) -> None:
        assert isinstance(asked.question.form, Choose)
        option = self.chance.choice(asked.question.form.options).id
        tap = AnswerQuestion(asked.question.id, asked.version, uuid4().hex, option=option)
        self.door.execute(tap, replace(SCREEN, seat=seat))


@pytest.fixture(params=[2])
def evening(table: Table, request: pytest.FixtureRequest) -> Iterator[Evening]:
    for seat in table.moment.seating.seats:
        table.execute(FreeSeat(seat.id))
        table.execute(TakeSeatPhoneless(seat.name, seat.colour))
    found = Evening(table, request.param)
    yield found
    found.hands.close()


def test_an_evening_needs_no_phone_and_only_what_is_secret_a_look_away(evening: Evening) -> None:
    assert evening.shown("go-on")
    evening.press("go-on")
    for _ in range(2000):
        waits = evening.waits()
        if not waits:
            break
        evening.answer(waits[0])
    play = evening.table.moment.play
    assert play is not None
    assert play.game.view(play.state, None).over
    assert evening.in_secret <= IN_SECRET
    assert {"go-on", "seat-1", "seat-2", "seat-3"} <= evening.pressed
