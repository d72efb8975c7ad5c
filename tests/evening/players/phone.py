"""A phone over real HTTP: it joins, reads its page, taps and types; and a kiosk, which has no seat."""

import json
import re
from html import unescape
from http.client import HTTPResponse
from http.cookiejar import CookieJar
from urllib.error import HTTPError
from urllib.parse import urlencode, urljoin
from urllib.request import HTTPCookieProcessor, Request, build_opener
from uuid import uuid4

from tests.evening.players.forms import Form, Forms
from web.form_origin import HEADER, PROOF

TIMEOUT = 20.0
PATIENT = 120.0
"""Seconds in which a page comes, and in which what was brought in is read."""
LIMIT = "a-boundary-that-stands-in-no-file"
STREAM = re.compile(r'data-stream="([^"]+)"')


class Phone:
    """One browser without JavaScript, with a cookie jar of its own.

    `accepted` are the commands of its answers that the table has taken.
    """

    def __init__(self, base: str, home: str) -> None:
        self.base = base
        self.home = home
        self.jar = CookieJar()
        self.accepted: list[str] = []
        self._opener = build_opener(HTTPCookieProcessor(self.jar))

    def get(self, path: str) -> str:
        """The page at that path."""
        with self._opener.open(urljoin(self.base, path), timeout=TIMEOUT) as reply:
            text: str = reply.read().decode()
            return text

    def page(self) -> str:
        return self.get(self.home)

    def post(self, path: str, fields: dict[str, str]) -> dict[str, object]:
        """Sends a form as the page's script does; the reply is what the script would be told."""
        headers = {"Accept": "application/json", **self._own}
        request = Request(urljoin(self.base, path), urlencode(fields).encode(), headers)  # noqa: S310
        try:
            with self._opener.open(request, timeout=TIMEOUT) as reply:
                told: dict[str, object] = json.loads(reply.read())
                return told
        except HTTPError as error:
            return {"status": error.code}

    def bring(self, path: str, field: str, *files: tuple[str, bytes], **fields: str) -> tuple[int, str]:
        """Sends files, each with its name, as a page without script does: the status, and what is shown."""
        parts = [(f'name="{name}"', value.encode()) for name, value in fields.items()]
        parts += [(f'name="{field}"; filename="{name}"', data) for name, data in files]
        body = b"".join(
            f"--{LIMIT}\r\nContent-Disposition: form-data; {head}\r\n\r\n".encode() + data + b"\r\n"
            for head, data in parts
        )
        headers = {"Content-Type": f"multipart/form-data; boundary={LIMIT}", **self._own}
        request = Request(urljoin(self.base, path), body + f"--{LIMIT}--\r\n".encode(), headers)  # noqa: S310
        try:
            with self._opener.open(request, timeout=PATIENT) as reply:
                return reply.status, reply.read().decode()
        except HTTPError as error:
            return error.code, error.read().decode()

    @property
    def _own(self) -> dict[str, str]:
        """What the page's script sends with a form, so that it is known as the device's own."""
        proof = next((cookie.value for cookie in self.jar if cookie.name.startswith(PROOF)), None)
        return {"Origin": self.base, HEADER: proof or ""}

    def forms(self) -> list[Form]:
        """The forms of its page now."""
        return Forms(self.page()).found

    def prompts(self) -> list[Form]:
        """The questions that it may answer now."""
        return [form for form in self.forms() if form.question]

    def tap(self, form: Form, **fields: str) -> dict[str, object]:
        """Sends a form with the fields of the button that was tapped."""
        sent = {**form.hidden, **fields}
        reply = self.post(form.action, sent)
        if form.question and reply.get("ok"):
            self.accepted.append(sent["command"])
        return reply

    def follow(self) -> HTTPResponse:
        """Opens its stream, as the page's script does, and hears the first line; to be closed."""
        found = STREAM.search(self.page())
        assert found is not None, "the page has no stream"
        address = urljoin(self.base, f"{unescape(found[1])}&client={uuid4().hex}")
        reply: HTTPResponse = self._opener.open(address, timeout=TIMEOUT)
        reply.readline()
        return reply


def join(base: str, code: str, name: str, colour: str) -> Phone:
    """A phone that scanned the code and took a seat."""
    phone = Phone(base, "")
    page = phone.get(f"/j/{code}")
    form = next(form for form in Forms(page).found if form.action.endswith("/join"))
    reply = phone.tap(form, name=name, colour=colour)
    phone.home = str(reply["go"])
    return phone
