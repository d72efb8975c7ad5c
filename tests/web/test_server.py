"""The server on a real socket: it answers, ends with its streams, and its port is free again."""

import errno
import socket
from contextlib import ExitStack, closing
from dataclasses import replace
from http.client import HTTPConnection, HTTPResponse
from time import monotonic, sleep

import pytest
from flask import Flask

from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor, FakeHouse
from tests.web.fakes.reading import read
from tests.web.fakes.waiting import until
from web.connections.connection_limits import ROOM
from web.connections.streams import Streams
from web.guard import BODY_LIMIT
from web.page import Page
from web.ports.protocol import PageViewer
from web.server import FILES, FOR_REQUESTS, LEAST_ROOM, Server, _room, create_app, serve
from web.site import NAME

LOCAL = "127.0.0.1"
STREAM = "/t/one/stream?as=kiosk&client="


def get(server: Server, path: str) -> tuple[HTTPConnection, HTTPResponse]:
    connection = HTTPConnection(LOCAL, server.port, timeout=20)
    connection.request("GET", path)
    return connection, connection.getresponse()


def test_a_page_is_served(server: Server, door: FakeDoor) -> None:
    connection, response = get(server, "/t/one/kiosk")
    with closing(connection):
        assert response.status == 200
        assert door.public.headline in response.read().decode()
        assert response.headers["Server"] is None


@pytest.mark.parametrize(("files", "room"), [(4096, ROOM), (FILES, ROOM), (64, 8), (32, LEAST_ROOM)])
def test_connections_keep_to_the_files_that_the_system_allows(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, files: int, room: int
) -> None:
    monkeypatch.setattr("web.server.allow_files", lambda _: files)
    assert _room() == room
    assert ("files may be open" in caplog.text) == (room < ROOM)


@pytest.mark.parametrize(
    ("fault", "told"),
    [(OSError(errno.EMFILE, "Too many open files"), "no more files"), (MemoryError(), "no memory is left")],
)
def test_a_page_for_which_the_system_has_no_room_is_a_line_in_the_log(
    house: FakeHouse,
    door: FakeDoor,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    fault: Exception,
    told: str,
) -> None:
    def no_room(_: PageViewer) -> Page:
        raise fault

    monkeypatch.setattr(door, "page", no_room)
    assert create_app(house).test_client().get("/t/one/kiosk").status_code == 503
    [line] = [one for one in caplog.records if one.name == "web.server"]
    assert (line.exc_info, told in line.message) == (None, True)


def test_a_stream_is_sent_while_it_is_open(server: Server, door: FakeDoor) -> None:
    connection, response = get(server, STREAM + "a")
    with closing(connection):
        assert response.readline() == b"event: page\n"
        door.show(replace(door.public, headline="Somebody sat down."))
        while b"Somebody sat down." not in response.readline():
            pass


def test_closing_ends_every_stream_soon(house: FakeHouse) -> None:
    server = serve(house, LOCAL, 0)
    server.start()
    streams = [get(server, STREAM + client) for client in "abc"]
    for _, response in streams:
        assert response.readline() == b"event: page\n"
    began = monotonic()
    server.close()
    assert monotonic() - began < 3
    for connection, response in streams:
        response.read()
        connection.close()
    assert house.doors["one"].follows == {}


def test_closing_never_races_with_the_streams_that_end(house: FakeHouse, app: Flask) -> None:
    for _ in range(10):
        app.extensions[NAME] = replace(app.extensions[NAME], streams=Streams(40))
        server = Server(app, LOCAL, 0, 16)
        server.start()
        streams = [get(server, f"{STREAM}{client}") for client in range(8)]
        until(lambda: len(house.doors["one"].follows) == 8)
        server.close()
        for connection, _ in streams:
            connection.close()
        assert house.doors["one"].follows == {}


def test_a_port_is_free_again_at_once(house: FakeHouse) -> None:
    first = serve(house, LOCAL, 0)
    first.start()
    connection, response = get(first, STREAM + "a")
    assert response.readline()
    port = first.port
    first.close()
    second = serve(house, LOCAL, port)
    second.start()
    again, answer = get(second, "/health")
    assert answer.status == 200
    again.close()
    connection.close()
    second.close()


def test_closing_twice_or_unstarted_is_safe(house: FakeHouse) -> None:
    server = serve(house, LOCAL, 0)
    port = server.port
    server.close()
    server.close()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((LOCAL, port), timeout=1)


