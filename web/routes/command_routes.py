"""The routes of commands, made of what the tables say can be done to them."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from flask import Flask
from werkzeug.wrappers import Response as AnyResponse

from web.ports.commands import PageCommand
from web.ports.schema import MOST_BYTES, takes
from web.routes.actions import perform
from web.routes.box import brought
from web.routes.claims import claim, confirm
from web.routes.joining import join, leave, phoneless, speak, unlock
from web.routes.maintenance import forget
from web.routes.replay import reopen
from web.routes.rolls import read_again
from web.routes.sent import open_sent
from web.routes.setting_up import set_up
from web.routes.shared_screen import begin_private_look, end_private_look
from web.routes.shelf import replay as replay_shelved

View: TypeAlias = Callable[..., AnyResponse]
OWN_VIEWS: Mapping[str, View] = MappingProxyType(
    {
        "TakeSeat": join,
        "TakeSeatPhoneless": phoneless,
        "LeaveSeat": leave,
        "Speak": speak,
        "ClaimSeat": claim,
        "ConfirmClaim": confirm,
        "BeginPrivateLook": begin_private_look,
        "EndPrivateLook": end_private_look,
        "DoSetUpStep": set_up,
        "UnlockHost": unlock,
        "UnlockBox": unlock,
        "BringBackup": brought,
        "ForgetEvenings": forget,
        "ReadAgain": read_again,
        "ReopenEvening": reopen,
        "ReopenThis": reopen,
        "ReplayShelved": replay_shelved,
        "OpenSent": open_sent,
    }
)
"""Commands that change cookies, or are answered by a page of their own."""
PAGES_OF_THEIR_OWN = frozenset({"box", "replay", "rolls", "sent", "shelf"})
"""The first parts of addresses below which refusals are drawn in another way."""


def route(app: Flask, commands: tuple[PageCommand, ...]) -> None:
    """Adds a route for each command."""
    for form in commands:
        rule = f"/t/<table>{form.address}"
        app.add_url_rule(rule, endpoint(form), _view(form), methods=["POST"])


def endpoint(form: PageCommand) -> str:
    """The name of a command's route: that of the blueprint whose refusals it has, and its own."""
    first = form.address.split("/")[1]
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", form.name).lower()
    return f"{first if first in PAGES_OF_THEIR_OWN else 'actions'}.{name}"


def _view(form: PageCommand) -> View:
    perform_it = OWN_VIEWS.get(form.name, perform)

    @takes(form.shapes)
    def view(**path: Any) -> AnyResponse:
        return perform_it(form, **path)

    view.__doc__ = form.summary
    setattr(view, MOST_BYTES, form.most_bytes)
    return view
