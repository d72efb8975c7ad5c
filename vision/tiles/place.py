"""Where a tile lies: steps to the east and to the north of the first one."""

from typing import TypeAlias

Place: TypeAlias = tuple[int, int]
