"""The steps of a campaign's second game, before its first turn (HP-291, HP-292)."""

from dataclasses import dataclass
from typing import Literal

from companion.games.human_punishment.state.steps.step import SeatStep, Step


@dataclass(frozen=True)
class FirstGame(SeatStep):
    """The Leader says how the first game ended, where nobody's phone tells (HP-292)."""


@dataclass(frozen=True)
class TakeAlong(SeatStep):
    """A player says how the first game ended for them, where the phone does not (HP-291, HP-292)."""

    about: Literal["side", "marks", "programs"]


@dataclass(frozen=True)
class Unpack(Step):
    """Wounds, Health, Programs and prison are carried over, once all are on the board (HP-292)."""
