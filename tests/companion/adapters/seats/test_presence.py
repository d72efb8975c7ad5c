"""Who looks at a table: streams that wake, end, and make a seat present."""

from threading import Thread

from companion.adapters.seats.presence import Presence
from companion.table.commands.seating import AddBot, FreeSeat, TakeSeatPhoneless
from companion.table.table import Table


def test_a_seat_is_here_while_a_stream_of_it_is_open() -> None:
    presence = Presence()
    assert not presence.here("seat-1")
    looking = presence.follow("seat-1", "phone")
    assert presence.here("seat-1")
    assert not presence.here("seat-2")
    looking.close()
    assert not presence.here("seat-1")


def test_a_newer_stream_of_the_same_client_ends_the_older_one() -> None:
    presence = Presence()
    older, newer = presence.follow("seat-1", "phone"), presence.follow("seat-1", "phone")
    assert older.ended
    assert not newer.ended
    assert presence.here("seat-1")


def test_a_stream_that_shows_other_seats_than_before_ends_the_older_one() -> None:
    presence = Presence()
    older = presence.follow("seat-1", "browser")
    presence.follow("seat-2", "browser")
    assert older.ended
    assert not presence.here("seat-1")


def test_two_phones_of_one_seat_look_side_by_side() -> None:
    presence = Presence()
    one, other = presence.follow("seat-1", "phone"), presence.follow("seat-1", "tablet")
    assert not one.ended
    one.close()
    assert presence.here("seat-1")
    assert not other.ended


def test_news_wakes_a_stream_that_waits() -> None:
    presence = Presence()
    looking = presence.follow(None, "kiosk")
    assert looking.wait(0)
    assert not looking.wait(0)
    waker = Thread(target=presence.wake)
    waker.start()
    assert looking.wait(5)
    waker.join()


def test_only_who_sits_there_wakes_the_others_by_coming_and_going() -> None:
    presence = Presence()
    looking = presence.follow("seat-1", "phone")
    looking.wait(0)
    presence.follow(None, "stranger").close()
    assert not looking.wait(0)
    presence.follow("seat-2", "phone 2").close()
    assert looking.wait(0)


def test_news_that_came_between_two_waits_is_not_missed() -> None:
    presence = Presence()
    looking = presence.follow(None, "kiosk")
    looking.wait(0)
    presence.wake()
    assert looking.wait(0)


def test_closing_wakes_and_may_be_done_twice() -> None:
    looking = Presence().follow(None, "kiosk")
    looking.close()
    looking.close()
    assert looking.ended


def test_a_seat_whose_phone_has_lost_the_table_is_away_and_none_that_has_no_phone(table: Table) -> None:
    table.execute(AddBot("yellow"))
    table.execute(FreeSeat("seat-3"))
    table.execute(TakeSeatPhoneless("Cleo", "green"))
    presence = Presence()
    looking = presence.follow("seat-1", "phone")
    assert presence.away(table.moment.seating) == {"seat-2"}
    looking.close()
    assert presence.away(table.moment.seating) == {"seat-1", "seat-2"}
