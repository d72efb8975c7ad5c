"""Stages a table at one moment of the game, with chosen people and cards instead of shuffled ones."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from companion.engine.game import Game
from companion.engine.play import Play
from companion.games.hope_inhumanity.cards.abilities import MostHumanity
from companion.games.hope_inhumanity.cards.card import (
    Asset,
    Deck,
    Destination,
    Personality,
    Relationship,
    Scene,
    Trait,
)
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.rulings import rulings_of
from companion.games.hope_inhumanity.state import Bond, Holding, HopeInhumanityState
from companion.games.hope_inhumanity.survivor import DICE, Survivor

COLOURS = {"A": "red", "B": "blue", "C": "green", "D": "black", "E": "yellow"}
"""The seats, clockwise, and the dice that are theirs."""
CONDITIONS = {
    "Hungry": ("hunger", 1),
    "Starving": ("hunger", 2),
    "Hurt": ("harm", 1),
    "Crippled": ("harm", 2),
}
"""Each condition's track, and its step on it (HI-186 to HI-190)."""


def seated(
    seat: str,
    dice: int,
    personality: Personality,
    *,
    colour: str = "",
    conditions: Sequence[str] = (),
    traits: Sequence[Trait] = (),
    alive: bool = True,
    graced: bool = False,
) -> Survivor:
    """The character of a seat; `dice` is its number of Humanity dice."""
    most = next((ability.n for ability in personality.abilities if isinstance(ability, MostHumanity)), DICE)
    steps = dict(CONDITIONS[name] for name in conditions)
    return Survivor(
        seat=seat,
        name=f"Name of {seat}",
        colour=colour or COLOURS[seat],
        humanity=dice,
        most=most,
        hunger=steps.get("hunger", 0),
        harm=steps.get("harm", 0),
        personality=personality.id,
        traits=tuple(trait.id for trait in traits),
        alive=alive,
        graced=graced,
    )


@dataclass(frozen=True)
class Cards:
    """Every card on the table: those that seats have, and those that lie in piles, the first on top.

    `assets` are those in play, each with its owner; with `expansion` the group can be Hunted.
    """

    scenes: tuple[Scene, ...]
    traits: tuple[Trait, ...] = ()
    personalities: tuple[Personality, ...] = ()
    bonds: tuple[tuple[str, str, Relationship], ...] = ()
    trait_pile: tuple[Trait, ...] = ()
    personality_pile: tuple[Personality, ...] = ()
    relationship_pile: tuple[Relationship, ...] = ()
    assets: tuple[tuple[Holding, Asset], ...] = ()
    asset_pile: tuple[Asset, ...] = ()
    expansion: bool = False
    destination: Destination | None = None

    @property
    def deck(self) -> Deck:
        ring = (card for _, _, card in self.bonds)
        return Deck(
            ("staged",),
            {card.id: card for card in self.scenes},
            {card.id: card for card in (*self.traits, *self.trait_pile)},
            {card.id: card for card in (*self.personalities, *self.personality_pile)},
            {card.id: card for card in (*ring, *self.relationship_pile)},
            {card.id: card for card in (*(card for _, card in self.assets), *self.asset_pile)},
            self.expansion,
            {card.id: card for card in (self.destination,) if card},
        )


def staged(
    cards: Cards,
    survivors: Sequence[Survivor],
    *,
    round: int = 1,
    hope: int = 3,
    active: str = "A",
    had_turn: Iterable[str] = (),
    hunted: int = 0,
    rulings: Mapping[str, str] | None = None,
) -> HopeInhumanityState:
    """The moment in which the active seat draws.

    `rulings` are the house rules in which the table differs, as it would choose them.
    """
    return HopeInhumanityState(
        rulings=rulings_of(rulings or {}),
        seed="seed",
        survivors=tuple(survivors),
        deck=cards.deck,
        destination=cards.destination.id if cards.destination else "",
        trait_pile=tuple(card.id for card in cards.trait_pile),
        personality_pile=tuple(card.id for card in cards.personality_pile),
        relationship_pile=tuple(card.id for card in cards.relationship_pile),
        asset_pile=tuple(card.id for card in cards.asset_pile),
        assets=tuple(holding for holding, _ in cards.assets),
        hunted=hunted,
        piles={
            terrain: tuple(card.id for card in cards.scenes if card.terrain is terrain) for terrain in Terrain
        },
        bonds=tuple(Bond(card.id, (one, other)) for one, other, card in cards.bonds),
        round=round,
        hope=hope,
        active=active,
        had_turn=frozenset(had_turn),
        phase=Phase.DRAW,
    )


def opened(
    game: Game[HopeInhumanityState, Event], state: HopeInhumanityState
) -> Play[HopeInhumanityState, Event]:
    """The play that goes on from that state, its questions open."""
    return Play(game, state, 0, {}, ()).after(())
