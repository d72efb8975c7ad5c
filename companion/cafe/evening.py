"""An evening in the café's statistics: game, duration, if it was finished, dice. Contains no names."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field

from companion.cafe.table_state import packed, unpacked

FACES = 6


@dataclass(frozen=True)
class CafeEvening:
    """One game that was played, by its `number` at the table.

    `begun` and `ended` in UTC (ISO 8601), `people` without bots, and of the `dice` of each set how often each
    face came up.
    """

    number: int
    game: str
    title: str
    begun: str
    ended: str
    finished: bool
    people: int
    dice: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    @property
    def which(self) -> tuple[int, str]:
        """A key that is unique at its table, even after the numbers have started over."""
        return self.number, self.begun


def packed_evenings(evenings: Iterable[CafeEvening]) -> bytes:
    """Evenings for the broker, and for the disk."""
    return packed([asdict(evening) for evening in evenings])


def read_evenings(payload: bytes | str) -> tuple[CafeEvening, ...]:
    """Evenings as they came. Raises ValueError for what makes no sense."""
    try:
        return tuple(map(_evening, unpacked(payload)))
    except (KeyError, TypeError, AttributeError) as fault:
        raise ValueError(f"these are no evenings: {fault!r}") from fault


def _evening(raw: Mapping[str, object]) -> CafeEvening:
    game, title, begun, ended = (str(raw[name]) for name in ("game", "title", "begun", "ended"))
    number, people, dice = raw["number"], raw["people"], raw["dice"]
    if not (isinstance(number, int) and isinstance(people, int) and isinstance(dice, dict)):
        raise TypeError("people are counted, and so are dice, set by set")
    sets = {str(colour): tuple(map(int, faces)) for colour, faces in dice.items()}
    if any(len(faces) != FACES or min(faces) < 0 for faces in sets.values()):
        raise ValueError("six counts for each set, none below zero")
    return CafeEvening(number, game, title, begun, ended, raw["finished"] is True, people, sets)
