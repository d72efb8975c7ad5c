"""The cards themselves, each in the language of its file, and the deck that a game is played with."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from companion.engine.phrasebook.phrasebook import ENGLISH
from companion.games.hope_inhumanity.cards.abilities import Ability
from companion.games.hope_inhumanity.cards.bonus import Bonus
from companion.games.hope_inhumanity.cards.effects import Effect
from companion.games.hope_inhumanity.cards.effects.fortunes import GainHunted, LoseHunted
from companion.games.hope_inhumanity.cards.kinds import Mark, Scope, Terrain, Window
from companion.games.hope_inhumanity.cards.limits import Limit


@dataclass(frozen=True, slots=True)
class Scene:
    """A Scene card. With a `hardship` it is rated: `succeed` and `fail` hold, `accept` is empty.

    Without one it is a question Scene: `accept` holds, `succeed` and `fail` are empty. `all_refuse` is
    empty where the card prints none; otherwise an Avoid triggers it instead of `refuse` (HI-085). Only a
    question prints prices of Humanity (0: none) or that no Humanity is rolled (HI-173, HI-174). Only a
    rated Scene limits its `support`.
    """

    id: str
    title: str
    terrain: Terrain
    callout: str
    hardship: int | None
    unavoidable: bool
    marks: frozenset[Mark]
    succeed: tuple[Effect, ...]
    fail: tuple[Effect, ...]
    refuse: tuple[Effect, ...]
    accept: tuple[Effect, ...]
    all_refuse: tuple[Effect, ...]
    accept_price: int = 0
    refuse_price: int = 0
    no_humanity_roll: bool = False
    support: tuple[Limit, ...] = ()
    bonus: tuple[Bonus, ...] = ()
    language: str = ENGLISH
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Trait:
    """Secret card with one use (HI-261); YOU is its player, CHOSEN any living player of their choice."""

    id: str
    title: str
    text: str
    window: Window
    effects: tuple[Effect, ...]
    language: str = ENGLISH
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Personality:
    """An open card that works all game long (HI-266)."""

    id: str
    title: str
    text: str
    abilities: tuple[Ability, ...]
    language: str = ENGLISH
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Relationship:
    """An open card between two neighbours that works on both alike (HI-034)."""

    id: str
    title: str
    text: str
    abilities: tuple[Ability, ...]
    language: str = ENGLISH
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Destination:
    """Where the road of one game leads: `text` is read first, `arrival` by those who get there.

    Everybody has its abilities.
    """

    id: str
    title: str
    text: str
    arrival: str
    abilities: tuple[Ability, ...]
    language: str = ENGLISH
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Asset:
    """Item with `uses` uses, personal or shared (HI-245); YOU is its user."""

    id: str
    title: str
    text: str
    scope: Scope
    uses: int
    window: Window
    effects: tuple[Effect, ...]
    language: str = ENGLISH
    picture: str = ""


@dataclass(frozen=True)
class Deck:
    """The cards of one or more card files, by id in the order of the files.

    With an `expansion` among them the group can be Hunted (HI-017).
    """

    names: tuple[str, ...]
    scenes: Mapping[str, Scene]
    traits: Mapping[str, Trait]
    personalities: Mapping[str, Personality]
    relationships: Mapping[str, Relationship]
    assets: Mapping[str, Asset] = field(default_factory=dict)
    expansion: bool = False
    destinations: Mapping[str, Destination] = field(default_factory=dict)

    @property
    def hunted_in_vain(self) -> bool:
        """True if a card mentions Hunted although no expansion is in play (HI-017)."""
        return not self.expansion and any(_is_of_hunted(one) for card in self._speaking() for one in card)

    def _speaking(self) -> Iterator[tuple[Effect, ...]]:
        branches: tuple[tuple[Effect, ...], ...]  # said here, for mypy works it out in many seconds
        for scene in self.scenes.values():
            branches = (scene.succeed, scene.fail, scene.refuse, scene.accept, scene.all_refuse)
            yield from branches
        yield from (trait.effects for trait in self.traits.values())
        yield from (asset.effects for asset in self.assets.values())
        for relationship in self.relationships.values():
            yield tuple(ability.effect for ability in relationship.abilities if hasattr(ability, "effect"))

    def usable(self, card: str) -> Trait | Asset:
        """The Trait or the Asset of that id."""
        return self.traits.get(card) or self.assets[card]


def _is_of_hunted(effect: object) -> bool:
    return isinstance(getattr(effect, "effect", effect), GainHunted | LoseHunted)
