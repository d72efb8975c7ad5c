"""Rules: the beginning, and the events that follow from an answer."""

from collections.abc import Sequence

from companion.engine.answers import Answer
from companion.engine.game import SetUp
from companion.engine.refusal import refuse
from companion.engine.shuffle import least_met_on_top
from companion.games.hope_inhumanity import steps
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.dealing import TRAITS_EACH, cards_of, deal, read_cards
from companion.games.hope_inhumanity.events.course import GameBegun, HuntedLeftOut, ScenesArranged
from companion.games.hope_inhumanity.events.event import Draft, Event
from companion.games.hope_inhumanity.meta import META
from companion.games.hope_inhumanity.rulings import rulings_of
from companion.games.hope_inhumanity.state import HOPE_COLOUR, ROUNDS, HopeInhumanityState

UNEVEN = 2
"""Scenes that an evening draws from one terrain beyond its even share."""


def begin(set_up: SetUp) -> Sequence[Event]:
    """Shuffles and deals. Raises Refused for too few or many seats, like dice, too thin a deck, or house
    rules that there are not."""
    _check_seats(set_up)
    if rulings_of(set_up.options).cards == "by-hand":
        return (GameBegun(set_up.seats, set_up.seed, {}, set_up.options),)
    _check_cards(set_up)
    begun = GameBegun(set_up.seats, set_up.seed, set_up.decks, set_up.options)
    in_vain = (HuntedLeftOut(),) if cards_of(set_up.decks).hunted_in_vain else ()
    return (begun, *_arranged(set_up), *in_vain)


def _arranged(set_up: SetUp) -> tuple[ScenesArranged, ...]:
    """The piles of a table whose people have met some of their Scenes before; none for other tables."""
    rulings = rulings_of(set_up.options)
    piles = deal(set_up.seats, set_up.seed, set_up.decks, rulings).piles if set_up.met else {}
    arranged = {terrain: _arranged_pile(pile, terrain, set_up) for terrain, pile in piles.items()}
    return (ScenesArranged(arranged),) if arranged != piles else ()


def _arranged_pile(pile: tuple[str, ...], terrain: Terrain, set_up: SetUp) -> tuple[str, ...]:
    """A pile of which the part for an evening holds what was met least often, and of each deck its share."""
    used = ROUNDS * len(set_up.seats) // len(Terrain) + UNEVEN
    return least_met_on_top(pile, used, set_up.met, set_up.seed, f"{terrain.name} met", source_of=_deck_of)


def _deck_of(card: str) -> str:
    """The deck that an id names before its dot."""
    return card.partition(".")[0]


def decide(state: HopeInhumanityState, answer: Answer) -> Sequence[Event]:
    """The events that an answer to an open question leads to."""
    draft = Draft(state)
    steps.decide(draft, answer)
    return draft.events


def _check_seats(set_up: SetUp) -> None:
    count = len(set_up.seats)
    if not META.min_players <= count <= META.max_players:
        raise refuse("refused-seats", n=count, least=META.min_players, most=META.max_players)
    if len({seat.id for seat in set_up.seats}) < count:
        raise refuse("refused-same-seat")
    if len({HOPE_COLOUR, *(seat.colour for seat in set_up.seats)}) <= count:
        raise refuse("refused-colours")


def _check_cards(set_up: SetUp) -> None:
    deck = read_cards(set_up.decks)
    count = len(set_up.seats)
    wanted = {
        "scenes": (len(deck.scenes), 1),
        "personalities": (len(deck.personalities), count),
        "traits": (len(deck.traits), TRAITS_EACH * count),
        "relationships": (len(deck.relationships), count),
    }
    for kind, (there, needed) in wanted.items():
        if there < needed:
            raise refuse(f"refused-too-few-{kind}", there=there, needed=needed)
