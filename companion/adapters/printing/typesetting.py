"""Breaks paragraphs into lines of a width, in a smaller size if they do not fit their box."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from itertools import count
from math import log
from pathlib import Path

import regex

from companion.shared_view.look import GameLook
from companion.shared_view.marked_text import isolated
from vision.mat.layout import MatArea, Place
from vision.mat.lettering import Typeface
from vision.mat.shapes import BLACK, Paint, Writing

_FOLDER = Path(str(files(__package__))) / "faces"
PLAIN = Typeface(_FOLDER / "Atkinson-Regular.ttf")
BOLD = Typeface(_FOLDER / "Atkinson-Bold.ttf")
SLANTED = Typeface(_FOLDER / "Atkinson-Italic.ttf")
TITLES = {
    name: Typeface(_FOLDER / f"{name}-Title.ttf")
    for name in ("Fraunces", "Shoulders", "Fell", "Bitter", "Nunito")
}
"""The typefaces in which games tell, for titles."""


LEADING = 1.22
"""From one baseline to the next, in sizes of the type."""
ASCENT, DESCENT = 0.73, 0.27
"""Height of letters above and below their baseline, relative to the type size."""
BLOCK = r"\p{Han}\p{Hiragana}\p{Katakana}"
"""Letters of scripts without spaces between words, in which a line breaks after any of them."""
WORDS = regex.compile(rf"[\p{{Ps}}\p{{Pi}}]*[{BLOCK}][\p{{Pe}}\p{{Pf}}\p{{Po}}\u30fc]*|[^ \t\r\n{BLOCK}]+")
"""A word, between plain spaces, which narrow ones are not; or such a letter with its signs."""
STEP = 0.97
"""Scale of the next attempt when the text does not fit."""


def title_face(look: GameLook | None, title: str) -> Typeface:
    """The typeface of a game's look, if it has each letter of the title."""
    face = TITLES.get(look.face, BOLD) if look else BOLD
    return face if face.has(title) else BOLD


@dataclass(frozen=True)
class Run:
    """Words in one typeface; `glued` ones follow the last without a space."""

    text: str
    face: Typeface
    glued: bool = False


@lru_cache(maxsize=4096)
def _words(run: Run) -> tuple[Run, ...]:
    """Its words; the same text is tried in many sizes."""
    end, found = -1, []
    for word in WORDS.finditer(isolated(run.text)):
        found.append(Run(word[0], run.face, word.start() == end))
        end = word.end()
    return tuple(found)


@dataclass(frozen=True)
class TypesetParagraph:
    """Runs that follow one another; sizes in millimetres, `before` is the free space above it."""

    runs: tuple[Run, ...]
    size: float
    before: float = 0.0
    indent: float = 0.0
    paint: Paint = BLACK


@dataclass(frozen=True)
class Block:
    """A paragraph as it is set: where its first line begins, its lines, the size of its type, its foot."""

    start: Place
    lines: tuple[Writing, ...]
    size: float
    foot: float


@dataclass(frozen=True)
class TypeSetting:
    """All paragraphs from the top of their box downwards, and by how much they had to shrink (1: not)."""

    blocks: tuple[Block, ...]
    height: float
    scale: float

    @property
    def lines(self) -> tuple[Writing, ...]:
        """Every line of all of them."""
        return tuple(line for block in self.blocks for line in block.lines)


def fit(paragraphs: Sequence[TypesetParagraph], box: MatArea) -> TypeSetting:
    """The paragraphs set as large as they fit into the box, no larger than they wish to be."""
    for step in count():
        found = _set(paragraphs, box, STEP**step)
        if found is not None:
            return found
    raise AssertionError("what is small enough fits")


def fits(paragraphs: Sequence[TypesetParagraph], box: MatArea, least: float) -> bool:
    """True if the paragraphs fit at a scale of no less than that."""
    return _set(paragraphs, box, STEP ** int(log(least, STEP))) is not None


def _set(paragraphs: Iterable[TypesetParagraph], box: MatArea, scale: float) -> TypeSetting | None:
    """The paragraphs at that scale, or None if they do not fit."""
    blocks: list[Block] = []
    top = box.near + box.depth
    for paragraph in paragraphs:
        size, indent = paragraph.size * scale, paragraph.indent * scale
        lines = _wrapped(paragraph.runs, size, box.width - indent)
        if lines is None:
            return None
        start = box.left + indent, top - (paragraph.before * scale if blocks else 0) - ASCENT * size
        blocks.append(_block(lines, start, size, paragraph.paint))
        top = blocks[-1].foot
    height = box.near + box.depth - top
    return TypeSetting(tuple(blocks), height, scale) if height <= box.depth else None


def _block(lines: Sequence[tuple[Run, ...]], start: Place, size: float, paint: Paint) -> Block:
    x, y = start
    placed = [
        writing
        for number, words in enumerate(lines)
        for writing in _placed(words, (x, y - number * LEADING * size), size, paint)
    ]
    last = y - max(0, len(lines) - 1) * LEADING * size
    return Block(start, tuple(placed), size, last - DESCENT * size)


def _wrapped(runs: Iterable[Run], size: float, width: float) -> list[tuple[Run, ...]] | None:
    """The words of each line; None if one word alone is too wide."""
    lines: list[list[Run]] = [[]]
    room = width
    for word in (word for run in runs for word in _words(run)):
        wide = word.face.width(word.text, size)
        space = lines[-1][-1].face.width(" ", size) if lines[-1] and not word.glued else 0
        if wide > width:
            return None
        if lines[-1] and space + wide > room:
            lines.append([])
            room, space = width, 0
        room -= wide + space
        lines[-1].append(word)
    return [tuple(line) for line in lines if line]


def _placed(words: tuple[Run, ...], start: Place, size: float, paint: Paint) -> Iterator[Writing]:
    """The words of one line, neighbours of one style joined."""
    x, y = start
    joined: list[Run] = []
    for word in words:
        if joined and joined[-1].face == word.face:
            joined[-1] = Run(f"{joined[-1].text}{'' if word.glued else ' '}{word.text}", word.face)
        else:
            joined.append(word)
    for run in joined:
        yield Writing(run.text, (x, y), size, run.face, paint)
        x += run.face.width(f"{run.text} ", size)
