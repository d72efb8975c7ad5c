"""A town as an owner types it in: our tiles, with cards of their own on top of both piles."""

from collections.abc import Mapping

from companion.conformance.trial import decks_of
from companion.games.hopes_end.game import GAME

CARDS = {
    "history": """
  - id: own-fever
    title: "Fever"
    text: "The wells were the first to know."
    effects: anyone with no democratic card ruins 2 of their tiles
  - id: own-harvest
    title: "A good harvest"
    text: "For once there is too much."
    effects: everyone lays 1 more tile
""",
    "morality": """
  - id: own-water
    type: democratic
    question: "Who carries the water?"
    texts:
      - "All of us."
      - "You."
      - "Nobody."
    gains 2: score 1 more point with each History card
""",
}


def own_cards() -> Mapping[str, str]:
    """The one file of an owner."""
    [text] = decks_of(GAME).values()
    for section, cards in CARDS.items():
        text = text.replace(f"\n{section}:\n", f"\n{section}:\n{cards[1:]}", 1)
    return {"own.yaml": text}
