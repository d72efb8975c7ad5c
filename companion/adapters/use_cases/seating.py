"""Sitting down at a table, proving a seat, and taking it up again."""

from companion.adapters.use_cases.forms import CommandForm, Need, Needs, SentFrom, asks, command
from companion.adapters.use_cases.handlers import handles
from companion.adapters.use_cases.table_access import TableAccess
from companion.engine.refusal import refuse
from companion.table.commands.command import Command, Digits, Id, TableCommand, Text, YesNo
from companion.table.commands.game import PlayIn
from companion.table.commands.seating import AddBot, GoHome, StepOut, TakeSeat, TakeSeatPhoneless
from companion.table.seating.seating import Seated, Seating
from companion.table.state import Actor
from web.ports.protocol import PageViewer


@command(CommandForm("/curtain", page=SentFrom.KIOSK), Need.AT_SCREEN)
class BeginPrivateLook(Command[str]):
    """Opens the shared screen for one player without a phone; returns the key of the session."""

    seat: Id


@command(CommandForm("/curtain/close", page=SentFrom.KIOSK))
class EndPrivateLook(Command[None]):
    """Ends the private look at the shared screen."""

    key: str


@command(CommandForm("/claim", page=SentFrom.JOIN))
class ClaimSeat(Command[str]):
    """Asks for a seat taken on another phone; the token proves it once confirmed.

    Players who play on for a bot say a `name`.
    """

    claim: Id
    name: Text = ""


@command(CommandForm("/claim/code", page=SentFrom.CLAIM))
class ConfirmClaim(Command[None]):
    """Confirms the viewer's claim by the code that the table shows."""

    code: Text


@command("/claim/answer")
class AnswerClaim(Command[None]):
    """Hands a claimed seat over to the phone that shows the mark, or keeps it."""

    claim: Id
    agree: YesNo
    mark: Digits = ""


@asks(AnswerClaim)
def _needs_of_answer_claim(given: AnswerClaim, by: Actor, _seating: Seating) -> Needs:
    """The player who sits there may, and the host; the table's own screen may say No."""
    if by.seat == given.claim:
        return ()
    return (Need.PROVEN_HOST if given.agree else Need.PROVEN_HOST_OR_AT_SCREEN,)


@handles(TakeSeat)
def _take_seat(at: TableAccess, taken: TakeSeat, who: PageViewer) -> Seated:
    at.check_room()
    _deal_in(at, who.language)
    seated = at.carry_out(taken, who)
    if at.hardware.teacher is not None:
        at.hardware.teacher.learn(taken.colour)
    return seated


@handles(TakeSeatPhoneless, AddBot)
def _seat_another(at: TableAccess, taken: TableCommand[None], who: PageViewer) -> None:
    at.check_room()
    _deal_in(at, who.language)
    at.carry_out(taken, who)


@handles(StepOut, GoHome)
def _leave_to_a_bot(at: TableAccess, left: StepOut, who: PageViewer) -> None:
    """Refuses to send other players away while their phone is at the table."""
    if who.seat != left.who and at.presence.here(left.who):
        raise refuse("refused-is-here", name=at.table.moment.seating.place(left.who).seat.name)
    at.carry_out(left, who)


@handles(BeginPrivateLook)
def _begin_private_look(at: TableAccess, opened: BeginPrivateLook, _: PageViewer) -> str:
    return at.shared_screen.open(opened.seat)


@handles(EndPrivateLook)
def _end_private_look(at: TableAccess, closed: EndPrivateLook, _: PageViewer) -> None:
    at.shared_screen.close(closed.key)


@handles(ClaimSeat)
def _claim(at: TableAccess, asked: ClaimSeat, who: PageViewer) -> str:
    return at.claims.ask(asked.claim, who.claim, asked.name, who.address)


@handles(ConfirmClaim)
def _confirm(at: TableAccess, typed: ConfirmClaim, who: PageViewer) -> None:
    at.claims.type(who.claim, typed.code)


@handles(AnswerClaim)
def _answer_claim(at: TableAccess, said: AnswerClaim, _: PageViewer) -> None:
    at.claims.settle(said.claim, said.mark, agrees=said.agree)


def _deal_in(at: TableAccess, language: str) -> None:
    """While no language was chosen, the cards are in that of the first who sits down."""
    if at.language is None and not at.table.moment.seating.places:
        at.table.execute(PlayIn(language))
