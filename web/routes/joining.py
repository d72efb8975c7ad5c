"""Seats taken and given up, a device's language, the host's login: what changes a device's cookies."""

import secrets
from dataclasses import replace

from flask import redirect, request
from werkzeug.wrappers import Response as AnyResponse

from web.form_origin import proof
from web.ports.commands import PageCommand
from web.ports.schema import Astray
from web.routes.actions import acting, done, execute, led, name_typed, sender
from web.site import LANGUAGE, cookie, page_command, site
from web.visit import (
    YEAR,
    Role,
    Visit,
    invite,
    is_invited,
    keep_host,
    keep_phone,
    keep_seats,
    opens,
    phone_token,
    seats_here,
)


def unlock(form: PageCommand, table: str) -> AnyResponse:
    """Makes this browser the host's for a while."""
    seen = sender(form, table)
    token = execute(form, seen)
    response = redirect(f"/t/{table}/{form.leads}", 303) if form.leads else led(seen.home)
    keep_host(response, table, token)
    return response


def join(form: PageCommand, table: str) -> AnyResponse:
    """Takes a seat, unless this form has taken one; needs the short code, from its cookie or typed."""
    seen, phone = sender(form, table), phone_token(table) or secrets.token_urlsafe()
    seen = replace(seen, who=replace(seen.who, phone=phone))
    code = request.form.get("code", "").strip()
    typed = bool(code) and opens(seen.door, code)
    if not typed and not is_invited(table, seen.door):
        raise Astray(403, "wrong-code", table)
    token = _take_seat(form, seen)
    tokens = [*seats_here(table, seen.door).values(), token]
    response = led(f"/t/{table}/seat?seat={seen.door.proofs.seat_of(token)}")
    keep_seats(response, table, list(dict.fromkeys(tokens)))
    keep_phone(response, table, phone)
    if typed:
        invite(response, table, code)
    return response


def leave(form: PageCommand, table: str) -> AnyResponse:
    """Gives the own seat up, and forgets its token."""
    seen = sender(form, table)
    execute(form, seen)
    response = led(f"/t/{table}/join")
    keep_seats(response, table, list(seats_here(table, seen.door).values()))
    return response


def speak(form: PageCommand, table: str) -> AnyResponse:
    """Chooses a language: on a phone for this device, on the kiosk for the table."""
    seen = acting(table)
    wanted = request.form.get("language", "")
    if wanted not in site().catalogue.languages:
        raise Astray(400, "no-answer", table)
    response = led(seen.home)
    if seen.role in {Role.KIOSK, Role.SETUP}:
        execute(form, seen)
        if seen.role is Role.SETUP:
            seen.door.execute(
                page_command("DoSetUpStep").make(do="language", choice=wanted, text={}), seen.who
            )
    else:
        response.set_cookie(cookie(LANGUAGE), wanted, max_age=YEAR, httponly=True, samesite="Lax", path="/")
    return response


def phoneless(form: PageCommand, table: str) -> AnyResponse:
    """Seats a player without a phone, by a name."""
    seen = sender(form, table)
    name_typed()
    execute(form, seen)
    return done(seen)


def _take_seat(form: PageCommand, seen: Visit) -> str:
    sent, name, colour = request.form.get("command", ""), name_typed(), request.form.get("colour", "")
    before = site().joined.recall(seen.table, sent, proof(), name, colour)
    if before is not None and seen.door.proofs.seat_of(before) is not None:
        return before
    token = str(execute(form, seen).token)
    site().joined.remember(seen.table, sent, token, proof(), name, colour)
    return token
