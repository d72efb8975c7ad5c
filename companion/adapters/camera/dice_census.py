"""Counts the dice on the mat all evening; names those missing after a game, and where they were seen last."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

from companion.engine.words import Message, say
from vision.mat.layout import SHARED
from vision.reading import ROLL, DieSeen

SURE = 2
"""So often has a number of dice been seen before it counts: one reading may be wrong."""

Zones = Mapping[str | None, int]


@dataclass(frozen=True)
class Census:
    """Number of sightings of each count of dice per colour in this game, with the zones of the last one."""

    game: int | None = None
    seen: Mapping[tuple[str, int], int] = field(default_factory=dict)
    zones: Mapping[tuple[str, int], Zones] = field(default_factory=dict)

    def after(self, game: int | None, dice: Sequence[DieSeen]) -> "Census":
        """The census with one more look at the mat; starts from zero for another game."""
        before = self if game == self.game else Census(game)
        counts = Counter(die.colour for die in dice)
        seen = {**before.seen, **{item: before.seen.get(item, 0) + 1 for item in counts.items()}}
        lay = {
            (colour, count): Counter(die.zone for die in dice if die.colour == colour)
            for colour, count in counts.items()
        }
        return Census(game, MappingProxyType(seen), MappingProxyType({**before.zones, **lay}))

    def missing(self, dice: Sequence[DieSeen], names: Mapping[str, str]) -> Iterator[Message]:
        """Messages about the colours with fewer dice than usual; `names` are those of the seats."""
        now = Counter(die.colour for die in dice)
        most: dict[str, int] = {}
        for (colour, count), often in self.seen.items():
            if often >= SURE:
                most[colour] = max(count, most.get(colour, 0))
        for colour, count in sorted(most.items()):
            if now[colour] < count:
                here = Counter(die.zone for die in dice if die.colour == colour)
                gone = Counter(self.zones[colour, count]) - here
                where = _zone(next(iter(gone), None), names)
                yield say("dice-missing", n=count - now[colour], colour=say(f"colour-{colour}"), where=where)


def _zone(zone: str | None, names: Mapping[str, str]) -> Message:
    if zone is not None and zone in names:
        return say("zone-seat", name=names[zone])
    return say({ROLL: "zone-roll", SHARED: "zone-shared"}.get(zone or "", "zone-beside"))
