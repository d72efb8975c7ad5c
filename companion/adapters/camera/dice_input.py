"""Turns a roll at rest into an Answer, as if a thumb had typed it."""

import logging
from collections.abc import Callable
from dataclasses import replace
from threading import Lock
from uuid import uuid4

from companion.adapters.camera.camera_status import CameraStatus
from companion.adapters.camera.held_roll import HeldRoll, held_against
from companion.adapters.camera.open_ended import with_all_dice
from companion.adapters.camera.proposal import Proposal, blinded, without_resting
from companion.adapters.camera.read_dice import ReadDice
from companion.adapters.camera.ringed_photo import layout, pictured
from companion.adapters.camera.roll_looks import DiceLook, RollLooks, dice_lie
from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.camera.roll_source import (
    BY_CAMERA,
    RollMeant,
    SeenBy,
    check_open,
    is_open_ended,
    open_roll,
)
from companion.adapters.camera.table_reader import colours_apart, dice_asked_about
from companion.adapters.camera.typed_faces import with_typed_faces
from companion.adapters.light.strip_pointer import same_or_new
from companion.adapters.mat.dice_pools import turned
from companion.adapters.mat.token_answers import TokenAnswers
from companion.engine.answers import Answer, Origin, Rolled
from companion.engine.dice import Die
from companion.engine.play import Asked
from companion.engine.questions import RollDice
from companion.engine.refusal import Refused
from companion.engine.words import Printed, say
from companion.table.commands.playing import SubmitAnswer
from companion.table.moment import Moment, Receipt
from companion.table.state import Actor
from companion.table.table import Table
from vision.foreign_dice import apart
from vision.pictures.photograph import as_jpeg
from vision.pictures.tablepart import of_table
from vision.reading import DieSeen, Frame, ReadingProblem, TableReading

log = logging.getLogger(__name__)


