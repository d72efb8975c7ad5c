"""Every route, asked for by everybody at every step of a game: no secret comes back before its time."""

from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from random import Random
from zipfile import ZipFile

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from companion.engine.view import Viewer
from companion.games.hope_inhumanity.playing import Phase
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.table.commands.shelf import PutAside
from tests.companion.games.hope_inhumanity.wandering import random_answer
from tests.long import LONG
from tests.secrets.canaries import marked_deck, marks_in, unknown_marks
from tests.secrets.matrix import MATRIX, NOTHING, ROLES
from tests.secrets.watched import TABLE, Pages, Party, Watched, numbered

SEED = "canaries"
STEPS = set(Phase) - {Phase.OVER} if LONG else {Phase.DECLARE, Phase.ROLL, Phase.AFTERMATH}
"""The steps at which everybody asks for everything."""
SEATS = 3
GAMES = 12
SHELF = "GET /t/<table>/shelf"
CLAIMS = {"kiosk": "kiosk", "guest": "kiosk", "joining": "join"}
"""What a visitor says to be, if not a seat."""


@dataclass(frozen=True)
class Visitor:
    """Somebody who asks for pages: in which role, and as whose seat."""

    role: str
    seat: str

    def client(self, pages: Pages, party: Party) -> FlaskClient:
        """A browser with the proofs that this visitor has."""
        client = pages.app.test_client()
        if self.role != "kiosk":
            client.environ_base["REMOTE_ADDR"] = "192.0.2.7"
        others = [token for seat, token in party.tokens.items() if seat != self.seat]
        token = {"seat": party.tokens[self.seat], "neighbour": others[0], "stranger": "made-up"}.get(
            self.role
        )
        if token is not None:
            client.set_cookie(f"seat-{TABLE}", token)
        if self.role == "joining":
            client.set_cookie(f"invited-{TABLE}", party.seating.code)
        return client

    def knows(self, party: Party) -> Viewer:
        others = [seat for seat in party.tokens if seat != self.seat]
        return {"seat": self.seat, "neighbour": others[0]}.get(self.role)

    @property
    def claim(self) -> dict[str, str]:
        said = CLAIMS.get(self.role)
        return {"as": said} if said else {"as": "seat", "seat": self.seat}


def routes(pages: Pages) -> set[str]:
    """Every route of the pages, with its method."""
    return {
        f"{method} {rule}"
        for rule in pages.app.url_map.iter_rules()
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    }


def asked(
    client: FlaskClient, route: str, visitor: Visitor, code: str, more: Mapping[str, str] = NOTHING
) -> tuple[int, str]:
    """What a visitor is answered, who sends `more` besides: the status, and all that was sent."""
    method, _, rule = route.partition(" ")
    row = MATRIX[route]
    said = code if visitor.role == "joining" else "WRONG"
    path = row.path or rule.replace("<table>", TABLE).replace("<code>", said)
    fields = {**visitor.claim, "code": said, "client": "crawl", **row.fields, **more}
    reply = (
        client.get(path, query_string=fields)
        if method == "GET"
        else client.post(path, data=fields, headers={} if rule == "/j" else {"Accept": "application/json"})
    )
    with closing(reply):
        return reply.status_code, f"{reply.headers}{_body(reply)}"


def _body(reply: TestResponse) -> str:
    """The text of a reply; of a stream, all until it has nothing more to say; of a zip, what is in it."""
    if reply.mimetype == "application/zip":
        with ZipFile(BytesIO(reply.data)) as packed:
            return "".join(f"{name}\n{packed.read(name).decode('latin-1')}" for name in packed.namelist())
    if reply.mimetype == "application/pdf":
        return str(reply.data, "latin-1")
    if reply.mimetype != "text/event-stream":
        return reply.text
    sent = []
    for event in reply.iter_encoded():
        sent.append(event.decode())
        if sent[-1].startswith(("event: ping", "event: gone")):
            break
    return "".join(sent)


def test_every_route_has_a_row_in_the_matrix_and_every_row_a_route(pages: Pages) -> None:
    assert routes(pages) == set(MATRIX)
    assert all(len(row.statuses) == len(ROLES) for row in MATRIX.values())


@pytest.mark.representative
@pytest.mark.long
@pytest.mark.timeout(300)
@pytest.mark.rule("HI-053", "HI-055", "HI-056", "HI-059", "HI-060", "HI-074", "HI-082", "HI-223")
def test_no_route_tells_anybody_a_secret_at_any_step(pages: Pages, tmp_path: Path) -> None:
    party, missing = Party(SEATS, {}), set(STEPS)
    for seed in (f"{SEED} {n}" for n in range(GAMES)):
        with Watched(tmp_path / seed, pages, party, party.set_up(marked_deck(), seed), None) as game:
            play_and_crawl(game, pages, party, missing, Random(seed))
        if not missing:
            return
    raise AssertionError(f"these steps were never reached: {missing}")


def play_and_crawl(game: Watched, pages: Pages, party: Party, missing: set[Phase], chance: Random) -> None:
    """Plays a game, and crawls wherever it comes to a step that is still missing."""
    states: list[HopeInhumanityState] = []
    while game.play.open and missing:
        states.append(game.play.state)
        if states[-1].phase in missing:
            missing.remove(states[-1].phase)
            crawl(pages, party, states)
        game.answer(numbered(random_answer(game.play, chance), len(states)))


def crawl(pages: Pages, party: Party, states: list[HopeInhumanityState]) -> None:
    """Asks for everything in every role, and looks for what was told too early."""
    for role in ROLES:
        for seat in party.tokens if role == "seat" else list(party.tokens)[:1]:
            visitor = Visitor(role, seat)
            client, unknown = visitor.client(pages, party), unknown_marks(states, visitor.knows(party))
            assert unknown
            for route, row in MATRIX.items():
                status, sent = asked(client, route, visitor, party.seating.code)
                where = f"{route} as {role} ({seat}) in {states[-1].phase}"
                assert status == row.status(role), f"{where}: {status}"
                assert marks_in(sent) & unknown == set(), where


@pytest.mark.slow
def test_the_marks_are_there_to_be_found(pages: Pages, tmp_path: Path) -> None:
    party = Party(SEATS, {})
    with Watched(tmp_path / "game", pages, party, party.set_up(marked_deck(), SEED), "seat-1") as game:
        unknown = unknown_marks([game.play.state], None)
        own = marks_in(game.page()) & unknown
        assert len(own) == 2 * 3, "the titles and texts of three Traits"
        assert own & unknown_marks([game.play.state], "seat-1") == set()


def test_a_game_that_was_put_aside_keeps_its_secrets_on_the_shelf_where_its_own_people_see_it(
    pages: Pages, tmp_path: Path
) -> None:
    party = Party(SEATS, {})
    with Watched(tmp_path / "game", pages, party, party.set_up(marked_deck(), SEED), None) as game:
        states, number = [game.play.state], game.table.moment.game
        game.table.execute(PutAside())
        assert game.table.moment.seating.aside == (number,)
        for role in ROLES:
            visitor = Visitor(role, "seat-1")
            client, unknown = visitor.client(pages, party), unknown_marks(states, visitor.knows(party))
            for route in (one for one in MATRIX if "/shelf" in one):
                status, sent = asked(client, route, visitor, party.seating.code, {"shelved": str(number)})
                assert status == MATRIX[route].status(role), (route, role)
                assert marks_in(sent) & unknown == set(), (route, role)
                assert (f'value="{number}"' in sent) == (route == SHELF and status == 200), (route, role)
