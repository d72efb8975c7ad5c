"""The ranges of numbers in sentences."""

from typing import Annotated, TypeAlias

from companion.engine.phrasebook.phrase_pieces import Between

Few: TypeAlias = Annotated[int, Between(1, 6)]
Several: TypeAlias = Annotated[int, Between(2, 6)]
Some: TypeAlias = Annotated[int, Between(1, 12)]
Signed: TypeAlias = Annotated[int, Between(-12, 12)]
Reading: TypeAlias = Annotated[int, Between(0, 18)]
"""Values of a bar."""
Worth: TypeAlias = Annotated[int, Between(1, 5)]
Space: TypeAlias = Annotated[int, Between(1, 3)]
RedFace: TypeAlias = Annotated[int, Between(1, 12)]
"""Faces of the red die (HP-012)."""
EnemyLevel: TypeAlias = Annotated[int, Between(1, 3)]
ScannerKind: TypeAlias = Annotated[int, Between(1, 2)]
BoostLevel: TypeAlias = Annotated[int, Between(1, 2)]
