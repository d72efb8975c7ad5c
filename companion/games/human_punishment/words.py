"""What things of the game are called, to whoever may see them."""

from companion.engine.words import Message, say
from companion.games.human_punishment.model import Enemy


def card_words(card: str) -> Message:
    """An Influence card: its colour and its number."""
    if card in {"grey", "green"}:
        return say(f"card-{card}")
    return say("card-blue" if card[0] == "b" else "card-red", n=card[1])


def chip_words(colour: str) -> Message:
    """A Data Chip."""
    return say(f"chip-{colour}")


def place_words(place: str) -> Message:
    """A place of the board."""
    return say(f"place-{place.lower().replace(' ', '-')}")


def enemy_words(one: Enemy) -> Message:
    """An Enemy: what it is, how strong, and where."""
    return say(
        "enemy-there",
        enemy=say(f"enemy-{one.type.lower()}"),
        level=one.level,
        at=one.at.removeprefix("Red "),
        path="red" if one.at.startswith("Red") else "spawn",
        health=one.health,
    )
