"""Tries the strip out on the kiosk before a game: names its segments and lights them on request."""

from collections.abc import Iterator

from companion.engine.words import Message, say
from companion.table.settings.segments import Segment
from companion.table.settings.settings import StripSettings


def segments(strip: StripSettings) -> tuple[Message, ...]:
    """The host's names of the segments, in their order; a strip without any counts as one."""
    return tuple(_named(strip.segments)) or (say("segment-whole", leds=strip.length),)


def _named(laid: tuple[Segment, ...]) -> Iterator[Message]:
    for segment in laid:
        what, _, number = segment.shows.partition("-")
        words = {"n": int(number)} if number else {}
        yield say(f"segment-{what}", leds=segment.leds, **words)
