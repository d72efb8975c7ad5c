"""Bad intermediaries between a phone and a table, as virus scanners, old proxies and odd phones are."""

import http.client
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from math import inf
from threading import Thread
from time import monotonic

HOP = frozenset({"connection", "transfer-encoding", "content-length", "keep-alive"})
LITTLE = frozenset({"content-type", "set-cookie", "location"})
CHUNK = 512


@dataclass(frozen=True)
class Intermediary:
    """What one does: hold replies until they are whole, cut streams after bytes or seconds, strip headers."""

    holds: bool = False
    most_bytes: float = inf
    most_seconds: float = inf
    strips: bool = False


@contextmanager
def between(port: int, what: Intermediary) -> Iterator[str]:
    """The address of one before the server on that port of this machine."""

    class Handler(BaseHTTPRequestHandler):
        def log_message(self, *_: object) -> None: ...

        def do_GET(self) -> None:
            with suppress(OSError, http.client.HTTPException):
                _pass_on(self, port, what)

        do_POST = do_GET  # noqa: N815 - the names of the standard library

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _pass_on(request: BaseHTTPRequestHandler, port: int, what: Intermediary) -> None:
    """Each reply ends its connection, as of old."""
    up = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    body = request.rfile.read(int(request.headers.get("Content-Length") or 0))
    sent = {name: value for name, value in request.headers.items() if name.lower() not in HOP}
    stripped = ("if-none-match", "accept-encoding") if what.strips else ()
    sent = {name: value for name, value in sent.items() if name.lower() not in stripped}
    up.request(request.command, request.path, body, sent)
    reply = up.getresponse()
    held = reply.read() if what.holds else b""
    request.send_response_only(reply.status)
    for name, value in reply.getheaders():
        if name.lower() not in HOP and (not what.strips or name.lower() in LITTLE):
            request.send_header(name, value)
    request.send_header("Connection", "close")
    request.end_headers()
    request.wfile.write(held)
    is_stream = reply.getheader("Content-Type", "").startswith("text/event-stream")
    _flow(request, reply, what if is_stream else Intermediary())
    up.close()


def _flow(request: BaseHTTPRequestHandler, reply: http.client.HTTPResponse, what: Intermediary) -> None:
    passed, until = 0, monotonic() + what.most_seconds
    while passed < what.most_bytes and monotonic() < until and (chunk := reply.read1(CHUNK)):
        request.wfile.write(chunk)
        request.wfile.flush()
        passed += len(chunk)
