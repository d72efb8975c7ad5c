"""Identity of the viewer of a request, and its table."""

from dataclasses import dataclass, replace
from enum import StrEnum

from flask import request
from werkzeug.wrappers import Response

from web.connections.own_screen import is_own_screen
from web.connections.rate_limit import network
from web.page import Page
from web.ports.protocol import Door, PageViewer
from web.ports.queries import ReadWizard
from web.ports.schema import Astray
from web.site import cookie, language, site

YEAR = 365 * 24 * 3600
DAY = 24 * 3600
BETWEEN_TOKENS = "~"
SEATS_OF_ONE_DEVICE = 8


class Role(StrEnum):
    """Role of a page: the kiosk shows the table, a seat is a player's, and joining leads to a seat.

    A claim waits for a seat on another phone; a private page is a player's, on the table's own screen.
    The set-up is the host's.
    """

    KIOSK = "kiosk"
    SEAT = "seat"
    JOIN = "join"
    CLAIM = "claim"
    PRIVATE = "private"
    SETUP = "setup"


@dataclass(frozen=True)
class Visit:
    """One request to one table in one role."""

    table: str
    door: Door
    role: Role
    who: PageViewer

    @property
    def is_screen(self) -> bool:
        """True for a big screen of the table, not for one elsewhere that only looks on."""
        return self.role is Role.KIOSK and not self.who.looks_on

    @property
    def now(self) -> PageViewer:
        """The viewer in the current language: a kiosk follows the table's, which may have changed."""
        spoken = self.door.language() if self.role in {Role.KIOSK, Role.SETUP} else None
        return replace(self.who, language=spoken) if spoken else self.who

    def spoken(self, language: str) -> "Visit":
        """The same in that language, if there are words of it: that of a page which is open already."""
        is_known = language in site().catalogue.languages
        return replace(self, who=replace(self.who, language=language)) if is_known else self

    @property
    def page(self) -> Page:
        """The current page of this viewer. Raises Sorry for a set-up that is not theirs."""
        page = self.door.page(self.now)
        return (
            replace(page, wizard=self.door.read(ReadWizard(), self.now)) if self.role is Role.SETUP else page
        )

    @property
    def home(self) -> str:
        """The address of the page that this visit belongs to."""
        seat = f"?seat={self.who.seat}" if self.role is Role.SEAT else ""
        return f"/t/{self.table}/{self.role}{seat}"


def door_of(table: str) -> Door:
    """The door of that table. Raises Astray (404) where there is none."""
    door = site().house.door(table)
    if door is None:
        raise Astray(404, "no-table")
    return door


def visit(table: str, role: str, seat: str = "") -> Visit:
    """This request as `role`; a seat must be proven by its cookie. Raises Astray."""
    seen = _visit(table, role, seat)
    game = request.form.get("playing", "")
    return replace(seen, who=replace(seen.who, game=int(game))) if game else seen


def _visit(table: str, role: str, seat: str) -> Visit:
    door = door_of(table)
    if role == Role.KIOSK:
        return Visit(table, door, Role.KIOSK, _kiosk(door, table))
    if role == Role.SETUP:
        return Visit(table, door, Role.SETUP, _in_charge(door, table))
    if role in {Role.JOIN, Role.CLAIM}:
        return Visit(table, door, Role(role), _joining(table))
    if role == Role.PRIVATE:
        return Visit(table, door, Role.PRIVATE, _private_viewer(table, door))
    if role != Role.SEAT:
        raise Astray(400, "no-role", table)
    return Visit(
        table, door, Role.SEAT, PageViewer(_proven(table, door, seat), language(), host=host_of(table))
    )


def _joining(table: str) -> PageViewer:
    return PageViewer(None, language(), claim=claim_token(table), address=network(request.remote_addr or ""))


def _kiosk(door: Door, table: str) -> PageViewer:
    here = is_own_screen(request)
    who = PageViewer(None, door.language() or language(), at_screen=here, host=host_of(table))
    if here:
        return who
    if not (is_invited(table, door) or (who.host and door.proofs.is_in_charge(who))):
        return replace(who, looks_on=True)
    site().guests.note(request.remote_addr)
    return who


def _in_charge(door: Door, table: str) -> PageViewer:
    who = _kiosk(door, table)
    if not door.proofs.is_in_charge(who):
        raise Astray(403, "not-in-charge", table)
    return who


def host_of(table: str) -> str:
    """Host token of this browser, or an empty string."""
    return request.cookies.get(cookie(f"host-{table}"), "")


def keep_host(response: Response, table: str, token: str) -> None:
    """Makes this browser the host's, until it is closed at the latest."""
    site().guests.note(request.remote_addr)
    response.set_cookie(cookie(f"host-{table}"), token, httponly=True, samesite="Strict", path="/")


def _private_viewer(table: str, door: Door) -> PageViewer:
    seat = door.proofs.seat_behind(private_key(table)) if is_own_screen(request) else None
    if seat is None:
        raise Astray(403, "not-here", table)
    return PageViewer(seat, door.language() or language(), at_screen=True)


def seats_here(table: str, door: Door) -> dict[str, str]:
    """The seats that this device has proof of, with their tokens; the latest comes last."""
    found = {door.proofs.seat_of(token): token for token in _tokens(table)}
    return {seat: token for seat, token in found.items() if seat is not None}


