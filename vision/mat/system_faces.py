"""Typefaces of the system, for letters that our own lacks: which has a letter, and how it shapes words."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import pairwise
from pathlib import Path
from unicodedata import category

import uharfbuzz

from companion.any_system import typeface_folders
from vision.mat.layout import Place

SUFFIXES = frozenset({".ttf", ".otf", ".ttc", ".otc"})
ODD = re.compile(
    "italic|oblique|light|thin|black|cond|mono|semi|extra|medium|serif|display|looped|ui-", re.IGNORECASE
)
"""Names of cuts that are taken only where no plain one has a letter."""
PICTURES = "\N{VARIATION SELECTOR-16}"
"""Follows a sign that is to be an emoji."""
EMOJI = 0x1F000
"""From this code on signs are emoji without being told to be."""
NOTHING = "\N{ZERO WIDTH SPACE}"
"""The text of a glyph that only belongs to the one before it."""
UNSEEN = frozenset({"Cc", "Cf", "Mn", "Zs"})
"""Categories of characters that a typeface may lack or draw nothing for: controls, joiners, marks, spaces."""


@dataclass(frozen=True)
class Glyph:
    """A glyph by its number, its shift and its advance, in sizes of the type."""

    number: int
    shift: Place
    advance: float
    says: str
    """The text that it is the first glyph of."""


@dataclass(frozen=True)
class GlyphPicture:
    """A PNG in place of a glyph's outline, its lower left corner and its size, in sizes of the type."""

    png: bytes
    corner: Place
    size: Place


@dataclass(frozen=True)
class SystemFace:
    """A typeface of the system; of a collection its first."""

    file: Path

    @cached_property
    def face(self) -> uharfbuzz.Face:
        """The same as HarfBuzz reads it, which maps the file and reads what it needs."""
        return uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(self.file)), 0)

    @cached_property
    def font(self) -> uharfbuzz.Font:
        """Its glyphs, in its own units."""
        return uharfbuzz.Font(self.face)

    @lru_cache(4096)  # noqa: B019 - the typefaces of a system stay
    def draws(self, letter: str) -> bool:
        """True if it has each character of a letter, and shows something for it."""
        seen = [one for one in letter if category(one) not in UNSEEN]
        if not all(self.font.get_nominal_glyph(ord(one)) for one in seen or letter):
            return False
        glyphs = self._shaped(letter, "ltr")
        return all(glyph.number for glyph in glyphs) and (not seen or any(map(self._shows, glyphs)))

    def _shows(self, glyph: Glyph) -> bool:
        extents = self.font.get_glyph_extents(glyph.number)
        return extents is not None and extents.width != 0

    def part(self, text: str, *, is_turned: bool) -> "SystemPart":
        """A text of one script, which is turned if it runs from right to left, as it is printed."""
        return SystemPart(self, self._shaped(text, "rtl" if is_turned else "ltr"))

    def _shaped(self, text: str, direction: str) -> tuple[Glyph, ...]:
        """The glyphs of a text of one script, from left to right."""
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        buffer.direction = direction
        uharfbuzz.shape(self.font, buffer)
        ends = dict(pairwise([*sorted({one.cluster for one in buffer.glyph_infos}), len(text)]))
        return tuple(
            Glyph(
                info.codepoint,
                (at.x_offset / self.face.upem, at.y_offset / self.face.upem),
                at.x_advance / self.face.upem,
                text[info.cluster : ends.pop(info.cluster, 0)] or NOTHING,
            )
            for info, at in zip(buffer.glyph_infos, buffer.glyph_positions, strict=True)
        )

    @lru_cache(256)  # noqa: B019 - as above
    def picture(self, glyph: int) -> GlyphPicture | None:
        """The picture that the typeface has for a glyph, as those of emoji do."""
        png = bytes(self.font.get_glyph_color_png(glyph).data) if self.face.has_color_png else b""
        extents = self.font.get_glyph_extents(glyph)
        if not png or extents is None:
            return None
        left, top, width, height = (extent / self.face.upem for extent in extents)
        return GlyphPicture(png, (left, top + height), (width, -height))


@dataclass(frozen=True)
class SystemPart:
    """Letters of a line in a typeface of the system."""

    face: SystemFace
    glyphs: tuple[Glyph, ...]

    @property
    def width(self) -> float:
        """In sizes of the type."""
        return sum(glyph.advance for glyph in self.glyphs)


@lru_cache(4096)
def face_with(letter: str, *, is_bold: bool) -> SystemFace | None:
    """The typeface of the system that suits a letter best, or None if none has it."""
    order = _in_order(is_bold, is_emoji(letter))
    return next((one for one in order if one.draws(letter)), None)


def is_emoji(letter: str) -> bool:
    """True for a letter that is to be a picture where there is one."""
    return PICTURES in letter or ord(letter[0]) >= EMOJI


@cache
def _in_order(is_bold: bool, is_picture: bool) -> tuple[SystemFace, ...]:
    """The best first: emoji for emoji, plain cuts of that weight, those of the family that a box has."""

    def rank(face: SystemFace) -> tuple[object, ...]:
        name = face.file.stem
        return (
            ("emoji" in name.casefold()) != is_picture,
            ODD.search(name) is not None,
            ("bold" in name.casefold()) != is_bold,
            not name.startswith("NotoSans"),
            len(name),
            name,
        )

    return tuple(sorted(_installed(), key=rank))


@cache
def _installed() -> tuple[SystemFace, ...]:
    return tuple({file.name: SystemFace(file) for file in _files()}.values())


def _files() -> Iterator[Path]:
    for folder in reversed(typeface_folders()):
        yield from (file for file in sorted(folder.rglob("*")) if file.suffix.lower() in SUFFIXES)


def forget() -> None:
    """Looks again at what the system has, when it is next asked."""
    for cached in (_installed, _in_order, face_with):
        cached.cache_clear()
