"""Limits of support that a Scene may print: by whom, and how many dice."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from companion.engine.phrasebook.phrase_pieces import Between
from companion.engine.phrasebook.phrasebook import phrase

_Players = Annotated[int, Between(1, 3)]
_Dice = Annotated[int, Between(1, 4)]


@phrase(
    "nobody may support",
    de="niemand darf unterstützen",
)
@dataclass(frozen=True, slots=True)
class NobodySupports:
    """The acting player is alone with it."""


@phrase(
    "at most {n} {n:player|players} may support",
    de="höchstens {n} {n:Mensch darf|Menschen dürfen} unterstützen",
)
@dataclass(frozen=True, slots=True)
class MostSupporters:
    """There is room beside the acting player for `n` others, and no more."""

    n: _Players


@phrase(
    "each supporter gives at most {n} {n:die|dice}",
    de="wer unterstützt, gibt höchstens {n} Würfel",
)
@dataclass(frozen=True, slots=True)
class MostDiceEach:
    """Each player supports with at most `n` dice, however many were committed."""

    n: _Dice


Limit: TypeAlias = NobodySupports | MostSupporters | MostDiceEach
