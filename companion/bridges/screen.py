"""What a page shows because of where it is: on the table's own screen, or on a phone that waits."""

from companion.bridges.claims import Claim, Claims
from companion.engine.frozen import replace
from companion.table.moment import Moment
from web import page as p
from web.protocol import Who
from web.shown import setting_up
from web.shown.table import Seat


def at_the_screen(page: p.Page, moment: Moment, who: Who, claims: Claims) -> p.Page:
    """The page with the claims that concern whoever looks.

    Their codes, and looks behind the curtain, are for the table's own screen alone: a kiosk's page can be
    opened by anybody in the same network. One that nobody has let in is not told the table's code either.
    """
    looks = who.at_screen and moment.play is not None
    seats = tuple([_looked_at(seat) if looks else seat for seat in page.seats])
    names = {seat.id: seat.name for seat in page.seats}
    told = tuple(
        setting_up.Claim(one.seat, names.get(one.seat, ""), one.code if who.at_screen else None, one.player)
        for one in claims.waiting
        if _concerns(one, who)
    )
    if who.looks_on:
        page = replace(page, join=None, looks_on=True)
    seat = claims.seat_of(who.claim) if who.claim else None
    return replace(page, seats=seats, claims=told, claiming=names.get(seat or ""), at_screen=who.at_screen)


def _looked_at(seat: Seat) -> Seat:
    return replace(seat, look=True) if seat.phoneless and not seat.bot else seat


def _concerns(claim: Claim, who: Who) -> bool:
    return who.at_screen or who.seat == claim.seat
