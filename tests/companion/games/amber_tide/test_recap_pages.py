"""The pages of an evening on the flats, and its statistics."""

from companion.engine.chronicle import Fact, Happening, count
from companion.engine.words import say
from companion.games.amber_tide.chronicle import facts
from companion.games.amber_tide.events import Begun, CameHome, Event, Flooded, Threw, WentOut
from companion.games.amber_tide.game import GAME
from companion.games.amber_tide.recap_pages import recap_pages
from tests.companion.games.playing import PEOPLE, beats, epitaphs

ANNA, BEN = PEOPLE[:2]


def walk(seat: str, face: int, end: Event) -> tuple[Event, ...]:
    return WentOut(1), Threw(seat, (face,)), end


EVENING = (
    Begun((ANNA, BEN), 20),
    *walk(ANNA.id, 6, CameHome(ANNA.id, 3, 0)),
    *walk(BEN.id, 1, Flooded(BEN.id, 0)),
    *walk(BEN.id, 5, Flooded(BEN.id, 2)),
    *walk(ANNA.id, 4, Flooded(ANNA.id, 1)),
    *walk(ANNA.id, 5, CameHome(ANNA.id, 2, 3)),
    *walk(BEN.id, 4, CameHome(BEN.id, 1, 0)),
)


def test_the_fullest_bag_and_the_worst_wave_have_a_page_each_and_everybody_has_their_best() -> None:
    pages = {(one.id, one.seat): one.title for one in recap_pages(beats(GAME, *EVENING))}
    assert pages == {
        ("home", None): say("recap-home-title", name=ANNA.name, n=5),
        ("flood", None): say("recap-flood-title", name=BEN.name, n=2),
        ("people", None): say("recap-people-title", n=6),
        ("evening", None): say("recap-evening-title", home=9, lost=3),
        ("own", ANNA.id): say("recap-own-title", name=ANNA.name, n=5),
        ("own", BEN.id): say("recap-own-title", name=BEN.name, n=1),
        ("unknown", ANNA.id): say("recap-unknown-title", n=1),
        ("unknown", BEN.id): say("recap-unknown-title", n=0),
    }


def test_each_has_a_line_with_their_walks_waves_and_amber() -> None:
    people = epitaphs(recap_pages(beats(GAME, *EVENING)))
    assert people == [
        say("recap-walked", n=3, wet=1, home=8),
        say("recap-walked", n=3, wet=2, home=1),
    ]


def test_waves_that_took_nothing_and_evenings_without_amber_have_no_page() -> None:
    dry = beats(GAME, Begun((ANNA, BEN), 20), *walk(ANNA.id, 1, Flooded(ANNA.id, 0)))
    assert [one.id for one in recap_pages(dry)] == ["evening", "people"]
    assert not [*recap_pages(beats(GAME, Begun((ANNA, BEN), 20)))]


def test_statistics_count_walks_waves_and_the_end() -> None:
    told = [[*facts(one.state, one.event)] for one in beats(GAME, *EVENING, CameHome(ANNA.id, 12, 0))]
    assert told[1:4] == [[], [], [Fact(Happening.TURN, 1), Fact(Happening.CHOICE, 1, "walk", "home")]]
    assert told[6][1:] == [Fact(Happening.CHOICE, 1, "walk", "flood"), count("floods", 1, BEN.id)]
    assert told[9][0] == Fact(Happening.TURN, 2)
    assert told[-1][2:] == [
        count("amber", 4, ANNA.id, n=20),
        count("amber", 4, BEN.id, n=1),
        count("won", 4, ANNA.id),
    ]
