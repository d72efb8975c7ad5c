"""Before a game, in a consent, after it, behind a PIN: who may ask for what, and change what."""

from collections.abc import Callable, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from companion.table.confirmations import Consent
from tests.secrets.matrix import MATRIX, NOTHING, ROLES
from tests.secrets.moments import Room, aside, asked, lobby, locked, locked_lobby, locked_over, over
from tests.secrets.test_canaries import Visitor
from tests.secrets.test_canaries import asked as ask
from tests.secrets.watched import TABLE, Pages, Party
from tests.tiers import one_of_each

HERE = frozenset({"kiosk", "seat"})
"""Whoever sits there, or stands at the own screen: they play together, and nobody else is asked."""
SCREEN, SEATED = frozenset({"kiosk"}), frozenset({"seat"})
T = "POST /t/<table>"
CHANGES: Mapping[Callable[[Room], None], Mapping[str, frozenset[str]]] = {
    lobby: {
        **dict.fromkeys((f"{T}/rule", f"{T}/bot", f"{T}/begin"), HERE),
        f"{T}/leave": SEATED,
        f"{T}/free": SCREEN | SEATED,
        f"{T}/language": SCREEN,
        **dict.fromkeys((f"{T}/forget", f"{T}/forget-dice"), SCREEN),
    },
    asked: {
        **dict.fromkeys((f"{T}/consent", f"{T}/aside"), HERE),
        f"{T}/advice": SEATED,
        **dict.fromkeys((f"{T}/forget-dice", f"{T}/language"), SCREEN),
    },
    over: {
        **dict.fromkeys((f"{T}/again", f"{T}/same", f"{T}/another"), HERE),
        **dict.fromkeys((f"{T}/journal", f"{T}/replay/this", f"{T}/sent"), HERE),
        **dict.fromkeys((f"{T}/language", f"{T}/backup"), SCREEN),
        **dict.fromkeys((f"{T}/forget", f"{T}/forget-dice"), SCREEN),
    },
    aside: {
        **dict.fromkeys((f"{T}/rule", f"{T}/bot", f"{T}/take-up", f"{T}/free"), HERE),
        f"{T}/leave": SEATED,
        f"{T}/language": SCREEN,
        **dict.fromkeys((f"{T}/forget", f"{T}/forget-dice", f"{T}/forget-game"), SCREEN),
    },
    locked: {f"{T}/language": SCREEN},
    locked_over: {**dict.fromkeys((f"{T}/same", f"{T}/another"), SEATED), f"{T}/language": SCREEN},
    locked_lobby: {
        f"{T}/begin": HERE,
        **dict.fromkeys((f"{T}/leave", f"{T}/free", f"{T}/bot"), SEATED),
        f"{T}/language": SCREEN,
    },
}
"""Who changes something by what the matrix sends: nobody else, and by nothing else."""
SET_UP = {"GET /t/<table>/setup": 200, f"{T}/setup": 200, "GET /t/<table>/setup/view.jpg": 404}
"""What the own screen is answered at a table that can be set up, unless a PIN guards it."""

BEHIND_PIN = {"GET /t/<table>/doctor": 409, "GET /t/<table>/box": 403}
"""What the own screen is answered where a PIN guards what is the host's."""


ON_PAPER = {"kiosk", "seat", "guest"}
"""Who is given the pages of a game that is over."""


def expected(moment: Callable[[Room], None], route: str, role: str) -> int:
    """The status of a route in that moment."""
    behind_pin = moment in {locked, locked_lobby, locked_over}
    if role == "kiosk" and route in SET_UP and not behind_pin:
        return SET_UP[route]
    if role == "kiosk" and route in BEHIND_PIN and behind_pin:
        return BEHIND_PIN[route]
    if route == "GET /t/<table>/shelf" and behind_pin:
        return 403
    if route == f"{T}/box/code" and not behind_pin:
        return 303
    if route == "GET /t/<table>/evening.pdf" and moment in {over, locked_over} and role in ON_PAPER:
        return 200
    return MATRIX[route].status(role)


@pytest.mark.parametrize("moment", one_of_each(CHANGES, {asked}), ids=lambda moment: str(moment.__name__))
def test_every_route_answers_every_role_as_it_should_and_what_is_refused_changes_nothing(
    moment: Callable[[Room], None], pages: Pages, tmp_path: Path
) -> None:
    changed: dict[str, set[str]] = {}
    room = made(moment, pages, tmp_path / "first")
    for route in MATRIX:
        for role in ROLES:
            before = room.kept
            status = answered(room, pages, route, role)
            assert status == expected(moment, route, role), (route, role)
            if room.kept != before:
                changed.setdefault(route, set()).add(role)
                room.close()
                room = made(moment, pages, tmp_path / f"{len(list(tmp_path.iterdir()))}")
    room.close()
    assert changed == CHANGES[moment]


def made(moment: Callable[[Room], None], pages: Pages, folder: Path) -> Room:
    """A room in that moment."""
    room = Room(folder, pages)
    moment(room)
    return room


def answered(room: Room, pages: Pages, route: str, role: str) -> int:
    """The status that this role is answered; no proof of anybody else's seat is ever sent."""
    seating = room.table.moment.seating
    party = cast(Party, SimpleNamespace(seating=seating, tokens=room.tokens))
    visitor = Visitor(role, "seat-1")
    client = visitor.client(pages, party)
    own = client.get_cookie(f"seat-{TABLE}")
    status, sent = ask(client, route, visitor, seating.code, confirmed(room, route))
    foreign = {*room.tokens.values()} - {own.value if own else ""}
    assert not [token for token in foreign if token in sent], (route, role)
    return status


def confirmed(room: Room, route: str) -> Mapping[str, str]:
    """The fields by which somebody agrees to what is asked: all of them, or the giver once more."""
    if route == f"{T}/aside":
        return {"sure": "yes"}
    asking = room.table.moment.asking
    if route != f"{T}/consent" or not isinstance(asking, Consent):
        return NOTHING
    return {"entry": str(asking.undo.entry), "agree": "yes"}
