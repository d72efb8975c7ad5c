"""Groups what is told of an action into beats: what happened, and all that it led to."""

from collections.abc import Iterator, Sequence

from companion.engine.words import Message
from companion.games.human_punishment.events import Announced
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.telling.milestones import stands_alone

LEADS = frozenset(
    f"told-{one}" for one in ("activated", "event", "program", "decide", "place-chips", "trap", "box")
)
"""Sentences that lead to others, beside results."""
IF_FIRST = frozenset({"told-appears", "told-nobody-comes"})
"""Sentences that lead on if nothing else does: what the dice of a Raid bring."""
OF_THE_ROUND = frozenset({"told-turn", "told-event-over", "told-lay-out", "told-meeting"})
"""Sentences that nothing leads to."""


def beats(city: City, news: Sequence[Message]) -> Iterator[Announced]:
    """Each sentence once: with what it led to, or by itself."""
    leads: Message | None = None
    led_to: list[Message] = []
    for heard in news:
        if leads_on(heard) or (leads is None and heard.key in IF_FIRST):
            yield from _closed(leads, led_to)
            leads, led_to = heard, []
        elif leads is None or heard.key in OF_THE_ROUND or stands_alone(city, heard):
            yield from _closed(leads, led_to)
            leads, led_to = None, []
            yield Announced(heard)
        else:
            led_to.append(heard)
    yield from _closed(leads, led_to)


def leads_on(heard: Message) -> bool:
    """True for results of fights and checks, rolls, Events, Programs, decisions, chips and Traps."""
    return "nth" in heard.values or heard.key in LEADS


def _closed(leads: Message | None, led_to: Sequence[Message]) -> Iterator[Announced]:
    if leads is not None:
        yield Announced(leads, tuple(led_to))
