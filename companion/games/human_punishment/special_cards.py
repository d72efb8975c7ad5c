"""The cards that only some characters have, as a box holds them (HP-126, HP-246)."""

from collections.abc import Iterable
from typing import Any

from companion.engine.slug import slug


def specials_of(cards: Iterable[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """The cards that only some characters have, in the order of the box, by the ids that decks call them."""
    found: dict[str, list[dict[str, Any]]] = {}
    for card in cards:
        if "character" in card:
            whose = "all-rounder" if card["kind"] == "all-rounder" else slug(card["character"])
            found.setdefault(whose, []).append(card)
    return {f"{whose}-{n}": card for whose, some in found.items() for n, card in enumerate(some, start=1)}
