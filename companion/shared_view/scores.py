"""A score pad with a column for each seat, a counter, and clocks."""

from dataclasses import dataclass

from companion.shared_view.localisable import Colour_co, Localisable, Text_co


@dataclass(frozen=True)
class SeatClock:
    """A seat's time: milliseconds `left` when it was last started or stopped.

    One that runs does so `since` a time, and its first `delay` milliseconds do not count: for a game that is
    the table's clock, in milliseconds, for a page the time of day, in seconds.
    """

    left: int
    since: int | None = None
    delay: int = 0

    @property
    def shown(self) -> str:
        """Minutes and seconds left, as it was last started or stopped."""
        seconds = max(0, self.left) // 1000
        return f"{seconds // 60}:{seconds % 60:02}"


@dataclass(frozen=True)
class ScoreColumn(Localisable[Text_co, Colour_co]):
    """A seat's points, row by row (None: nothing is written yet), and their sum.

    `leads` marks the best, `place` is the one by the sums, 0 before there are any.
    """

    name: str
    colour: Colour_co
    points: tuple[int | None, ...] = ()
    leads: bool = False
    place: int = 0
    clock: SeatClock | None = None

    @property
    def total(self) -> int:
        """Sum of all points."""
        return self.carried(len(self.points))

    def carried(self, rows: int) -> int:
        """Sum of the points of the first rows."""
        return sum(filter(None, self.points[:rows]))


@dataclass(frozen=True)
class Scores(Localisable[Text_co, Colour_co]):
    """The whole pad, `caption` says which sum leads; `large` are single numbers with their names.

    `rows` are their names where they are no rounds.
    """

    caption: Text_co
    columns: tuple[ScoreColumn[Text_co, Colour_co], ...]
    large: tuple[tuple[Text_co, int], ...] = ()
    rows: tuple[Text_co, ...] = ()

    @property
    def rounds(self) -> range:
        """Rounds that are written, the latest last."""
        return range(max((len(column.points) for column in self.columns), default=0))

    @property
    def timed(self) -> bool:
        """True if the seats have clocks."""
        return any(column.clock for column in self.columns)
