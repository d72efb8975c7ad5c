"""The strip tried out on the kiosk before a game: each of its segments by name, lit when it is asked for."""

from collections.abc import Iterator

from companion.engine.words import Message, say
from companion.table.settings.segments import Segment
from companion.table.settings.settings import StripSettings


def segments(strip: StripSettings) -> tuple[Message, ...]:
    """How the host knows each segment, in their order; a strip that shares itself out is one."""
    return tuple(_named(strip.segments)) or (say("segment-whole", leds=strip.length),)


def _named(laid: tuple[Segment, ...]) -> Iterator[Message]:
    for segment in laid:
        what, _, number = segment.shows.partition("-")
        words = {"n": int(number)} if number else {}
        yield say(f"segment-{what}", leds=segment.leds, **words)
