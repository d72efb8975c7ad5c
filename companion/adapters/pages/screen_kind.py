"""Parts of a page that depend on the screen: the table's own, or a waiting phone's."""

from collections.abc import Iterator

from companion.adapters.seats.claims import Claims
from companion.engine.frozen import replace
from companion.table.moment import Moment
from web import page as p
from web.ports.protocol import PageViewer
from web.shown.setting_up import ClaimView
from web.shown.table import TableSeatView

MOST_ASKED = 3
"""The most claims on a seat that are shown, the latest ones."""


def at_the_screen(page: p.Page, moment: Moment, who: PageViewer, claims: Claims, *, yields: bool) -> p.Page:
    """The page with the claims that concern its viewer; `yields`: may the viewer accept any?

    Codes, and the shared screen for secrets, are for the table's own screen alone: a kiosk's page can be
    opened by anybody in the same network. A viewer who was not let in does not get the table's code either.
    """
    looks = who.at_screen and moment.play is not None
    seats = tuple([_looked_at(seat) if looks else seat for seat in page.seats])
    names = {seat.id: seat.name for seat in moment.seating.seats}
    asked_for = sorted(claims.seats & names.keys())
    told = tuple(one for seat in asked_for for one in _told(seat, names, who, claims, yields))
    if who.looks_on:
        page = replace(page, join=None)
    claimed = p.PageClaims(told)
    own = claims.claim_of(who.claim) if who.claim else None
    if own is not None:
        here = claims.code_of(own.seat) is None
        claimed = p.PageClaims(told, names.get(own.seat), here, own.mark)
    return replace(page, seats=seats, claimed=claimed)


def _looked_at(seat: TableSeatView) -> TableSeatView:
    return replace(seat, look=True) if seat.phoneless and not seat.bot else seat


def _told(
    seat: str, names: dict[str, str], who: PageViewer, claims: Claims, yields: bool
) -> Iterator[ClaimView]:
    """The claims, for viewers who may accept them; the own screen gets the code as well."""
    code, asking = claims.code_of(seat), claims.asking(seat)
    shown = ClaimView(seat, names[seat], code if who.at_screen else None)
    held = who.at_screen and seat in claims.held_for
    shown = replace(shown, connected=code is None, held=held, own=who.seat == seat)
    latest = asking[-MOST_ASKED:]
    if latest and (yields or who.seat == seat):
        yield from (replace(shown, mark=one.mark, player=one.player) for one in latest)
    elif who.at_screen:
        yield replace(shown, player=latest[-1].player if latest else "")
