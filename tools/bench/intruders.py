"""Fifty uninvited phones: each guesses codes and opens streams, from its own address."""

import http.client
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from urllib.parse import urlencode

from web import form_origin

COUNT = 50
PAUSE_SECONDS = 0.5
"""Pause of each between two tries."""
PROOF = "x" * 22
FORM = {
    "Content-Type": "application/x-www-form-urlencoded",
    form_origin.HEADER: PROOF,
    "Cookie": f"{form_origin.PROOF}={PROOF}",
}
"""An attacker reads our pages, and so knows the fields of their forms."""


class Stranger:
    """One of them; `statuses` are what it was answered."""

    def __init__(self, base: str, number: int) -> None:
        self.statuses: list[int] = []
        self._host = base.removeprefix("http://")
        self._own = (f"127.0.1.{number + 1}", 0)

    def run(self, stop: Event) -> None:
        """Tries one thing after another until it is stopped."""
        tried = 0
        while not stop.wait(PAUSE_SECONDS):
            code = f"{tried:04d}"
            self._ask("POST", "/j", urlencode({"code": code}))
            self._ask("POST", "/t/home/join", urlencode({"code": code, "name": "Zed", "colour": "pink"}))
            self._ask("GET", f"/t/home/stream?as=join&client=s{tried}", "")
            tried += 1

    def _ask(self, method: str, path: str, body: str) -> None:
        connection = http.client.HTTPConnection(self._host, timeout=10, source_address=self._own)
        with suppress(OSError):
            connection.request(method, path, body, FORM)
            self.statuses.append(connection.getresponse().status)
        connection.close()


@contextmanager
def strangers(base: str, count: int = COUNT) -> Iterator[list[Stranger]]:
    """Runs that many of them while the context lasts."""
    stop, all_of_them = Event(), [Stranger(base, number) for number in range(count)]
    threads = [Thread(target=one.run, args=(stop,), daemon=True) for one in all_of_them]
    for thread in threads:
        thread.start()
    try:
        yield all_of_them
    finally:
        stop.set()
        for thread in threads:
            thread.join(30)


@contextmanager
def strangers_outside(base: str) -> Iterator[None]:
    """Runs them in another process, so that the table does not pay for them."""
    crowd = subprocess.Popen([sys.executable, "-m", __name__, base], stdout=subprocess.PIPE)
    assert crowd.stdout is not None
    try:
        crowd.stdout.readline()
        yield
    finally:
        crowd.kill()
        crowd.wait()
        crowd.stdout.close()


def main() -> None:
    """Sends them to the address that was named, until it is killed."""
    with strangers(sys.argv[1]):
        print("they have begun", flush=True)
        Event().wait()


if __name__ == "__main__":
    main()
