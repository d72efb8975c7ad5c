"""Letters on paper: a typeface from a file, which a printer takes along, and how wide a line of it is."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias
from unicodedata import category

if TYPE_CHECKING:
    from reportlab.pdfbase.ttfonts import TTFont

    from vision.mat.fallback import Fallback
    from vision.mat.system_faces import SystemPart

Part: TypeAlias = "str | SystemPart"
"""Letters of one typeface in a line: its own as they are, or glyphs of one of the system."""
NARROW = "\N{NARROW NO-BREAK SPACE}"
UNSEEN = frozenset({"Cc", "Cf"})
"""Categories of characters that are not printed: controls, joiners, marks of a direction."""


@dataclass(frozen=True)
class Typeface:
    """One style of a TrueType family; it is read when it is first asked for something."""

    file: Path

    @property
    def name(self) -> str:
        """Its name in a PDF."""
        return str(self.font.fontName)

    @property
    def is_bold(self) -> bool:
        """True for a bold style."""
        return "Bold" in self.file.stem

    def width(self, text: str, size: float) -> float:
        """Width of a line, in the unit of its type's size."""
        return size * _width(text, self)

    def part_width(self, part: "Part") -> float:
        """Width of one of its parts, in sizes of the type."""
        return float(self.font.stringWidth(part, 1.0)) if isinstance(part, str) else part.width

    def has(self, text: str) -> bool:
        """True if it can print a text by itself."""
        return all(ord(one) in self.font.face.charToGlyph for one in self.printed(text))

    def lacks(self, text: str) -> frozenset[str]:
        """The letters of a text that can't be printed: neither it nor a typeface of the system has them."""
        return frozenset() if self.has(text) else self.fallback.missing(text)

    def parts(self, text: str) -> "tuple[Part, ...]":
        """The runs of a line, from left to right."""
        if self.has(text):
            return (self.printed(text),)
        return tuple(
            self.printed(part) if isinstance(part, str) else part for part in self.fallback.parts(text)
        )

    @cached_property
    def fallback(self) -> "Fallback":
        """The finder of the letters that it has not."""
        from vision.mat.fallback import Fallback  # noqa: PLC0415 - it is needed for few names

        return Fallback(self.has, self.is_bold)

    def printed(self, text: str) -> str:
        """The text as it prints it: without what is not seen; French narrow spaces wide, if it has none."""
        if not text.isprintable():
            text = "".join(one for one in text if category(one) not in UNSEEN)
        if NARROW in text and ord(NARROW) not in self.font.face.charToGlyph:
            return text.replace(NARROW, "\N{NO-BREAK SPACE}")
        return text

    @cached_property
    def font(self) -> "TTFont":
        """The same as a printer knows it."""
        from reportlab.pdfbase import pdfmetrics  # noqa: PLC0415 - a table that only reads a mat needs no typeface
        from reportlab.pdfbase.ttfonts import TTFont  # noqa: PLC0415

        font = TTFont(self.file.stem, str(self.file))
        font.face.name = self.file.stem.encode()  # typefaces of one name are one to the library
        pdfmetrics.registerFont(font)
        return font


@lru_cache(maxsize=20_000)
def _width(text: str, face: Typeface) -> float:
    """In sizes of the type; the same words are tried in many sizes."""
    return sum(map(face.part_width, face.parts(text)))


def forget() -> None:
    """Looks again for letters of the system's typefaces: they may have been installed meanwhile."""
    from vision.mat import fallback  # noqa: PLC0415 - as above

    _width.cache_clear()
    fallback.forget()
