"""The steps that happen by themselves, once nothing stands before them."""

from dataclasses import dataclass
from typing import ClassVar

from companion.games.human_punishment.state.printed.card_form import Form
from companion.games.human_punishment.state.steps.step import SeatStep, Step, Throw


@dataclass(frozen=True)
class DrawEvent(Step):
    """The top Event of a pile is carried out (HP-077)."""

    pile: str


@dataclass(frozen=True)
class EventOver(Step):
    """An Event goes under its pile, or away; those who were `silent` may put cards in again (HP-306)."""

    pile: str
    event: Form
    silent: tuple[str, ...]
    interrupts: bool
    discarded: bool = False


@dataclass(frozen=True)
class EventDone(Step):
    """The Event phase ends with the Riot check (HP-078)."""


@dataclass(frozen=True)
class RiotZero(Step):
    """Riot goes back to 0 after an EX Event (HP-089)."""


@dataclass(frozen=True)
class PutMoreIfLeft(SeatStep):
    """The active player may put in more cards, up to the limit (HP-080)."""


@dataclass(frozen=True)
class ReckonCheck(Step):
    """The cards of a check are opened and summed up (HP-083)."""


@dataclass(frozen=True)
class SetFree(SeatStep):
    """A prisoner leaves the Isolation Cube (HP-154)."""


@dataclass(frozen=True)
class ApexComes(Step):
    """Apex enters the blue path (HP-182)."""


@dataclass(frozen=True)
class DeusComes(Step):
    """Deus enters the red path (HP-187)."""


@dataclass(frozen=True)
class DeusMoves(Step):
    """Deus goes one space (HP-188)."""


@dataclass(frozen=True)
class NextTurn(SeatStep):
    """The turn of that seat begins."""


@dataclass(frozen=True)
class EnemyActs(Step):
    """An Enemy acts in an Area, against `only` that figure if one is named (HP-070, HP-166)."""

    id: str
    area: str
    only: str | None = None


@dataclass(frozen=True)
class ApexDefends(Step):
    """An Enemy attacks Apex (HP-156)."""

    id: str


@dataclass(frozen=True)
class NewcomerActs(Step):
    """An Enemy acts that has appeared since `before` of them had (HP-A4)."""

    area: str
    before: int


@dataclass(frozen=True)
class Appear(Step):
    """A new Enemy comes by the red die; `white` is None where those dice are still to be thrown (HP-A2)."""

    red: int
    white: int | None


@dataclass(frozen=True)
class CityThree(SeatStep):
    """Three general cards for a Resource (HP-206)."""


@dataclass(frozen=True)
class CountStacks(Step):
    """The cards laid before each seat are summed up (HP-217)."""


@dataclass(frozen=True)
class PlaceOne(SeatStep):
    """A chip goes into a column; `again` is True for all but the first, `scanners` counts those carried."""

    chip: str
    column: str
    up: bool
    both: bool = False
    again: bool = False
    scanners: int = 0


@dataclass(frozen=True)
class Reward(SeatStep):
    """The reward for `n` chips in the Network, with `both` Scanners or not (HP-224)."""

    n: int
    both: bool


@dataclass(frozen=True)
class LegionNight(Step):
    """Legion may tap (HP-104)."""


@dataclass(frozen=True)
class Settle(Step):
    """All have rolled where they begin (HP-030)."""


@dataclass(frozen=True)
class Cast(Step):
    """All have a character (HP-027)."""


@dataclass(frozen=True)
class MixForTheEnd(Step):
    """In a campaign chips are mixed before they are opened (HP-290)."""


@dataclass(frozen=True)
class CountOn(SeatStep):
    """The counter of a character goes on by one (HP-032)."""


@dataclass(frozen=True)
class DrawPrograms(SeatStep):
    """A seat draws `n` Programs."""

    n: int


@dataclass(frozen=True)
class GainBoost(SeatStep):
    """The lowest Stim-Shot moves down (HP-264)."""


@dataclass(frozen=True)
class LookAtPrograms(SeatStep):
    """Three Programs are looked at, and one is kept (HP-249)."""


@dataclass(frozen=True)
class TwoPrograms(SeatStep):
    """Two Programs are looked at, and one is kept (HP-256)."""


@dataclass(frozen=True)
class TurnUpMarkers(SeatStep):
    """Two of Kuro's markers are turned up (HP-284)."""

    do: ClassVar[str] = "markers"


@dataclass(frozen=True)
class RollLies(Step):
    """Dice have fallen."""

    throw: Throw


@dataclass(frozen=True)
class RollCounts(Step):
    """Dice count as they lie."""

    throw: Throw
