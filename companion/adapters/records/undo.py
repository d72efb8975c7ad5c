"""Undo, redo and corrections as parts of a page, with the question for consent."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from math import dist

from companion.adapters.language.speech import Speech
from companion.engine.dice import in_row
from companion.engine.questions import Choose, RollDice
from companion.engine.view import Viewer
from companion.engine.words import Message, say
from companion.table.confirmations import Consent, Preview
from companion.table.moment import Moment
from companion.table.story.counted_answers import CountedAnswer, named
from companion.table.story.log_notes import undoing
from companion.table.story.timeline import Story
from web.shown import prompts, table
from web.shown.dice import DieFace

REMEMBERED = 16
"""Size of the cache of rolls, keyed by step object."""
LAID = 2
"""Number of the latest tile moves that every page offers for correction."""
ROLLS = 2
"""Number of the latest rolls that every page offers for correction: this turn's and the one before."""


def taking_back(moment: Moment) -> tuple[int, Message] | None:
    """The entry that an undo would take back now, and the words for it; None while something is asked."""
    if (story := _mendable(moment)) is None or not story.latest:
        return None
    return story.latest[0].entry, named(story.latest)


def bringing_back(moment: Moment) -> tuple[int, Message] | None:
    """The entry whose answers a redo would bring back now, and the words for it."""
    if (story := _mendable(moment)) is None or not story.undone:
        return None
    latest = story.undone[-1]
    return latest.entry, named(latest.steps)


@dataclass(frozen=True)
class UndoViews:
    """Makes the views of undo, redo and correction, in one language.

    `colour` makes the view of a dice colour, `slots` those of the dice of a roll to be typed in.
    """

    say: Speech
    colour: Callable[[str], table.ColourView]
    slots: Callable[[RollDice, list[tuple[str, int | None]], Sequence[str]], Iterator[prompts.Slot]]
    _rolled: dict[int, tuple[CountedAnswer, Sequence[str], prompts.MisreadView]] = field(
        default_factory=dict, compare=False
    )

    def undo(self, moment: Moment) -> prompts.UndoView | None:
        """The entry that can be undone now, with its consequences."""
        now = taking_back(moment)
        if now is None or moment.story is None:
            return None
        lines = tuple(undoing(moment.story.latest, moment.story.play))
        return prompts.UndoView(now[0], self.say(now[1]), self.say.all(lines))

    def redo(self, moment: Moment) -> prompts.RedoView | None:
        """The entry that can be redone now."""
        now = bringing_back(moment)
        return prompts.RedoView(now[0], self.say(now[1])) if now else None

    def misread(self, moment: Moment) -> tuple[prompts.MisreadView, ...]:
        """The latest rolls, unless the game itself asks whether dice were misread."""
        if moment.story is None or _game_asks(moment.story):
            return ()
        return (*self.rolls(moment, ROLLS), *self._laid(moment))

    def rolls(self, moment: Moment, most: int | None = None) -> tuple[prompts.MisreadView, ...]:
        """The latest rolls with their dice, if they can be corrected now; `most` limits them (None: all)."""
        if (story := _mendable(moment)) is None:
            return ()
        return tuple(self._rolls(story.rolls[:most], moment.seating.colours))

    def _laid(self, moment: Moment) -> Iterator[prompts.MisreadView]:
        """The latest tile moves seen by the camera, with their alternatives, the nearest first."""
        if (story := _mendable(moment)) is None:
            return
        if any(step.seen for step in story.steps):
            latest = (step for step in reversed(story.steps) if step.laid)
            for step in islice(latest, LAID):
                yield self._kept(step, (), partial(self._lies, step))

    def _lies(self, step: CountedAnswer) -> prompts.MisreadView:
        return prompts.MisreadView(step.entry, self.say(named((step,))), (), tuple(self._instead(step)))

    def _instead(self, step: CountedAnswer) -> Iterator[prompts.ChoiceView]:
        form = step.asked.question.form
        options = form.options if isinstance(form, Choose) else ()
        here = next((option.spot for option in options if option.id == step.laid), None) or (0, 0)
        near = sorted(
            (option for option in options if option.spot and option.id != step.laid),
            key=lambda one: dist(one.spot or here, here),
        )
        for one in near:
            yield prompts.ChoiceView(one.id, self.say(one.label), None, plain=True)

    def _rolls(self, steps: Iterable[CountedAnswer], seats: Sequence[str]) -> Iterator[prompts.MisreadView]:
        for step in steps:
            form = step.asked.question.form
            if isinstance(form, RollDice):
                yield self._roll(step, form, seats)

    def _roll(self, step: CountedAnswer, form: RollDice, seats: Sequence[str]) -> prompts.MisreadView:
        def painted() -> prompts.MisreadView:
            asked = form.of(die.colour for die in step.dice) if form.open_ended else form
            slots = tuple(self.slots(asked, [(die.colour, die.value) for die in step.dice], seats))
            return prompts.MisreadView(step.entry, self.say(named((step,))), slots)

        return self._kept(step, seats, painted)

    def _kept(
        self, step: CountedAnswer, seats: Sequence[str], painted: Callable[[], prompts.MisreadView]
    ) -> prompts.MisreadView:
        """Painted once for each of the latest."""
        kept = self._rolled.get(id(step))
        if kept is None or kept[1] != seats:
            if len(self._rolled) >= REMEMBERED:
                self._rolled.clear()
            kept = self._rolled[id(step)] = step, seats, painted()
        return kept[2]

    def lost(self, moment: Moment) -> prompts.LostView | None:
        """The entry that cannot be read, if there is one."""
        gap = moment.story.gap if moment.story else None
        if gap is None:
            return None
        return prompts.LostView(gap.entry, self.say(say("lost-asked", n=gap.entry, later=len(gap.later))))

    def consent(self, moment: Moment, viewer: Viewer) -> prompts.ConsentView | None:
        """The undo that all are asked to agree to; the kiosk may answer for everybody."""
        asking = moment.asking
        if not isinstance(asking, Consent):
            return None
        names = {seat.id: seat.name for seat in moment.seating.seats}
        asker = names.get(asking.undo.seat or "")
        by = {"name": asker} if asker else {}
        text = say("undo-asked-by" if asker else "undo-asked", what=asking.what, **by)
        missing = ", ".join(name for seat, name in names.items() if seat in asking.missing)
        return prompts.ConsentView(
            asking.undo.entry,
            self.say(text),
            self.say(say("undo-waits", names=missing)),
            viewer is None or viewer in asking.missing,
        )

    def preview(self, moment: Moment) -> prompts.PreviewView | None:
        """The consequences of the dice typed in."""
        asking = moment.asking
        if not isinstance(asking, Preview):
            return None
        told = in_row(asking.correct.dice, moment.seating.colours)
        dice = tuple(DieFace(self.colour(die.colour), die.value) for die in told)
        correct = asking.correct
        return prompts.PreviewView(correct.entry, self.say.all(asking.lines), dice, correct.option)


def _mendable(moment: Moment) -> Story | None:
    """The story that can be changed now; None while another question is open."""
    story = moment.story
    if story is None or story.gap is not None or moment.asking is not None or moment.settled:
        return None
    return story


def _game_asks(story: Story) -> bool:
    questions = (asked.question for asked in story.play.open.values())
    return any(question.standing and isinstance(question.form, RollDice) for question in questions)
