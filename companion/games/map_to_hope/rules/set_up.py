"""Initial layout before the first Day, and the players' choices (MH-008 to MH-019)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from companion.engine.game import SetUp
from companion.engine.refusal import refuse
from companion.engine.shuffle import least_met, shuffled
from companion.games.map_to_hope.cards import CAMP_HOPE, Box, Effect, Kind
from companion.games.map_to_hope.events.beginning import Begun, Chosen, DeckMade, Revealed
from companion.games.map_to_hope.events.campaign import CarriedOver
from companion.games.map_to_hope.events.effects import Due, Settled
from companion.games.map_to_hope.events.event import Draft
from companion.games.map_to_hope.events.hands import Drew
from companion.games.map_to_hope.rules.happening import NEW_HAND
from companion.games.map_to_hope.rulings import Rulings, rulings_of
from companion.games.map_to_hope.state import Errand, MapToHopeState

TAKEN_OUT = {"easy": ("-4", "-3", "-2"), "medium": ("-3", "-2", "1"), "hard": ("1", "0", "0")}
"""The Fate cards that a difficulty takes out (MH-011 to MH-013)."""
FINALE_NEEDS = {"easy": -1, "medium": 0, "hard": 1}
"""Added to the needs of a finale by a difficulty, if there are several finales."""
PLACES = 36
"""Story cards of a game: of a larger deck those that were met least often, shuffled (MH-005)."""
STORIES = 10
"""Story cards in the Journey deck for each player (MH-015)."""
HAND = 4


def beginning(set_up: SetUp, box: Box) -> Begun:
    """Everything lies where it begins. Raises Refused: refused-many, refused-map-fate."""
    if not 1 <= len(set_up.seats) <= 2:
        raise refuse("refused-many", most=2)
    rulings, seed = rulings_of(set_up.options), set_up.seed
    box = as_played(box, rulings)
    fate = shuffled(list(left_of(box.fate, rulings)), seed, "shuffle-0")
    places = shuffled([id_ for id_ in box.locations if id_ != CAMP_HOPE], seed, "shuffle-1")
    journey, aside = way_of(places, set_up.met, len(set_up.seats), seed)
    finale = finale_of(box, rulings, seed, set_up.met)
    box = box.ending_at(finale) if finale else box
    seats = [seat.id for seat in set_up.seats]
    order = shuffled(seats, seed, "order") if rulings.order == "lot" else seats
    first, rest = (journey[0], journey[1:]) if rulings.first_place == "before" else (None, journey)
    return Begun(set_up.seats, box, rulings, seed, rest, aside, tuple(fate), first, tuple(order), finale)


def as_played(box: Box, rulings: Rulings) -> Box:
    """The box as the house rules change its cards."""
    box = box if rulings.ways == "two" else with_one_way(box)
    box = box if rulings.gains == "test" else for_the_day(box)
    several = rulings.spread == "finale" and len(box.camps) > 1
    return with_finales(box, FINALE_NEEDS[rulings.difficulty]) if several else box


def with_finales(box: Box, more: int) -> Box:
    """The box with finales that need more, or less."""
    return replace(box, camps={id_: one.needing(more) for id_, one in box.camps.items()})


def way_of(
    places: Sequence[str], met: Mapping[str, int], seats: int, seed: str
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The Journey deck with Camp Hope beneath it, and the aside deck, of shuffled places (MH-015, MH-016)."""
    stories = least_met(places, PLACES, met, seed, "places")
    ahead = STORIES * seats
    return (*stories[:ahead], CAMP_HOPE), stories[ahead:]


def finale_of(box: Box, rulings: Rulings, seed: str, met: Mapping[str, int]) -> str:
    """The finale of a Journey; none for a box that has its Camp Hope alone."""
    camps = tuple(box.camps)
    lots = shuffled(camps, seed, "finale") if rulings.finale == "lot" else camps[:1]
    return next(iter(least_met(lots, 1, met, seed, "finale")), "")


