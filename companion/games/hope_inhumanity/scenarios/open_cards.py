"""The printed open cards that a scenario may name, in sentences of the phrasebook."""

from collections.abc import Mapping

from companion.games.hope_inhumanity.cards import pages
from companion.games.hope_inhumanity.cards.card import Personality, Relationship


def personality(id_: str, *sentences: str) -> Personality:
    """A Personality whose abilities are sentences of the phrasebook."""
    return Personality(id_, id_, f"({id_})", tuple(map(pages.PERSONALITY.read, sentences)))


def relationship(id_: str, *sentences: str) -> Relationship:
    """A Relationship whose abilities are sentences of the phrasebook."""
    return Relationship(id_, id_, f"({id_})", tuple(map(pages.RELATIONSHIP.read, sentences)))


PERSONALITIES: Mapping[str, Personality] = {
    card.id: card
    for card in (
        personality("plain"),
        personality(
            "Sociopath",
            "you start with 4 humanity",
            "you never have more than 4 humanity",
            "you lose humanity only by committing it",
        ),
        personality("Non-Violent", "in Scenes marked violence, your first 1 die fails"),
        personality("Squishy", "when a Scene marked gore is acted on, you lose 1 humanity"),
    )
}
"""The Personalities that a scenario may name (HI-268 to HI-274)."""

RELATIONSHIPS: Mapping[str, Relationship] = {
    card.id: card
    for card in (
        relationship("plain"),
        relationship("Mutual Disgust", "when you support the other, you lose 1 humanity"),
        relationship(
            "Parent and Child",
            "when the other acts on a rated Scene, you support with at least 1 die",
            "when you support the other, 1 humanity comes back to you after the Scene",
            "when the other is lost, you lose 2 humanity",
        ),
        relationship(
            "Best Friends Forever", "when both of you take part in a Scene, each of them gains 1 humanity"
        ),
    )
}
"""The Relationships that a scenario may name (HI-275 to HI-282)."""
