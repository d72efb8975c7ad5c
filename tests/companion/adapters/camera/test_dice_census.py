"""Once a game is over the kiosk says which dice are not on the mat, and where they were seen last."""

from companion.adapters.camera.dice_census import Census
from companion.engine.words import say
from vision.reading import BoundingBox, DieSeen

NAMES = {"seat-1": "Ada", "seat-2": "Ben"}


def dice(zone: str | None, colour: str, count: int) -> tuple[DieSeen, ...]:
    return (DieSeen(4, colour, 0.9, BoundingBox(0, 0, 50, 50), zone),) * count


FULL = (*dice("seat-1", "red", 4), *dice("roll", "red", 1), *dice("shared", "white", 3))


def seen(*looks: tuple[DieSeen, ...], game: int = 1) -> Census:
    census = Census()
    for look in looks:
        census = census.after(game, look)
    return census


def test_a_die_that_is_gone_is_told_with_where_it_lay() -> None:
    now = (*dice("seat-1", "red", 4), *dice("shared", "white", 3))
    assert list(seen(FULL, FULL, now).missing(now, NAMES)) == [
        say("dice-missing", n=1, colour=say("colour-red"), where=say("zone-roll"))
    ]


def test_several_of_a_seat_are_told_by_its_name() -> None:
    now = (*dice("seat-1", "red", 2), *dice("roll", "red", 1))
    told = list(seen(FULL, FULL, now).missing(now, NAMES))
    assert told == [
        say("dice-missing", n=2, colour=say("colour-red"), where=say("zone-seat", name="Ada")),
        say("dice-missing", n=3, colour=say("colour-white"), where=say("zone-shared")),
    ]


def test_what_was_seen_but_once_may_be_a_mistake_and_what_is_there_is_not_missed() -> None:
    once = (*FULL, *dice("roll", "blue", 1))
    assert list(seen(FULL, once, FULL).missing(FULL, NAMES)) == []


def test_another_game_is_counted_anew() -> None:
    census = seen(FULL, FULL).after(2, dice("seat-1", "red", 1))
    assert list(census.missing((), NAMES)) == []
