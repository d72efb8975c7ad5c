"""Events of Humanity, conditions, Hope and Hunted."""

from dataclasses import dataclass


@dataclass(frozen=True)
class HumanityGained:
    """Humanity was gained, up to the character's most; or `returned`, out of what lay in the middle."""

    seat: str
    n: int
    returned: bool = False


@dataclass(frozen=True)
class HumanityLost:
    """Humanity was lost, below zero if need be."""

    seat: str
    n: int


@dataclass(frozen=True)
class HungerSuffered:
    """Hunger rose by `n` steps."""

    seat: str
    n: int


@dataclass(frozen=True)
class HungerEased:
    """Hunger fell by `n` steps."""

    seat: str
    n: int


@dataclass(frozen=True)
class HarmSuffered:
    """Harm rose by `n` steps."""

    seat: str
    n: int


@dataclass(frozen=True)
class HarmEased:
    """Harm fell by `n` steps."""

    seat: str
    n: int


@dataclass(frozen=True)
class HungerBarred:
    """The next `n` steps of Hunger in this turn are prevented."""

    seat: str
    n: int


@dataclass(frozen=True)
class HungerSpared:
    """`n` steps of Hunger were prevented."""

    seat: str
    n: int


@dataclass(frozen=True)
class HarmBarred:
    """The next `n` steps of Harm in this turn are prevented."""

    seat: str
    n: int


@dataclass(frozen=True)
class HarmSpared:
    """`n` steps of Harm were prevented."""

    seat: str
    n: int


@dataclass(frozen=True)
class DeathDecreed:
    """A card said that a character dies, regardless of conditions."""

    seat: str


@dataclass(frozen=True)
class DeathBarred:
    """The next death by Hunger or Harm in this turn will not happen."""

    seat: str


@dataclass(frozen=True)
class DeathCheated:
    """A death by Hunger or Harm stopped at starving or crippled."""

    seat: str


@dataclass(frozen=True)
class HopeGained:
    """Hope dice came into the pool."""

    n: int


@dataclass(frozen=True)
class HopeLost:
    """Hope dice left the pool."""

    n: int


@dataclass(frozen=True)
class HuntedGained:
    """The group became more Hunted (HI-297)."""

    n: int


@dataclass(frozen=True)
class HuntedLost:
    """The group became less Hunted (HI-300)."""

    n: int


@dataclass(frozen=True)
class PricePaid:
    """A player paid the price of an answer, below zero if the table plays that (A-17)."""

    seat: str
    n: int
