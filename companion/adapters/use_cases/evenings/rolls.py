"""The rolls of this game, looked back at, and read once more."""

from companion.adapters.language.localise import Localiser
from companion.adapters.pages.prompts import Prompting
from companion.adapters.recap.evening_recap import coloured
from companion.adapters.records.roll_history import RollHistory
from companion.adapters.records.undo import UndoViews
from companion.adapters.use_cases.forms import Need, command
from companion.adapters.use_cases.handlers import handles
from companion.adapters.use_cases.table_access import TableAccess
from companion.engine.dice import Die
from companion.engine.frozen import replace
from companion.engine.refusal import refuse
from companion.engine.words import say
from companion.table.commands.command import Command, Number
from web.ports.protocol import PageViewer
from web.ports.queries import ReadRolls
from web.shown.rolls import PastRoll, PastRolls


@command("/rolls/<int:entry>/again", Need.HERE)
class ReadAgain(Command[PastRoll]):
    """The photograph of a roll, read once more by today's reader."""

    entry: Number


@handles(ReadRolls)
def _rolls(at: TableAccess, _: ReadRolls, who: PageViewer) -> PastRolls:
    corrects = not who.looks_on and (who.seat is not None or not at.is_locked(who))
    moment = at.table.moment
    shown = _roll_history(at, who).rolls(moment, corrects=corrects)
    title = at.speech(who)(say("game-title"))
    return PastRolls(title, who.language, who.seat, moment.game, shown)


@handles(ReadAgain)
def _read_again(at: TableAccess, wanted: ReadAgain, who: PageViewer) -> PastRoll:
    roll = _rolls(at, ReadRolls(), who).of(wanted.entry)
    if roll is None or not roll.can_read_again or not roll.photograph or not at.archive:
        raise refuse("refused-no-roll")
    reading = at.archive.read_again(roll.photograph)
    if reading is None:
        raise refuse("refused-no-roll")
    dice = [Die(die.face.colour.id, die.face.value or 0) for die in roll.dice]
    seats = at.table.moment.seating.colours
    return replace(roll, again=_roll_history(at, who).again(dice, reading, seats))


def _roll_history(at: TableAccess, who: PageViewer) -> RollHistory:
    speech = at.speech(who)
    colour = coloured(speech)
    undo = UndoViews(speech, colour, Prompting(Localiser(speech, colour, lambda _: None)).slots)
    return RollHistory(speech, colour, undo, at.archive)
