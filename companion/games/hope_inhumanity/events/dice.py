"""Events of dice that are rolled."""

from dataclasses import dataclass

from companion.engine.dice import Die


@dataclass(frozen=True)
class DieCocked:
    """A die of that colour did not lie flat, or not on the table; it was laid aside and fails (A-40)."""

    colour: str


@dataclass(frozen=True)
class DiceRolled:
    """The dice lay still and were read; read again before the outcomes, the newer reading counts."""

    dice: tuple[Die, ...]
    origin: str


@dataclass(frozen=True)
class DieTakenUp:
    """A die that had been read was taken up, to be rolled once more."""

    die: Die


@dataclass(frozen=True)
class DiceAdded:
    """Extra dice of the acting player are rolled."""

    n: int


@dataclass(frozen=True)
class DiceAssured:
    """Dice of a seat are set aside and succeed unrolled."""

    seat: str
    n: int


@dataclass(frozen=True)
class DieTurned:
    """A die that had been read was turned to another face."""

    die: Die
    face: int
