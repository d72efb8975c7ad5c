"""What a Personality or a Relationship does all game long."""

from dataclasses import dataclass
from typing import TypeAlias

from companion.games.hope_inhumanity.cards.effects import Effect
from companion.games.hope_inhumanity.cards.kinds import Mark, Terrain


@dataclass(frozen=True, slots=True)
class StartHumanity:
    """The holder starts with `n` Humanity dice (HI-019, HI-268)."""

    n: int


@dataclass(frozen=True, slots=True)
class MostHumanity:
    """The holder never has more than `n` Humanity dice (HI-201, HI-269)."""

    n: int


@dataclass(frozen=True, slots=True)
class LoseOnlyByCommitting:
    """The holder ignores every loss of Humanity but the dice committed (HI-270)."""


@dataclass(frozen=True, slots=True)
class HarderScenes:
    """The holder's own Scenes are `n` harder (negative: easier), all of them or those of a terrain or mark.

    "Own" are the Scenes in which the holder is the acting player. With both a terrain and a mark given,
    a Scene must have both.
    """

    n: int
    terrain: Terrain | None
    mark: Mark | None


@dataclass(frozen=True, slots=True)
class WhenYouSupportTheOther:
    """Whenever one party supports the other (HI-275); `effect` speaks of YOU, who supports, and the OTHER."""

    effect: Effect


@dataclass(frozen=True, slots=True)
class WhenBothTakePart:
    """After a Scene in which one party acted and the other supported (A-81); EACH means both parties."""

    effect: Effect


Ability: TypeAlias = (
    StartHumanity
    | MostHumanity
    | LoseOnlyByCommitting
    | HarderScenes
    | WhenYouSupportTheOther
    | WhenBothTakePart
)
