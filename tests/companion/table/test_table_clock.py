"""The table's clock tells awake time, is an input of timed answers, and stands still in between."""

from companion.table.table_clock import TableClock


class Source:
    """A source of time that a test moves."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


def test_it_begins_at_nothing_and_goes_on_with_its_source() -> None:
    source = Source()
    clock = TableClock(source)
    source.at += 2.5
    assert (clock.peek(), clock.read(), clock.peek()) == (2500, 2500, 2500)


def test_a_long_pause_without_a_change_is_no_longer_than_the_table_stays_awake() -> None:
    source = Source()
    clock = TableClock(source, most=60)
    source.at += 59
    assert clock.read() == 59_000
    source.at += 3600
    assert clock.read() == 59_000 + 60_000


def test_it_goes_on_from_what_the_journal_holds_and_never_back() -> None:
    source = Source()
    clock = TableClock(source)
    clock.move_to(90_000)
    source.at += 1
    clock.move_to(10)
    assert clock.peek() == 90_000
    clock.restart()
    assert clock.peek() == 0


def test_it_knows_the_time_of_day_of_a_moment_of_its_own() -> None:
    source = Source()
    clock = TableClock(source, today=lambda: 5000.0)
    source.at += 30
    assert clock.time_of_day(10_000) == 4980
