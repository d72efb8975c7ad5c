"""Keeps the camera's latest findings at the table, for pages, buttons and the strip."""

from dataclasses import dataclass, field, replace

from companion.adapters.camera.dice_census import Census
from companion.adapters.camera.ringed_photo import DiceLayout, LyingDie
from companion.adapters.light.strip_pointer import PointedSpot
from companion.engine.words import Message
from vision.reading import DieSeen, TokenSeen

ELSEWHERE = 2
"""Times without a die in view after which the camera seems to look elsewhere; at first the tray is empty."""


@dataclass(frozen=True)
class NearlyRead:
    """A die of another kind, by its colour: the photograph on which it lies, how large that is, and where."""

    colour: str
    photograph: str
    size: tuple[int, int]
    lies: LyingDie
    asked: bool = False
    """True once the question about it was opened."""


@dataclass(frozen=True)
class CameraStatus:
    """The camera's status: the photograph's name, the dice on it, and the problems.

    `lost`: no camera; `absent`: nor was there ever one, or should be. `back`: it was found again, until
    something moves. `bumped`: camera or mat was moved, until something moves. `lying` and `tokens` are all
    dice and tokens on the mat when it was last at rest; `turned` lists dice that show another face than the
    one read.
    """

    moving: bool = False
    photograph: str | None = None
    layout: DiceLayout | None = None
    """Places of the dice on it."""
    seen: tuple[DieSeen, ...] = ()
    complaints: tuple[Message, ...] = ()
    lost: Message | None = None
    absent: bool = False
    back: Message | None = None
    bumped: Message | None = None
    lying: tuple[DieSeen, ...] = ()
    tokens: tuple[TokenSeen, ...] = ()
    turned: tuple[Message, ...] = ()
    doubted: tuple[int, ...] = ()
    """Indices of the dice in `seen` whose faces a person can tell from the picture."""
    hued: tuple[int, ...] = ()
    """Indices of the dice in `seen` whose colours a person can tell from the picture."""
    still: tuple[int, ...] = ()
    """Indices of the dice in `seen` that lay there before the roll was asked for."""
    look_at: tuple[Message, ...] = ()
    """The dice in question in words: colour, and place on the photograph."""
    asked: tuple[PointedSpot, ...] = ()
    """Places of the dice in an open roll that a person should look at; unchanged while the dice stay."""
    census: Census = field(default_factory=Census)
    """All dice on the mat, as they were counted in this game."""
    near: NearlyRead | None = None
    """The die that is asked about, or will be once the roll counts."""
    rests: int = 0
    """Number of times that dice came to rest and were read."""
    blank: int = 0
    """Number of times in a row that things came to rest during the open roll without a die in view."""

    @property
    def thrown(self) -> tuple[DieSeen, ...]:
        """The dice in `seen` that moved since the roll was asked for, and those that are to stay."""
        return tuple(die for place, die in enumerate(self.seen) if place not in self.still)

    @property
    def without_dice(self) -> "CameraStatus":
        """The same without any dice of an open roll."""
        return replace(self, seen=(), doubted=(), hued=(), still=(), look_at=())

    @property
    def needs_a_phone(self) -> bool:
        """True where the camera does not see the dice: it is lost, blinded, or looks elsewhere."""
        return self.lost is not None or self.blank >= ELSEWHERE or bool(self.complaints and not self.seen)
