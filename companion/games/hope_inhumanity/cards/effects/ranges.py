"""Ranges of numbers in sentences."""

from typing import Annotated, TypeAlias

from companion.engine.phrasebook.phrase_pieces import Between

Dice: TypeAlias = Annotated[int, Between(1, 5)]
Few: TypeAlias = Annotated[int, Between(1, 3)]
Change: TypeAlias = Annotated[int, Between(-5, 5)]
