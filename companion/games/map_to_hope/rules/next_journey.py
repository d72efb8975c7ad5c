"""The next journey of a campaign: new places, a finale that is due, and what was carried over."""

from collections import Counter

from companion.engine.shuffle import shuffled
from companion.games.map_to_hope.cards import CAMP_HOPE
from companion.games.map_to_hope.events.campaign import JourneyBegan
from companion.games.map_to_hope.events.event import Draft
from companion.games.map_to_hope.rules.set_up import finale_of, left_of, way_of
from companion.games.map_to_hope.state import DAYS, MapToHopeState
from companion.games.map_to_hope.survivor import Survivor

OF_THE_FALLEN = 2
"""Least Radiation with which a player who was out comes back."""


def begin_journey(draft: Draft) -> None:
    """Lays out the next journey; then everybody takes a Hero and two groups again."""
    state = draft.state
    n, rulings = len(state.journeys), state.rulings
    seed = f"{state.seed}/journey-{n + 1}"
    fate = shuffled(left_of(state.box.fate, rulings), seed, "fate")
    places = shuffled([id_ for id_ in state.box.locations if id_ != CAMP_HOPE], seed, "places")
    journey, aside = way_of(places, dict.fromkeys(state.seen, 1), len(state.survivors), seed)
    finale = finale_of(state.box, rulings, seed, Counter(one.finale for one in state.journeys))
    first, rest = (journey[0], journey[1:]) if rulings.first_place == "before" else (None, journey)
    radiation = tuple((survivor.seat.id, carried(survivor)) for survivor in state.survivors)
    draft.add(JourneyBegan(rest, aside, fate, first, finale, days_of(state), radiation))


def days_of(state: MapToHopeState) -> int:
    """Days of the next journey: one fewer after a journey that was lost."""
    return DAYS if state.journeys[-1].won else DAYS - 1


def carried(one: Survivor) -> int:
    """The Radiation that a player carries over: half of it, and at least 2 for one who was out."""
    return max(OF_THE_FALLEN, one.radiation // 2) if one.dead else one.radiation // 2
