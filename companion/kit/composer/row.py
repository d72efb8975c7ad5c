"""Where everybody and everything of a picture stands: in rows that scale to the room beside the text."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from companion.kit.composer.line import Item, Line
from companion.kit.composer.parts import Light
from companion.kit.composer.people import DrawnPerson
from companion.kit.composer.places import DrawnPlace

ROOM, BROAD = 276, 344
"""Units across for the row, and for one broad thing."""
HIGH = 190
RIGHT = 458
GAP = 12
BIGGEST, BIGGEST_ALONE, SMALLEST = 1.62, 3.0, 0.5
"""Sizes of a row with people, of one of things alone, and of any."""


@dataclass(frozen=True)
class Stand:
    """An item with its foot in units of the picture, and its size."""

    item: Item
    x: float
    y: float
    size: float

    @property
    def wide(self) -> float:
        """Units across."""
        return self.item.thing.wide * self.size

    @property
    def light(self) -> Light | None:
        """The place and the reach of its light, in units of the picture."""
        light = self.item.thing.light
        if light is None:
            return None
        side = -1 if "left" in self.item.where else 1
        return self.x + light[0] * self.size * side, self.y + light[1] * self.size, light[2]


@dataclass(frozen=True)
class Rows:
    """The rows of a picture, from far to near."""

    far: tuple[Stand, ...]
    middle: tuple[Stand, ...]
    near: tuple[Stand, ...]

    @property
    def all(self) -> tuple[Stand, ...]:
        """All of them."""
        return self.far + self.middle + self.near

    @property
    def light(self) -> Light | None:
        """The last light of their own."""
        return next((one.light for one in reversed(self.all) if one.light), None)


def rows(line: Line, place: DrawnPlace) -> Rows:
    """Lets the items of a line stand at a place."""
    far = [item for item in line.items if "far" in item.where]
    near = [item for item in line.items if "near" in item.where]
    middle = [item for item in line.items if not item.where & {"far", "near"}]
    size, foot = _scale(line, place, middle, crowded=bool(far))
    highest = max((one.thing.tall for one in far), default=100)
    focus = place.focus - (92 if far else 0)
    return Rows(
        tuple(_row(far, place.far, min(0.62, 196 / highest), place.focus + 60, 20)),
        tuple(_row(middle, foot, size, focus, GAP)),
        tuple(_row(near, 312, 2.1 if not near or near[0].thing.wide < 100 else 1.25, 92, 14)),
    )


def _scale(line: Line, place: DrawnPlace, middle: Sequence[Item], *, crowded: bool) -> tuple[float, float]:
    """The size of the middle row, and where its feet are."""
    row = [one for one in middle if "on" not in one.where]
    size = 0.92
    if row:
        across = sum(one.thing.wide for one in row) + GAP * (len(row) - 1)
        alone = not any(isinstance(one.thing, DrawnPerson) for one in middle)
        biggest = BIGGEST_ALONE if alone else BIGGEST
        size = max(SMALLEST, min(biggest, _room(row) / across, HIGH / _height(row, middle)))
        size = min(size, 0.95) if crowded else size
    foot = place.foot + (
        min(18.0, max(0.0, size - 0.92) * 26) if not place.inside and place.foot == 252 else 0
    )
    if line.camera == "close":
        return size * 1.7, 318 + size * 14
    if line.camera == "wide":
        return min(size * 0.5, 0.6), place.horizon + 24
    return size, foot


def _room(row: Iterable[Item]) -> int:
    return BROAD if any(not isinstance(one.thing, DrawnPerson) and one.thing.broad for one in row) else ROOM


def _height(row: Iterable[Item], middle: Iterable[Item]) -> float:
    above = max((one.thing.tall * 0.9 for one in middle if "on" in one.where), default=0)
    return max((one.thing.tall for one in row), default=100) + above


def _row(items: Sequence[Item], foot: float, size: float, focus: float, gap: float) -> Iterator[Stand]:
    row = [item for item in items if "on" not in item.where]
    across = sum(one.thing.wide * size for one in row) + gap * size * (len(row) - 1)
    x = min(focus - across / 2, RIGHT - across) if row else focus
    stands = {}
    for one in row:
        wide = one.thing.wide * size
        stands[id(one)] = Stand(one, x + wide / 2, foot - (74 if "high" in one.where else 0), size)
        x += wide + gap * size
    for one in items:
        if id(one) in stands:
            yield stands[id(one)]
        elif stands:
            below = max(stands.values(), key=lambda stand: stand.item.thing.wide)
            top = 10 if isinstance(below.item.thing, DrawnPerson) else below.item.thing.top
            yield Stand(one, below.x, below.y - top * size, size)
