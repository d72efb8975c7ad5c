"""What a phone was sent of a whole game is what is shown once it is over, and nobody is shown it before."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from companion.table.table import Table
from tests.secrets.moments import Room
from tests.secrets.watched import TABLE, Pages
from tests.web.fakes.reading import read

SEAT = "seat-1"
KIOSK = {"as": "kiosk"}


@pytest.mark.representative
def test_what_is_shown_after_the_end_is_to_the_byte_what_a_phone_was_sent_until_then(
    pages: Pages, tmp_path: Path
) -> None:
    room = Room(tmp_path / "room", pages)
    client, screen = pages.app.test_client(), pages.app.test_client()
    client.set_cookie(f"seat-{TABLE}", room.tokens[SEAT])
    own = {"as": "seat", "seat": SEAT}
    came: list[str] = []
    with closing(client.get(f"/t/{TABLE}/stream", query_string={**own, "client": "phone"})) as reply:
        events: Iterator[bytes] = iter(reply.response)  # type: ignore[arg-type]  # a stream of bytes

        def looks(table: Table) -> bool:
            """The phone hears what is new, and somebody tries to read the log."""
            over = table.moment.play is not None and not table.moment.play.open
            if not over:
                came.extend(news(events))
                assert screen.post(f"/t/{TABLE}/sent", data=KIOSK).status_code == 403
                assert screen.get(f"/t/{TABLE}/sent/guessed", query_string=KIOSK).status_code == 403
            return over

        room.play(looks)
        went = client.post(f"/t/{TABLE}/sent", data=own)
        assert went.status_code == 303
        # The first page left before the game began.
        assert list(shown(client, went.location)) == came[1:]
    assert len(came) > 20
    room.close()


def news(events: Iterator[bytes]) -> Iterator[str]:
    """What a stream brings of pages, up to the ping that says that nothing more has changed."""
    for event in events:
        name, _, rest = event.decode().partition("\n")
        if name == "event: ping":
            return
        if name == "event: shown":  # what the big screen has come to is of no game
            continue
        lines = [line.removeprefix("data: ") for line in rest.split("\n") if line.startswith("data: ")]
        yield "\n".join(lines)


def shown(client: FlaskClient, address: str) -> Iterator[str]:
    """Every raw text on the pages that follow one another from there."""
    while address:
        page = read(client.get(address).text)
        yield from ("".join(map(str, one.parts)) for one in page.all("pre"))
        after = page.all("a", id="after")
        address = after[0].attributes["href"] if after else ""
