"""How many streams there may be, and how they end."""

from contextlib import ExitStack

import pytest

from tests.web.fakes.fake_house import FakeDoor, FakeFollow
from web.connections.streams import EACH, EACH_SEAT, Busy, Streams
from web.ports.protocol import PageViewer


def follow(client: str, door: FakeDoor | None = None) -> FakeFollow:
    return (door or FakeDoor()).follow(PageViewer(None, "en"), client)


def test_a_stream_counts_while_it_is_open() -> None:
    streams = Streams(4)
    following = follow("a")
    with streams.one_more(following, seated=True):
        assert len(streams) == 1
        assert not following.ended
    assert len(streams) == 0
    assert following.ended


def test_a_stream_that_fails_is_closed_and_counted_no_longer() -> None:
    streams, following = Streams(4), follow("a")
    with pytest.raises(ZeroDivisionError), streams.one_more(following, seated=False):
        raise ZeroDivisionError
    assert len(streams) == 0
    assert following.ended


def test_one_stream_too_many_is_closed_at_once() -> None:
    streams, second = Streams(2), follow("b")
    with streams.one_more(follow("a"), seated=True):
        with pytest.raises(Busy), streams.one_more(second, seated=True):
            pass
        assert second.ended
        assert len(streams) == 1


def test_a_crowd_of_spectators_never_crowds_out_a_seat() -> None:
    streams = Streams(3)
    with streams.one_more(follow("a"), seated=False):
        with pytest.raises(Busy), streams.one_more(follow("b"), seated=False):
            pass
        with streams.one_more(follow("c"), seated=True), streams.one_more(follow("d"), seated=True):
            assert len(streams) == 3


def test_one_address_has_a_few_spectators_and_no_crowd() -> None:
    streams = Streams(100)
    with ExitStack() as crowd:
        for number in range(EACH):
            crowd.enter_context(streams.one_more(follow(str(number)), False, "192.0.2.7"))
        with pytest.raises(Busy), streams.one_more(follow("x"), False, "192.0.2.7"):
            pass
        with (
            streams.one_more(follow("y"), False, "192.0.2.8"),
            streams.one_more(follow("z"), True, "192.0.2.7"),
        ):
            assert len(streams) == EACH + 2
    with streams.one_more(follow("again"), False, "192.0.2.7"):
        assert len(streams) == 1


def test_one_seat_never_takes_the_streams_of_the_others() -> None:
    streams = Streams(20)
    with ExitStack() as crowd:
        for number in range(EACH_SEAT):
            crowd.enter_context(streams.one_more(follow(str(number)), True, "one s1", EACH_SEAT))
        with pytest.raises(Busy), streams.one_more(follow("x"), True, "one s1", EACH_SEAT):
            pass
        with streams.one_more(follow("y"), True, "one s2", EACH_SEAT):
            assert len(streams) == EACH_SEAT + 1


def test_a_place_is_free_again_after_its_stream() -> None:
    streams = Streams(2)
    for client in "abc":
        with streams.one_more(follow(client), seated=True):
            assert len(streams) == 1


def test_the_end_closes_every_stream() -> None:
    streams, first, second = Streams(4), follow("a"), follow("b")
    with streams.one_more(first, seated=True), streams.one_more(second, seated=False):
        streams.end()
        assert (first.ended, second.ended, streams.ending) == (True, True, True)
