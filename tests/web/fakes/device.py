"""A device with cookies of its own: a form without script is `send`, the page's script is `ask`."""

from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.web.fakes.fake_house import CODE
from tests.web.fakes.reading import Element, read
from web.form_origin import HEADER, PROOF
from web.site import NAME

AS_SCRIPT = {"Accept": "application/json"}
A_DEVICE = "a-device-of-these-test"
"""The proof that every device of these tests keeps."""


class Browser(FlaskClient):
    """A client whose forms come from our own pages."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        own = self.application.extensions[NAME].house.identity()
        self.set_cookie(f"{PROOF}-{own}" if own else PROOF, A_DEVICE)

    def post(self, *args: Any, **more: Any) -> TestResponse:
        """Sends a form as the page's script does, with its proof."""
        headers = {HEADER: A_DEVICE, **(more.pop("headers", None) or {})}
        return super().post(*args, headers=headers, **more)


class Device:
    """A browser without a screen."""

    def __init__(self, app: Flask, table: str = "one") -> None:
        self.client = Browser(app)
        self.table = table

    def from_afar(self) -> "Device":
        """A device elsewhere in the network, not the table's own screen."""
        self.client.environ_base["REMOTE_ADDR"] = "192.0.2.7"
        return self

    def get(self, address: str) -> TestResponse:
        """Asks for a page; what starts with no slash is within the table."""
        return self.client.get(self._whole(address))

    def read(self, address: str) -> Element:
        """The document at that address."""
        response = self.get(address)
        assert response.status_code == 200
        return read(response.text)

    def send(self, action: str, **fields: str) -> TestResponse:
        """Sends a form without script (`as_` is the field `as`)."""
        return self.client.post(self._whole(action), data=_named(fields))

    def ask(self, action: str, **fields: str) -> Any:
        """Sends a form by script: the JSON of the reply."""
        response = self.client.post(self._whole(action), data=_named(fields), headers=AS_SCRIPT)
        assert response.mimetype == "application/json"
        return response.json

    def scan(self) -> "Device":
        assert self.get(f"/j/{CODE}").status_code == 303
        return self

    def sit(self, name: str = "Jo", colour: str = "blue", command: str = "") -> str:
        """Scans the code and sits down: the seat."""
        self.scan()
        go = self.ask("join", name=name, colour=colour, command=command)["go"]
        return str(go).partition("seat=")[2]

    def cookie(self, name: str) -> str | None:
        """The value of a cookie, if the device has it."""
        found = self.client.get_cookie(name)
        return None if found is None else found.value

    def _whole(self, address: str) -> str:
        return address if address.startswith("/") else f"/t/{self.table}/{address}"


def _named(fields: dict[str, str]) -> dict[str, str]:
    return {name.rstrip("_"): value for name, value in fields.items()}
