"""RTSP through a relay: FFmpeg follows a redirect to any host, and so it is shown none.

It opens an address of this machine, behind which the relay carries everything to the named host and back.
"""

import socket
import ssl
from collections.abc import Iterator
from contextlib import suppress
from threading import Thread
from typing import IO
from urllib.parse import urlsplit

from vision.cameras.mjpeg import NoAnswer
from vision.cameras.passwords import parted

PORTS = {"rtsp": 554, "rtsps": 322}
PIECE_BYTES, LINE_BYTES, BODY_BYTES = 65_536, 65_536, 1_000_000
HEADERS_MOST = 64


class RtspRelay:
    """One connection to the camera at an address. Raises NoAnswer where there is none.

    `leads_elsewhere` is true once the camera answered with a redirect, which ends the connection.
    """

    def __init__(self, address: str, seconds: float) -> None:
        bare, secret = parted(address)
        parts = urlsplit(bare)
        self._camera = _reached(parts.scheme, str(parts.hostname), parts.port, seconds)
        self._listening = socket.create_server(("127.0.0.1", 0))
        here = f"127.0.0.1:{self._listening.getsockname()[1]}"
        at = f"{secret}@{here}" if secret else here
        self.address = parts._replace(scheme="rtsp", netloc=at).geturl()
        """The address for FFmpeg to open, once."""
        self.leads_elsewhere = False
        Thread(target=self._carry, daemon=True).start()

    def _carry(self) -> None:
        with self._camera, self._listening:
            player, _ = self._listening.accept()
            with player, suppress(OSError):
                Thread(target=_pump, args=(player, self._camera), daemon=True).start()
                for piece in _pieces(self._camera.makefile("rb")):
                    if is_redirect(piece):
                        self.leads_elsewhere = True
                        return
                    player.sendall(piece)


def is_redirect(answer: bytes) -> bool:
    """True for an answer of RTSP that names another address (its status begins with a 3)."""
    words = answer.split(maxsplit=2)
    return len(words) > 1 and words[0].startswith(b"RTSP/") and words[1].startswith(b"3")


def _reached(scheme: str, host: str, port: int | None, seconds: float) -> socket.socket:
    try:
        reached = socket.create_connection((host, port or PORTS[scheme]), seconds)
        if scheme == "rtsps":
            unverified = ssl.create_default_context()  # cameras sign their certificates themselves
            unverified.check_hostname, unverified.verify_mode = False, ssl.CERT_NONE
            reached = unverified.wrap_socket(reached, server_hostname=host)
    except (OSError, UnicodeError) as fault:
        raise NoAnswer(host) from fault
    reached.settimeout(None)
    return reached


def _pump(player: socket.socket, camera: socket.socket) -> None:
    with suppress(OSError):
        while asked := player.recv(PIECE_BYTES):
            camera.sendall(asked)
    with suppress(OSError):
        camera.shutdown(socket.SHUT_RDWR)


def _pieces(told: IO[bytes]) -> Iterator[bytes]:
    """Packets of pictures, and answers whole."""
    while first := told.read(1):
        if first == b"$":
            head = told.read(3)
            yield first + head + told.read(int.from_bytes(head[1:], "big"))
        else:
            yield first + _answer(told)


def _answer(told: IO[bytes]) -> bytes:
    """The rest of an answer: its head, and as long a body as that says. Raises OSError for a longer one."""
    lines, length = [], 0
    for _ in range(HEADERS_MOST):
        lines.append(told.readline(LINE_BYTES))
        name, _, value = lines[-1].partition(b":")
        if name.strip().lower() == b"content-length" and value.strip().isdigit():
            length = int(value)
        if not lines[-1].strip():
            break
    if length > BODY_BYTES:
        raise OSError("an answer that is too long")
    return b"".join(lines) + told.read(length)
