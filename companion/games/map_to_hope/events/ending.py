"""Events of the end: of a player, and of the game."""

from dataclasses import dataclass, replace
from typing import ClassVar

from companion.engine.milestone import Staged, StagedStep, milestone
from companion.engine.words import Message, say
from companion.games.map_to_hope.events.event import Event
from companion.games.map_to_hope.explaining import why_over
from companion.games.map_to_hope.state import Came, MapToHopeState


@dataclass(frozen=True)
class Eliminated(Event):
    """A player is out of the game, with all their cards (MH-063, MH-A15)."""

    seat: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """Nothing of theirs is in play, unless the other one inherits it."""
        state = state.noted(Came("out", self.seat, 1))
        one, heir = state.of(self.seat), state.partner(self.seat)
        if heir is not None and state.rulings.legacy == "inherited":
            state = state.changed(
                heir.seat.id,
                hand=(*heir.hand, *one.hand),
                front=(*heir.front, *one.front),
                discard=(*heir.discard, *one.deck, *one.discard),
            )
        return state.changed(
            self.seat, dead=True, passed=False, hand=(), deck=(), discard=(), front=(), gains=()
        )

    def log_line(self, state: MapToHopeState) -> Message | None:
        one = state.of(self.seat)
        told, leader = say("told-eliminated", name=one.seat.name), state.box.title(one.leader or "")
        epitaph = say("epitaph", person=leader, n=state.day) if one.leader else None
        return milestone(Staged(told, "failure", epitaph=epitaph, colour=one.seat.colour, fades=True))


@dataclass(frozen=True)
class Ended(Event):
    """It is won at Camp Hope, or lost because the Days or the people ran out (MH-045, MH-048, MH-049)."""

    won: bool
    why: str
    reveals: ClassVar[bool] = True

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        outcome = "won" if self.won else "lost"
        ended = replace(state, outcome=outcome, why_lost=self.why, errands=(), acting=False, limbo=None)
        return replace(ended, active=None)

    def log_line(self, state: MapToHopeState) -> Message | None:
        """Why it ended, number by number, and what became of them."""
        steps = tuple(StagedStep(one.text, rules=one.rules) for one in why_over(state))
        picture, left = "won" if self.won else "lost", say(f"end-{self.why}-text")
        told = say(f"told-{self.why}")
        return milestone(Staged(told, picture, kicker=say("end-kicker"), steps=steps, epitaph=left))
