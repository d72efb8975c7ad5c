"""The look of a game on paper: its colours on light pages, and its typeface for what is told."""

from dataclasses import dataclass
from functools import cached_property

from companion.adapters.printing.typesetting import Run, TypesetParagraph, title_face
from companion.kit.composer.paper import mix
from companion.shared_view.look import GameLook, Palette
from vision.mat.shapes import Paint, painted

BARE = GameLook(
    "Atkinson",
    dark=Palette(ground="#191512", deep="#0d0a08", light="#f6ecdb", accent="#f0935a", danger="#ff9a86"),
    bright=Palette(ground="#fbf8f1", deep="#241f19", light="#fffdf8", accent="#9c3d0d", danger="#a01c10"),
)
"""That of a game which names none."""
FAINT = 0.72
"""Share of the ink in what is said by the way."""


@dataclass(frozen=True)
class PaperLook:
    """Paints and titles in one of the two palettes of a look."""

    look: GameLook
    dark: bool = False

    @property
    def _palette(self) -> Palette:
        return self.look.dark if self.dark else self.look.bright

    @cached_property
    def ground(self) -> Paint:
        """The paper's own."""
        return painted(self._palette.deep if self.dark else self._palette.ground)

    @cached_property
    def ink(self) -> Paint:
        """That of what is read."""
        return painted(self._ink)

    @cached_property
    def soft(self) -> Paint:
        """That of what is said by the way."""
        return painted(mix(self._palette.ground, self._ink, FAINT))

    @cached_property
    def accent(self) -> Paint:
        """That of what a page is about."""
        return painted(self._palette.accent)

    def title(self, text: str, size: float, before: float = 0.0) -> TypesetParagraph:
        """A title in the typeface of the game."""
        return TypesetParagraph((Run(text, title_face(self.look, text)),), size, before, paint=self.ink)

    @property
    def _ink(self) -> str:
        return self._palette.light if self.dark else self._palette.deep
