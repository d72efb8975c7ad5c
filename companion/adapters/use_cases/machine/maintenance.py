"""The host's commands for the machine itself: have it examined, and all of it kept."""

from dataclasses import replace
from datetime import datetime

from companion.adapters.use_cases.forms import CommandForm, Need, command
from companion.adapters.use_cases.handlers import handles
from companion.adapters.use_cases.machine.doctor_page import equipment_of, in_words
from companion.adapters.use_cases.table_access import TableAccess
from companion.engine.refusal import refuse
from companion.table.commands.command import Command
from companion.table.commands.game import SettleGame
from companion.upkeep.backup import backup
from companion.upkeep.bundle import bundle
from companion.upkeep.doctor import examine
from companion.upkeep.finding import DoctorFinding
from web.ports.protocol import Download, PageViewer
from web.ports.queries import ReadCheckup
from web.shown.keeping import Checkup


@command("/bundle", Need.IN_CHARGE)
class TakeBundle(Command[Download]):
    """A zip for people who help, without a name, a secret or a photograph."""


@command("/backup", Need.HOST)
class TakeBackup(Command[Download]):
    """Games, decks, calibration and settings, as a file to keep."""


@command("/normal", Need.IN_CHARGE)
class LeaveSafeMode(Command[None]):
    """Starts the table again, as usual; a table that runs as usual does not."""


@command(CommandForm("/off", twice=True), Need.IN_CHARGE)
class SwitchOff(Command[None]):
    """Switches the machine off, once all have been told; nothing is lost."""


@handles(ReadCheckup)
def _checkup(at: TableAccess, _: ReadCheckup, who: PageViewer) -> Checkup:
    at.check_in_charge(who)
    found = in_words(_examined(at), at.speech(who))
    return replace(found, plays=at.table.plays, safe=at.parts.safe_mode is not None)


@handles(TakeBundle)
def _bundle(at: TableAccess, _: TakeBundle, __: PageViewer) -> Download:
    return _zip(bundle(at.table.data, _examined(at)), "companion-bundle")


@handles(TakeBackup)
def _backup(at: TableAccess, _: TakeBackup, who: PageViewer) -> Download:
    """As long as a game may go on only programs that can read the disk may have one."""
    by_key = at.lock is not None and at.lock.is_own_key(who.host)
    if not by_key:
        _check_backup(at, who)
    return _zip(backup(at.table.data, at.table.record.copy_journal), "companion-backup")


def _check_backup(at: TableAccess, who: PageViewer) -> None:
    """Raises Refused while a game may go on; the end of one that is over stands from now on."""
    if at.table.record.any_unfinished:
        raise refuse("refused-backup-game")
    if not at.is_in_charge(who):
        raise refuse("refused-backup-open")
    if at.table.moment.game is not None:
        at.table.execute(SettleGame())


@handles(LeaveSafeMode)
def _leave_safe_mode(at: TableAccess, _: LeaveSafeMode, __: PageViewer) -> None:
    if at.parts.safe_mode is not None:
        at.parts.safe_mode.leave()


@handles(SwitchOff)
def _switch_off(at: TableAccess, _: SwitchOff, __: PageViewer) -> None:
    if at.parts.power is None:
        raise refuse("refused-power")
    at.parts.power.go()


def _examined(at: TableAccess) -> tuple[DoctorFinding, ...]:
    cafe = at.parts.cafe
    equipment = replace(equipment_of(at.hardware), broker=cafe.link.state if cafe else None)
    return examine(equipment, at.table.data, at.join_info.base())


def _zip(packed: bytes, name: str) -> Download:
    """A zip to be kept, with its day in its name."""
    return Download(packed, f"{name}-{datetime.now():%Y-%m-%d}.zip", "application/zip")
