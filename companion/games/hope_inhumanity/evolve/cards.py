"""The state after what concerns cards in hand, and cards that the companion did not deal."""

from companion.engine.dice import Die
from companion.engine.frozen import replace
from companion.games.hope_inhumanity import departures
from companion.games.hope_inhumanity import events as e
from companion.games.hope_inhumanity.cards.handwriting import read_scene
from companion.games.hope_inhumanity.evolve.after import after, in_person
from companion.games.hope_inhumanity.naming import with_name, with_scene
from companion.games.hope_inhumanity.state import (
    HopeInhumanityState,
    Played,
    Survivor,
)


@after.register
def _(event: e.CardNamed, state: HopeInhumanityState) -> HopeInhumanityState:
    return with_name(state, event.back, event.card)


@after.register
def _(event: e.SceneWritten, state: HopeInhumanityState) -> HopeInhumanityState:
    return with_scene(state, event.back, read_scene(event.lines, state.scene.terrain))


@after.register
def _(_event: e.ChangedByHand, state: HopeInhumanityState) -> HopeInhumanityState:
    return state


@after.register
def _(event: e.TraitWorked, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(state, waiting=tuple(one for one in state.waiting if one.card != event.trait))


@after.register
def _(event: e.TraitDrawn, state: HopeInhumanityState) -> HopeInhumanityState:
    drawn = in_person(state, event.seat, lambda one: replace(one, traits=(*one.traits, event.card)))
    return replace(drawn, trait_pile=tuple(card for card in state.trait_pile if card != event.card))


@after.register
def _(event: e.TraitHandedOver, state: HopeInhumanityState) -> HopeInhumanityState:
    left = in_person(state, event.seat, lambda one: _without(one, (event.card,)))
    return in_person(left, event.to, lambda one: replace(one, traits=(*one.traits, event.card)))


@after.register
def _(event: e.TraitsDiscarded, state: HopeInhumanityState) -> HopeInhumanityState:
    left = in_person(state, event.seat, lambda one: _without(one, event.cards))
    return replace(left, trait_pile=(*state.trait_pile, *event.cards))


@after.register
def _(event: e.ErrandGiven, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(state, errands=(*state.errands, event.errand))


@after.register
def _(_event: e.ErrandPicked, state: HopeInhumanityState) -> HopeInhumanityState:
    return replace(state, errands=state.errands[1:])


@after.register
def _(event: e.TableRolled, state: HopeInhumanityState) -> HopeInhumanityState:
    first, *errands = state.errands
    die = Die(state.survivor(first.seat).colour, event.face)
    return replace(state, errands=tuple(errands), table_die=die)


def _without(survivor: Survivor, cards: tuple[str, ...]) -> Survivor:
    return replace(survivor, traits=tuple(card for card in survivor.traits if card not in cards))


@after.register
def _(event: e.TraitPlayed, state: HopeInhumanityState) -> HopeInhumanityState:
    def played(survivor: Survivor) -> Survivor:
        kept = _without(survivor, (event.trait,))
        return replace(kept, played=(*survivor.played, event.trait))

    laid_open = in_person(state, event.seat, played)
    if state.rulings.traits_resolve == "first":
        return laid_open
    waiting = Played(event.seat, event.trait, event.on, event.die)
    return replace(laid_open, waiting=(*state.waiting, waiting))


@after.register
def _(_event: e.TraitsReshuffled, state: HopeInhumanityState) -> HopeInhumanityState:
    return departures.with_played_traits(state)
