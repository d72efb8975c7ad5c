"""Initial layout before the first Day, and the players' choices (MH-008 to MH-019)."""

from collections.abc import Sequence
from dataclasses import replace

from companion.engine.game import SetUp
from companion.engine.refusal import refuse
from companion.engine.shuffle import least_met_first, shuffled
from companion.games.map_to_hope.cards import CAMP_HOPE, Box, Effect, Kind
from companion.games.map_to_hope.draft import Draft
from companion.games.map_to_hope.events import Begun, Chosen, DeckMade, Drew, Due, Revealed, Settled
from companion.games.map_to_hope.rules.happening import NEW_HAND
from companion.games.map_to_hope.rulings import Rulings, rulings_of
from companion.games.map_to_hope.state import Errand, MapToHopeState

TAKEN_OUT = {"easy": ("-4", "-3", "-2"), "medium": ("-3", "-2", "1"), "hard": ("1", "0", "0")}
"""The Fate cards that a difficulty takes out (MH-011 to MH-013)."""
PLACES = 36
"""Story cards of a game: of a larger deck those that were met least often (MH-005)."""
STORIES = 10
"""Story cards in the Journey deck for each player (MH-015)."""
HAND = 4


def beginning(set_up: SetUp, box: Box) -> Begun:
    """Everything lies where it begins. Raises Refused: refused-many, refused-map-fate."""
    if not 1 <= len(set_up.seats) <= 2:
        raise refuse("refused-many", most=2)
    rulings, seed = rulings_of(set_up.options), set_up.seed
    box = box if rulings.ways == "two" else with_one_way(box)
    fate = shuffled(list(left_of(box.fate, rulings)), seed, "shuffle-0")
    places = shuffled([id_ for id_ in box.locations if id_ != CAMP_HOPE], seed, "shuffle-1")
    stories = least_met_first(places, set_up.met)[:PLACES]
    camps = tuple(box.camps)
    lots = least_met_first(shuffled(camps, seed, "finale"), set_up.met) if rulings.finale == "lot" else camps
    box = box.ending_at(lots[0]) if lots else box
    journey = (*stories[: STORIES * len(set_up.seats)], CAMP_HOPE)
    aside = stories[len(journey) - 1 :]
    seats = [seat.id for seat in set_up.seats]
    order = shuffled(seats, seed, "order") if rulings.order == "lot" else seats
    box = box if rulings.gains == "test" else for_the_day(box)
    first, rest = (journey[0], journey[1:]) if rulings.first_place == "before" else (None, journey)
    return Begun(
        set_up.seats, box, rulings, seed, rest, aside, tuple(fate), first, tuple(order), next(iter(lots), "")
    )


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
        replace(one, until=one.until or "day", of=tuple(map(_for_the_day, one.of))) for one in effects
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
    taken = {card for one in state.survivors for card in _taken(getattr(one, step))}
    return tuple(card for card in everything if card not in taken)


def choose(draft: Draft, seat: str, cards: tuple[str, ...]) -> None:
    """One choice; after the last one everybody's decks are shuffled and dealt from (MH-018, MH-019)."""
    step = step_of(draft.state)
    assert step is not None
    if not set(cards) <= set(free(draft.state, step)):
        raise refuse("refused-option")
    draft.add(Chosen(seat, step, cards))
    if draft.state.chooser is None:
        for one in draft.state.survivors:
            groups = tuple(card for group in one.groups for card in draft.state.box.groups[group])
            draft.add(DeckMade(one.seat.id, draft.shuffled((one.special, *groups))))
            draft.add(Drew(one.seat.id, HAND))
        _before_the_first_day(draft)


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
        draft.add(Due(tuple(Errand(one.seat.id, then=NEW_HAND) for one in draft.state.survivors)))


def _taken(chosen: str | tuple[str, ...]) -> tuple[str, ...]:
    return (chosen,) if isinstance(chosen, str) else chosen
