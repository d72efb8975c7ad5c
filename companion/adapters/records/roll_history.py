"""The current game's rolls: photograph, reading with its confidence, and outcome."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from companion.adapters.language.speech import Speech
from companion.adapters.records.archive import Archive
from companion.adapters.records.corrections import read_by, struck, told
from companion.adapters.records.undo import UndoViews
from companion.engine.dice import Die, count_by_colour, in_order, in_row
from companion.engine.words import say
from companion.table.moment import Moment
from companion.table.story.counted_answers import named
from companion.table.story.provenance import ReadRoll, read_rolls
from vision.networks.certainty import often
from vision.reading import DieSeen, ReadingProblem, TableReading
from web.shown.dice import DieFace
from web.shown.prompts import Slot
from web.shown.rolls import Again, PastRoll, Sure
from web.shown.table import ColourView

DOUBTS = frozenset(
    {
        ReadingProblem.UNCERTAIN_DIE,
        ReadingProblem.UNCERTAIN_COLOUR,
        ReadingProblem.COCKED,
        ReadingProblem.ODD_FACE,
    }
)


@dataclass(frozen=True)
class RollHistory:
    """Makes the views of past rolls in one language; `undo` makes those of dice that may be corrected."""

    say: Speech
    colour: Callable[[str], ColourView]
    undo: UndoViews
    archive: Archive | None

    def rolls(self, moment: Moment, *, corrects: bool) -> tuple[PastRoll, ...]:
        """All rolls that count, the latest first; `corrects`: whether this viewer may correct them."""
        if moment.story is None:
            return ()
        slots = {roll.entry: roll.slots for roll in self.undo.rolls(moment)} if corrects else {}
        return tuple(
            self._roll(roll, moment, slots.get(roll.step.entry, ())) for roll in read_rolls(moment.story)
        )

    def again(self, dice: Sequence[Die], reading: TableReading, seats: Sequence[str]) -> Again:
        """Today's reading of a roll's photograph.

        `dice` are those that count in it, `seats` the colours of the seats.
        """
        shown = in_order(sorted(reading.rolled, key=lambda die: die.value or 0), seats)
        seen = tuple(die for die in shown if die.value is not None)
        now = sorted(Die(die.colour, die.value or 0) for die in seen)
        doubted = {trouble.box for trouble in reading.troubles if trouble.problem in DOUBTS}
        doubts = sum(die.value is None or die.box in doubted for die in reading.rolled)
        return Again(
            tuple(Sure(self._face(die.colour, die.value), _percent(die)) for die in shown),
            (self.say(say("roll-again-doubts", n=doubts)),) if doubts else (),
            same=now == sorted(dice),
            fits=count_by_colour(now) == count_by_colour(dice),
        )

    def _roll(self, roll: ReadRoll, moment: Moment, slots: tuple[Slot, ...]) -> PastRoll:
        kept, names = self.archive, {seat.id: seat.name for seat in moment.seating.seats}
        name = kept.photograph(moment.game, roll.entry) if kept else None
        read = kept.read_on(name) if kept and name else ()
        return PastRoll(
            roll.step.entry,
            self.say(named((roll.step,))),
            self.say.all(roll.step.lines),
            self.say(read_by(roll.first, names)),
            tuple(self._sure(roll, read, moment.seating.colours)),
            self.say.all(tuple(told(one, names) for one in in_order(roll.changed, moment.seating.colours))),
            name,
            struck(roll.changed),
            slots,
            can_read_again=name is not None and kept is not None and kept.reads_again,
        )

    def _sure(self, roll: ReadRoll, read: Iterable[DieSeen], seats: Sequence[str]) -> Iterator[Sure]:
        left, changed = list(read), list(roll.changed)
        for die in in_row(roll.step.dice, seats):
            one = next((one for one in changed if (one.colour, one.now) == (die.colour, die.value)), None)
            if one is not None:
                changed.remove(one)
            was = one.was if one else die.value
            seen = next((seen for seen in left if (seen.colour, seen.value) == (die.colour, was)), None)
            if seen is not None:
                left.remove(seen)
            face = DieFace(self.colour(die.colour), die.value, one.was if one else None)
            yield Sure(face, _percent(seen) if seen else None)

    def _face(self, colour: str, value: int | None) -> DieFace:
        return DieFace(self.colour(colour), value)


def _percent(die: DieSeen) -> int:
    return min(99, round(100 * often(die.confidence)))
