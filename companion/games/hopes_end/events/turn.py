"""Events of a turn: tiles, a Morality card, and the next player."""

from dataclasses import dataclass, replace
from typing import ClassVar

from companion.engine.words import Message, say
from companion.games.hopes_end.events.event import Event
from companion.games.hopes_end.memory import moved_in, put_away, remembering
from companion.games.hopes_end.reckoning import completed
from companion.games.hopes_end.records import built
from companion.games.hopes_end.state import Held, HopesEndState, replaced
from companion.games.hopes_end.telling import question_of, told_answer
from companion.games.hopes_end.town import town
from companion.games.hopes_end.town.places import named
from companion.games.hopes_end.town.tiles import Lying


@dataclass(frozen=True)
class TileDrawn(Event):
    """The top tile of a pile is turned up (HE-010)."""

    seat: str
    pile: int
    reveals: ClassVar[bool] = True

    def evolve(self, state: HopesEndState) -> HopesEndState:
        """It is in hand, open to all (HE-A41)."""
        pile = state.piles[self.pile]
        piles = tuple(rest[1:] if n == self.pile else rest for n, rest in enumerate(state.piles))
        if state.hand is not None:
            return replace(state, others=(*state.others, pile[0]), piles=piles)
        return replace(state, hand=pile[0], source=self.pile, piles=piles)

    def log_line(self, state: HopesEndState) -> Message | None:
        return say("told-drew", name=state.name(self.seat), pile=self.pile + 1)


@dataclass(frozen=True)
class MoralityRenewed(Event):
    """The empty Morality deck is made of its discard pile (HE-020)."""

    deck: tuple[str, ...]
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        """The pile is the deck."""
        return replace(state, morality_deck=self.deck, morality_discard=(), shuffles=state.shuffles + 1)


@dataclass(frozen=True)
class MoralityRead(Event):
    """The top Morality card is read aloud (HE-011)."""

    seat: str
    reveals: ClassVar[bool] = True

    def evolve(self, state: HopesEndState) -> HopesEndState:
        """It lies there to be answered."""
        return replace(state, reading=state.morality_deck[0], morality_deck=state.morality_deck[1:])

    def log_line(self, state: HopesEndState) -> Message | None:
        return say("told-read", name=state.name(self.seat))


@dataclass(frozen=True)
class TurnUnasked(Event):
    """In this turn no Morality card is read, by a ruling (HE-011)."""

    seat: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        """As if it had been answered."""
        return replace(state, read=True)


@dataclass(frozen=True)
class AnswerMarked(Event):
    """The card that was read is answered; which one goes is still to be said."""

    seat: str
    answer: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        return replace(state, chosen=self.answer)

    def log_line(self, state: HopesEndState) -> Message | None:
        return told_answer(state, self.seat, state.reading or "", self.answer)


@dataclass(frozen=True)
class MoralityReplaced(Event):
    """The card takes the place of one of the three in front (HE-012, HE-064)."""

    seat: str
    card: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        """The old one goes to the discard pile without its answer."""
        read = state.reading
        assert read is not None
        state = put_away(remembering(state, self.seat, read, state.chosen or 1), self.seat, self.card)
        discard = (*state.morality_discard, self.card)
        if self.card != read:
            new = Held(read, state.chosen, fresh=True)
            state = state.changed(self.seat, cards=replaced(state.of(self.seat).cards, self.card, new))
        return replace(state, reading=None, chosen=None, read=True, morality_discard=discard)

    def log_line(self, state: HopesEndState) -> Message | None:
        """Everybody sees which one goes."""
        card = question_of(state.box.morality[self.card])
        return say("told-replaced", name=state.name(self.seat), card=card)


@dataclass(frozen=True)
class TilePlaced(Event):
    """The tile is laid and marked (HE-015)."""

    seat: str
    x: int
    y: int
    turn: int
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        """It stays where and how it lies (HE-060)."""
        assert state.hand is not None
        lying = Lying(state.hand, self.turn, self.seat)
        laid = town.laid(state.town, (self.x, self.y), lying)
        after = replace(_next_in_hand(state), town=laid, placed=state.placed + 1, last=(self.x, self.y))
        return built(state, moved_in(after, self.seat, (self.x, self.y)), self.seat)

    def log_line(self, state: HopesEndState) -> Message | None:
        place = self.x, self.y
        return completed(state, place, say("told-placed", name=state.name(self.seat), place=named(place)))


@dataclass(frozen=True)
class SetAside(Event):
    """The tile fits nowhere and is out of the game (HE-081)."""

    seat: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        return replace(_next_in_hand(state), out=state.out + 1)

    def log_line(self, state: HopesEndState) -> Message | None:
        return say("told-aside", name=state.name(self.seat))


@dataclass(frozen=True)
class TileReturned(Event):
    """The tile fits nowhere and goes under the pile that it came from (HE-A8)."""

    seat: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        assert state.hand is not None
        under = (*state.piles[state.source], state.hand)
        piles = tuple(under if n == state.source else pile for n, pile in enumerate(state.piles))
        return replace(_next_in_hand(state), piles=piles)

    def log_line(self, state: HopesEndState) -> Message | None:
        return say("told-returned", name=state.name(self.seat))


@dataclass(frozen=True)
class HandTurned(Event):
    """Another of the tiles that were drawn at once is laid first (HE-A12)."""

    seat: str
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        """The one in hand comes last."""
        assert state.hand is not None
        return replace(state, hand=state.others[0], others=(*state.others[1:], state.hand))


@dataclass(frozen=True)
class TurnEnded(Event):
    """The next seat is active, or, with None, the round is over (HE-009, HE-018)."""

    to: str | None
    reveals: ClassVar[bool] = False

    def evolve(self, state: HopesEndState) -> HopesEndState:
        return replace(state, active=self.to, placed=0, read=False)


def _next_in_hand(state: HopesEndState) -> HopesEndState:
    """The next of the tiles that were drawn at once is in hand, or none."""
    return replace(state, hand=next(iter(state.others), None), others=state.others[1:])
