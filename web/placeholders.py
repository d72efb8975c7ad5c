"""Placeholders of a drawing, filled in for each device: the seat, the proof, an id for each form."""

import re
import secrets

SEAT, PROOF, COMMAND = "\ue000", "\ue004", "\ue005"
SHUT, END = "\ue006", "\ue007"
"""Text between these is behind a closed fold. No text that people write has any of them."""
BEHIND = re.compile(f"{SHUT}[^{END}]*{END}")


def filled(html: str, seat: str | None, proof: str = "") -> str:
    """The HTML for that viewer. Without a proof its forms have no ids either: the page's script adds both."""
    html = html.replace(SHUT, "").replace(END, "").replace(SEAT, seat or "").replace(PROOF, proof)
    return re.sub(COMMAND, lambda _: fresh_command() if proof else "", html)


def shut(html: str) -> str:
    """The HTML without what lies behind folds."""
    return BEHIND.sub("", html)


def behind(fold: str, html: str) -> str:
    """Text behind the fold of that name; empty where there is none."""
    found = re.search(f'data-fold="{re.escape(fold)}"[^>]*>{SHUT}([^{END}]*){END}', html)
    return found[1] if found else ""


def fresh_command() -> str:
    """A new id of a form, so that it counts once; nobody can guess it."""
    return secrets.token_urlsafe(12)