class DiceInput:
    """Called by the camera's thread, and by that of photographs from phones; everything that they find goes
    through the table's one queue.

    A roll counts only dice that came to rest after it was asked for, elsewhere than they lay. Where nobody
    saw what lay there before, what the camera sees first does not count.
    """

    def __init__(
        self,
        table: Table,
        photos: RollPhotos,
        changed: Callable[[], None],
        *,
        by_tokens: bool = False,
        expects_camera: bool = True,
        read_again: Callable[[], None] = lambda: None,
        learn: Callable[[Frame, TableReading], None] = lambda _frame, _told: None,
    ) -> None:
        """`by_tokens`: a token that was just placed answers by itself, without a tap.

        `expects_camera` is false where none may be there. `read_again` reads the dice at rest once more;
        `learn` is told what a person said of the dice on a picture.
        """
        self._table, self._expects_camera, self._changed = table, expects_camera, changed
        self._laying = TokenAnswers(table) if by_tokens else None
        self.looks = RollLooks(table, photos)
        self._read_again, self._learn = read_again, learn
        self._lock, self._one_look = Lock(), Lock()
        self._sight = self.looks.pictured(CameraStatus(), self.looks.photograph_of(table.moment))
        self._amiss: frozenset[ReadingProblem] | None = None
        self._roll: tuple[int | None, int] | None = None
        self._lay: tuple[DieSeen, ...] | None = None
        self._before: tuple[DieSeen, ...] | None = None
        """The dice at the latest rest, and those before the open roll; None where nobody saw them."""
        self._by_phone: tuple[int | None, int] | None = None
        """The roll, by game and version, of which a phone's photograph is shown."""
        self._game = table.moment.game
        self._read = ReadDice(self.looks.lying_on(self._sight.photograph))
        self._open_look: DiceLook | None = None
        self._typed: DiceLook | None = None
        """The latest look, while nobody has answered for its dice; and one whose dice were just typed in."""

    @property
    def sight(self) -> CameraStatus:
        """The latest sight, from any thread."""
        return self._sight

    @property
    def amiss(self) -> frozenset[ReadingProblem] | None:
        """Problems with the whole picture at the last rest; None before the first."""
        return self._amiss

    def on_motion(self) -> None:
        """The picture began to move: what the camera saw and is not yet answered counts no more."""
        with self._one_look:
            sight = replace(self._sight, moving=True, back=None, bumped=None)
            self._show(sight if self._photograph_stands() else sight.without_dice)

    def on_rest(self, frame: Frame, reading: TableReading) -> None:
        """The picture came to rest, and was read."""
        with self._one_look:
            self._look_at(frame, reading)

    def on_photograph(self, frame: Frame, reading: TableReading, meant: RollMeant, seat: str | None) -> None:
        """A phone's photograph was read: it is held against the roll as the camera's pictures are.

        Raises Refused for a roll that is over, and for a picture without its dice; then nothing changed.
        """
        with self._one_look:
            asked = self.check_open(meant)
            form = asked.question.form
            assert isinstance(form, RollDice)
            reading = with_all_dice(reading) if form.open_ended else reading
            held = held_against(form, frame, reading, reading, ())
            if not held.proposal.seen:
                raise Refused(next(iter(held.complaints), say("refused-photo-no-dice")))
            self._remember_before((meant.game, meant.version))
            self._by_phone = self._roll
            self._propose(asked, held, SeenBy(Origin.PHOTOGRAPH, seat))

    def check_open(self, meant: RollMeant) -> Asked:
        """The open roll that is meant. Raises Refused where it is over."""
        return check_open(self._table.moment, meant)

    def _look_at(self, frame: Frame, reading: TableReading) -> None:
        self._amiss = frozenset(trouble.problem for trouble in reading.troubles if trouble.box is None)
        problems = {trouble.problem for trouble in reading.troubles}
        bumped = say("camera-moved") if ReadingProblem.CAMERA_MOVED in problems else self._sight.bumped
        lying = reading.dice if reading.mat else ()
        moment = self._table.moment
        asked = open_roll(moment)
        census = self._sight.census
        if lying and not is_open_ended(asked):
            census = census.after(moment.game, lying)
        sight = replace(self._sight, lying=lying, tokens=reading.tokens, bumped=bumped, census=census)
        self._sight = replace(sight, rests=sight.rests + 1)
        if self._laying is not None and ReadingProblem.HAND not in problems:
            self._laying.look(reading.tokens)
        reading = self._with_others_apart(reading)
        if asked is None or not isinstance(asked.question.form, RollDice):
            self._lay = reading.dice
            if reading.apart:
                self._look_near(frame, reading)
            changed = turned(self._read.dice or (), reading.rolled) if dice_lie(moment) else ()
            self._show(replace(self._sight, moving=False, turned=tuple(changed)))
            return
        self._remember_before((moment.game, asked.version))
        self._lay = reading.dice
        self._consider(asked, asked.question.form, frame, reading)
        if self._before is None:
            self._before = reading.dice

    def on_trouble(self, reason: str) -> None:
        """The camera is gone; the dice are typed in until it is back."""
        lost = say("camera-lost", reason=Printed(reason, "en"))
        with self._one_look:
            self._forget_lay()
            self._amiss, before = None, self._sight
            stays = CameraStatus(photograph=before.photograph, census=before.census, rests=before.rests)
            sight = before if self._photograph_stands() else stays
            self._show(replace(sight, lost=lost, absent=not self._expects_camera))

    def on_return(self) -> None:
        """The camera is there again."""
        with self._one_look:
            back = say("camera-back") if self._expects_camera else None
            self._expects_camera = True
            self._show(replace(self._sight, lost=None, absent=False, back=back))

    def on_moment(self, moment: Moment) -> None:
        """The table changed: a closed roll's proposal is forgotten, a verdict keeps its picture."""
        if self._laying is not None:
            self._laying.on_moment(moment, self._sight.tokens)
        self._heed_the_question(moment)
        asked = open_roll(moment)
        if asked is None or (moment.game, asked.version) != self._roll:
            shown = self.looks.photograph_of(moment, self._sight.photograph)
            told = self._sight.turned if dice_lie(moment) else ()
            sight = self._sight.without_dice
            sight = replace(sight, complaints=(), asked=(), back=None, turned=told)
            self._sight = self.looks.pictured(sight, shown)
        self._heed_the_answer(moment, asked)
        if corrected := self.looks.corrected(moment):
            self._learn(*corrected)

    def on_typed(self, receipt: Receipt) -> None:
        """A roll was typed in: where these are the dice just looked at, their photograph is kept with it."""
        look, self._typed = self._typed, None
        if look is not None:
            self.looks.keep(self.looks.name(receipt), look)
            if self._open_look is None:
                shown = self.looks.photograph_of(self._table.moment, self._sight.photograph)
                self._show(self.looks.pictured(self._sight, shown))

    def _heed_the_answer(self, moment: Moment, asked: Asked | None) -> None:
        """The dice just looked at may have been typed in, or lie there for another throw than they did."""
        latest = moment.story.steps[-1] if moment.story and moment.story.steps else None
        answered = (moment.game, latest.answer.version) if latest else None
        if self._open_look and latest and latest.dice and answered == self._roll:
            self._take(self._open_look, latest.dice)
        begins = moment.game != self._game
        if begins:
            self.looks.forget_latest()
            self._game, self._open_look, self._typed = moment.game, None, None
            self._read.dice = self._lay
        waits = asked is not None and self._open_look and (moment.game, asked.version) != self._roll
        if is_open_ended(asked) and waits:
            self._read_again()

    def _photograph_stands(self, asked: Asked | None = None) -> bool:
        """True while a phone's photograph of the open roll is shown."""
        moment = self._table.moment
        asked = asked or open_roll(moment)
        return asked is not None and self._by_phone == (moment.game, asked.version)

    def _take(self, look: DiceLook, dice: tuple[Die, ...]) -> None:
        """Takes the faces that a person typed for an open look."""
        self._open_look = None
        self._read.dice = look.reading.dice
        reading = with_typed_faces(look.reading, dice)
        if reading is not None:
            self._typed = replace(look, reading=reading)
            self._learn(look.frame, reading)
            there = layout(look.frame, reading)
            self._sight = replace(self._sight, photograph=look.name, layout=there)

    def _remember_before(self, roll: tuple[int | None, int]) -> None:
        """Excludes from a roll, given by game and version, the dice that were there before it."""
        if self._roll != roll:
            self._roll, self._before = roll, self._lay
            self._sight = replace(self._sight, blank=0)

    def _forget_lay(self) -> None:
        """Dice may be moved unseen; an open roll remembers what lay there before."""
        asked = open_roll(self._table.moment)
        if asked is not None and self._lay is not None:
            self._remember_before((self._table.moment.game, asked.version))
        self._lay = None

    def _consider(self, asked: Asked, roll: RollDice, frame: Frame, reading: TableReading) -> None:
        """Holds what the camera saw against the roll.

        A phone's photograph of this roll stays until the camera's reading counts by itself.
        """
        stands = self._photograph_stands(asked)
        if roll.open_ended:
            blind = blinded(with_all_dice(reading))
            if blind or self._read.are(reading.dice):
                if not stands:
                    self._leave(reading, blind)
                return
            whole = reading = with_all_dice(reading, self._read.dice or ())
        else:
            whole, reading = reading, without_resting(reading, self._before or ())
        held = held_against(roll, frame, whole, reading, self._before)
        if held.counts or not stands:
            self._propose(asked, held, BY_CAMERA)

    def _propose(self, asked: Asked, held: HeldRoll, by: SeenBy) -> None:
        if not held.shows_something:
            sight = replace(self._sight, photograph=None, layout=None, near=None, asked=())
            sight = replace(sight, blank=sight.blank + 1)
            self._show(replace(sight.without_dice, moving=False, complaints=held.complaints))
            return
        frame = of_table(held.frame, held.whole)
        shown = as_jpeg(pictured(frame, held.reading, held.proposal.marked))
        look = self._open_look = self.looks.look(shown, frame, held.whole)
        there = layout(frame, held.whole)
        sight = replace(self._sight, photograph=look.name, layout=there, turned=())
        asked_about = same_or_new(self._sight.asked, held.in_question)
        sight = replace(sight, near=self.looks.nearly_read(look.name, frame, held.whole), asked=asked_about)
        sight = replace(sight, seen=held.proposal.seen, doubted=held.doubted, hued=held.hued)
        sight = replace(sight, still=held.proposal.still, look_at=tuple(held.look_at(there)))
        self._show(replace(sight, moving=False, complaints=held.complaints, blank=0))
        if held.counts:
            self._count(asked, held.proposal, look, by)

    def _count(self, asked: Asked, proposal: Proposal, look: DiceLook, by: SeenBy) -> None:
        self._open_look = None
        name = self._answer(asked, proposal, by)
        if name is not None:
            if by is BY_CAMERA:
                self._read.count(look.reading.dice)
            else:
                self._read.count_by_phone(look.reading.dice, self._lay)
            self.looks.keep(name, look)
            near = self._sight.near
            near = replace(near, photograph=name) if near else None
            self._show(replace(self._sight, photograph=name, near=near))
        elif is_open_ended(open_roll(self._table.moment)):  # they lie there for another throw by now
            self._read_again()

    def _leave(self, reading: TableReading, blind: ReadingProblem | None) -> None:
        """The dice of an open-ended roll lie there still, as far as can be seen; one may have been turned."""
        still = not blind and dice_lie(self._table.moment)
        told = turned(self._read.dice or (), reading.dice) if still else ()
        complaints = (say(f"camera-{blind}"),) if blind else ()
        sight = replace(self._sight.without_dice, moving=False, complaints=complaints, asked=())
        self._show(replace(sight, turned=tuple(told)))

    def _answer(self, asked: Asked, proposal: Proposal, by: SeenBy) -> str | None:
        """Answers the roll; the name under which its evidence is to be kept, or None if it came too late."""
        value = Rolled(proposal.dice)
        answer = Answer(asked.question.id, asked.version, uuid4().hex, by.seat, by.origin, value)
        try:
            receipt = self._table.execute(
                SubmitAnswer(answer), Actor(game=self._roll[0] if self._roll else None)
            )
        except Refused as refused:
            log.info("the reading came too late: %s", refused)
            return None
        return self.looks.name(receipt)

    def _with_others_apart(self, reading: TableReading) -> TableReading:
        """The reading with dice of other kinds told to lie apart, as many as there are and no more."""
        found: list[DieSeen] = []
        for colour, count in colours_apart(self._table.moment).items():
            here = [die for die in reading.rolled if die.colour == colour]
            found += here if len(here) <= count else ()
        return apart(reading, found)

    def _heed_the_question(self, moment: Moment) -> None:
        """Keeps a die read up close until the question about it is answered; the question may come after the
        die.
        """
        near = self._sight.near
        if near is not None and near.colour in dice_asked_about(moment):
            self._sight = replace(self._sight, near=replace(near, asked=True))
        elif near is not None and near.asked:
            self._sight = replace(self._sight, near=None)

    def _look_near(self, frame: Frame, reading: TableReading) -> None:
        """Takes a picture of the die that is asked about."""
        frame = of_table(frame, reading)
        look = self.looks.look(as_jpeg(pictured(frame, reading)), frame, reading)
        self._sight = replace(self._sight, near=self.looks.nearly_read(look.name, frame, reading))

    def _show(self, sight: CameraStatus) -> None:
        with self._lock:
            self._sight = sight
        self._changed()
