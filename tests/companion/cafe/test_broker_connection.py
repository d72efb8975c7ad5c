"""The line to the broker is encrypted where its authority is named, and no other is taken for it."""

import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import sleep

import pytest

from companion.cafe.broker_connection import RIVALS, BrokerConnection
from companion.cafe.topics import ONLINE, Topics
from tests.companion.waiting import wait_until
from tests.mosquitto import Ear, Mosquitto

TLS = "certfile {0}.pem\nkeyfile {0}.key\nallow_anonymous true\n"
ALIVE = Topics("window").alive
SOON_S = 1.5
"""Longer than a line takes to try."""

pytestmark = pytest.mark.skipif(shutil.which("openssl") is None, reason="no openssl on the PATH")


def certificate(path: Path) -> Path:
    """A certificate of this machine, signed by itself; its key lies beside it."""
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    command += ["-nodes", "-days", "2", "-subj", "/CN=broker", "-addext", "subjectAltName=IP:127.0.0.1"]
    command += ["-keyout", f"{path}.key", "-out", f"{path}.pem"]
    subprocess.run(command, check=True, capture_output=True)
    return Path(f"{path}.pem")


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Mosquitto]:
    """One that speaks to nobody in the clear."""
    certificate(tmp_path / "own")
    with Mosquitto(tmp_path / "broker", TLS.format(tmp_path / "own")) as found:
        yield found


def test_what_is_said_over_an_encrypted_line_is_heard_there(broker: Mosquitto, tmp_path: Path) -> None:
    encrypted = replace(broker.broker(), certificate=str(tmp_path / "own.pem"))
    with Ear(encrypted, "one") as one, Ear(encrypted, "other", ()) as other:
        wait_until(lambda: _said(other, one))


def _said(mouth: Ear, ear: Ear) -> bool:
    mouth.line.tell("greeting", "hello", kept=False)
    return ear.latest == {"greeting": b"hello"}


# Paho leaves a socket whose greeting failed to the collector.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_a_broker_that_another_authority_signed_is_not_spoken_to(broker: Mosquitto, tmp_path: Path) -> None:
    other = str(certificate(tmp_path / "other"))
    lines = [
        BrokerConnection(replace(broker.broker(), certificate=other), "one"),
        BrokerConnection(broker.broker(), "in-the-clear"),
    ]
    for line in lines:
        line.open()
    sleep(SOON_S)
    assert [line.connected.is_set() for line in lines] == [False, False]
    for line in lines:
        line.close()


def test_two_tables_of_one_name_do_not_put_each_other_out_again_and_again(tmp_path: Path) -> None:
    with Mosquitto(tmp_path / "open", "allow_anonymous true\n") as broker:
        lines = [BrokerConnection(broker.broker(), "window") for _ in range(2)]
        for line in lines:
            line.open()
        wait_until(lambda: "twice" in {line.state for line in lines})
        assert sum(line.times for line in lines) <= 2 * RIVALS
        for line in lines:
            line.close()


def test_a_line_that_lasts_has_no_rival(tmp_path: Path) -> None:
    with Mosquitto(tmp_path / "open", "allow_anonymous true\n") as broker:
        line = BrokerConnection(broker.broker(), "window")
        line.open()
        wait_until(lambda: line.state == "here")
        line.close()


def test_another_table_that_says_to_be_there_under_the_same_name_is_noticed(tmp_path: Path) -> None:
    with Mosquitto(tmp_path / "open", "allow_anonymous true\n") as broker:
        first, second = (BrokerConnection(broker.broker(), one, will=ALIVE) for one in ("one", "other"))
        first.open()
        wait_until(lambda: first.state == "here")
        first.tell(ALIVE, ONLINE, kept=True)
        assert first.settle(10)
        second.open()
        wait_until(lambda: second.state == "here")
        second.tell(ALIVE, ONLINE, kept=True)
        wait_until(lambda: first.state == "twice")
        assert second.state == "here", "what the broker had kept may be old"
        for line in (first, second):
            line.close()
