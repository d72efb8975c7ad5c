"""A broker that was away knows the latest of everything soon after it is back, and is never waited for."""

from collections.abc import Iterator
from time import sleep

import pytest

from companion.cafe.broker_connection import BrokerConnection
from companion.cafe.retained_messages import BEAT_S, RetainedMessages
from tests.companion.waiting import wait_until
from tests.mosquitto import Ear, Mosquitto

ALIVE = "companion/window/alive"
STATE = "companion/window/state"


@pytest.fixture
def line(broker: Mosquitto) -> Iterator[BrokerConnection]:
    line = BrokerConnection(broker.broker(), "table", will=ALIVE)
    line.open()
    yield line
    line.close()


def test_what_is_told_while_the_broker_is_away_it_knows_when_it_is_back(
    broker: Mosquitto, line: BrokerConnection
) -> None:
    notices = RetainedMessages(line, ALIVE)
    wait_until(line.connected.is_set)
    notices.put_up(STATE, b"before")
    notices.tell()
    broker.kill()
    wait_until(lambda: not line.connected.is_set())
    for n in range(1000):
        notices.put_up(STATE, b"%d" % n)
        notices.tell()
    broker.start()
    wait_until(line.connected.is_set)
    notices.tell()
    with Ear(broker.broker()) as ear:
        ear.await_(STATE, b"999")
        told = [told for topic, told in ear.heard if topic == STATE]
        assert told[-1:] == [b"999"]
        assert set(told) <= {b"before", b"999"}  # a broker that was killed may be told the first again


def test_what_is_so_already_is_not_told_again(broker: Mosquitto, line: BrokerConnection) -> None:
    notices = RetainedMessages(line, ALIVE)
    with Ear(broker.broker()) as ear:
        wait_until(line.connected.is_set)
        for what in (b"one", b"one", b"two"):
            notices.put_up(STATE, what)
            notices.tell()
        ear.await_(STATE, b"two")
        assert [told for topic, told in ear.heard if topic == STATE] == [b"one", b"two"]


def test_a_table_that_is_killed_leaves_its_last_will(broker: Mosquitto) -> None:
    line = BrokerConnection(broker.broker(), "table", will=ALIVE)
    line.open()
    wait_until(line.connected.is_set)
    RetainedMessages(line, ALIVE).tell()
    with Ear(broker.broker()) as ear:
        ear.await_(ALIVE, b"online")
        line._client.loop_stop()
        sock = line._client.socket()
        assert sock is not None
        sock.close()
        ear.await_(ALIVE, b"offline")


def test_it_says_every_few_seconds_that_it_is_there(broker: Mosquitto, line: BrokerConnection) -> None:
    times = [0.0]
    notices = RetainedMessages(line, ALIVE, lambda: times[0])
    wait_until(line.connected.is_set)
    with Ear(broker.broker()) as ear:
        for times[0] in (0.0, BEAT_S / 2, BEAT_S):
            notices.tell()
        wait_until(lambda: len(ear.heard) == 2)


def test_what_bears_names_is_taken_down_when_the_table_ends_and_outlasts_it_by_no_more_than_its_time(
    broker: Mosquitto, line: BrokerConnection
) -> None:
    notices = RetainedMessages(line, ALIVE)
    wait_until(line.connected.is_set)
    notices.put_up(STATE, b"stays")
    notices.put_up("companion/window/view", b"Ada", lasts=600)
    notices.tell()
    notices.take_leave()
    line.tell("companion/door/view", b"Ben", kept=True, lasts=1)
    assert line.settle(5)
    sleep(2.1)  # the broker counts in seconds
    with Ear(broker.broker()) as ear:
        ear.await_(STATE, b"stays")
        assert set(ear.latest) == {STATE, ALIVE}
        assert ear.latest[ALIVE] == b"offline"


def test_a_broker_that_turns_a_table_away_is_known(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Mosquitto(tmp_path_factory.mktemp("strict") / "broker", "allow_anonymous false\n") as strict:
        line = BrokerConnection(strict.broker("ada", "wrong"), "table")
        line.open()
        wait_until(lambda: line.refused)
        assert not line.connected.is_set()
        line.close()
