"""Letters on paper: a typeface from a file, which a printer takes along, and how wide a line of it is."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont


@dataclass(frozen=True)
class Typeface:
    """One style of a TrueType family; it is read when it is first asked for something."""

    file: Path

    @cached_property
    def name(self) -> str:
        """What a PDF calls it."""
        pdfmetrics.registerFont(self._font)
        return self.file.stem

    def width(self, text: str, size: float) -> float:
        """How wide a line is, in the unit of its type's size."""
        return size * _width(text, self.name)

    def lacks(self, text: str) -> frozenset[str]:
        """The characters of a text that it cannot print."""
        return frozenset(one for one in text if ord(one) not in self._font.face.charToGlyph)

    @cached_property
    def _font(self) -> TTFont:
        return TTFont(self.file.stem, str(self.file))


@lru_cache(maxsize=20_000)
def _width(text: str, name: str) -> float:
    """In sizes of the type; the same words are tried in many sizes."""
    return float(pdfmetrics.stringWidth(text, name, 1.0))
