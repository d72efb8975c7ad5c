"""Letters on paper: a typeface from a file, which a printer takes along, and how wide a line of it is."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reportlab.pdfbase.ttfonts import TTFont

NARROW = "\N{NARROW NO-BREAK SPACE}"


@dataclass(frozen=True)
class Typeface:
    """One style of a TrueType family; it is read when it is first asked for something."""

    file: Path

    @property
    def name(self) -> str:
        """Its name in a PDF."""
        return str(self.font.fontName)

    def width(self, text: str, size: float) -> float:
        """Width of a line, in the unit of its type's size."""
        return size * _width(text, self)

    def lacks(self, text: str) -> frozenset[str]:
        """The characters of a text that it cannot print."""
        return frozenset(one for one in self.spelt(text) if ord(one) not in self.font.face.charToGlyph)

    def spelt(self, text: str) -> str:
        """The text as it prints it: French narrow spaces as wide ones, where it has none."""
        if NARROW in text and ord(NARROW) not in self.font.face.charToGlyph:
            return text.replace(NARROW, "\N{NO-BREAK SPACE}")
        return text

    @cached_property
    def font(self) -> "TTFont":
        """The same as a printer knows it."""
        from reportlab.pdfbase import pdfmetrics  # noqa: PLC0415 - a table that only reads a mat needs no typeface
        from reportlab.pdfbase.ttfonts import TTFont  # noqa: PLC0415

        font = TTFont(self.file.stem, str(self.file))
        pdfmetrics.registerFont(font)
        return font


@lru_cache(maxsize=20_000)
def _width(text: str, face: Typeface) -> float:
    """In sizes of the type; the same words are tried in many sizes."""
    return float(face.font.stringWidth(face.spelt(text), 1.0))