def with_one_way(box: Box) -> Box:
    """The box with Locations that are dealt with as they are printed (MH-033)."""
    locations, camps = (
        {id_: replace(one, way="", other=None) for id_, one in some.items()}
        for some in (box.locations, box.camps)
    )
    return replace(box, locations=locations, camps=camps)


def for_the_day(box: Box) -> Box:
    """The box with Actions whose gains last for the Day where their text does not say how long (MH-A30)."""
    heroes = {
        id_: replace(hero, play=_for_the_day(hero.play)) if hero.kind is Kind.ACTION else hero
        for id_, hero in box.heroes.items()
    }
    return replace(box, heroes=heroes)


def _for_the_day(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    return tuple(
        replace(effect, until=effect.until or "day", of=tuple(map(_for_the_day, effect.of)))
        for effect in effects
    )


def left_of(fate: Sequence[str], rulings: Rulings) -> tuple[str, ...]:
    """The Fate cards that the difficulty leaves (MH-014). Raises Refused where one is not there to take."""
    left = list(fate)
    for card in TAKEN_OUT[rulings.difficulty]:
        if card not in left:
            raise refuse("refused-map-fate", card=card)
        left.remove(card)
    return tuple(left)


def step_of(state: MapToHopeState) -> str | None:
    """Next choice of the choosing player."""
    return state.choosing[1] if state.choosing else None


def free(state: MapToHopeState, step: str) -> tuple[str, ...]:
    """Things that are still free: there is one of each (MH-072)."""
    everything = {
        "leader": tuple(state.box.leaders),
        "radiation_card": tuple(state.box.radiation_cards),
        "special": state.box.specials,
        "groups": tuple(state.box.groups),
    }[step]
    taken = {
        card for survivor in state.survivors for card in (*_taken(getattr(survivor, step)), survivor.kept)
    }
    return tuple(card for card in everything if card not in taken)


def choose(draft: Draft, seat: str, cards: tuple[str, ...]) -> None:
    """One choice; after the last one everybody's decks are shuffled and dealt from (MH-018, MH-019)."""
    step = step_of(draft.state)
    assert step is not None
    if not set(cards) <= set(free(draft.state, step)):
        raise refuse("refused-option")
    draft.add(Chosen(seat, step, cards))
    if draft.state.chooser is None:
        _deal(draft)
        _before_the_first_day(draft)


def _deal(draft: Draft) -> None:
    """Everybody's deck and first hand; in a campaign with the kept card, and one more after a won journey."""
    journeys = draft.state.journeys
    more = 1 if journeys and journeys[-1].won else 0
    kept = {survivor.kept for survivor in draft.state.survivors}
    for one in draft.state.survivors:
        groups = tuple(card for group in one.groups for card in draft.state.box.groups[group])
        deck = tuple(card for card in (one.special, *groups) if card not in kept)
        draft.add(DeckMade(one.seat.id, draft.shuffled(deck)))
        draft.add(Drew(one.seat.id, HAND + more))
        if one.kept:
            draft.add(CarriedOver(one.seat.id))


def new_hand(draft: Draft, seat: str, *, keeps: bool) -> None:
    """Keeps the first hand, or shuffles it in and draws again, once (MH-A39)."""
    draft.add(Settled())
    if not keeps:
        one = draft.state.of(seat)
        draft.add(DeckMade(seat, draft.shuffled((*one.hand, *one.deck))))
        draft.add(Drew(seat, HAND))


def _before_the_first_day(draft: Draft) -> None:
    rulings = draft.state.rulings
    if rulings.first_place == "after":
        draft.add(Revealed())
    if rulings.new_hand == "once":
        draft.add(Due(tuple(Errand(survivor.seat.id, then=NEW_HAND) for survivor in draft.state.survivors)))


def _taken(chosen: str | tuple[str, ...]) -> tuple[str, ...]:
    return (chosen,) if isinstance(chosen, str) else chosen
