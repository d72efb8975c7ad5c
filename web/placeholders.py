"""Placeholders of a drawing, filled in for each device: the seat, the proof, an id for each form."""

import re
import secrets

SEAT, PROOF, COMMAND = "\ue000", "\ue004", "\ue005"
SHUT, END = "\ue006", "\ue007"
"""Text between these is behind a closed fold. No text that people write has any of them."""
ITEM, ITEM_END = "\ue008", "\ue009"
"""Text between these is an element with an id, of HTML or a drawing: it is not sent again while it stays."""
ITEMS = re.compile(f"{ITEM}([^{ITEM}{ITEM_END}]*){ITEM_END}")
UNSEEN = str.maketrans("", "", SHUT + END + ITEM + ITEM_END)
BEHIND = re.compile(f"{SHUT}[^{END}]*{END}")


def filled(html: str, seat: str | None, proof: str = "") -> str:
    """The HTML for that viewer. Without a proof its forms have no ids either: the page's script adds both."""
    html = html.translate(UNSEEN).replace(SEAT, seat or "").replace(PROOF, proof)
    return re.sub(COMMAND, lambda _: fresh_command() if proof else "", html)


def shut(html: str) -> str:
    """The HTML without what lies behind folds."""
    return BEHIND.sub("", html)


def told_before(was: str, html: str) -> str:
    """The HTML, in which an element that `was` has alike is named by its id alone."""
    known = frozenset(ITEMS.findall(was))
    return ITEMS.sub(lambda found: _named(found[1]) if found[1] in known else found[1], html)


def _named(item: str) -> str:
    name = item.partition(' id="')[2].partition('"')[0]
    return f'<g data-same="{name}"></g>'


def behind(fold: str, html: str) -> str:
    """Text behind the fold of that name; empty where there is none."""
    found = re.search(f'data-fold="{re.escape(fold)}"[^>]*>{SHUT}([^{END}]*){END}', html)
    return found[1] if found else ""


def fresh_command() -> str:
    """A new id of a form, so that it counts once; nobody can guess it."""
    return secrets.token_urlsafe(12)
