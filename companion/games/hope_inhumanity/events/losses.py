"""Events of a death and its consequences."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from companion.engine.frozen import replace
from companion.engine.milestone import Staged, milestone
from companion.engine.words import Message, Words, say
from companion.games.hope_inhumanity import departures
from companion.games.hope_inhumanity.events.event import Event, in_person, name_of
from companion.games.hope_inhumanity.state import (
    Bond,
    HopeInhumanityState,
)


class Cause(StrEnum):
    """Why a character left the game."""

    HUNGER = "hunger"
    HARM = "harm"
    HUMANITY = "humanity"
    CARD = "card"


@dataclass(frozen=True)
class HopeOwed(Event):
    """A character left and there was no Hope die to go along (A-48)."""

    n: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(state, hope_owed=state.hope_owed + self.n)

    def sentence(self, _state: HopeInhumanityState) -> Message:
        return say("told-hope-owed")


@dataclass(frozen=True)
class HopeDebtPaid(Event):
    """Hope dice that came were spent on those owed (A-48)."""

    n: int
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(state, hope_owed=state.hope_owed - self.n)

    def sentence(self, _state: HopeInhumanityState) -> Message:
        return say("told-hope-repaid", n=self.n)


@dataclass(frozen=True)
class SurvivorLost(Event):
    """A character left the game."""

    seat: str
    cause: Cause
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return departures.lost(state, self.seat, walked_away=self.cause is Cause.HUMANITY)

    def sentence(self, state: HopeInhumanityState) -> Message:
        told = say(f"told-lost-{self.cause}", name=name_of(state, self.seat))
        picture = "leaving" if self.cause is Cause.HUMANITY else "loss"
        colour = state.survivor(self.seat).colour
        return milestone(Staged(told, picture, epitaph=_epitaph(state, self.seat), colour=colour, fades=True))


@dataclass(frozen=True)
class RelationshipsEnded(Event):
    """The Relationships of a lost character left play (HI-221)."""

    seat: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(state, bonds=tuple(bond for bond in state.bonds if self.seat not in bond.seats))


@dataclass(frozen=True)
class RelationshipDrawn(Event):
    """Two who have become neighbours drew a Relationship (A-50)."""

    card: str
    seats: tuple[str, str]
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        pile = tuple(card for card in state.relationship_pile if card != self.card)
        return replace(state, relationship_pile=pile, bonds=(*state.bonds, Bond(self.card, self.seats)))

    def sentence(self, state: HopeInhumanityState) -> Message:
        one, other = (name_of(state, seat) for seat in self.seats)
        return say("told-bridge", name=one, other=other, card=state.deck.relationships[self.card].title)


@dataclass(frozen=True)
class TraitGiven(Event):
    """A Gift from the Grave: the top Trait of the pile went to a player, who alone reads it (HI-238)."""

    seat: str
    to: str
    card: str
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        given = in_person(state, self.to, lambda s: replace(s, traits=(*s.traits, self.card)))
        pile = tuple(card for card in state.trait_pile if card != self.card)
        return replace(_gift_settled(given), trait_pile=pile)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-gift", name=name_of(state, self.seat), other=name_of(state, self.to))


@dataclass(frozen=True)
class GiftDeclined(Event):
    """The player of a lost character left no gift (HI-240)."""

    seat: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return _gift_settled(state)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-no-gift", name=name_of(state, self.seat))


@dataclass(frozen=True)
class NewcomerJoined(Event):
    """Grace of Innocence: a new character sat down in the seat of a lost one (HI-226 to HI-230)."""

    seat: str
    personality: str | None
    traits: tuple[str, ...]
    reveals: ClassVar[bool] = True

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return departures.joined(state, self.seat, self.personality, self.traits)

    def sentence(self, state: HopeInhumanityState) -> Message:
        newcomer = state.survivor(self.seat)
        told = say("told-newcomer", name=newcomer.name, n=newcomer.humanity)
        person = state.deck.personalities[newcomer.personality].title if newcomer.personality else None
        return milestone(Staged(told, "newcomer", epitaph=person, colour=newcomer.colour))


@dataclass(frozen=True)
class GraceDeclined(Event):
    """The player of a lost character did not want a new one (HI-232)."""

    seat: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return _grace_settled(state)

    def sentence(self, state: HopeInhumanityState) -> Message:
        return say("told-no-newcomer", name=name_of(state, self.seat))


@dataclass(frozen=True)
class EstateSettled(Event):
    """Nothing is left to be asked of the player of a lost character."""

    seat: str
    reveals: ClassVar[bool] = False

    def apply(self, state: HopeInhumanityState) -> HopeInhumanityState:
        return replace(state, estates=state.estates[1:])


def _gift_settled(state: HopeInhumanityState) -> HopeInhumanityState:
    first, *others = state.estates
    return replace(state, estates=(replace(first, gift=False), *others))


def _grace_settled(state: HopeInhumanityState) -> HopeInhumanityState:
    first, *others = state.estates
    return replace(state, estates=(replace(first, grace=False), *others))


def _epitaph(state: HopeInhumanityState, seat: str) -> Words:
    """Epitaph: the character with the Traits that it played itself, or the rounds that it lived through."""
    lost = state.survivor(seat)
    person = state.deck.personalities[lost.personality].title if lost.personality else lost.name
    deeds = ", ".join(state.deck.traits[card].title for card in lost.played[lost.inherited :])
    if deeds:
        return say("epitaph-deeds", person=person, deeds=deeds)
    return say("epitaph-road", person=person, n=state.round - lost.since + 1)
