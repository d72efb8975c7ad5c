"""The colours and the typeface by which a game's pages are known."""

import re
from dataclasses import dataclass, fields

FACES = ("Fraunces", "Shoulders", "Fell", "Bitter", "Nunito", "Atkinson")
"""The typefaces that pages bring, each of which a game may take for what is told."""
_COLOUR = re.compile("#[0-9a-f]{6}")


@dataclass(frozen=True)
class Palette:
    """Five colours, each `#rrggbb`: the page, its darkest, its lightest, what is to be done, what is grave.

    Text is `light` on a dark `ground`, and `deep` on a light one. Raises ValueError for any other writing.
    """

    ground: str
    deep: str
    light: str
    accent: str
    danger: str

    def __post_init__(self) -> None:
        for field in fields(self):
            if not _COLOUR.fullmatch(getattr(self, field.name)):
                raise ValueError(f"{field.name} is {getattr(self, field.name)!r}: write a colour as #rrggbb")


@dataclass(frozen=True)
class GameLook:
    """A game's typeface for what is told, and its colours on dark pages and on light ones.

    On the big screen people are below the picture, or `beside` it where much is in front of each. Raises
    ValueError for a typeface that pages do not bring.
    """

    face: str
    dark: Palette
    bright: Palette
    beside: bool = False

    def __post_init__(self) -> None:
        if self.face not in FACES:
            raise ValueError(f"no page brings the typeface {self.face!r}: take one of {', '.join(FACES)}")
