"""Events of a History card besides ruin, and the end."""

from dataclasses import dataclass, replace
from typing import ClassVar

from companion.engine.words import Message, say, signed
from companion.games.hopes_end.cards import Op
from companion.games.hopes_end.events.event import Event
from companion.games.hopes_end.memory import brought_back
from companion.games.hopes_end.reckoning import card_drawn, completed, ending, reasons
from companion.games.hopes_end.records import built
from companion.games.hopes_end.state import Due, HopesEndState, Order
from companion.games.hopes_end.town import town
from companion.games.hopes_end.town.places import named


@dataclass(frozen=True)
class HistoryDrawn(Event):
    """The lying History card goes, and the next one lies open (HE-018, HE-019)."""

    card: str
    deck: tuple[str, ...] | None
    reveals: ClassVar[bool] = True

    def evolve(self, state: HopesEndState) -> HopesEndState:
        """`deck` is what an empty deck was renewed to, this card on top (HE-020)."""
        discard = (*state.history_discard, *((state.history,) if state.history else ()))
        deck = state.history_deck if self.deck is None else self.deck
        fresh = tuple(
            replace(citizen, cards=tuple(replace(held, fresh=False) for held in citizen.cards))
            for citizen in state.citizens
        )
        after = replace(
            state,
            citizens=fresh,
            history=self.card,
            history_deck=deck[1:],
            history_discard=() if self.deck is not None else discard,
            shuffles=state.shuffles + (self.deck is not None),
            drawn=state.drawn + 1,
            judging=True,
            judged=False,
            by_hand=state.box.history[self.card].by_hand or state.rulings.cards == "by-hand",
            chose=None,
        )
        return brought_back(after)

    def log_line(self, state: HopesEndState) -> Message | None:
        card = state.box.history[self.card]
        return card_drawn(state, say("told-history", card=card.title or card.id))


@dataclass(frozen=True)
class Ordered(Event):
    """The card's receivers are settled: ruins, then gains, then repairs (HE-069)."""

    ruins: tuple[Order, ...]
    dues: tuple[Due, ...]
    repairs: tuple[Order, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        return replace(state, ruins=self.ruins, dues=self.dues, repairs=self.repairs)


@dataclass(frozen=True)
class AllowancesCleared(Event):
    """All ruin is done: allowances of earlier cards end (HE-068)."""

    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        """One tile each, and what this card adds."""
        return replace(state, citizens=tuple(replace(citizen, allow=1) for citizen in state.citizens))


@dataclass(frozen=True)
class Brought(Event):
    """A card or an answer brings a player points, spares, or tiles to place in the coming round."""

    op: Op
    seat: str
    n: int
    answered: int = 0
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        """It is counted from now on."""
        one = state.of(self.seat)
        state = replace(state, dues=state.dues[1:])
        if self.op is Op.POINTS:
            points, answered = one.points + self.n, one.answered + self.answered
            return state.changed(self.seat, points=points, answered=answered)
        if self.op is Op.SPARE:
            return state.changed(self.seat, spare=one.spare + self.n)
        return state.changed(self.seat, allow=one.allow + self.n)

    def log_line(self, state: HopesEndState) -> Message | None:
        """With what it comes from."""
        if not self.n:
            return None
        told = say(f"told-{self.op}", name=state.name(self.seat), n=abs(self.n), by=signed(self.n))
        why = reasons(state, self.op, self.seat, self.n)
        return say("told-why", told=told, why=why) if why else told


@dataclass(frozen=True)
class Allowed(Event):
    """Everyone may place at least one tile, regardless of cards (HE-016)."""

    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        least = tuple(
            replace(citizen, allow=max(1, citizen.allow), more=citizen.allow - 1)
            for citizen in state.citizens
        )
        return replace(state, citizens=least, judged=True)


@dataclass(frozen=True)
class AllowedNow(Event):
    """Evaluates how many tiles the current card lets a player place, when their turn begins (HE-A22)."""

    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        return state.changed(self.seat, allow=self.n)


@dataclass(frozen=True)
class DoneByHand(Event):
    """The table carries out part of a card by hand: it ruins or repairs a tile, or gives a point."""

    op: Op
    seat: str
    n: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        """As if the card had ordered it."""
        if self.op is Op.RUIN:
            return replace(state, ruins=(Order(self.seat, self.n),))
        if self.op is Op.REPAIR:
            return replace(state, repairs=(Order(self.seat, self.n),))
        return state.changed(self.seat, points=state.of(self.seat).points + self.n)

    def log_line(self, state: HopesEndState) -> Message | None:
        """It is written down, as everything is."""
        return say(f"told-hand-{self.op}", name=state.name(self.seat), n=self.n)


@dataclass(frozen=True)
class HandDone(Event):
    """The table has done what the card says."""

    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        return replace(state, by_hand=False)


@dataclass(frozen=True)
class Repaired(Event):
    """A ruined tile is turned back (HE-084)."""

    seat: str
    x: int
    y: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        """It is as it was before."""
        order = state.repairs[0]
        repairs = (replace(order, n=order.n - 1), *state.repairs[1:])
        place = (self.x, self.y)
        after = replace(state, town=town.repaired(state.town, place), repairs=repairs, last=place)
        return built(state, after, self.seat)

    def log_line(self, state: HopesEndState) -> Message | None:
        place = self.x, self.y
        return completed(state, place, say("told-repaired", name=state.name(self.seat), place=named(place)))


@dataclass(frozen=True)
class RepairsDone(Event):
    """A player has finished their repairs."""

    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        return replace(state, repairs=state.repairs[1:])


@dataclass(frozen=True)
class RoundBegan(Event):
    """The same player begins every round (HE-066)."""

    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        """The card has been carried out."""
        return replace(state, active=state.first, judging=False, placed=0, read=False)


@dataclass(frozen=True)
class Ended(Event):
    """The last tile is gone, or too much lies in ruins (HE-039, HE-040)."""

    outcome: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        state = replace(state, ruins=(), dues=(), repairs=(), passing=())
        return replace(state, outcome=self.outcome, active=None, chooser=None)

    def log_line(self, state: HopesEndState) -> Message | None:
        return ending(state)
