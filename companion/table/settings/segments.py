"""Stretches of the strip and what each of them shows, as a host writes them down."""

import re
from dataclasses import dataclass

from companion.table.settings.setting_types import did_you_mean, must_be

SHOWABLE = ("dark", "tracks", "seats", *(f"{what}-{n}" for what in ("track", "seat") for n in range(1, 9)))


@dataclass(frozen=True)
class Segment:
    """Consecutive LEDs that show one thing.

    `shows` is `track-n` (the game's n-th track), `tracks` (all of them), a seat's id, `seats` (all of
    them,
    in equal shares) or `dark`; a `backwards` one begins with its last LED.
    """

    shows: str
    leds: int
    backwards: bool = False

    def __str__(self) -> str:
        return f"{self.shows} {self.leds}" + " backwards" * self.backwards


class SegmentKind:
    """A segment such as `seat-2 12 backwards`."""

    wants = 'what it shows and how many LEDs it has, such as "seat-1 12" or "seat-2 12 backwards"'

    def read(self, raw: object) -> Segment:
        found = re.fullmatch(r"(\S+) +([1-9]\d{0,3})( +backwards)?", raw) if isinstance(raw, str) else None
        if found is None:
            raise must_be(self.wants, raw)
        shows, leds, backwards = found.groups()
        if shows not in SHOWABLE:
            hint = did_you_mean(shows, SHOWABLE)
            raise ValueError(
                f'a segment shows track-1 to 8, seat-1 to 8, tracks, seats or dark, not "{shows}"{hint}'
            )
        return Segment(shows, int(leds), backwards is not None)
