"""Printed cards, known by their back only until they are named or typed in."""

from collections.abc import Mapping
from dataclasses import replace

from companion.games.hope_inhumanity.cards.card import Asset, Deck, Personality, Relationship, Scene, Trait
from companion.games.hope_inhumanity.cards.kinds import Scope, Terrain, Window

BACK = "back-"
"""Prefix of the ids of cards that came into play face down."""
PILE = 25
"""Scenes of each terrain that a table without card files can draw: five turns of five players."""
NOBODY = Personality("", "", "", ())
"""Unknown Personality."""


def is_back(card: str) -> bool:
    """True if that is the id of a card that came into play face down."""
    return card.startswith(BACK)


def printed(deck: Deck) -> Deck:
    """The deck with a back for each of its cards beside it: which one lies behind, people will say."""
    counts = {terrain: _of(deck.scenes, terrain) for terrain in Terrain}
    traits, people, bonds, assets = (_ids(kind, len(cards)) for kind, cards in _small(deck).items())
    return replace(
        deck,
        scenes={**deck.scenes, **_scenes(counts)},
        traits={**deck.traits, **{id_: Trait(id_, "", "", Window.ANYTIME, ()) for id_ in traits}},
        personalities={**deck.personalities, **{id_: Personality(id_, "", "", ()) for id_ in people}},
        relationships={**deck.relationships, **{id_: Relationship(id_, "", "", ()) for id_ in bonds}},
        assets={**deck.assets, **{id_: blank_asset(id_) for id_ in assets}},
    )


def by_hand() -> Deck:
    """A deck of Scenes that are written down when they are drawn, and of nothing else."""
    return Deck((), _scenes(dict.fromkeys(Terrain, PILE)), {}, {NOBODY.id: NOBODY}, {})


def in_piles(cards: Mapping[str, object]) -> list[str]:
    """The ids that a pile is made of: the backs where there are any, else all cards."""
    return sorted(filter(is_back, cards)) or sorted(cards)


def _small(deck: Deck) -> dict[str, Mapping[str, object]]:
    return {
        "trait": deck.traits,
        "personality": deck.personalities,
        "relationship": deck.relationships,
        "asset": deck.assets,
    }


def blank_asset(id_: str) -> Asset:
    """The back of an Asset; it counts as a personal one of one use until it is named."""
    return Asset(id_, "", "", Scope.PERSONAL, 1, Window.ANYTIME, ())


def _ids(kind: str, count: int) -> list[str]:
    return [f"{BACK}{kind}-{n:02}" for n in range(count)]


def _of(scenes: Mapping[str, Scene], terrain: Terrain) -> int:
    return sum(scene.terrain is terrain for scene in scenes.values())


def _scenes(counts: Mapping[Terrain, int]) -> dict[str, Scene]:
    return {
        id_: Scene(id_, "", terrain, "", None, False, frozenset(), (), (), (), (), ())
        for terrain, count in counts.items()
        for id_ in _ids(terrain.name.lower(), count)
    }
