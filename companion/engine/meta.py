"""Metadata of a game, available before it is loaded."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.shared_view import sound_bed

SoundBed: TypeAlias = sound_bed.SoundBed
Owner: TypeAlias = Literal["seats", "table", "nobody"]
Theme: TypeAlias = Literal["betrayal", "death", "hunger", "violence"]
"""Hard subjects, told where a game is chosen."""
CHILDREN = 10
"""Oldest reading age of a game for children."""
HOUR = 60
"""Minutes."""


@dataclass(frozen=True)
class Meta:
    """A game's name, the package with its words and pictures, for how many it is and how long it takes.

    Its words say `game-title`, `game-about` and `game-lies`: what lies on the table. Minutes are those of an
    evening with the fewest and with the most people. A `small` one, for between, is listed after the others.
    `dice` says whose the dice are, if there are any. `age` is the age from which its texts are read and
    understood, 0 for any, None where it is not told; `themes` are the subjects that it is about. `bed` is
    the sound below it, for a table that wants one.
    """

    name: str
    package: str
    min_players: int
    max_players: int
    minutes: tuple[int, int]
    small: bool = False
    dice: Owner = "seats"
    age: int | None = None
    themes: tuple[Theme, ...] = ()
    bed: SoundBed | None = None

    @property
    def for_children(self) -> bool:
        """True for a game that children can read, about nothing that is hard on them."""
        return self.age is not None and self.age <= CHILDREN and not self.themes

    @property
    def within_an_hour(self) -> bool:
        """True if an hour is enough, even with the most people."""
        return self.minutes[1] <= HOUR
