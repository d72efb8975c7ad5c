"""A note in the data folder about the table that runs on it, for other commands."""

import json
import secrets
import socket
from contextlib import suppress
from dataclasses import asdict, dataclass
from http.client import HTTPConnection, HTTPException, HTTPResponse
from pathlib import Path
from urllib.parse import urlencode, urlsplit

from companion.any_system import may_live
from companion.table.files.atomic_file import write_whole

NOTE = "running.json"
PATIENCE_S = 30.0


@dataclass(frozen=True)
class Running:
    """A running table: process, address on this machine, id, and the host's key.

    The key is as safe as the rest of the data folder. Cookies carry the table's identity.
    """

    process: int
    address: str
    table: str
    key: str
    identity: str = ""

    def cookie(self, name: str, value: str) -> str:
        """A cookie as the pages of that table read it."""
        return f"{name}-{self.identity}={value}" if self.identity else f"{name}={value}"


class SilentError(Exception):
    """A table runs on the data, and does not answer."""


def announce(data: Path, running: Running) -> Path:
    """Writes the note, which this user alone can read. Raises OSError."""
    note = data / NOTE
    note.unlink(missing_ok=True)  # what was there before may have had other rights
    write_whole(note, json.dumps(asdict(running)))
    return note


def left_behind(data: Path) -> bool:
    """True if the note of a table exists that ended without removing it."""
    return (data / NOTE).exists()


def running(data: Path) -> Running | None:
    """The table that runs on this data folder, or None; a table that was killed leaves a note that lies."""
    with suppress(OSError, ValueError, TypeError):
        found = Running(**json.loads((data / NOTE).read_text(encoding="utf-8")))
        return found if may_live(found.process) and _listens(found.address) else None
    return None


def ask(table: Running, method: str, what: str) -> HTTPResponse:
    """The reply of a running table to its host, in full where it says what was wrong. Raises SilentError."""
    to = urlsplit(table.address)
    connection = HTTPConnection(to.hostname or "127.0.0.1", to.port, timeout=PATIENCE_S)
    proof = secrets.token_urlsafe(16)  # a form has to bear what its device keeps
    headers = {"Accept": "application/json", "Connection": "close", "X-Proof": proof}
    headers["Cookie"] = f"{table.cookie(f'host-{table.table}', table.key)}; {table.cookie('proof', proof)}"
    body = None
    if method == "POST":
        body = urlencode({"as": "kiosk"})
        headers["Content-Type"] = "application/x-www-form-urlencoded"
    try:
        connection.request(method, f"/t/{table.table}/{what}", body, headers)
        return connection.getresponse()
    except (OSError, HTTPException) as fault:
        connection.close()
        raise SilentError(f"the table runs (process {table.process}) and does not answer: {fault}") from fault


def fetch(table: Running, what: str) -> bytes:
    """The file that a running table gives its host. Raises SilentError, too, with why there is none."""
    with ask(table, "POST", what) as reply:
        try:
            content = reply.read()
        except (OSError, HTTPException) as fault:
            raise SilentError(f"the table broke off: {fault}") from fault
        if reply.getheader("Content-Type") != "application/zip":
            raise SilentError(f"the table says: {_sorry(content)}")
        return content


def _sorry(content: bytes) -> str:
    try:
        return str(json.loads(content)["sorry"])
    except (ValueError, KeyError, TypeError):
        return "nothing that makes sense"


def _listens(address: str) -> bool:
    to = urlsplit(address)
    try:
        socket.create_connection((to.hostname, to.port), PATIENCE_S).close()
    except ConnectionRefusedError:
        return False
    except OSError:
        return True
    return True
