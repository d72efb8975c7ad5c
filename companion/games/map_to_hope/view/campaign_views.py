"""Public views of a campaign: its journeys, and what is carried over into the next one."""

from collections.abc import Iterator

from companion.engine.view import CardView, Spotlight
from companion.engine.words import Message, say
from companion.games.map_to_hope.rules.campaign import ENOUGH
from companion.games.map_to_hope.rules.next_journey import carried, days_of
from companion.games.map_to_hope.state import JOURNEYS, MapToHopeState


def campaign_views(state: MapToHopeState) -> Iterator[CardView]:
    """The card of the campaign, if one is played and a journey of it is over."""
    if state.journeys:
        title = say("campaign-title", won=state.journeys_won, enough=ENOUGH)
        lines = tuple(journey_lines(state))
        yield CardView("campaign", say("card-campaign"), title, lines, picture="journey")


def journey_lines(state: MapToHopeState) -> Iterator[Message]:
    """Each journey that is over, in one line."""
    for n, one in enumerate(state.journeys, start=1):
        camp = state.box.camps[one.finale].title if one.finale else ""
        yield say("journey-won" if one.won else "journey-lost", n=n, camp=camp, day=one.day)


def between_journeys(state: MapToHopeState) -> Spotlight:
    """The end of a journey, and what is carried over from it."""
    last = state.journeys[-1]
    kicker = say("journey-of", n=len(state.journeys), of=JOURNEYS)
    lines = tuple(_carried_lines(state))
    return Spotlight(kicker, say(f"end-{last.why}"), say(f"end-{last.why}-text"), lines)


def _carried_lines(state: MapToHopeState) -> Iterator[Message]:
    yield say("carried-won") if state.journeys[-1].won else say("carried-lost", n=days_of(state))
    for survivor in state.survivors:
        name = survivor.seat.name
        yield say("carried-radiation", name=name, n=carried(survivor))
        if survivor.kept:
            yield say("carried-card", name=name, card=state.box.title(survivor.kept))
