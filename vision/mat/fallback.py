"""Letters that our own typeface lacks, in those of the system: the parts of such a line, as they are seen."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from vision.mat.reading_order import Stretch, stretches
from vision.mat.system_faces import SystemFace, SystemPart, face_with, is_emoji
from vision.mat.system_faces import forget as forget_faces

MISSING = "?"
"""Printed for a letter that no typeface has."""
OURS, NONE = "ours", "none"
LINES = 2048
"""Lines in the cache: the same words are tried in many sizes."""


@dataclass(frozen=True)
class Fallback:
    """A finder of the letters that a typeface has not, by whether it has one, and by its weight."""

    has: Callable[[str], bool]
    is_bold: bool

    @lru_cache(LINES)  # noqa: B019 - there is one for each of our typefaces
    def parts(self, text: str) -> tuple[str | SystemPart, ...]:
        """From left to right: letters of its own, and those of typefaces of the system."""
        return tuple(self._parts(text))

    def _parts(self, text: str) -> Iterator[str | SystemPart]:
        for stretch in stretches(text):
            found = [(face, [one for _, one in same]) for face, same in groupby(self._chosen(stretch), _face)]
            for face, letters in reversed(found) if stretch.is_turned else found:
                if isinstance(face, SystemFace):
                    yield face.part("".join(letters), is_turned=stretch.is_turned)
                else:
                    yield stretch.seen(letters) if face == OURS else MISSING * len(letters)

    def missing(self, text: str) -> frozenset[str]:
        """The letters of a line that neither it nor a typeface of the system has."""
        chosen = (one for stretch in stretches(text) for one in self._chosen(stretch))
        return frozenset(letter for face, letter in chosen if face == NONE)

    def _chosen(self, stretch: Stretch) -> Iterator[tuple[SystemFace | str, str]]:
        """Each letter and its typeface: its own if it has it; words from right to left are of one."""
        foreign = (face_with(one, is_bold=self.is_bold) for one in stretch.letters if not self.has(one))
        main = next((face for face in foreign if face is not None), None)
        for letter in stretch.letters:
            is_ours = self.has(letter)
            if main and (stretch.is_turned or not is_ours) and not is_emoji(letter) and main.draws(letter):
                yield main, letter
            else:
                yield OURS if is_ours else face_with(letter, is_bold=self.is_bold) or NONE, letter


def _face(chosen: tuple[SystemFace | str, str]) -> SystemFace | str:
    return chosen[0]


def forget() -> None:
    """Looks again for letters."""
    forget_faces()
    Fallback.parts.cache_clear()
