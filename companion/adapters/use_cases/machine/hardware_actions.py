"""Commands for the camera, the strip and the pretend hardware."""

import re
from functools import partial
from secrets import SystemRandom

from companion.adapters.camera.dice_teacher import SHOWN
from companion.adapters.camera.roll_source import open_roll
from companion.adapters.camera.teaching_texts import BEGIN, STOP, TAKE_BACK
from companion.adapters.mat.pretend_tokens import laid_or_taken, named
from companion.adapters.mat.tokens import open_answers
from companion.adapters.use_cases.forms import Need, Needs, asks, command
from companion.adapters.use_cases.handlers import handles
from companion.adapters.use_cases.table_access import TableAccess
from companion.engine.dice import FACES
from companion.engine.play import Asked
from companion.engine.questions import RollDice
from companion.engine.refusal import refuse
from companion.table.commands.command import Command, Id, Number, YesNo
from companion.table.files.faults import JournalError
from companion.table.seating.seating import Seating
from companion.table.settings.settings import DICE
from companion.table.state import Actor
from companion.table.story.provenance import Changed, read_rolls
from vision.cameras.pretend import PretendCamera
from vision.render.twelve import FACES as TWELVE
from web.ports.protocol import PageViewer
from web.ports.queries import ReadPhotograph

CHANCE = SystemRandom()
HANDFUL = 3, 6
"""The fewest and the most pretend dice that are thrown where any number will do."""
KEPT = re.compile(r"(\d{1,18})-(\d{1,18})")
"""Game and entry of a roll, after the table in the name of its photograph."""


@command("/teach", Need.HERE, Need.HOST)
class Teach(Command[None]):
    """Begins, stops or takes back what the camera is taught of the table's dice."""

    do: Id


@command("/light", Need.HERE, Need.HOST)
class TryLight(Command[None]):
    """Lights a segment of the strip alone for a few seconds, before a game."""

    segment: Number


@command("/throw")
class ThrowDice(Command[None]):
    """Throws the pretend dice that are asked for."""


@command("/put")
class PutTokens(Command[None]):
    """Lays pretend tokens that stand for an answer, or takes them back."""

    tokens: Id


@command("/press")
class PressButton(Command[None]):
    """Presses a button of the pretend panel, or holds it."""

    button: Id
    held: YesNo = False


@asks(PressButton)
def _needs_of_press_button(given: PressButton, _by: Actor, _seating: Seating) -> Needs:
    """It has to be pressed at the table, as a real one has; from afar only viewers in charge may."""
    held = (Need.AT_SCREEN,) if given.held else ()
    return (Need.AT_SCREEN_OR_IN_CHARGE, *held)


@handles(Teach)
def _teach(at: TableAccess, wanted: Teach, _: PageViewer) -> None:
    teacher = at.hardware.teacher
    ways = {BEGIN: teacher.begin, STOP: teacher.stop, TAKE_BACK: teacher.take_back} if teacher else {}
    if wanted.do not in ways:
        raise refuse("refused-teach")
    ways[wanted.do]()


@handles(TryLight)
def _light(at: TableAccess, wanted: TryLight, _: PageViewer) -> None:
    if at.hardware.strip_controller is None or at.table.moment.play is not None:
        raise refuse("refused-light")
    try:
        at.hardware.strip_controller.try_out(wanted.segment)
    except IndexError as fault:
        raise refuse("refused-light") from fault


@handles(ThrowDice)
def _throw_dice(at: TableAccess, _: ThrowDice, __: PageViewer) -> None:
    """A second tap, while the first throw is still being read, does nothing."""
    asked, camera = open_roll(at.table.moment), at.hardware.camera
    teacher, plays = at.hardware.teacher, at.table.moment.play is not None
    shows = teacher is not None and (teacher.pretend is not None or not plays)
    if asked is None and not shows and at.hardware.tiles is not None:
        at.hardware.tiles.lay_by_chance(CHANCE)
        return
    if camera is None:
        raise refuse("refused-throw")
    throw = partial(_throw, at, camera, asked)
    if at.hardware.throwing is None:
        throw()
    else:
        at.hardware.throwing.once(throw)


