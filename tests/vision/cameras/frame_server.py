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


class FrameServer(ThreadingHTTPServer):
    """Sends the `frames` over and over; `address` has its password."""

    daemon_threads = True

    def __init__(self, frames: list[Frame], port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), _Stream)
        self.jpegs = [as_jpeg(frame) for frame in frames]
        self.stalls, self.repeats, self.over = Event(), Event(), Event()
        self.port = self.server_address[1]
        self.address = f"http://{USER}:{PASSWORD}@127.0.0.1:{self.port}/video"


class _Stream(BaseHTTPRequestHandler):
    server: FrameServer

    def do_GET(self) -> None:
        """The stream, for those who know the password."""
        known = "Basic " + b64encode(f"{USER}:{PASSWORD}".encode()).decode()
        if self.headers.get("Authorization") != known:
            self.send_response(401)
            self.send_header("WWW-Authenticate", 'Basic realm="camera"')
            self.end_headers()
            return
        self.send_response(200)
        self.send_header("Content-Type", "multipart/x-mixed-replace; boundary=frame")
        self.end_headers()
        frames, jpeg = cycle(self.server.jpegs), b""
        while not self.server.over.wait(INTERVAL):
            if self.server.stalls.is_set():
                continue
            jpeg = jpeg if jpeg and self.server.repeats.is_set() else next(frames)
            head = f"--frame\r\nContent-Type: image/jpeg\r\nContent-Length: {len(jpeg)}\r\n\r\n".encode()
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
