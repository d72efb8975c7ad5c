"""The base of all steps in a city's queue."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from companion.games.human_punishment.state.printed.card_form import Effect

_CAPITAL = re.compile("(?<!^)([A-Z])")


@dataclass(frozen=True)
class Throw:
    """Dice that lie there: the step that reads the last of them, and what they show by its fields."""

    do: str
    texts: Mapping[str, str]


def _nobody() -> None:
    """No seat; as a factory it is no default that steps of a seat would inherit."""


@dataclass(frozen=True)
class Step:
    """A step; `seat` is whose it is, or None for the table.

    Neighbours in the queue with the same `at_once` wait together, and each may be answered first.
    The `do` of a step are the words of its name.
    """

    do: ClassVar[str]
    seat: str | None = field(default_factory=_nobody, kw_only=True)
    at_once: str = field(default="", kw_only=True)

    def __init_subclass__(cls) -> None:
        cls.do = vars(cls).get("do", _CAPITAL.sub(r" \1", cls.__name__).lower())

    @property
    def answer(self) -> str:
        """The `do` of the action that answers it."""
        return self.do


@dataclass(frozen=True)
class SeatStep(Step):
    """A step of one seat, or of Kuro."""

    seat: str


@dataclass(frozen=True)
class OfAll(Step):
    """A step that every seat answers, each once."""


@dataclass(frozen=True)
class CarryOut(Step):
    """An effect of a card; `by` is who has the card, `to` who is meant, `said` what was chosen for it."""

    effect: Effect
    by: str | None = None
    to: str | None = None
    said: str | None = None