def unproven(table: str, door: Door) -> list[str]:
    """The tokens of this device that prove no seat any more, the latest first."""
    return [token for token in reversed(_tokens(table)) if door.proofs.seat_of(token) is None]


def _tokens(table: str) -> list[str]:
    """All tokens of this device, the latest last; that of a game put aside proves its seat again later."""
    seats = request.cookies.get(_seat_cookie(table), "").split(BETWEEN_TOKENS)
    return [token for token in (*reversed(evenings_here(table)), *seats) if token]


def evenings_here(table: str) -> list[str]:
    """The tokens of evenings that this device was part of, the latest first."""
    return [one for one in request.cookies.get(_evening_cookie(table), "").split(BETWEEN_TOKENS) if one]


def has_evening(seen: Visit) -> bool:
    """True if this device was at the table in an earlier evening."""
    return seen.role is Role.JOIN and any(map(seen.door.proofs.sat_in_an_evening, evenings_here(seen.table)))


def keep_evenings(response: Response, table: str, tokens: list[str]) -> None:
    """Makes the device keep these tokens for the evenings that they were part of, the latest first."""
    value = BETWEEN_TOKENS.join(list(dict.fromkeys(tokens))[:SEATS_OF_ONE_DEVICE])
    name = _evening_cookie(table)
    response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="Lax", path="/")


def has_cookie(table: str) -> bool:
    """True if this device ever sat at the table, proven or not."""
    return _seat_cookie(table) in request.cookies


def keep_seats(response: Response, table: str, tokens: list[str]) -> None:
    """Makes the device keep these tokens, or forget the table where there are none."""
    name = _seat_cookie(table)
    if tokens:
        value = BETWEEN_TOKENS.join(tokens[-SEATS_OF_ONE_DEVICE:])
        response.set_cookie(name, value, max_age=YEAR, httponly=True, samesite="Lax", path="/")
    else:
        response.delete_cookie(name, httponly=True, samesite="Lax", path="/")


def invite(response: Response, table: str, code: str) -> None:
    """Makes the device remember the short code until tomorrow."""
    response.set_cookie(_code_cookie(table), code, max_age=DAY, httponly=True, samesite="Lax", path="/")


def phone_token(table: str) -> str:
    """The token by which the table knows this device again in a later party, or nothing."""
    return request.cookies.get(_phone_cookie(table), "")


def keep_phone(response: Response, table: str, token: str) -> None:
    """Makes the device known again in a later party."""
    response.set_cookie(_phone_cookie(table), token, max_age=YEAR, httponly=True, samesite="Lax", path="/")


def claim_token(table: str) -> str:
    """The token of the seat that this device waits for, or nothing."""
    return request.cookies.get(cookie(f"claim-{table}"), "")


def keep_claim(response: Response, table: str, token: str) -> None:
    """Makes the device wait for a seat."""
    response.set_cookie(cookie(f"claim-{table}"), token, max_age=DAY, httponly=True, samesite="Lax", path="/")


def forget_claim(response: Response, table: str) -> None:
    """Deletes the cookie of a claim."""
    response.delete_cookie(cookie(f"claim-{table}"), httponly=True, samesite="Lax", path="/")


def private_key(table: str) -> str:
    """The key of a private look, or nothing."""
    return request.cookies.get(cookie(f"private-{table}"), "")


def keep_key(response: Response, table: str, key: str) -> None:
    """Lets the table's own screen show what is one player's, until its browser is closed at the latest."""
    response.set_cookie(cookie(f"private-{table}"), key, httponly=True, samesite="Strict", path="/")


def drop_key(response: Response, table: str) -> None:
    """Ends the private look."""
    response.delete_cookie(cookie(f"private-{table}"), httponly=True, samesite="Strict", path="/")


def is_invited(table: str, door: Door) -> bool:
    """True if this device knows the table's short code."""
    code = request.cookies.get(_code_cookie(table), "")
    return bool(code) and opens(door, code)


def opens(door: Door, code: str) -> bool:
    """True if this code opens the table; wrong ones are counted. Raises Astray (429) after too many."""
    brake, address = site().brake, request.remote_addr or ""
    if brake.holds(address):
        raise Astray(429, "too-many")
    right = door.proofs.code_is_right(code)
    if not right:
        brake.failed(address)
    return right


def uninvite(response: Response, table: str) -> None:
    """Makes the device forget a short code that opens nothing any more."""
    response.delete_cookie(_code_cookie(table), httponly=True, samesite="Lax", path="/")


def _proven(table: str, door: Door, seat: str) -> str:
    proven = list(seats_here(table, door))
    if not proven or (seat and seat not in proven):
        raise Astray(403, "no-seat", table)
    site().guests.note(request.remote_addr)
    return seat or proven[-1]


def _seat_cookie(table: str) -> str:
    return cookie(f"seat-{table}")


def _evening_cookie(table: str) -> str:
    return cookie(f"evening-{table}")


def _phone_cookie(table: str) -> str:
    return cookie(f"phone-{table}")


def _code_cookie(table: str) -> str:
    return cookie(f"invited-{table}")
