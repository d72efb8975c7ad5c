"""MJPEG over HTTP: the JPEG files of a stream, as they come, from the host that was named and no other."""

import ssl
from collections.abc import Iterator
from http.client import HTTPException, HTTPResponse
from typing import IO, Any
from urllib.error import URLError
from urllib.parse import unquote, urlsplit
from urllib.request import (
    HTTPBasicAuthHandler,
    HTTPDigestAuthHandler,
    HTTPPasswordMgrWithDefaultRealm,
    HTTPRedirectHandler,
    HTTPSHandler,
    OpenerDirector,
    ProxyHandler,
    Request,
    build_opener,
)

from vision.cameras.passwords import parted

MOST_BYTES = 8_000_000
"""Bytes of one picture; a stream with a larger one ends."""
LINE_BYTES = 65_536
HEADERS_MOST = 32


class NoAnswer(OSError):  # noqa: N818 - what the camera did
    """Error of an address without an answer, or with a wrong password."""


class OtherKind(OSError):  # noqa: N818 - what the camera did
    """Error of an address that sends something else than MJPEG."""


class LeadsElsewhere(OSError):  # noqa: N818 - what the camera did
    """Error of a redirect to another host."""


class _SameHost(HTTPRedirectHandler):
    """Follows within the host: a camera could have the box fetch its own addresses, or those of the house."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: Any, newurl: str
    ) -> Request | None:
        if urlsplit(newurl)[:2] != urlsplit(req.full_url)[:2]:
            raise LeadsElsewhere(newurl)
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def stream(address: str, seconds: float) -> Iterator[bytes]:
    """The JPEG files of the stream at that address, once it was opened. A stall of that many seconds ends it.

    Raises NoAnswer, OtherKind and LeadsElsewhere.
    """
    try:
        response = _opener(address).open(parted(address)[0], timeout=seconds)
    except LeadsElsewhere:
        raise
    except (URLError, OSError, HTTPException, ValueError) as fault:
        raise NoAnswer(address) from fault
    boundary = response.headers.get_boundary()
    if response.headers.get_content_type() != "multipart/x-mixed-replace" or boundary is None:
        raise OtherKind(address)
    return _files(response, b"--" + boundary.strip("-").encode())


def _opener(address: str) -> OpenerDirector:
    bare, secret = parted(address)
    known, (user, _, password) = HTTPPasswordMgrWithDefaultRealm(), secret.partition(":")
    known.add_password(None, urlsplit(bare).netloc, unquote(user), unquote(password))
    unverified = ssl.create_default_context()  # cameras sign their certificates themselves
    unverified.check_hostname, unverified.verify_mode = False, ssl.CERT_NONE
    answers = HTTPBasicAuthHandler(known), HTTPDigestAuthHandler(known)
    return build_opener(ProxyHandler({}), HTTPSHandler(context=unverified), _SameHost, *answers)


def _files(response: HTTPResponse, boundary: bytes) -> Iterator[bytes]:
    """The parts of a multipart reply, until it ends or is none any more."""
    with response:
        line = response.readline(LINE_BYTES)
        while line:
            if not line.startswith(boundary):
                line = response.readline(LINE_BYTES)
                continue
            length = _length(response)
            if length > MOST_BYTES:
                return
            part, line = (response.read(length), b"\n") if length else _until(response, boundary)
            yield part


def _length(response: HTTPResponse) -> int:
    """Reads the head of a part: its length in bytes, 0 if that is not told."""
    length = 0
    for _ in range(HEADERS_MOST):
        name, _, value = response.readline(LINE_BYTES).strip().partition(b":")
        if not name:
            break
        if name.lower() == b"content-length" and value.strip().isdigit():
            length = int(value)
    return length


def _until(response: HTTPResponse, boundary: bytes) -> tuple[bytes, bytes]:
    """The bytes before the next boundary, and its line."""
    part = bytearray()
    while len(part) <= MOST_BYTES:
        line = response.readline(LINE_BYTES)
        if not line or (line.startswith(boundary) and part.endswith(b"\n")):
            return bytes(part), line
        part += line
    return b"", b""
