"""Events of a Scene, from the draw to its outcomes."""

from dataclasses import dataclass

from companion.games.hope_inhumanity.cards.card import Terrain
from companion.games.hope_inhumanity.state import Reason, Verdict


@dataclass(frozen=True)
class SceneDrawn:
    """The top card of a pile was drawn. Which one it was is the acting player's secret."""

    seat: str
    terrain: Terrain
    card: str


@dataclass(frozen=True)
class SceneActedOn:
    """The acting player declared Act."""

    seat: str


@dataclass(frozen=True)
class SceneAvoided:
    """The acting player declared Avoid."""

    seat: str


@dataclass(frozen=True)
class SceneJudged:
    """The Scene was decided; `needed` is the hardship with its reasons, where one was counted."""

    verdict: Verdict
    needed: tuple[Reason, ...]
    successes: int


@dataclass(frozen=True)
class SceneLost:
    """The acting player died, the dice in the middle are lost, and nothing comes of the Scene (A-38)."""


@dataclass(frozen=True)
class CardOpened:
    """The Scene card was opened to all, and its outcomes were dealt out."""


@dataclass(frozen=True)
class QuestionAnswered:
    """A player answered a Scene without a rating, or changed that answer (A-16)."""

    seat: str
    accepted: bool


@dataclass(frozen=True)
class AnswerSealed:
    """A player answered in secret; what they said is theirs until all but the acting player have (A-15)."""

    seat: str
    accepted: bool


@dataclass(frozen=True)
class SceneRescued:
    """A Scene whose roll had failed counts as succeeded."""


@dataclass(frozen=True)
class BranchIgnored:
    """A branch of the Scene in play, "fail" or "refuse", passes a player by."""

    seat: str
    branch: str


@dataclass(frozen=True)
class BranchTurned:
    """Of the Scene in play a player receives the branch `to` where they would receive `branch`."""

    seat: str
    branch: str
    to: str


@dataclass(frozen=True)
class SceneReplaced:
    """The Scene that was drawn was put aside, and another of its pile drawn: the acting player's secret."""

    seat: str
    terrain: Terrain
    card: str


@dataclass(frozen=True)
class ScenesPeeked:
    """A seat alone read the top Scenes of a pile."""

    seat: str
    terrain: Terrain
    cards: tuple[str, ...]


@dataclass(frozen=True)
class LineRevealed:
    """A line of the Scene in play was told to all before its time."""

    line: str


@dataclass(frozen=True)
class HardshipShifted:
    """A card changed the hardship of the running Scene."""

    amount: int
    seat: str
    card: str