def test_a_port_that_is_taken_is_an_error(server: Server, house: FakeHouse) -> None:
    with pytest.raises(OSError, match="in use"):
        serve(house, LOCAL, server.port)


def test_requests_are_answered_while_every_stream_is_taken(house: FakeHouse) -> None:
    server = serve(house, LOCAL, 0, threads=FOR_REQUESTS + 2)
    server.start()
    connection, response = get(server, STREAM + "a")
    assert response.readline() == b"event: page\n"
    crowd = [get(server, f"{STREAM}b{number}") for number in range(12)]
    assert {answer.read() for _, answer in crowd} == {b"event: busy\ndata: \n\n"}
    health, answer = get(server, "/health")
    assert b'"streams":1' in answer.read()
    for each in (connection, health, *(one for one, _ in crowd)):
        each.close()
    server.close()


def half_sent(server: Server, address: str) -> socket.socket:
    """A connection from there that has begun to ask, and says no more."""
    sent = socket.socket()
    sent.bind((address, 0))
    sent.connect((LOCAL, server.port))
    sent.sendall(b"GET /t/one/kiosk HTTP/1.1\r\nHost: x")
    return sent


def test_half_sent_requests_of_one_guest_cost_nobody_else_anything(server: Server, door: FakeDoor) -> None:
    door.tokens["proof"] = "s1"
    with ExitStack() as stack:
        seated = stack.enter_context(closing(HTTPConnection(LOCAL, server.port, timeout=20)))
        for _ in range(100):
            stack.enter_context(half_sent(server, "127.0.1.7"))
        for number in range(40):
            stack.enter_context(half_sent(server, f"127.0.2.{number}"))
        seated.request("GET", "/t/one/seat", headers={"Cookie": "seat-one=proof"})
        assert seated.getresponse().status == 200
        for path in ("/t/one/kiosk", "/health"):
            connection, response = get(server, path)
            with closing(connection):
                assert response.status == 200
        aside = stack.enter_context(closing(HTTPConnection(LOCAL, server.side_door, timeout=20)))
        aside.request("GET", "/health")
        assert aside.getresponse().status == 200


def test_a_stream_that_nobody_reads_waits_instead_of_filling_the_memory(
    server: Server, door: FakeDoor
) -> None:
    def is_drawn(number: int) -> bool:
        before, tired = len(door.looked), monotonic() + 1
        door.show(replace(door.public, headline=f"{number} " + "x" * 200_000))
        while len(door.looked) == before and monotonic() < tired:
            sleep(0.005)
        return len(door.looked) > before

    connection, response = get(server, "/t/one/kiosk")  # the first page takes its time
    with closing(connection), socket.socket() as slow:
        assert response.status == 200
        slow.connect((LOCAL, server.port))
        slow.sendall(f"GET {STREAM}slow HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        until(lambda: door.follows)
        assert not all(map(is_drawn, range(60)))
    until(lambda: not door.follows)


def test_what_was_answered_is_counted(server: Server) -> None:
    before = server.answered
    connection, response = get(server, "/health")
    response.read()
    connection.close()
    until(lambda: server.answered == before + 1)


def test_a_phone_that_vanished_frees_its_stream(server: Server, door: FakeDoor) -> None:
    connection, response = get(server, STREAM + "a")
    assert response.readline() == b"event: page\n"
    response.close()
    connection.close()

    def is_followed_no_longer() -> bool:
        door.show(replace(door.public, headline=str(monotonic())))
        return not door.follows

    until(is_followed_no_longer)


def test_a_large_body_is_refused_on_the_socket(server: Server, door: FakeDoor) -> None:
    connection = HTTPConnection(LOCAL, server.port, timeout=20)
    kind = {"Content-Type": "application/x-www-form-urlencoded"}
    connection.request("POST", "/t/one/begin", "as=kiosk&x=" + "x" * BODY_LIMIT, kind)
    with closing(connection):
        assert connection.getresponse().status == 413
    assert door.asked == []


class Broken(FakeDoor):
    """A table whose pages cannot be made."""

    def page(self, who: PageViewer) -> Page:
        raise RuntimeError(f"secret of the table for {who}")


def test_a_fault_is_told_kindly_and_without_its_reason() -> None:
    device = Device(create_app(FakeHouse(one=Broken())))
    response = device.get("kiosk")
    assert response.status_code == 500
    assert "Something went wrong at the table." in read(response.text).text
    assert "secret of the table" not in response.text


def test_the_script_is_told_a_fault_as_json(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(FakeDoor, "execute")
    assert device.ask("begin", as_="kiosk")["sorry"].startswith("Something went wrong")
