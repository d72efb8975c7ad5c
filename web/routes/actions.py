"""Commands from pages: each is one POST, and may be sent again when its reply was lost."""

from collections import defaultdict
from dataclasses import replace
from typing import Any

from flask import Blueprint, Response, g, jsonify, make_response, redirect, request
from werkzeug.wrappers import Response as AnyResponse

from web.connections.rate_limit import network
from web.ports.commands import PageCommand, SentForm
from web.ports.protocol import Download, Sorry, Told
from web.ports.schema import Astray
from web.routes.pages import draw
from web.site import say, wants_json
from web.visit import Role, Visit, visit

actions = Blueprint("actions", __name__, url_prefix="/t/<table>")
UNSEATED = frozenset({Role.JOIN, Role.CLAIM})
"""Roles of those who prove nothing yet: they send the forms of their own pages alone."""


def perform(form: PageCommand, table: str, **known: object) -> AnyResponse:
    """Carries out the command that was sent. Raises Astray, and Sorry where it is refused."""
    seen = sender(form, table)
    return reply(form, seen, execute(form, seen, **known))


def sender(form: PageCommand, table: str) -> Visit:
    """The viewer who sends this form. Raises Astray for one who may not send any."""
    role = Role(form.page) if form.page else None
    seen = asking(table, role) if form.watcher else acting(table, role)
    if role is None and seen.role in UNSEATED:
        raise Astray(403, "no-seat", table)
    return seen


def execute(form: PageCommand, seen: Visit, **known: object) -> Any:
    """The result of the command that was sent; some fields may be `known` from the address."""
    if form.twice:
        check_sure()
    return seen.door.execute(form.read(SentForm(request.form, request.files), **known), seen.who)


def reply(form: PageCommand, seen: Visit, result: object) -> AnyResponse:
    """The reply to a command with that result."""
    match result:
        case Told(text):
            return _told(seen, text)
        case Download(data, name, mimetype):
            named = {"Content-Disposition": f'attachment; filename="{name}"'}
            return Response(data, mimetype=mimetype, headers=named)
        case _ if form.leads:
            leads = form.leads.format_map(defaultdict(str, request.form.items()))
            return redirect(f"/t/{seen.table}/{leads}", 303)
    return done(seen)


@actions.app_errorhandler(Sorry)
def refuse(sorry: Sorry) -> AnyResponse:
    """A refusal is an ordinary reply to the page's script (a 4xx would be a fault on its console)."""
    if wants_json():
        return jsonify(sorry=sorry.text)
    return make_response(draw(g.visit, sorry=sorry.text), 409)


def acting(table: str, role: Role | None = None) -> Visit:
    """The viewer who acts: in that role, or in the one that the form names. Raises Astray."""
    seen = asking(table, role)
    if seen.who.looks_on:
        raise Astray(403, "looks-on", table)
    return seen


def asking(table: str, role: Role | None = None) -> Visit:
    """The viewer who asks for what a kiosk that only looks on may do, too. Raises Astray."""
    seen = visit(table, role or request.form.get("as", Role.SEAT), request.form.get("seat", ""))
    address = network(request.remote_addr or "")
    seen = g.visit = replace(seen, who=replace(seen.who, address=address))
    return seen


def name_typed() -> str:
    """The name in a form. Raises Sorry where there is none."""
    name = request.form.get("name", "")
    if not name.strip():
        raise Sorry(say("name-missing"))
    return name


def done(seen: Visit) -> AnyResponse:
    """It is done, and the page that asked for it shows it."""
    return jsonify(ok=True) if wants_json() else redirect(seen.home, 303)


def _told(seen: Visit, text: str) -> AnyResponse:
    """Done, with something to be read about it."""
    return jsonify(ok=True, told=text) if wants_json() else make_response(draw(seen, sorry=text))


def check_sure() -> None:
    """Raises Sorry unless the form was confirmed: what cannot be undone is asked twice."""
    if request.form.get("sure") != "yes":
        raise Sorry(say("not-sure"))


def led(address: str) -> AnyResponse:
    """Leads to another page of the table."""
    return jsonify(go=address) if wants_json() else redirect(address, 303)
