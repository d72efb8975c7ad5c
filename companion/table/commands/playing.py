"""Commands of those who play: what is answered, taken back, corrected."""

from dataclasses import dataclass, replace
from random import Random

from companion.engine.advice import Advice
from companion.engine.answers import Answer, Chosen, Counted, Filled, Origin, Picked, Rolled, Value
from companion.engine.chance import by_chance
from companion.engine.dice import Die
from companion.engine.questions import RollDice
from companion.engine.refusal import refuse
from companion.table.commands.command import (
    Blanks,
    CommandId,
    Faces,
    Key,
    Number,
    Picks,
    Sure,
    TableCommand,
    Text,
    YesNo,
)
from companion.table.confirmations import Consent, Preview, voters_on
from companion.table.journal.entries import Correct, Recall, Redo, Undo, says_the_same
from companion.table.moment import Receipt
from companion.table.seating.table_rules import counts_advice, may_advise, may_table_roll
from companion.table.state import Actor, TableState
from companion.table.story.counted_answers import named


@dataclass(frozen=True)
class SubmitAnswer(TableCommand[Receipt]):
    """Answers a question. One that counted already gets its receipt again."""

    answer: Answer

    def apply(self, state: TableState, by: Actor) -> Receipt:
        """Writes the answer down, with all that comes of it."""
        state.check_meant(by)
        return state.once(self.answer)


@dataclass(frozen=True)
class AnswerQuestion(TableCommand[Receipt]):
    """Answers a question."""

    question: Key
    version: Number
    command: CommandId
    option: Text | None = None
    number: Number | None = None
    dice: Faces = ()
    blanks: Blanks = None
    picks: Picks = None

    @property
    def value(self) -> Value:
        """The answer itself. Raises Refused for dice that there are not."""
        if self.option is not None:
            return Chosen(self.option)
        if self.picks is not None:
            return Picked(self.picks)
        if self.number is not None:
            return Counted(self.number)
        if self.blanks is not None:
            return Filled(self.blanks)
        return Rolled(_dice(self.dice))

    def apply(self, state: TableState, by: Actor) -> Receipt:
        """Writes the answer down, with all that comes of it."""
        value = self.value
        origin = Origin.TYPED if isinstance(value, Rolled) else by.origin
        answer = Answer(self.question, self.version, self.command, by.seat, origin, value)
        return SubmitAnswer(answer).apply(state, by)


@dataclass(frozen=True)
class RollForMe(TableCommand[Receipt]):
    """Has the table roll the dice that the giver is asked for."""

    question: Key
    version: Number
    command: CommandId

    def apply(self, state: TableState, by: Actor) -> Receipt:
        """Rolls by the game's own seed, once for each command. Raises Refused, also by a house rule."""
        state.check_meant(by)
        if self.command in state.receipts:
            said, receipt = state.receipts[self.command]
            if said.seat != by.seat:
                raise refuse("refused-command")
            return replace(receipt, repeated=True)
        game, story = state.playing()
        asked = story.play.open.get(self.question)
        if asked is None:
            raise refuse("refused-closed")
        if not isinstance(asked.question.form, RollDice):
            raise refuse("refused-form")
        if not may_table_roll(state.seating.options):
            raise refuse("refused-table-roll")
        seed = f"{state.journal.record(game).set_up.seed}: rolled by the table as entry {state.next_entry}"
        value = by_chance(asked.question.form, Random(seed))
        answer = Answer(self.question, self.version, self.command, by.seat, Origin.DRAWN, value)
        return SubmitAnswer(answer).apply(state, by)


@dataclass(frozen=True)
class KeepAdvice(TableCommand[None]):
    """Shows a bot's advice to a seat until that question changes."""

    seat: str
    advice: Advice

    def apply(self, state: TableState, by: Actor) -> None:
        """Counts it where the table wants that. Raises Refused by a house rule."""
        state.check_meant(by)
        options = state.seating.options
        if not may_advise(options):
            raise refuse("refused-advice")
        if counts_advice(options) and state.moment.advice_for(self.seat) is None:
            state.reseat(state.seating.with_advice(self.seat))
        state.show(replace(state.moment, advice={**state.moment.advice, self.seat: self.advice}))


