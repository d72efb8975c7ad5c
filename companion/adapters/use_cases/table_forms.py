"""Forms of the commands that a table carries out itself."""

from companion.adapters.use_cases.forms import CommandForm, Need, Needs, SentFrom, asks, declare
from companion.table.commands import game, playing, seating, shelf
from companion.table.seating.seating import Seating
from companion.table.state import Actor

declare(seating.TakeSeat, CommandForm("/join", page=SentFrom.JOIN))
declare(seating.TakeSeatPhoneless, "/phoneless", Need.HOST_AT_KIOSK, Need.AT_SCREEN)
declare(seating.AddBot, "/bot", Need.HOST_AT_KIOSK)
declare(seating.FreeSeat, "/free")
declare(seating.LeaveSeat, CommandForm("/leave", page=SentFrom.SEAT), Need.HERE)
declare(seating.ClearTable, None, Need.IN_CHARGE)
declare(seating.StepOut, "/step-out")
declare(seating.GoHome, CommandForm("/go-home", twice=True))
declare(seating.ComeBack, "/back")
declare(seating.CloseJoining, "/joining", Need.IN_CHARGE)

declare(game.PlayGame, "/game", Need.HERE, Need.HOST)
declare(game.ChooseRule, "/rule", Need.HERE, Need.HOST)
declare(game.TakeFile, "/file", Need.HERE, Need.HOST)
declare(game.Speak, "/language", Need.HERE)
declare(game.BeginGame, "/begin", Need.HERE)
declare(game.EndGame, CommandForm("/end", twice=True), Need.HERE, Need.HOST)
declare(game.NextParty, CommandForm("/again", twice=True), Need.HERE, Need.HOST)
declare(game.PlayAnother, "/another", Need.HOST_AT_KIOSK)
declare(game.PlayAgain, "/same", Need.HOST_AT_KIOSK)

declare(playing.AnswerQuestion, "/answer")
declare(playing.RollForMe, "/table-roll")
declare(playing.UndoAnswer, "/undo")
declare(playing.RedoAnswer, "/redo")
declare(playing.GoWithout, "/leave-out", Need.IN_CHARGE)
declare(playing.GiveConsent, "/consent")
declare(playing.PreviewCorrection, "/misread", Need.HOST_AT_KIOSK)
declare(playing.SettleCorrection, "/correct")

declare(shelf.PutAside, CommandForm("/aside", twice=True), Need.HERE, Need.HOST)
declare(shelf.TakeUp, "/take-up", Need.HERE, Need.HOST)
declare(shelf.TableLaid, "/laid", Need.HERE)
declare(shelf.ForgetGame, CommandForm("/forget-game", twice=True), Need.IN_CHARGE)
declare(shelf.ForgetMetCards, CommandForm("/forget-met", twice=True), Need.IN_CHARGE)


@asks(seating.FreeSeat)
def _free_seat(given: seating.FreeSeat, by: Actor, seated: Seating) -> Needs:
    """One's own or a bot's may be freed by anybody here, any by a kiosk in charge."""
    if given.free in {by.seat, *seated.bots}:
        return (Need.HOST_AT_KIOSK,)
    return Need.HOST_AT_KIOSK, Need.IN_CHARGE if by.seat is None else Need.OWN_SEAT


@asks(seating.StepOut)
def _step_out(given: seating.StepOut, by: Actor, _seated: Seating) -> Needs:
    """Players may for themselves, viewers in charge for all."""
    return () if by.seat == given.who else (Need.IN_CHARGE,)


@asks(playing.GiveConsent)
def _give_consent(given: playing.GiveConsent, by: Actor, _seated: Seating) -> Needs:
    """A kiosk agrees for all, if it is in charge."""
    return (Need.IN_CHARGE,) if given.agree and by.seat is None else ()


@asks(playing.SettleCorrection)
def _settle_correction(given: playing.SettleCorrection, _by: Actor, _seated: Seating) -> Needs:
    """Anybody may leave it as it was read."""
    return (Need.HOST_AT_KIOSK,) if given.sure else ()
