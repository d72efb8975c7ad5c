"""What a stream sends: the page at first and whenever it changed, and how it ends."""

import threading
from collections.abc import Iterator
from dataclasses import replace

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from tests.web.fakes import samples
from tests.web.fakes.apply import changed
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor, FakeHouse
from tests.web.fakes.page_parts import changed as with_changes
from tests.web.fakes.reading import Element, read
from tests.web.fakes.waiting import until
from web.ports.protocol import PageViewer
from web.server import FOR_REQUESTS, create_app
from web.shown.pretend import LampView
from web.streaming.watching import event

KIOSK = "stream?as=kiosk&client=k"


class Stream:
    """Reads the events of a stream in a thread, for a stream blocks while nothing happens."""

    def __init__(self, device: Device, address: str = KIOSK) -> None:
        self.response: TestResponse = device.get(address)
        assert self.response.status_code == 200
        self.events: list[tuple[str, str]] = []
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    @property
    def names(self) -> list[str]:
        """The events so far, by name."""
        return [name for name, _ in self.events]

    def ended(self) -> bool:
        """True if the server has ended it, waiting a while for that."""
        self._thread.join(5)
        return not self._thread.is_alive()

    def _read(self) -> None:
        for chunk in self.response.iter_encoded():
            lines = chunk.decode().splitlines()
            data = "\n".join(line.removeprefix("data: ") for line in lines[1:] if line)
            self.events.append((lines[0].removeprefix("event: "), data))
        self.response.close()


@pytest.fixture(autouse=True)
def _all_end(app: Flask) -> Iterator[None]:
    yield
    app.extensions["table-companion"].streams.end()


def seen(main: Element) -> str:
    """What is said on a page that is not behind a fold."""
    return main.without("data-fold").text


def settle(door: FakeDoor) -> None:
    """Wakes the only stream and waits until it has looked again."""
    looked = len(door.looked)
    door.stir()
    until(lambda: len(door.looked) > looked)


def test_an_event_is_written_as_browsers_read_it() -> None:
    assert event("page", "<p>\n\n</p>") == "event: page\ndata: <p>\ndata: \ndata: </p>\n\n"
    assert event("page", "<p>\r\nof\rAda\n") == "event: page\ndata: <p>\ndata: of\ndata: Ada\n\n"
    assert event("gone", "") == "event: gone\ndata: \n\n"


def test_the_whole_page_comes_first(device: Device, door: FakeDoor) -> None:
    door.public = samples.PLAY
    stream = Stream(device)
    until(lambda: stream.events)
    name, html = stream.events[0]
    main = read(html).one("main")
    assert name == "page"
    assert seen(main) == seen(device.read("kiosk").one("main"))


def test_an_event_stream_is_kept_by_nothing_between(device: Device) -> None:
    headers = Stream(device).response.headers
    assert headers["Content-Type"].startswith("text/event-stream")
    assert (headers["X-Accel-Buffering"], headers["Cache-Control"]) == ("no", "no-store")


def test_the_page_is_sent_again_only_when_it_changed(device: Device, door: FakeDoor) -> None:
    stream = Stream(device)
    until(lambda: stream.events)
    settle(door)
    door.show(replace(samples.LOBBY, strip=samples.STRIP[::-1]))
    settle(door)
    assert stream.names == ["page"]
    door.show(replace(samples.LOBBY, headline="Somebody sat down."))
    until(lambda: len(stream.events) == 2)
    assert "Somebody sat down." in stream.events[1][1]


def test_equal_pages_are_drawn_alike(app: Flask) -> None:
    first, second = Stream(Device(app)), Stream(Device(app), "stream?as=kiosk&client=other")
    until(lambda: first.events and second.events)
    assert first.events == second.events


def test_after_the_whole_page_only_what_changed_is_sent_and_each_is_numbered(
    device: Device, door: FakeDoor
) -> None:
    door.public = samples.PLAY
    stream = Stream(device)
    until(lambda: stream.events)
    door.show(replace(samples.PLAY, headline="Ada rolls."))
    until(lambda: len(stream.events) == 2)
    door.show(replace(samples.PLAY, headline="Ben rolls."))
    until(lambda: len(stream.events) == 3)
    assert stream.names == ["page", "panels", "panels"]
    told = [data.partition("\n") for _, data in stream.events]
    assert [bears for bears, _, _ in told] == ["id: #1", "id: #2", "id: #3"]
    (_, _, now), *differences = told
    for _, _, difference in differences:
        now = changed(now, difference)
    assert seen(read(now).one("main")) == seen(device.read("kiosk").one("main"))


