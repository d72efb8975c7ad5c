"""Which events a simulation counts: turns, cards, what is chosen about them, deaths, rescues and levels."""

from collections.abc import Iterator
from itertools import chain

from companion.engine.chronicle import Fact, Happening, count
from companion.games.hope_inhumanity.cards.backs import is_back
from companion.games.hope_inhumanity.events.assets import AssetGained, AssetUsed
from companion.games.hope_inhumanity.events.cards import TraitDrawn, TraitPlayed
from companion.games.hope_inhumanity.events.course import GameBegun, GameEnded, RoundBegun, TurnBegun
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.events.fortunes import HumanityGained
from companion.games.hope_inhumanity.events.losses import SurvivorLost
from companion.games.hope_inhumanity.events.scenes import (
    SceneActedOn,
    SceneAvoided,
    SceneDrawn,
    SceneReplaced,
)
from companion.games.hope_inhumanity.state import HopeInhumanityState


def chronicle(state: HopeInhumanityState, event: Event) -> Iterator[Fact]:
    """The facts in an event that just led to `state`; cards are told by their titles."""
    match event:
        case GameBegun():
            yield from _dealt(state)
        case RoundBegun(round_):
            yield from _levels(state, round_ - 1)
        case GameEnded():
            yield from _levels(state, state.round)
        case TurnBegun():
            yield Fact(Happening.TURN, state.round)
        case SceneDrawn() | SceneReplaced():
            yield Fact(Happening.CARD, state.round, state.scene.title, "Scene")
        case SceneActedOn() | SceneAvoided() if not state.scene.unavoidable:
            choice = "act" if isinstance(event, SceneActedOn) else "avoid"
            yield Fact(Happening.CHOICE, state.round, state.scene.title, choice)
        case TraitDrawn(_, card):
            yield _had(state, "Trait", state.deck.traits[card].title)
        case AssetGained(card):
            yield _had(state, "Asset", state.deck.assets[card].title)
        case TraitPlayed(_, card) | AssetUsed(_, card):
            kind = "Trait" if card in state.deck.traits else "Asset"
            yield Fact(Happening.CARD, state.round, state.deck.usable(card).title, kind)
        case SurvivorLost(seat, cause):
            yield count("deaths", state.round, seat, cause.value)
        case HumanityGained(seat, n) if 0 <= state.survivor(seat).humanity < n:
            yield count("rescues", state.round, seat)


def met(state: HopeInhumanityState) -> Iterator[str]:
    """The Scenes that are read; the back of a printed one is no Scene."""
    drawn = (state.playing.card,) if state.playing else ()
    yield from (card for card in chain(drawn, *state.peeked.values()) if not is_back(card))


def _dealt(state: HopeInhumanityState) -> Iterator[Fact]:
    """The cards that everybody begins with."""
    deck = state.deck
    for survivor in state.survivors:
        yield from (_had(state, "Trait", deck.traits[card].title) for card in survivor.traits)
        yield _had(state, "Personality", state.personality(survivor).title)
    if state.road:
        yield _had(state, "Destination", state.road.title)
    for bond in state.bonds:
        yield _had(state, "Relationship", deck.relationships[bond.card].title)


def _had(state: HopeInhumanityState, kind: str, title: str) -> Fact:
    return Fact(Happening.DEALT, state.round, title, kind)


def _levels(state: HopeInhumanityState, round_: int) -> Iterator[Fact]:
    """Levels at the end of a round: Hope, the living, and the Humanity of each."""
    living = state.living
    yield Fact(Happening.LEVEL, round_, "Hope", amount=state.hope)
    yield Fact(Happening.LEVEL, round_, "alive", amount=len(living))
    if living:
        humanity = sum(one.humanity for one in living) / len(living)
        yield Fact(Happening.LEVEL, round_, "Humanity", amount=humanity)
