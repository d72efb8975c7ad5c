"""Host login: the PIN, or the code of the own screen, proves the host's browser."""

from flask import redirect
from werkzeug.wrappers import Response as AnyResponse

from web.ports.commands import PageCommand
from web.routes.actions import execute, led, sender
from web.visit import keep_host


def unlock(form: PageCommand, table: str) -> AnyResponse:
    """Makes this browser the host's for a while."""
    seen = sender(form, table)
    token = execute(form, seen)
    response = redirect(f"/t/{table}/{form.leads}", 303) if form.leads else led(seen.home)
    keep_host(response, table, token)
    return response
