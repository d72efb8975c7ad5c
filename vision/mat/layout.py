"""Layout of the mat in millimetres, shared by drawing, detection and tests."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from vision.reading import ROLL

Place = tuple[float, float]
"""Millimetres from the mat's middle: x to the right, y away from the viewer."""

WIDTH, HEIGHT = 368.0, 210.0
"""As wide as two A4 sheets side by side can be, and as high as a camera of 16:9 then sees."""
MARKER = 22.0
"""The side of a corner marker, its black border included."""
MARGIN = 4.0
"""White paper between the edge and a marker, and between neighbours."""
FEWEST_SEATS, MOST_SEATS = 1, 6
ROUNDS = 5
TRACK = "round-"
"""Prefix of the rounds' places."""
COLUMN = 34.0
"""The width of the two columns beside the roll zone: the patches on the left, the track on the right."""
ROW = 40.0
"""The depth of the two rows of zones before and behind the roll zone."""
SHARED = "shared"


@dataclass(frozen=True)
class MatArea:
    """An upright rectangle on the mat that has a name; (`left`, `near`) is its corner next to the viewer."""

    name: str
    left: float
    near: float
    width: float
    depth: float

    @property
    def middle(self) -> Place:
        return self.left + self.width / 2, self.near + self.depth / 2

    @property
    def corners(self) -> tuple[Place, Place, Place, Place]:
        """Far left, far right, near right, near left: clockwise as the viewer sees them."""
        right, far = self.left + self.width, self.near + self.depth
        return (self.left, far), (right, far), (right, self.near), (self.left, self.near)

    def holds(self, place: Place) -> bool:
        """True if a place is in the area, edges included."""
        x, y = place[0] - self.left, place[1] - self.near
        return 0 <= x <= self.width and 0 <= y <= self.depth

    def moved(self, by: Place) -> "MatArea":
        """The same area elsewhere."""
        return MatArea(self.name, self.left + by[0], self.near + by[1], self.width, self.depth)

    def inside(self, by: float) -> "MatArea":
        """The same area with its edges drawn inwards."""
        return MatArea(self.name, self.left + by, self.near + by, self.width - 2 * by, self.depth - 2 * by)


@dataclass(frozen=True)
class Mat:
    """Mat for a number of seats. Raises ValueError for a number without a mat."""

    seats: int

    def __post_init__(self) -> None:
        if not FEWEST_SEATS <= self.seats <= MOST_SEATS:
            raise ValueError(f"a mat is for {FEWEST_SEATS} to {MOST_SEATS} seats, not {self.seats}")

    @cached_property
    def zones(self) -> tuple[MatArea, ...]:
        """Where dice and tokens lie: the roll, the shared dice, each seat's own, and the rounds."""
        return (self.roll, *self._rows(), *self._track())

    @cached_property
    def roll(self) -> MatArea:
        """The middle, into which dice are thrown and pushed."""
        left, near = -WIDTH / 2 + COLUMN + 2 * MARGIN, -HEIGHT / 2 + ROW + 2 * MARGIN
        return MatArea(ROLL, left, near, -2 * left, -2 * near)

    @cached_property
    def markers(self) -> tuple[MatArea, ...]:
        """The corner markers, named by their ids, clockwise from the far left one."""
        x, y = WIDTH / 2 - MARGIN - MARKER, HEIGHT / 2 - MARGIN - MARKER
        nears = ((-x - MARKER, y), (x, y), (x, -y - MARKER), (-x - MARKER, -y - MARKER))
        first = first_marker(self.seats)
        return tuple(MatArea(str(first + n), *near, MARKER, MARKER) for n, near in enumerate(nears))

    @cached_property
    def patches(self) -> tuple[MatArea, ...]:
        """The patches for the camera's colours: a large grey, then black and white, then six colours."""
        left, near, depth = -WIDTH / 2 + MARGIN, self.roll.near, self.roll.depth
        third = depth / 3
        grey = MatArea("grey", left, near + 2 * third, COLUMN, third)
        names = (("red", "cyan"), ("green", "magenta"), ("blue", "yellow"), ("black", "white"))
        height = 2 * third / len(names)
        small = (
            MatArea(name, left + side * COLUMN / 2, near + step * height, COLUMN / 2, height)
            for step, pair in enumerate(names)
            for side, name in enumerate(pair)
        )
        return (grey, *small)

    def zone(self, place: Place) -> str | None:
        """The zone that a place lies in, or None beside all of them."""
        return next((zone.name for zone in self.zones if zone.holds(place)), None)

    def _rows(self) -> Iterator[MatArea]:
        before = (self.seats + 1) // 2
        names = [f"seat-{number}" for number in range(1, self.seats + 1)]
        behind = names[before:]
        behind.insert(len(behind) // 2, SHARED)
        near = HEIGHT / 2 - MARGIN - ROW
        return chain(_row(names[:before], -near - ROW), _row(behind, near))

    def _track(self) -> Iterator[MatArea]:
        left, step = WIDTH / 2 - MARGIN - COLUMN, (self.roll.depth + MARGIN / 2) / ROUNDS
        for number in range(ROUNDS):
            near = self.roll.near + number * step
            yield MatArea(f"{TRACK}{number + 1}", left, near, COLUMN, step - MARGIN / 2)


def first_marker(seats: int) -> int:
    """Id of the mat's far left marker; the next three follow clockwise."""
    return 4 * (seats - FEWEST_SEATS)


def _row(names: Sequence[str], near: float) -> Iterator[MatArea]:
    """Zones side by side between the two markers of one edge."""
    left = -WIDTH / 2 + MARKER + 2 * MARGIN
    step = (-2 * left + MARGIN) / len(names)
    for number, name in enumerate(names):
        yield MatArea(name, left + number * step, near, step - MARGIN, ROW)
