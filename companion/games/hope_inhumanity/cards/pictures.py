"""The pictures of cards, composed of words in the palette of this game."""

from companion.games.hope_inhumanity.cards.card import (
    Asset,
    Destination,
    Personality,
    Relationship,
    Scene,
    Trait,
)
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.kit.composer import card_picture as kit
from companion.kit.composer.face import face_words

PALETTE = "ember"
LAND = {
    Terrain.URBAN: "street",
    Terrain.MOUNTAINOUS: "ledge",
    Terrain.WILDERNESS: "forest",
    Terrain.COASTAL: "shore",
    Terrain.ANY: "road",
}
"""The place of a Scene whose card has no line of its own."""


def card_picture(card: Scene | Trait | Asset | Personality | Relationship | Destination) -> str | None:
    """The picture of a card: by its own line, or by its title and terrain; None for one without a name."""
    place = LAND[card.terrain] if isinstance(card, Scene) else ""
    return kit.card_picture(PALETTE, card.picture, card.title, place)


def face_of(card: Personality) -> str:
    """The words of a person's face."""
    return face_words(card.picture)