@dataclass(frozen=True)
class UndoAnswer(TableCommand[Receipt | None]):
    """Takes the latest answer back, or asks for consent."""

    entry: Number
    command: CommandId

    def apply(self, state: TableState, by: Actor) -> Receipt | None:
        """Waits for consent (None) where the answer has shown something to a player.

        Raises Refused when that answer is not the latest (any more).
        """
        state.check_meant(by)
        undo = Undo(self.entry, self.command, by.seat, by.origin)
        if undo.command in state.asked:
            if not says_the_same(state.asked[undo.command], undo):
                raise refuse("refused-command")
            return None
        _, story = state.playing()
        state.check_not_settled()
        voters = voters_on(undo, story, state.seating)
        if undo.command in state.receipts or not voters:
            return state.once(undo)
        story.decide(state.next_entry, undo)
        state.check_nothing_waits()
        state.asked[undo.command] = undo
        state.ask(Consent(undo, named(story.latest), voters))
        return None


@dataclass(frozen=True)
class RedoAnswer(TableCommand[Receipt]):
    """Does again what was taken back last."""

    entry: Number
    command: CommandId

    def apply(self, state: TableState, by: Actor) -> Receipt:
        """Raises Refused where something else was said since."""
        state.check_meant(by)
        state.check_nothing_waits()
        return state.once(Redo(self.entry, self.command, by.seat, by.origin))


@dataclass(frozen=True)
class GoWithout(TableCommand[Receipt]):
    """Goes on without an entry that cannot be read."""

    entry: Number
    command: CommandId

    def apply(self, state: TableState, by: Actor) -> Receipt:
        """Raises Refused, refused-recall, the first time that what follows would no longer fit.

        The second time that is left out, too.
        """
        state.check_meant(by)
        return state.once(Recall(self.entry, None, self.command, by.seat, by.origin))


@dataclass(frozen=True)
class GiveConsent(TableCommand[None]):
    """Agrees that something is taken back, or not."""

    entry: Number
    agree: YesNo

    def apply(self, state: TableState, by: Actor) -> None:
        """Counts a voice; one No ends it."""
        state.check_meant(by)
        asking = state.moment.asking
        if not isinstance(asking, Consent) or asking.undo.entry != self.entry:
            raise refuse("refused-closed")
        voiced = asking.with_voice(by.seat) if self.agree else None
        if voiced is not None and not voiced.missing:
            state.once(voiced.undo)
        else:
            state.ask(voiced)


@dataclass(frozen=True)
class PreviewCorrection(TableCommand[None]):
    """Shows what would be different if something had been read right."""

    entry: Number
    command: CommandId
    dice: Faces = ()
    option: Text = ""

    def apply(self, state: TableState, by: Actor) -> None:
        state.check_meant(by)
        correct = _correction(self, by)
        _, story = state.playing()
        state.check_not_settled()
        after = story.decide(state.next_entry, correct)[2]
        state.check_nothing_waits()
        state.ask(Preview(correct, after.play.log[len(story.play.log) :]))


@dataclass(frozen=True)
class SettleCorrection(TableCommand[Receipt | None]):
    """Corrects what was read, or leaves it."""

    entry: Number
    command: CommandId
    dice: Faces = ()
    option: Text = ""
    sure: Sure = False

    def apply(self, state: TableState, by: Actor) -> Receipt | None:
        """Decides again from there, as it was previewed.

        It counts as said by the seat that asked for the preview.
        """
        if not self.sure:
            KeepReading().apply(state, by)
            return None
        state.check_meant(by)
        asking, correct = state.moment.asking, _correction(self, by)
        if correct.command in state.receipts:
            return state.once(correct)
        if not (isinstance(asking, Preview) and asking.fits(correct)):
            raise refuse("refused-closed")
        return state.once(replace(correct, seat=asking.correct.seat))


@dataclass(frozen=True)
class KeepReading(TableCommand[None]):
    """Leaves the dice as they were read: the preview is put away, if there is one."""

    def apply(self, state: TableState, by: Actor) -> None:
        if isinstance(state.moment.asking, Preview):
            state.ask(None)


def _correction(said: PreviewCorrection | SettleCorrection, by: Actor) -> Correct:
    return Correct(said.entry, _dice(said.dice), said.command, by.seat, Origin.TYPED, option=said.option)


def _dice(typed: Faces) -> tuple[Die, ...]:
    try:
        return tuple(Die(colour, value) for colour, value in typed)
    except ValueError as fault:
        raise refuse("refused-face") from fault
