"""The Scene in play: its dice, what each gave and answered, and its verdict."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from companion.engine.dice import Die
from companion.engine.words import Message
from companion.games.hope_inhumanity.survivor import Survivor


class Phase(StrEnum):
    """Which step of a turn is open."""

    INTRODUCTION = "introduction"
    DRAW = "draw"
    DECLARE = "declare"
    COMMIT = "commit"
    SUPPORT = "support"
    HOPE = "hope"
    ROLL = "roll"
    OUTCOMES = "outcomes"
    PENALTY = "penalty"
    """A penalty is told, and has not landed (HI-197, HI-264)."""
    ANSWERS = "answers"
    AFTERMATH = "aftermath"
    BETWEEN = "between"
    """A turn is over and the next has not begun: those who are lost leave (HI-042)."""
    OVER = "over"


class Verdict(StrEnum):
    """Result of a Scene."""

    SUCCESS = "success"
    FAILURE = "failure"
    HOPELESS = "hopeless"
    AVOIDED = "avoided"
    ANSWERED = "answered"


@dataclass(frozen=True)
class Stake:
    """Stake of one seat in the middle: Humanity dice, or one Hope die by Last Hope."""

    humanity: int = 0
    last_hope: int = 0

    @property
    def dice(self) -> int:
        return self.humanity + self.last_hope


NO_STAKE = Stake()


@dataclass(frozen=True)
class Reason:
    """A part of the hardship, in successes, with its cause."""

    amount: int
    why: Message


@dataclass(frozen=True)
class Playing:
    """Scene of this turn, from the draw to the next turn; `card` is the acting player's secret.

    `sealed` declarations are secret until all are shown together (A-06). `favoured` is the acting
    player's first choice for a scarce Hope die (A-21). `content` are those who have spoken since Hope dice
    `reopened` support (A-20). `refunds` come back after the outcomes (HI-278).
    `turned` maps a seat's branch to its replacement, `revealed` are lines made public before
    their time. `extra` are the acting player's additional dice, `sure` each seat's automatic successes.
    While it is `held`, a penalty, or the next turn, waits until a player goes on.
    `fallen` are seats whose character died in it after putting dice in, or while acting: a newcomer in the
    seat has no part in it. `late` is the acting character in its state at death.
    """

    card: str
    acted: bool = False
    stakes: Mapping[str, Stake] = field(default_factory=dict)
    refused: frozenset[str] = frozenset()
    wishes: frozenset[str] = frozenset()
    sealed: Mapping[str, str] = field(default_factory=dict)
    favoured: str = ""
    passed_on: bool = False
    reopened: bool = False
    refunds: Mapping[str, int] = field(default_factory=dict)
    content: frozenset[str] = frozenset()
    accepted: frozenset[str] = frozenset()
    sealed_answers: Mapping[str, bool] = field(default_factory=dict)
    hope: int = 0
    shifts: tuple[Reason, ...] = ()
    cocked: tuple[str, ...] = ()
    dice: tuple[Die, ...] = ()
    origin: str | None = None
    needed: tuple[Reason, ...] | None = None
    verdict: Verdict | None = None
    opened: bool = False
    held: bool = False
    again: tuple[Die, ...] = ()
    rescued: bool = False
    ignoring: frozenset[tuple[str, str]] = frozenset()
    turned: Mapping[tuple[str, str], str] = field(default_factory=dict)
    revealed: frozenset[str] = frozenset()
    extra: int = 0
    sure: Mapping[str, int] = field(default_factory=dict)
    told: tuple[Message, ...] = ()
    deaths: int = 0
    fallen: frozenset[str] = frozenset()
    late: Survivor | None = None

    @property
    def in_the_middle(self) -> int:
        """Number of dice there: Humanity, Last Hope and Hope."""
        return self.hope + sum(stake.dice for stake in self.stakes.values())

    @property
    def supporters(self) -> frozenset[str]:
        """Every seat with dice in the middle, the acting one too; not those who died since (HI-220)."""
        return frozenset(self.stakes) - self.fallen


@dataclass(frozen=True)
class Played:
    """A Trait that lies open and has not worked yet, since others may answer it first (A-33)."""

    seat: str
    card: str
    on: str | None = None
    die: Die | None = None