def test_what_changed_behind_a_fold_alone_is_told_without_saying_what(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.show(samples.PLAY, **{seat: samples.SEAT_ACT})
    stream = Stream(device, f"stream?as=seat&client=x&seat={seat}")
    until(lambda: stream.events)
    door.show(samples.PLAY, **{seat: with_changes(samples.SEAT_ACT, log=("Ada has won.", *samples.LOG))})
    until(lambda: len(stream.events) == 2)
    assert stream.events[1][1].partition("\n")[2] == "[]"


def test_whoever_comes_again_is_sent_the_whole_page(device: Device, door: FakeDoor) -> None:
    first = Stream(device)
    until(lambda: first.events)
    door.show(replace(samples.LOBBY, headline="Somebody sat down."))
    until(lambda: first.names == ["page", "panels"])
    again = Stream(device)
    until(lambda: again.events)
    assert again.names == ["page"]
    assert "Somebody sat down." in again.events[0][1]


def test_a_page_of_another_stage_is_sent_whole(device: Device, door: FakeDoor) -> None:
    stream = Stream(device)
    until(lambda: stream.events)
    door.show(samples.PLAY)
    until(lambda: stream.names == ["page", "page"])


def test_a_seat_follows_its_own_page(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.show(samples.PLAY, **{seat: replace(samples.SEAT_ACT, you=seat)})
    stream = Stream(device, f"stream?as=seat&seat={seat}&client=p")
    until(lambda: stream.events)
    assert samples.SECRET.title in stream.events[0][1]
    assert door.follows["p"].who == PageViewer(seat, "en")


def test_a_second_stream_of_the_same_client_ends_the_first(device: Device) -> None:
    first = Stream(device)
    until(lambda: first.events)
    second = Stream(device)
    until(lambda: second.events)
    assert first.ended()
    assert first.names == ["page"]
    assert second.names == ["page"]


def test_a_freed_seat_is_told_that_it_is_gone(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    stream = Stream(device, f"stream?as=seat&seat={seat}&client=p")
    until(lambda: stream.events)
    door.free(seat)
    assert stream.ended()
    assert stream.names == ["page", "gone"]
    assert door.follows == {}


@pytest.mark.parametrize("seat", ["s1", "s2", ""])
def test_whoever_cannot_prove_a_seat_is_told_gone_at_once(app: Flask, door: FakeDoor, seat: str) -> None:
    Device(app).sit()
    stream = Stream(Device(app), f"stream?as=seat&seat={seat}&client=p")
    assert stream.ended()
    assert stream.events == [("gone", "")]
    assert door.looked == []


def test_joining_is_followed_by_the_invited_alone(app: Flask) -> None:
    stranger = Stream(Device(app), "stream?as=join&client=a")
    assert stranger.ended()
    assert stranger.names == ["gone"]
    invited = Stream(Device(app).scan(), "stream?as=join&client=b")
    until(lambda: invited.names == ["page"])


def test_a_stream_too_many_is_busy_and_follows_nothing() -> None:
    door = FakeDoor()
    app = create_app(FakeHouse(one=door), threads=FOR_REQUESTS + 2)
    first = Stream(Device(app))
    until(lambda: first.events)
    second = Stream(Device(app), "stream?as=kiosk&client=other")
    assert second.ended()
    assert second.events == [("busy", "")]
    assert set(door.follows) == {"k"}
    app.extensions["table-companion"].streams.end()
    assert first.ended()


def test_a_quiet_stream_pings(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.streaming.stream.PING_SECONDS", 0.01)
    stream = Stream(device)
    until(lambda: len(stream.events) >= 4)
    assert set(stream.names[1:]) == {"ping"}
    assert stream.names[0] == "page"


def test_every_stream_ends_with_the_server(app: Flask) -> None:
    streams = [Stream(Device(app), f"stream?as=kiosk&client={client}") for client in "abc"]
    until(lambda: all(stream.events for stream in streams))
    app.extensions["table-companion"].streams.end()
    assert all(stream.ended() for stream in streams)
    late = Stream(Device(app), "stream?as=kiosk&client=late")
    assert late.ended()
    assert late.events == []


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("as=kiosk", 400),
        ("as=kiosk&client=", 400),
        (f"as=kiosk&client={'c' * 65}", 400),
        ("as=x&client=c", 400),
        ("as=kiosk&as=x&client=c", 400),
        ("client=c" + "".join(f"&as=seat&seat=s{n}" for n in range(17)), 400),
    ],
)
def test_a_malformed_address_is_no_stream(device: Device, door: FakeDoor, query: str, status: int) -> None:
    assert device.get(f"stream?{query}").status_code == status
    assert door.follows == {}


def test_an_unknown_table_has_no_stream(device: Device) -> None:
    assert device.get("/t/nowhere/stream?as=kiosk&client=k").status_code == 404


def test_a_stream_that_nobody_reads_follows_nothing(device: Device, door: FakeDoor) -> None:
    device.client.head(f"/t/one/{KIOSK}")
    assert door.follows == {}


def test_a_reader_who_leaves_is_followed_no_longer(app: Flask, device: Device, door: FakeDoor) -> None:
    response = device.get(KIOSK)
    assert next(response.iter_encoded()).startswith(b"event: page")
    assert set(door.follows) == {"k"}
    response.close()
    assert door.follows == {}
    assert len(app.extensions["table-companion"].streams) == 0


def test_several_pages_of_one_device_come_in_one_stream_and_bear_their_names(
    device: Device, door: FakeDoor
) -> None:
    seat = device.sit()
    stream = Stream(device, f"stream?as=kiosk&as=seat&seat={seat}&client=p")
    until(lambda: len(stream.events) == 2)
    door.show(samples.PLAY, **{seat: replace(samples.SEAT_ACT, you=seat, headline="Only for you.")})
    until(lambda: len(stream.events) == 4)
    pages = [data.partition("\n") for _, data in stream.events]
    assert [bears for bears, _, _ in pages] == [
        f"id: {name}#{n}" for n in (1, 2) for name in ("as=kiosk", f"as=seat&seat={seat}")
    ]
    assert ["Only for you." in page for _, _, page in pages] == [False, False, False, True]
    assert [follow.who.seat for follow in door.follows.values()] == [None, seat]


def test_each_page_of_a_stream_is_in_the_language_that_its_address_says(
    device: Device, door: FakeDoor
) -> None:
    seat = device.sit()
    stream = Stream(device, f"stream?as=kiosk&language=fr&as=seat&seat={seat}&language=de&client=p")
    until(lambda: len(stream.events) == 2)
    assert [follow.who.language for follow in door.follows.values()] == ["fr", "de"]
    assert stream.events[1][1].startswith(f"id: as=seat&seat={seat}&language=de#1")
    unknown = Stream(device, "stream?as=kiosk&language=xx&client=u")
    until(lambda: unknown.events)
    assert door.follows["u"].who.language == "en"


def test_a_page_that_is_gone_leaves_the_others_of_its_stream_alone(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    stream = Stream(device, f"stream?as=kiosk&as=seat&seat={seat}&as=seat&seat=s9&client=p")
    until(lambda: len(stream.events) == 3)
    assert stream.events[0] == ("gone", "id: as=seat&seat=s9\n")
    door.free(seat)
    door.show(replace(samples.LOBBY, headline="Somebody left."))
    until(lambda: len(stream.events) == 5)
    assert stream.names == ["gone", "page", "page", "gone", "panels"]
    assert stream.events[3][1].strip() == f"id: as=seat&seat={seat}"


def test_a_kiosk_is_told_each_change_of_the_strip(device: Device, door: FakeDoor) -> None:
    door.lamps = (LampView(255, 0, 16), LampView(0, 0, 0))
    stream = Stream(device)
    until(lambda: len(stream.events) == 2)
    door.lamps = (LampView(1, 2, 3), LampView(0, 0, 0))
    until(lambda: len(stream.events) == 3)
    assert stream.names == ["page", "strip", "strip"]
    assert [data for _, data in stream.events[1:]] == ["#ff0010 #000000", "#010203 #000000"]


def test_a_seat_is_told_nothing_of_the_strip(device: Device, door: FakeDoor) -> None:
    door.lamps = (LampView(255, 0, 16),)
    seat = device.sit()
    stream = Stream(device, f"stream?as=seat&seat={seat}&client=p")
    until(lambda: stream.events)
    door.lamps = (LampView(1, 2, 3),)
    settle(door)
    assert stream.names == ["page"]
