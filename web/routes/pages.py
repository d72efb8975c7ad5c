"""The pages themselves: the way in, the kiosk, joining, a seat."""

from datetime import datetime

from flask import Blueprint, Response, g, make_response, redirect, request
from werkzeug.wrappers import Response as AnyResponse

from web.form_origin import keeps_cookies, proof
from web.ports.protocol import PageViewer
from web.ports.queries import ReadEvening, ReadEveningPaper
from web.ports.schema import ID, TEXT, YES_NO, Astray, takes
from web.shown.evening import EveningToldView
from web.site import language, site
from web.visit import (
    Role,
    Visit,
    door_of,
    has_cookie,
    has_evening,
    invite,
    is_invited,
    keep_evenings,
    keep_seats,
    opens,
    seats_here,
    uninvite,
    unproven,
    visit,
)

pages = Blueprint("pages", __name__)
RUNS = "runs"
"""Cookie by which a browser says that the page's script runs in it: it fetches what is behind folds."""


@pages.get("/")
def front_page() -> AnyResponse:
    """Leads to the only table, or asks for the short code."""
    tables = site().house.tables()
    if len(tables) == 1:
        return redirect(f"/t/{tables[0]}/join", 303)
    return make_response(ask_for_code(None))


@pages.post("/j")
@takes(code=TEXT)
def type_code() -> AnyResponse:
    """Finds a table by a short code that was typed in."""
    return scan_code(request.form.get("code", ""))


@pages.get("/j/<code>")
def scan_code(code: str) -> AnyResponse:
    """Where the QR code points: remembers the invitation and leads to joining."""
    code = code.strip()
    for table in site().house.tables():
        door = site().house.door(table)
        if door is not None and code and opens(door, code):
            response = redirect(f"/t/{table}/join?scanned=yes", 303)
            invite(response, table, code)
            return response
    return make_response(ask_for_code("wrong-code"), 404)


@pages.get("/t/<table>/kiosk")
@takes(whole=YES_NO)
def kiosk(table: str) -> AnyResponse:
    """The public page; a new table is sent to the set-up first."""
    seen = visit(table, Role.KIOSK)
    if seen.door.proofs.wants_set_up(seen.who):
        return redirect(f"/t/{table}/setup", 303)
    return make_response(draw(seen))


@pages.get("/t/<table>/join")
@takes(another=ID, scanned=YES_NO)
def join(table: str) -> AnyResponse:
    """Picks a free colour; a device that sits already is led to its seat, unless it asks for another one.

    A device that has just `scanned` the code and has not kept it is told that it keeps no cookies.
    """
    seated = seats_here(table, door_of(table))
    if seated and "another" not in request.args:
        return redirect(f"/t/{table}/seat?seat={list(seated)[-1]}", 303)
    scanned = "scanned" in request.args
    if not is_invited(table, door_of(table)):
        response = make_response(ask_for_code("no-cookies" if scanned and not keeps_cookies() else None))
        uninvite(response, table)
        return response
    if scanned:
        return redirect(f"/t/{table}/join", 303)
    return make_response(draw(visit(table, Role.JOIN)))


@pages.get("/t/<table>/seat")
@takes(seat=ID, whole=YES_NO)
def seat(table: str) -> AnyResponse:
    """Shows a player's own page."""
    door = door_of(table)
    if not has_cookie(table) and not seats_here(table, door):
        return redirect(f"/t/{table}/join", 303)
    try:
        g.visit = visit(table, Role.SEAT, request.args.get("seat", ""))
        return make_response(draw(g.visit))
    except Astray as astray:
        return _no_longer_yours(astray, table, list(seats_here(table, door).values()))


@pages.get("/t/<table>/evening")
def evening(table: str) -> AnyResponse:
    """The recap of this phone's evening, even if others sit at the table now."""
    told = _told_before(table)
    if told is None:
        return redirect(f"/t/{table}/join", 303)
    drawn = site().drawing.plain("told.html", told.language, proof(), base=f"/t/{table}", page=told)
    return make_response(drawn)


@pages.get("/t/<table>/evening.pdf")
@takes({"as": ID, "seat": ID})
def evening_on_paper(table: str) -> AnyResponse:
    """The pages of the game that is over here, or else of the evening that this phone was part of."""
    told = _told_now(table) or _told_before(table)
    if told is None:
        return redirect(f"/t/{table}/join", 303)
    named = f'attachment; filename="evening-{datetime.now():%Y-%m-%d}.pdf"'
    made = door_of(table).read(ReadEveningPaper(told), PageViewer(None, language()))
    return Response(made, mimetype="application/pdf", headers={"Content-Disposition": named})


def _told_now(table: str) -> EveningToldView | None:
    """The recap after a game, for the screen or the seat that asks."""
    role = request.args.get("as", "")
    if role not in {Role.KIOSK, Role.SEAT}:
        return None
    page = visit(table, role, request.args.get("seat", "")).page
    return (
        EveningToldView(page.title, "", page.evening, page.language, page.look)
        if page.evening and page.evening.recap_pages
        else None
    )


def _told_before(table: str) -> EveningToldView | None:
    door = door_of(table)
    tokens = unproven(table, door)
    return (
        door.read(ReadEvening(tuple(tokens)), PageViewer(None, language()))
        if any(map(door.proofs.sat_in_an_evening, tokens))
        else None
    )


def draw(seen: Visit, sorry: str | None = None) -> str:
    """The whole page of this visit; `sorry` is a refusal to be read first."""
    others = len(seats_here(seen.table, seen.door)) > 1
    return site().drawing.whole(
        seen.role,
        seen.table,
        seen.page,
        seen.who.language,
        proof(),
        shut=_is_shut(seen),
        home=seen.home,
        sorry=sorry,
        typed=_typed_name(),
        shared=others,
        has_evening=has_evening(seen),
    )


def _is_shut(seen: Visit) -> bool:
    """True where a script fetches what is behind folds; without one a browser asks for the `whole` page."""
    can_ask_again = request.method == "GET" and seen.role in {Role.KIOSK, Role.SEAT}
    return can_ask_again and RUNS in request.cookies and "whole" not in request.args


def ask_for_code(key: str | None) -> str:
    """The page that asks for the short code; `key` names what was wrong with the last one."""
    return site().drawing.plain("code.html", language(), proof(), wrong=key)


def _typed_name() -> str:
    return request.form.get("name", "")[:40] if request.method == "POST" else ""


def _no_longer_yours(astray: Astray, table: str, tokens: list[str]) -> AnyResponse:
    """Recap for a player whose seat has been cleared, or the error that there is no such seat."""
    door = door_of(table)
    past = [token for token in unproven(table, door) if door.proofs.is_known(token)]
    if any(map(door.proofs.sat_in_an_evening, past)):
        response: AnyResponse = redirect(f"/t/{table}/evening", 303)
    else:
        text = site().drawing.plain(
            "astray.html", language(), proof(), key=astray.key, values={}, table=table
        )
        response = make_response(text, 403)
    keep_seats(response, table, tokens)
    if past:
        keep_evenings(response, table, past)
    return response
