"""Placeholders of a drawing, filled in for each device: the seat, the proof, an id for each form."""

import re
import secrets

SEAT, PROOF, COMMAND = "\ue000", "\ue004", "\ue005"
"""No text that people write has them."""


def filled(html: str, seat: str | None, proof: str = "") -> str:
    """The HTML for that viewer. Without a proof its forms have no ids either: the page's script adds both."""
    html = html.replace(SEAT, seat or "").replace(PROOF, proof)
    return re.sub(COMMAND, lambda _: fresh_command() if proof else "", html)


def fresh_command() -> str:
    """A new id of a form, so that it counts once; nobody can guess it."""
    return secrets.token_urlsafe(12)
