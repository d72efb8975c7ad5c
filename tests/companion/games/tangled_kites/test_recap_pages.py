"""The pages of an evening with kites, and its statistics."""

from companion.engine.chronicle import Fact, Happening
from companion.engine.recap_page import BondDiagram
from companion.engine.words import say
from companion.games.tangled_kites.chronicle import facts
from companion.games.tangled_kites.events import Begun, Chose, Event, Flew
from companion.games.tangled_kites.game import GAME
from companion.games.tangled_kites.recap_pages import recap_pages
from companion.games.tangled_kites.state import Kite
from tests.companion.games.playing import PEOPLE, beats, epitaphs

THREE = PEOPLE[:3]


def flown(*heights: int) -> list[Event]:
    """A round in which the kites fly so high."""
    kites = (Chose(one.id, Kite(height)) for one, height in zip(THREE, heights, strict=True))
    return [*kites, Flew()]


EVENING = [Begun(THREE, 9), *flown(4, 4, 2), *flown(1, 5, 5), *flown(6, 6, 6), *flown(3, 2, 1)]


def test_each_tangle_of_two_neighbours_or_others_is_a_thread() -> None:
    knots = next(one.body for one in recap_pages(beats(GAME, *EVENING)) if one.id == "tangles")
    assert isinstance(knots, BondDiagram)
    anna, ben, cleo = (one.id for one in THREE)
    assert {(one.of, one.to): one.times for one in knots.threads} == {
        (anna, ben): 2,
        (anna, cleo): 1,
        (ben, cleo): 2,
    }


def test_the_dearest_flight_and_what_each_won_are_told_as_they_are_at_the_end() -> None:
    pages = [*recap_pages(beats(GAME, *EVENING))]
    assert pages[1].title == say("recap-dear-title", name=THREE[0].name, n=5, height=3)
    people = epitaphs(pages)
    assert people == [
        say("recap-flew", n=2, won=8),
        say("recap-flew", n=1, won=0),
        say("recap-flew", n=2, won=4),
    ]


def test_statistics_count_a_flight_to_the_round_that_it_ends() -> None:
    first = beats(GAME, *EVENING)[4]
    assert next(facts(first.state, first.event)) == Fact(Happening.TURN, 1)
