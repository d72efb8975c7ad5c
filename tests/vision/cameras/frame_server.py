"""A camera app on a phone: MJPEG over HTTP with a password. It can stall, repeat its picture and stop."""

from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import cycle
from threading import Event, Thread
from typing import Any

from vision.pictures.photograph import as_jpeg
from vision.reading import Frame

USER, PASSWORD = "ada", "s3cret"
INTERVAL = 0.05
DIGEST = 'Digest realm="camera", nonce="n", qop="auth"'
TURNS = {"elsewhere": "http://localhost:{port}/secret", "moved": "http://127.0.0.1:{port}/video"}
"""Where these paths lead: to another name, and within the same host."""


class FrameServer(ThreadingHTTPServer):
    """Sends the `frames` over and over; `address` has its password."""

    daemon_threads = True

    def __init__(self, frames: list[Frame], port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), _Stream)
        self.jpegs = [as_jpeg(frame) for frame in frames]
        self.stalls, self.repeats, self.over = Event(), Event(), Event()
        self.port = self.server_address[1]
        self.asked_elsewhere = 0
        self.address = f"http://{USER}:{PASSWORD}@127.0.0.1:{self.port}/video"


class _Stream(BaseHTTPRequestHandler):
    server: FrameServer

    def do_GET(self) -> None:
        """The stream, for those who know the password."""
        path = self.path.strip("/")
        if not self._knows(path):
            self.send_response(401)
            ask = (
                'Digest realm="camera", nonce="n", qop="auth"' if path == "digest" else 'Basic realm="camera"'
            )
            self.send_header("WWW-Authenticate", ask)
            self.end_headers()
        elif path in TURNS:
            self.send_response(302)
            self.send_header("Location", TURNS[path].format(port=self.server.port))
            self.end_headers()
        elif path == "playlist":
            self._send_playlist()
        else:
            self._stream(with_length=path != "boundary")

    def _knows(self, path: str) -> bool:
        said = self.headers.get("Authorization", "")
        self.server.asked_elsewhere += path == "secret"
        basic = "Basic " + b64encode(f"{USER}:{PASSWORD}".encode()).decode()
        return f'username="{USER}"' in said if path == "digest" else said == basic

    def _send_playlist(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "application/vnd.apple.mpegurl")
        self.end_headers()
        self.wfile.write(b"#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nhttp://127.0.0.1/secret\n")

    def _stream(self, *, with_length: bool) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "multipart/x-mixed-replace; boundary=frame")
        self.end_headers()
        frames, jpeg = cycle(self.server.jpegs), b""
        while not self.server.over.wait(INTERVAL):
            if self.server.stalls.is_set():
                continue
            jpeg = jpeg if jpeg and self.server.repeats.is_set() else next(frames)
            length = f"Content-Length: {len(jpeg)}\r\n" if with_length else ""
            head = f"--frame\r\nContent-Type: image/jpeg\r\n{length}\r\n".encode()
            try:
                self.wfile.write(head + jpeg + b"\r\n")
            except OSError:
                return

    def log_message(self, *_: Any) -> None:
        """Says nothing."""


@contextmanager
def serving(frames: list[Frame], port: int = 0) -> Iterator[FrameServer]:
    """A server of these frames that runs until the block is left."""
    server = FrameServer(frames, port)
    thread = Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield server
    finally:
        server.over.set()
        server.shutdown()
        thread.join()
        server.server_close()
