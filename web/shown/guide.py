"""A guided first turn on a phone."""

from dataclasses import dataclass

GUIDED = frozenset({"who", "told", "asked", "hand", "self", "mine", "map", "others"})
"""Parts of a phone's page that a bubble can point at, by their `data-guide`."""


@dataclass(frozen=True)
class FirstTurn:
    """Bubbles of a game, each with the part that it points at and its text; a phone shows them once."""

    game: str
    bubbles: tuple[tuple[str, str], ...]
