"""Permissions: the one place where the needs of commands are checked."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from companion.adapters.use_cases.forms import Need, needs_of
from companion.adapters.use_cases.table_access import TableAccess, actor
from companion.engine.refusal import refuse
from companion.table.commands.command import Command
from web.ports.protocol import PageViewer


def check(at: TableAccess, command: Command[object], who: PageViewer) -> None:
    """Raises Refused for a viewer who may not give this command now."""
    for need in needs_of(command, actor(who), at.table.moment.seating):
        CHECKS[need](at, who)


def check_at_screen(_: TableAccess, who: PageViewer) -> None:
    """Raises Refused anywhere but at the table's own screen."""
    if not who.at_screen:
        raise refuse("refused-not-here")


def _host_at_kiosk(at: TableAccess, who: PageViewer) -> None:
    """Players may go on from their phones; the big screen may be touched by strangers."""
    at.check_here(who)
    if who.seat is None:
        at.check_host(who)


def _at_screen_or_in_charge(at: TableAccess, who: PageViewer) -> None:
    if not who.at_screen:
        at.check_in_charge(who)


def _kiosk(_: TableAccess, who: PageViewer) -> None:
    if who.seat is not None:
        raise refuse("refused-kiosk")


def _set_up(at: TableAccess, who: PageViewer) -> None:
    if not at.may_set_up(who):
        raise refuse("refused-locked")


def _proven_host(at: TableAccess, who: PageViewer) -> None:
    if not at.is_host(who):
        raise refuse("refused-seat")


def _proven_host_or_at_screen(at: TableAccess, who: PageViewer) -> None:
    if not who.at_screen:
        _proven_host(at, who)


def _own_seat(_: TableAccess, __: PageViewer) -> None:
    """Asked only of those who do not sit there."""
    raise refuse("refused-seat")


CHECKS: Mapping[Need, Callable[[TableAccess, PageViewer], None]] = MappingProxyType(
    {
        Need.HERE: TableAccess.check_here,
        Need.HOST: TableAccess.check_host,
        Need.HOST_AT_KIOSK: _host_at_kiosk,
        Need.AT_SCREEN: check_at_screen,
        Need.IN_CHARGE: TableAccess.check_in_charge,
        Need.AT_SCREEN_OR_IN_CHARGE: _at_screen_or_in_charge,
        Need.KIOSK: _kiosk,
        Need.SET_UP: _set_up,
        Need.PROVEN_HOST: _proven_host,
        Need.PROVEN_HOST_OR_AT_SCREEN: _proven_host_or_at_screen,
        Need.OWN_SEAT: _own_seat,
    }
)
