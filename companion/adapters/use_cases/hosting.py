"""The host's commands: end a game, lock the table, take a game home, forget what is kept."""

import json
from contextlib import suppress

from companion.adapters.use_cases.forms import CommandForm, Need, Needs, SentFrom, asks, command
from companion.adapters.use_cases.handlers import handles
from companion.adapters.use_cases.table_access import TableAccess
from companion.engine.refusal import refuse
from companion.engine.words import say
from companion.table.commands.command import Command, Id, Text
from companion.table.commands.game import EndGame, ForgetEverything, NextParty, PlayAgain, SettleGame
from companion.table.commands.seating import ClearTable
from companion.table.seating.seating import Seating
from companion.table.state import Actor
from companion.upkeep.uploaded_backup import forget_brought
from web.ports.protocol import Download, PageViewer, Told


@command("/journal", Need.HERE, Need.HOST)
class TakeHome(Command[Download]):
    """The journal of a game that is over, as a file to keep; its end stands from then on."""


@command(CommandForm("/forget", twice=True), Need.HOST, Need.KIOSK, Need.IN_CHARGE)
class ForgetEvenings(Command[Told]):
    """Deletes everything that was kept of all evenings; says what that was."""


@command(CommandForm("/forget-dice", twice=True), Need.HOST, Need.KIOSK, Need.IN_CHARGE)
class ForgetDice(Command[Told]):
    """Deletes how the dice fell on all evenings; says how many those were."""


@command(CommandForm("/unlock", watcher=True))
class UnlockHost(Command[str]):
    """Makes this browser the host's for a while, by the PIN; returns the token that proves it."""

    pin: Text


@command(CommandForm("/box/unlock", watcher=True, page=SentFrom.KIOSK, leads="box"))
class UnlockBox(UnlockHost):
    """Makes this browser the host's for a while, by the PIN."""


@command("/lock")
class ChangeLock(Command[None]):
    """Sets the PIN, takes it off, or ends being the host everywhere."""

    do: Id
    pin: Text = ""


@asks(ChangeLock)
def _needs_of_change_lock(given: ChangeLock, _by: Actor, _seating: Seating) -> Needs:
    """The PIN itself is changed at the own screen alone."""
    return (Need.AT_SCREEN, Need.HOST) if given.do in {"set", "off"} else (Need.HOST,)


@handles(NextParty)
def _next_party(at: TableAccess, cleared: NextParty, who: PageViewer) -> None:
    at.put_away()
    at.carry_out(cleared, who)
    _forget_sent(at)
    _end_call(at)


@handles(ClearTable)
def _clear(at: TableAccess, cleared: ClearTable, who: PageViewer) -> None:
    at.carry_out(cleared, who)
    _end_call(at)


@handles(EndGame)
def _end(at: TableAccess, ended: EndGame, who: PageViewer) -> None:
    at.put_away()
    at.carry_out(ended, who)
    _forget_sent(at)


@handles(PlayAgain)
def _play_again(at: TableAccess, begun: PlayAgain, who: PageViewer) -> None:
    at.put_away()
    at.carry_out(begun, who)


@handles(TakeHome)
def _take_home(at: TableAccess, _: TakeHome, __: PageViewer) -> Download:
    at.table.execute(SettleGame())
    written = json.dumps(at.table.record.written(), ensure_ascii=False, indent=1)
    return Download(written, "evening.json", "application/json")


@handles(ForgetEvenings)
def _forget(at: TableAccess, _: ForgetEvenings, who: PageViewer) -> Told:
    at.put_away()
    games = at.table.execute(ForgetEverything())
    _forget_evenings(at)
    at.open_evenings.close()
    at.parts.catalogue.forget()
    forget_brought(at.table.data)
    if at.parts.sent is not None:
        at.parts.sent.forget()
    photographs = at.archive.forget_photographs() if at.archive else 0
    return Told(at.speech(who)(say("forgotten", games=games, photographs=photographs)))


@handles(ForgetDice)
def _forget_dice(at: TableAccess, _: ForgetDice, who: PageViewer) -> Told:
    evenings = at.archive.forget_throws() if at.archive else 0
    _forget_evenings(at)
    at.presence.wake()
    return Told(at.speech(who)(say("forgotten-dice", n=evenings)))


@handles(UnlockHost, UnlockBox)
def _unlock(at: TableAccess, typed: UnlockHost, who: PageViewer) -> str:
    """Wrong tries are counted by address; the table's own screen has a count of its own."""
    if at.lock is None:
        raise refuse("refused-pin-wrong")
    return at.lock.let_in(typed.pin, "" if who.at_screen else who.address)


@handles(ChangeLock)
def _change_lock(at: TableAccess, changed: ChangeLock, _: PageViewer) -> None:
    if at.lock is not None:
        match changed.do:
            case "set":
                at.lock.set(changed.pin)
            case "off":
                at.lock.take_off()
            case _:
                at.lock.shut()
    at.presence.wake()


def _forget_sent(at: TableAccess) -> None:
    """Forgets what the party's phones were sent; what cannot go makes room for the next game's."""
    if at.parts.sent is not None:
        with suppress(OSError):
            at.parts.sent.forget()


def _end_call(at: TableAccess) -> None:
    """Asks none of the staff any more to come to a party that has left."""
    if at.parts.cafe is not None:
        with suppress(OSError):
            at.parts.cafe.calling.end()


def _forget_evenings(at: TableAccess) -> None:
    if at.parts.cafe is not None:
        at.parts.cafe.book.forget()
