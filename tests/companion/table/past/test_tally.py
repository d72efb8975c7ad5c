"""Games are added up by person, by pair and by game; bots and games broken off do not count."""

from companion.engine.game import Seat
from companion.table.journal.table_journal import JournalGame
from companion.table.past.tally import KindTally, PairTally, PersonTally, tally
from companion.table.seating.left_game import LeftGame
from companion.table.seating.seating import SeatEntry, Seating


def played(
    number: int, people: dict[str, bool], *, over: bool = True, bots: tuple[str, ...] = ()
) -> JournalGame:
    places = tuple(
        SeatEntry(Seat(f"seat-{n}", name, "red"), "", bot=name in bots) for n, name in enumerate(people, 1)
    )
    winners = tuple(place.seat.id for place in places if people[place.seat.name])
    left = LeftGame("2026-11-27T20:00:00+00:00", 3, over=over, winners=winners)
    return JournalGame(number, "toy", "2026-11-27T18:00:00+00:00", Seating("", places, left=left))


def test_games_and_wins_and_the_streak_that_holds_now_are_counted_of_each_person() -> None:
    games = [
        played(4, {"Ann": True, "Ben": False}),
        played(3, {"ann": True, "Ben": True}),
        played(2, {"Ann": False, "Ben": True}),
        played(1, {"Ann": True, "Ben": False}),
    ]
    assert tally(games).people == (
        PersonTally("Ann", 4, 3, 2, (("toy", 3),)),
        PersonTally("Ben", 4, 2, 0, (("toy", 2),)),
    )


def test_a_pair_has_won_together_where_both_won() -> None:
    games = [played(2, {"Ann": True, "Ben": True}), played(1, {"Ann": True, "Ben": False})]
    assert tally(games).pairs == (PairTally(("Ann", "Ben"), 2, 1),)


def test_bots_and_games_that_were_broken_off_do_not_count() -> None:
    games = [
        played(2, {"Ann": True, "Ash": True}, bots=("Ash",)),
        played(1, {"Ann": True}, over=False),
    ]
    counted = tally(games)
    assert counted.people == (PersonTally("Ann", 1, 1, 1, (("toy", 1),)),)
    assert counted.pairs == ()
    assert counted.games == (KindTally("toy", 1, "2026-11-27T18:00:00+00:00"),)
