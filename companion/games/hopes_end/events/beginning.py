"""Events before the first turn."""

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import ClassVar

from companion.engine.game import Seat
from companion.engine.words import Message, say
from companion.games.hopes_end.cards import Box
from companion.games.hopes_end.events.event import Event
from companion.games.hopes_end.memory import remembering
from companion.games.hopes_end.rulings import Rulings
from companion.games.hopes_end.state import CARDS, TILES, Citizen, Held, HopesEndState, replaced
from companion.games.hopes_end.telling import told_answer
from companion.games.hopes_end.town.tiles import Lying, Tile


@dataclass(frozen=True)
class Begun(Event):
    """The start tile lies there, the piles are made, three Morality cards are dealt to each (HE-005)."""

    seats: tuple[Seat, ...]
    box: Box
    rulings: Rulings
    seed: str
    piles: tuple[tuple[Tile, ...], ...]
    morality: tuple[str, ...]
    history: tuple[str, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, _state: HopesEndState) -> HopesEndState:
        """The first state there is."""
        citizens = tuple(
            Citizen(seat, tuple(map(Held, self.morality[CARDS * n : CARDS * (n + 1)])))
            for n, seat in enumerate(self.seats)
        )
        return HopesEndState(
            citizens,
            self.box,
            self.rulings,
            self.seed,
            shuffles=3,
            town=MappingProxyType({(0, 0): Lying(self.box.start)}),
            piles=self.piles,
            morality_deck=self.morality[CARDS * len(self.seats) :],
            history_deck=self.history,
        )

    def log_line(self, _state: HopesEndState) -> Message | None:
        tiles = sum(map(len, self.piles)) + (self.rulings.start == "within")
        return say("told-begun") if tiles == TILES else say("told-begun-other", n=tiles)


@dataclass(frozen=True)
class Answered(Event):
    """A player has marked an answer on a card dealt to them (HE-005)."""

    seat: str
    card: str
    answer: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        """It cannot be changed any more (HE-013)."""
        cards = replaced(state.of(self.seat).cards, self.card, Held(self.card, self.answer, fresh=True))
        state = remembering(state, self.seat, self.card, self.answer)
        return state.changed(self.seat, cards=cards)

    def log_line(self, state: HopesEndState) -> Message | None:
        return told_answer(state, self.seat, self.card, self.answer)


@dataclass(frozen=True)
class Claimed(Event):
    """A player was the first to say that they begin (HE-008)."""

    seat: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        """They begin every round (HE-066)."""
        return replace(state, first=self.seat, active=self.seat)

    def log_line(self, state: HopesEndState) -> Message | None:
        return say("told-claimed", name=state.name(self.seat))
