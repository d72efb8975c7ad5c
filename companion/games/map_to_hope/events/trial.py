"""Events of a test: the reckoning, and the Fate card."""

from dataclasses import dataclass, replace
from typing import ClassVar

from companion.engine.milestone import Staged, milestone
from companion.engine.words import Message, say
from companion.games.map_to_hope.cards import Skill
from companion.games.map_to_hope.events.event import Event
from companion.games.map_to_hope.explaining import steps
from companion.games.map_to_hope.state import MapToHopeState, Test
from companion.games.map_to_hope.telling import fate_card


@dataclass(frozen=True)
class TestBegun(Event):
    """A player tests the Location: the skill value is computed first (MH-038, MH-075)."""

    seat: str
    skill: int
    needs: int
    parts: tuple[tuple[str, int], ...]
    other: bool = False
    """True if it is the test of the other way."""
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """Fate is still to be drawn."""
        assert state.location is not None
        test = Test(self.seat, state.location, self.skill, self.needs, parts=self.parts, other=self.other)
        return replace(state, test=test)

    def log_line(self, state: MapToHopeState) -> Message | None:
        assert state.test is not None
        name, place = state.name(self.seat), state.tested(state.test)
        if place.way:
            return say("told-test-way", name=name, way=place.way, skill=self.skill, needs=self.needs)
        title = place.title or place.id
        return say("told-test", name=name, place=title, skill=self.skill, needs=self.needs)


@dataclass(frozen=True)
class FateRenewed(Event):
    """The empty Fate deck is made of the drawn Fate cards (MH-041, MH-082)."""

    fate: tuple[str, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        return replace(state, fate=self.fate, fate_discard=(), shuffles=state.shuffles + 1)

    def log_line(self, _state: MapToHopeState) -> Message | None:
        return say("told-fate-renewed")


@dataclass(frozen=True)
class FateDrawn(Event):
    """The last step of a test: a Fate card, and what it comes to (MH-038, MH-039, MH-067)."""

    card: str
    modifier: int
    total: int
    success: bool
    printed: int | None = None
    """Value of the card before `floor`, a card in front, held it at a better one."""
    floor: str = ""
    reveals: ClassVar[bool] = True

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """The card lies open; gains that counted in this test are over (MH-A30)."""
        assert state.test is not None
        printed = self.modifier if self.printed is None else self.printed
        test = replace(state.test, card=self.card, fate=self.modifier, printed=printed, floor=self.floor)
        test = replace(test, total=self.total, success=self.success)
        at = state.fate.index(self.card)
        fate = (*state.fate[:at], *state.fate[at + 1 :])
        skill = state.tested(test).skill
        for seat in state.testing(test.seat):
            gains = tuple(
                gain
                for gain in state.of(seat).gains
                if gain.until != "test" or gain.skill not in {Skill.ANY, skill}
            )
            state = state.changed(seat, gains=gains)
        return replace(state, test=test, fate=fate, fate_discard=(*state.fate_discard, self.card))

    def log_line(self, state: MapToHopeState) -> Message | None:
        """The big screen adds it up: share by share, then Fate, then what comes of it."""
        test = state.test
        assert test is not None
        key = "told-success" if self.success else "told-failure"
        told = say(key, fate=fate_card(self.card), total=self.total, needs=test.needs)
        kicker = say("test-of", name=state.name(test.seat), place=state.box.title(test.location))
        picture = "success" if self.success else "failure"
        return milestone(
            Staged(told, picture, kicker=kicker, needed=test.needs, steps=tuple(steps(state, test)))
        )


@dataclass(frozen=True)
class Foreseen(Event):
    """The top Fate card stays there, or goes beneath the deck (form 10)."""

    seat: str
    under: bool
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """With real cards the table does it itself."""
        if not self.under or state.rulings.fate == "table":
            return state
        return replace(state, fate=(*state.fate[1:], *state.fate[:1]))

    def log_line(self, state: MapToHopeState) -> Message | None:
        """Where all see that card they also hear where it goes (MH-A28)."""
        if state.rulings.scouting != "open":
            return say("told-foreseen", name=state.name(self.seat))
        key = "told-foreseen-under" if self.under else "told-foreseen-stays"
        return say(key, name=state.name(self.seat))
