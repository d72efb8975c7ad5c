"""What a player without a phone may see, is shown on the table's own screen, to them alone, when asked."""

from pathlib import Path

import pytest
from flask.testing import FlaskClient

from tests.secrets.canaries import marked_deck, marks_in, unknown_marks
from tests.secrets.watched import TABLE, Pages, Party, Watched

SEATS = 3
ELSEWHERE = "192.0.2.7"
PHONELESS = f"seat-{SEATS}"


@pytest.fixture
def party() -> Party:
    return Party(SEATS, {})


def look(client: FlaskClient, seat: str) -> str:
    """The kiosk is asked to show what one player alone may see: the page it shows then."""
    client.get(f"/t/{TABLE}/curtain?seat={seat}")
    client.post(f"/t/{TABLE}/curtain", data={"seat": seat})
    return client.get(f"/t/{TABLE}/private").text


@pytest.mark.slow
def test_a_player_without_a_phone_sees_their_own_cards_and_no_others(
    pages: Pages, party: Party, tmp_path: Path
) -> None:
    with Watched(tmp_path / "game", pages, party, party.set_up(marked_deck(), "curtain"), None) as game:
        client = pages.app.test_client()
        seen, states = marks_in(look(client, PHONELESS)), [game.play.state]
        assert seen & unknown_marks(states, None), "cards that the table does not know"
        assert seen & unknown_marks(states, PHONELESS) == set()
        kiosk = "".join([*game.sent(), client.get(f"/t/{TABLE}/kiosk").text])
        assert marks_in(kiosk) & unknown_marks(states, None) == set()
        covered = client.get(f"/t/{TABLE}/curtain?seat={PHONELESS}").text
        assert marks_in(covered) == set()
        client.post(f"/t/{TABLE}/curtain/close")
        assert client.get(f"/t/{TABLE}/private").status_code == 303


@pytest.mark.parametrize(("seat", "where"), [("seat-1", "127.0.0.1"), (PHONELESS, ELSEWHERE)])
def test_nobody_with_a_phone_is_shown_there_and_nothing_is_shown_elsewhere(
    pages: Pages, party: Party, tmp_path: Path, seat: str, where: str
) -> None:
    with Watched(tmp_path / "game", pages, party, party.set_up(marked_deck(), "curtain"), None) as game:
        client = pages.app.test_client()
        client.environ_base["REMOTE_ADDR"] = where
        assert marks_in(look(client, seat)) & unknown_marks([game.play.state], None) == set()


def test_a_key_that_was_carried_off_opens_nothing_elsewhere(
    pages: Pages, party: Party, tmp_path: Path
) -> None:
    with Watched(tmp_path / "game", pages, party, party.set_up(marked_deck(), "curtain"), None) as game:
        client = pages.app.test_client()
        assert marks_in(look(client, PHONELESS)) & unknown_marks([game.play.state], None)
        client.environ_base["REMOTE_ADDR"] = ELSEWHERE
        asked = {"as": "private", "client": "c"}
        for path in (f"/t/{TABLE}/private", f"/t/{TABLE}/kiosk"):
            assert marks_in(client.get(path).text) & unknown_marks([game.play.state], None) == set()
        assert client.get(f"/t/{TABLE}/stream", query_string=asked).text.startswith("event: gone")
