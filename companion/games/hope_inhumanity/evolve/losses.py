"""The state after what concerns a death, and all that follows from it."""

from companion.engine.frozen import replace
from companion.games.hope_inhumanity import departures
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.evolve.after import after, in_person
from companion.games.hope_inhumanity.state import (
    Bond,
    HopeInhumanityState,
)


@after.register
def _(event: e.HopeOwed, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(state, hope_owed=state.hope_owed + event.n)


@after.register
def _(event: e.HopeDebtPaid, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(state, hope_owed=state.hope_owed - event.n)


@after.register
def _(event: e.SurvivorLost, state: HopeInhumanityState) -> HopeInhumanityState:
    return departures.lost(state, event.seat, walked_away=event.cause is e.Cause.HUMANITY)


@after.register
def _(event: e.RelationshipsEnded, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(state, bonds=tuple(bond for bond in state.bonds if event.seat not in bond.seats))


@after.register
def _(event: e.RelationshipDrawn, state: HopeInhumanityState) -> HopeInhumanityState:
    pile = tuple(card for card in state.relationship_pile if card != event.card)
    return replace(state, relationship_pile=pile, bonds=(*state.bonds, Bond(event.card, event.seats)))


@after.register
def _(event: e.TraitGiven, state: HopeInhumanityState) -> HopeInhumanityState:
    given = in_person(state, event.to, lambda s: replace(s, traits=(*s.traits, event.card)))
    pile = tuple(card for card in state.trait_pile if card != event.card)
    return replace(_gift_settled(given), trait_pile=pile)


@after.register
def _(_event: e.GiftDeclined, state: HopeInhumanityState) -> HopeInhumanityState:
    return _gift_settled(state)


@after.register
def _(event: e.NewcomerJoined, state: HopeInhumanityState) -> HopeInhumanityState:
    return departures.joined(state, event.seat, event.personality, event.traits)


@after.register
def _(_event: e.GraceDeclined, state: HopeInhumanityState) -> HopeInhumanityState:
    return _grace_settled(state)


@after.register
def _(_event: e.EstateSettled, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(state, estates=state.estates[1:])


def _gift_settled(state: HopeInhumanityState) -> HopeInhumanityState:
    first, *others = state.estates
    return replace(state, estates=(replace(first, gift=False), *others))


def _grace_settled(state: HopeInhumanityState) -> HopeInhumanityState:
    first, *others = state.estates
    return replace(state, estates=(replace(first, grace=False), *others))
