"""Events of support: dice put into the middle."""

from dataclasses import dataclass


@dataclass(frozen=True)
class DiceCommitted:
    """The acting player put (more) dice into the middle: Humanity, or one Hope die by Last Hope.

    Neither, if the Scene is opened without a die of theirs (A-13, A-29).
    """

    seat: str
    humanity: int
    last_hope: int


@dataclass(frozen=True)
class SupportGiven:
    """A player put (more) dice beside those of the acting player."""

    seat: str
    humanity: int
    last_hope: int


@dataclass(frozen=True)
class SupportRefused:
    """A player refused to support."""

    seat: str


@dataclass(frozen=True)
class SupportLimited:
    """Support opened in a Scene that says who may give, or how much; everybody was told."""


@dataclass(frozen=True)
class SupportSealed:
    """A player declared in secret; what was `said` stays sealed until all are shown together (A-06)."""

    seat: str
    said: str


@dataclass(frozen=True)
class SupportShown:
    """The last has declared, and all sealed declarations were opened together (A-06)."""


@dataclass(frozen=True)
class SupportReopened:
    """Hope dice raised the limit, and support opened once more (A-20)."""


@dataclass(frozen=True)
class SupportKept:
    """A player left it at what was declared before Hope dice raised the limit (A-20)."""

    seat: str


@dataclass(frozen=True)
class RefundPromised:
    """Some dice that a player gives will come back after the outcomes (HI-278)."""

    seat: str
    n: int


@dataclass(frozen=True)
class LastHopeFavoured:
    """The acting player named who of the equally burdened is asked first for a scarce Hope die (A-21)."""

    seat: str


@dataclass(frozen=True)
class LastHopeWished:
    """A player without Humanity wishes to support by Last Hope, and there may be too few Hope dice."""

    seat: str


@dataclass(frozen=True)
class LastHopeDeclined:
    """A player who was offered a scarce Hope die left it to the next."""

    seat: str


@dataclass(frozen=True)
class SupportClosed:
    """All declarations are in (HI-111)."""


@dataclass(frozen=True)
class HopeAdded:
    """The acting player added that many Hope dice, perhaps none."""

    dice: int
