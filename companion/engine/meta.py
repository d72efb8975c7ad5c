"""Metadata of a game, available before it is loaded."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.shared_view import look, sound_bed

GameLook: TypeAlias = look.GameLook
Palette: TypeAlias = look.Palette
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
    """Name of a game, package with its modules, words and pictures, for how many it is and for how long.

    Its words say `game-title`, `game-about` and `game-lies`: what lies on the table. Minutes are those of an
    evening with the fewest and with the most people. A `small` one, for between, is listed after the others.
    `dice` says whose the dice are, if there are any. `age` is the age from which its texts are read and
    understood, 0 for any, None where it is not told; `themes` are the subjects that it is about. `look`
    are its colours and its typeface, those of the house unless it has some. `bed` is the sound below it, for
    a table that wants one. `rule_letters` stand before its rule numbers: `HI` for HI-001. `version`
    is raised when an event has come to mean something else. `shared_colours` are body colours of dice that
    belong to everybody, so no seat may take them. `expansions` are the shipped card files that a table plays
    without until it takes them in. `has_private_prompts` is true if it asks
    `unheard` questions, as it is usually played. `tour` are the pictures of the pages that teach it, `guide`
    the controls of a phone that a first turn is guided to; the words have `guide-1` for the first.
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
    look: GameLook | None = None
    bed: SoundBed | None = None
    rule_letters: str = ""
    version: str = "1"
    shared_colours: tuple[str, ...] = ()
    expansions: tuple[str, ...] = ()
    has_private_prompts: bool = False
    tour: tuple[str, ...] = ()
    guide: tuple[str, ...] = ()

    @property
    def for_children(self) -> bool:
        """True for a game that children can read, about nothing that is hard on them."""
        return self.age is not None and self.age <= CHILDREN and not self.themes

    @property
    def within_an_hour(self) -> bool:
        """True if an hour is enough, even with the most people."""
        return self.minutes[1] <= HOUR
