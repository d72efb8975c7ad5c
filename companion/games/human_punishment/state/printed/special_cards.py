"""The cards that only some characters have, as a box holds them (HP-126, HP-246)."""

from collections.abc import Iterable

from companion.engine.slug import slug
from companion.games.human_punishment.state.printed.card_form import Form


def specials_of(cards: Iterable[Form]) -> dict[str, Form]:
    """The cards that only some characters have, in the order of the box, by the ids that decks call them."""
    found: dict[str, list[Form]] = {}
    for card in cards:
        if "character" in card:
            whose = "all-rounder" if card["kind"] == "all-rounder" else slug(card["character"])
            found.setdefault(whose, []).append(card)
    return {f"{whose}-{n}": card for whose, some in found.items() for n, card in enumerate(some, start=1)}
