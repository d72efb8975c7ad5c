"""Answers from pages, with what follows from them outside of the game."""

from random import SystemRandom

from companion.adapters.seats.big_screen import ScreenWord
from companion.adapters.seats.decoy_prompts import DECOY
from companion.adapters.use_cases.forms import Need, command
from companion.adapters.use_cases.handlers import handles
from companion.adapters.use_cases.table_access import TableAccess
from companion.engine.advice import advice_for
from companion.engine.answers import Rolled
from companion.engine.refusal import refuse
from companion.table.commands.command import Command, Id, Number
from companion.table.commands.playing import AnswerQuestion, KeepAdvice, RollForMe
from companion.table.moment import Receipt
from web.ports.protocol import PageViewer


@command("/advice", Need.HERE)
class AskAdvice(Command[None]):
    """Asks for a bot's advice for the own seat."""


@handles(AskAdvice)
def _advise(at: TableAccess, _: AskAdvice, who: PageViewer) -> None:
    """Thinks outside of the table's one queue: a bot may take a second."""
    moment, seat = at.table.moment, who.seat or ""
    if moment.advice_for(seat) is not None:
        return
    advice = advice_for(moment.play, seat, SystemRandom()) if moment.play else None
    if advice is None:
        raise refuse("refused-no-advice")
    at.carry_out(KeepAdvice(seat, advice), who)


@command("/shown", Need.KIOSK)
class SayShown(Command[None]):
    """Says which board a big screen has come to, and milliseconds until what it tells has been shown."""

    epoch: Id
    serial: Number
    more: Number


@handles(SayShown)
def _show(at: TableAccess, word: SayShown, _: PageViewer) -> None:
    at.presence.big_screen.say(ScreenWord(word.epoch, word.serial, word.more / 1000))


@handles(RollForMe)
def _roll(at: TableAccess, asked: RollForMe, who: PageViewer) -> Receipt:
    """Rolls for a viewer; dice that lie in the tray do not count for that roll."""
    receipt = at.carry_out(asked, who)
    if at.hardware.dice_input is not None and not receipt.repeated:
        at.hardware.dice_input.on_typed(receipt)
    return receipt


@handles(AnswerQuestion)
def _answer(at: TableAccess, said: AnswerQuestion, who: PageViewer) -> Receipt | None:
    """Answers a question, or taps a decoy away."""
    if said.question == DECOY and who.seat is not None:
        at.decoys.tap_away(who.seat, said.version)
        at.presence.wake()
        return None
    receipt = at.carry_out(said, who)
    if isinstance(said.value, Rolled) and at.hardware.dice_input is not None and not receipt.repeated:
        at.hardware.dice_input.on_typed(receipt)
    return receipt
