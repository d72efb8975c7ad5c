"""A guest asks staff to come."""

from companion.adapters.use_cases.forms import Need, command
from companion.adapters.use_cases.handlers import handles
from companion.adapters.use_cases.table_access import TableAccess
from companion.engine.refusal import refuse
from companion.table.commands.command import Command, YesNo
from web.ports.protocol import PageViewer


@command("/call", Need.HERE)
class CallStaff(Command[None]):
    """Asks staff to come, or not any more."""

    call: YesNo


@handles(CallStaff)
def _call(at: TableAccess, wanted: CallStaff, _: PageViewer) -> None:
    cafe = at.parts.cafe
    if cafe is None:
        raise refuse("refused-no-staff")
    cafe.calling.call() if wanted.call else cafe.calling.end()
    at.presence.wake()


def staff(at: TableAccess, who: PageViewer) -> str:
    """`may` be called, is `called`, or nothing, where a call would not be heard or a page only looks on."""
    cafe = at.parts.cafe
    if cafe is None or who.looks_on:
        return ""
    return "may" if cafe.calling.since is None else "called"
