"""Events of Hero cards: drawn, played, used, lost."""

from dataclasses import dataclass, replace
from typing import ClassVar

from companion.engine.milestone import Staged, milestone
from companion.engine.words import Message, say
from companion.games.map_to_hope.cards import Kind
from companion.games.map_to_hope.events.event import Event
from companion.games.map_to_hope.explaining import by_card, played_step
from companion.games.map_to_hope.state import Came, MapToHopeState
from companion.games.map_to_hope.survivor import InFront


@dataclass(frozen=True)
class Drew(Event):
    """A player draws from their own deck (MH-027)."""

    seat: str
    n: int
    reveals: ClassVar[bool] = True

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """The cards are in hand."""
        one = state.of(self.seat)
        drawn = state.changed(self.seat, hand=(*one.hand, *one.deck[: self.n]), deck=one.deck[self.n :])
        return drawn.noted(Came("cards", self.seat, self.n))

    def log_line(self, state: MapToHopeState) -> Message | None:
        left = len(state.of(self.seat).deck)
        return say("told-drew", name=state.name(self.seat), n=self.n, left=left)


@dataclass(frozen=True)
class Renewed(Event):
    """An empty deck is made of its shuffled discard pile (MH-028)."""

    seat: str
    deck: tuple[str, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """The pile is the deck."""
        return replace(state.changed(self.seat, deck=self.deck, discard=()), shuffles=state.shuffles + 1)

    def log_line(self, state: MapToHopeState) -> Message | None:
        return say("told-renewed", name=state.name(self.seat))


@dataclass(frozen=True)
class CardsMoved(Event):
    """Cards are `discarded` from hand, `lost` from in front, or `taken-back` from the pile (MH-027)."""

    seat: str
    cards: tuple[str, ...]
    how: str

    @property
    def reveals(self) -> bool:
        """True if they were in hand; what lay open is known."""
        return self.how == "discarded"

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """They leave the place where they are; some tables discard from in front, too (MH-A42)."""
        one = state.of(self.seat)
        hand, pile = self._left(one.hand), self._left(one.discard)
        front = tuple(lying for lying in one.front if lying.card not in self.cards)
        if self.how == "taken-back":
            return state.changed(self.seat, hand=(*hand, *self.cards), discard=pile)
        return state.changed(self.seat, hand=hand, front=front, discard=(*pile, *self.cards))

    def log_line(self, state: MapToHopeState) -> Message | None:
        cards = "; ".join(map(state.box.title, self.cards))
        return by_card(state, say(f"told-{self.how}", name=state.name(self.seat), cards=cards))

    def _left(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(card for card in cards if card not in self.cards)


@dataclass(frozen=True)
class CardPlayed(Event):
    """A Hero card is played for a player; all but an Action stay in front (MH-029, MH-031, MH-056)."""

    seat: str
    card: str
    whom: str
    reveals: ClassVar[bool] = True

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """It lies in front, or an Action is on its way to the discard pile."""
        one, card = state.of(self.seat), state.hero(self.card)
        hand = tuple(held for held in one.hand if held != self.card)
        if card.kind is Kind.ACTION:
            return replace(state.changed(self.seat, hand=hand), limbo=self.card)
        front = (*one.front, InFront(self.card, card.uses))
        return state.changed(self.seat, hand=hand, front=front)

    def log_line(self, state: MapToHopeState) -> Message | None:
        title, name = state.box.title(self.card), state.name(self.seat)
        told = say("told-played", name=name, card=title)
        if self.whom != self.seat:
            told = say("told-played-for", name=name, card=title, other=state.name(self.whom))
        return milestone(Staged(told, "hero", steps=(played_step(state, self.seat, self.card),)))


@dataclass(frozen=True)
class ActionSpent(Event):
    """A used Action goes to the discard pile of who played it, or out of the game (MH-058, MH-A20)."""

    seat: str
    card: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """It is not played any more."""
        state = replace(state, limbo=None)
        one = state.of(self.seat)
        if one.dead or state.rulings.used_action == "out":
            return state
        return state.changed(self.seat, discard=(*one.discard, self.card))


@dataclass(frozen=True)
class CardUsed(Event):
    """An ability of a card in front is used (form 20)."""

    seat: str
    card: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        """Without uses it works once a Day."""
        one = state.of(self.seat)
        front = tuple(replace(lying, used=True) if lying.card == self.card else lying for lying in one.front)
        return state.changed(self.seat, front=front)

    def log_line(self, state: MapToHopeState) -> Message | None:
        return say("told-used", name=state.name(self.seat), card=state.box.title(self.card))


@dataclass(frozen=True)
class UseSpent(Event):
    """A card in front has a use less; at 0 it goes to the discard pile."""

    seat: str
    card: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: MapToHopeState) -> MapToHopeState:
        one = state.of(self.seat)
        lying = next(lying for lying in one.front if lying.card == self.card)
        left = (lying.uses or 1) - 1
        if left:
            changed = replace(lying, uses=left)
            return state.changed(
                self.seat, front=tuple(changed if other is lying else other for other in one.front)
            )
        front = tuple(other for other in one.front if other is not lying)
        return state.changed(self.seat, front=front, discard=(*one.discard, self.card))
