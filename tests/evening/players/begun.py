"""An evening that has begun at a real table: three phones, a kiosk, and play up to any question."""

from dataclasses import dataclass

from companion.app import Companion
from companion.table.moment import Moment
from tests.evening.players.evening import begin, kiosk, sit_down
from tests.evening.players.forms import Form
from tests.evening.players.phone import Phone
from tests.evening.players.player import Player

TYPED = 5
"""The place of the face that is typed in for dice that are asked for on the way."""


@dataclass
class BegunTable:
    """A game that has begun, the phones by seat, and the kiosk."""

    companion: Companion
    phones: list[Phone]
    screen: Phone

    @property
    def moment(self) -> Moment:
        """The table's."""
        return self.companion.table.moment

    def until(self, question: str) -> tuple[Phone, Form]:
        """Plays on until that question is open: the phone that may answer it, and its form."""
        players = [Player(phone) for phone in self.phones]
        for _ in range(200):
            for phone in self.phones:
                for form in phone.prompts():
                    if form.question == question:
                        return phone, form
                    if form.picks and not form.standing:
                        phone.tap(form, **{name: values[TYPED] for name, values in form.picks.items()})
            any(player.act() for player in players)
        raise AssertionError(f"nobody was asked {question}")

    def others(self, phone: Phone) -> list[Phone]:
        """All phones but that one."""
        return [one for one in self.phones if one is not phone]


def begun_evening(companion: Companion) -> BegunTable:
    """Three sit down, and the kiosk begins."""
    screen = kiosk(companion.address)
    phones = sit_down(companion.address, companion.table.moment.seating.code)
    begin(screen)
    return BegunTable(companion, phones, screen)