def _throw(at: TableAccess, camera: PretendCamera, asked: Asked | None) -> None:
    teacher = at.hardware.teacher
    if teacher is not None and teacher.pretend is not None:
        camera.throw([(colour, CHANCE.choice(FACES)) for colour in teacher.pretend])
    elif teacher is not None and at.table.moment.play is None:
        camera.throw([(_next_dice(at), CHANCE.choice(FACES)) for _ in range(SHOWN)])
    elif asked is not None and isinstance(asked.question.form, RollDice):
        _throw_for(camera, asked.question.form)
    else:
        raise refuse("refused-throw")


def _throw_for(camera: PretendCamera, roll: RollDice) -> None:
    colours = _handful() if roll.open_ended else roll.pips.thrown
    thrown = [(colour, CHANCE.choice(FACES)) for colour in colours]
    keeps = [(die.colour, die.value) for die in roll.keeps]
    others = [dice for dice in roll.along for _ in range(dice.count) if dice.faces == TWELVE]
    camera.throw(thrown, keeps, twelve=[(dice.colour, CHANCE.randint(1, TWELVE)) for dice in others])


@handles(PutTokens)
def _put(at: TableAccess, put: PutTokens, _: PageViewer) -> None:
    camera, play = at.hardware.camera, at.table.moment.play
    there = [answer.there for answer in open_answers(play)] if play and camera and camera.has_mat else []
    wanted = next((one for one in there if named(one) == put.tokens), None)
    if camera is None or wanted is None:
        raise refuse("refused-put")
    camera.put(laid_or_taken(wanted, camera.tokens))


def _next_dice(at: TableAccess) -> str:
    """The colour by which the next one could sit down. Raises Refused where every set is taken."""
    taken = {seat.colour for seat in at.table.moment.seating.seats}
    free = (die for die in DICE if die not in {*taken, *at.table.game.meta.shared_colours})
    colour = next(free, None)
    if colour is None:
        raise refuse("refused-throw")
    return colour


@handles(PressButton)
def _press(at: TableAccess, pressed: PressButton, _: PageViewer) -> None:
    buttons, button_input = at.hardware.buttons, at.hardware.button_input
    if buttons is None or button_input is None or pressed.button not in buttons.names:
        raise refuse("refused-button")
    if pressed.held:
        at.claims.hold(pressed.button)
        return
    buttons.press(pressed.button)
    buttons.release(pressed.button)
    button_input.settle()


@handles(ReadPhotograph)
def _photograph(at: TableAccess, wanted: ReadPhotograph, _: PageViewer) -> bytes | None:
    dice_input = at.hardware.dice_input
    if dice_input is None or wanted.bare:
        return dice_input.looks.bare(wanted.name) if dice_input else None
    return photograph(at, wanted.name)


def photograph(at: TableAccess, name: str) -> bytes | None:
    """The JPEG of that name, or None; dice that were corrected since are struck on it."""
    return (
        at.hardware.dice_input.looks.photograph(name, _changed(at, name)) if at.hardware.dice_input else None
    )


def _changed(at: TableAccess, name: str) -> tuple[Changed, ...]:
    kept = KEPT.fullmatch(name.removeprefix(f"{at.table.id}-"))
    if kept is None:
        return ()
    game, entry = (int(number) for number in kept.groups())
    story = at.table.moment.story
    if at.table.moment.game == game and story is not None:
        return next((roll.changed for roll in read_rolls(story) if roll.entry == entry), ())
    try:
        return at.table.evenings.read(game).told.corrected.get(entry, ())
    except JournalError:
        return ()


def _handful() -> list[str]:
    """The colours of a few dice of all kinds, most of them white."""
    return [CHANCE.choice(("white", CHANCE.choice(DICE))) for _ in range(CHANCE.randint(*HANDFUL))]
