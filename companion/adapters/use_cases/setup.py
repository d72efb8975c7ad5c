"""The set-up of a table by viewers in charge of it."""

from dataclasses import replace

from companion.adapters.use_cases.forms import CommandForm, Need, Needs, SentFrom, asks, command
from companion.adapters.use_cases.handlers import handles
from companion.adapters.use_cases.table_access import TableAccess
from companion.adapters.wizard.remote_settings import adjust
from companion.adapters.wizard.step import WizardInput
from companion.engine.refusal import refuse
from companion.table.commands.command import Command, Fields, Id
from companion.table.seating.seating import Seating
from companion.table.state import Actor
from web.ports.protocol import PageViewer
from web.ports.queries import ReadCameraView, ReadWizard
from web.shown.wizard import WizardView


@command(CommandForm("/setup", page=SentFrom.SETUP))
class DoSetUpStep(Command[str | None]):
    """Does what was tapped in the set-up; returns the host's new token where the PIN changed."""

    do: Id
    choice: Id
    text: Fields


@asks(DoSetUpStep)
def _needs_of_do_set_up_step(given: DoSetUpStep, _by: Actor, _seating: Seating) -> Needs:
    """The PIN is set at the own screen alone."""
    at_screen = (Need.AT_SCREEN,) if given.do == "pin" else ()
    return (Need.SET_UP, Need.HOST, *at_screen)


@command(None, Need.SET_UP, Need.HOST)
class AdjustSettings(Command[None]):
    """Changes what lines of a settings file say, if all of it may be changed from afar."""

    text: str


def wants_set_up(at: TableAccess, who: PageViewer) -> bool:
    """True where the set-up should open by itself: on the own screen of a table that is new."""
    new = at.wizard is not None and at.parts.opens_set_up and at.wizard.wanted
    return new and at.may_set_up(who) and at.table.moment.play is None


@handles(ReadWizard)
def _wizard(at: TableAccess, _: ReadWizard, who: PageViewer) -> WizardView:
    if at.wizard is None or not at.may_set_up(who):
        raise refuse("refused-locked")
    return at.wizard.shown(at.speech(who))


@handles(ReadCameraView)
def _camera_view(at: TableAccess, _: ReadCameraView, who: PageViewer) -> bytes | None:
    return at.wizard.picture() if at.wizard and at.may_set_up(who) else None


@handles(DoSetUpStep)
def _set_up(at: TableAccess, step: DoSetUpStep, _: PageViewer) -> str | None:
    if at.wizard is None:
        raise refuse("refused-locked")
    token = at.wizard.do(WizardInput(step.do, step.choice, step.text))
    if step.do == "wifi":
        at.join_info = replace(at.join_info, named=at.wizard.wifi)
    at.presence.wake()
    return token


@handles(AdjustSettings)
def _adjust(at: TableAccess, changed: AdjustSettings, _: PageViewer) -> None:
    if at.wizard is None:
        raise refuse("refused-locked")
    adjust(at.wizard.preferences, changed.text)
    at.presence.wake()
