"""A camera that speaks RTSP: it shows one picture again and again, or leads to another address."""

import io
import socket
import struct
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from threading import Event, Thread

from PIL import Image

SIZE = (320, 240)
EVERY_S = 0.05
SDP = "v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\nm=video 0 RTP/AVP 26\r\na=control:video\r\n"
JPEG_TYPE, TABLES_COME = 1, 255
"""Colours at half the size each way, and quantisation tables in the first packet (RFC 2435)."""


class RtspServer:
    """Serves at `address`; with `leads_to` every question is answered by a redirect. `asked` is what came."""

    def __init__(self, leads_to: str = "") -> None:
        self._leads_to = leads_to
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.asked: list[str] = []
        self.address = f"rtsp://ada:s3cret@127.0.0.1:{self._listening.getsockname()[1]}/live"
        self._over = Event()
        Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        self._over.set()
        self._listening.close()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                Thread(target=self._speak, args=(self._listening.accept()[0],), daemon=True).start()

    def _speak(self, line: socket.socket) -> None:
        with line, suppress(OSError):
            for asked in _questions(line):
                self.asked.append(asked[0].split()[0])
                line.sendall(self._answer(asked).encode())
                if self.asked[-1] == "PLAY" and not self._leads_to:
                    self._show(line)

    def _answer(self, asked: list[str]) -> str:
        number = next(one for one in asked if one.startswith("CSeq"))
        if self._leads_to:
            return f"RTSP/1.0 302 Found\r\n{number}\r\nLocation: {self._leads_to}\r\n\r\n"
        more = {
            "DESCRIBE": f"Content-Type: application/sdp\r\nContent-Length: {len(SDP)}\r\n\r\n{SDP}",
            "SETUP": "Session: 1\r\nTransport: RTP/AVP/TCP;unicast;interleaved=0-1\r\n\r\n",
            "PLAY": "Session: 1\r\n\r\n",
        }
        return f"RTSP/1.0 200 OK\r\n{number}\r\n" + more.get(
            self.asked[-1], "Public: DESCRIBE, SETUP, PLAY\r\n\r\n"
        )

    def _show(self, line: socket.socket) -> None:
        number = 0
        while not self._over.wait(EVERY_S):
            head = struct.pack(">BBHII", 0x80, 0x80 | 26, number % 65_536, number * 4_500, 7)
            packet = head + _as_rtp()
            line.sendall(b"$\0" + struct.pack(">H", len(packet)) + packet)
            number += 1


def _questions(line: socket.socket) -> Iterator[list[str]]:
    said = line.makefile("rb")
    while head := said.readline():
        lines = [head.decode().strip()]
        while told := said.readline().strip():
            lines.append(told.decode())
        yield lines


def _as_rtp() -> bytes:
    file = io.BytesIO()
    Image.new("RGB", SIZE, (200, 30, 30)).save(file, "JPEG", subsampling="4:2:0")
    jpeg = file.getvalue()
    tables = b"".join(part[5:69] for part in (jpeg[at:] for at in _places(jpeg, b"\xff\xdb")))
    scan = jpeg.index(b"\xff\xda")
    data = jpeg[scan + 2 + int.from_bytes(jpeg[scan + 2 : scan + 4], "big") : -2]
    head = struct.pack(">IBBBB", 0, JPEG_TYPE, TABLES_COME, SIZE[0] // 8, SIZE[1] // 8)
    return head + struct.pack(">BBH", 0, 0, len(tables)) + tables + data


def _places(jpeg: bytes, marker: bytes) -> Iterator[int]:
    at = jpeg.find(marker)
    while at >= 0:
        yield at
        at = jpeg.find(marker, at + 2)


@contextmanager
def rtsp(leads_to: str = "") -> Iterator[RtspServer]:
    """A camera that serves until the block ends."""
    with closing(RtspServer(leads_to)) as server:
        yield server
