"""Games told as stories, without a disk: people answer, take back and correct."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from companion.engine.answers import Answer, Chosen, Counted, Origin, Rolled, Value
from companion.engine.dice import Die
from companion.engine.play import new_play
from companion.engine.questions import Choose, HowMany, Question
from companion.engine.view import View
from companion.engine.words import Message
from companion.games.hope_inhumanity.game import GAME
from companion.table.journal.entries import Correct, Entry, Redo, Said, Undo, recorded
from companion.table.story.timeline import Story
from tests.companion.games.hope_inhumanity.evening import Evening
from tests.companion.games.hope_inhumanity.own_deck import set_up
from tests.companion.games.hope_inhumanity.wandering import random_answer


@dataclass(frozen=True)
class Tale:
    """A story since `first`, with the entries that a journal would hold of it."""

    first: Story
    story: Story
    entries: tuple[Entry, ...] = ()

    @property
    def questions(self) -> Mapping[str, Question]:
        """What is open, whenever it was asked."""
        return {id_: asked.question for id_, asked in self.story.play.open.items()}

    @property
    def views(self) -> tuple[View, ...]:
        state = self.story.play.state
        viewers = (None, *(survivor.seat for survivor in state.survivors))
        return tuple(GAME.view(state, viewer) for viewer in viewers)

    @property
    def log(self) -> tuple[Message, ...]:
        return self.story.play.log

    def say(self, said: Said) -> "Tale":
        """The tale after that; it is refused as at a table."""
        number = len(self.entries) + 1
        kept, events, story = self.story.decide(number, said)
        return replace(self, story=story, entries=(*self.entries, recorded(number, kept, events)))

    def answer(self, question: str, value: Value, origin: Origin = Origin.PHONE) -> "Tale":
        """The tale after somebody answered a question."""
        asked = self.story.play.open[question]
        command = f"c-{len(self.entries)}"
        return self.say(Answer(question, asked.version, command, asked.question.to, origin, value))

    def some_answer(self, chance: Random) -> "Tale":
        """The tale after some legal answer of some person."""
        said = random_answer(self.story.play, chance)
        return self.say(replace(said, origin=Origin.PHONE, command=f"c-{len(self.entries)}"))

    def boldly(self, *questions: str) -> "Tale":
        """The tale after each of these questions got its first choice."""
        tale = self
        for question in questions:
            form = tale.questions[question].form
            assert isinstance(form, Choose | HowMany)
            bold = Chosen(form.options[0].id) if isinstance(form, Choose) else Counted(form.least)
            tale = tale.answer(question, bold)
        return tale

    def roll(self, *values: int, question: str = "roll") -> "Tale":
        """The tale after red dice with these values were read."""
        return self.answer(question, Rolled(red(*values)), Origin.TYPED)

    def undo(self) -> "Tale":
        """The tale after the latest answer was taken back."""
        return self.say(Undo(self.story.latest[0].entry, f"c-{len(self.entries)}", None, Origin.KIOSK))

    def redo(self) -> "Tale":
        """The tale after what was taken back last was done again."""
        return self.say(Redo(self.story.undone[-1].entry, f"c-{len(self.entries)}", None, Origin.KIOSK))

    def correct(self, entry: int, dice: tuple[Die, ...]) -> "Tale":
        """The tale after the dice of a roll were corrected."""
        return self.say(Correct(entry, dice, f"c-{len(self.entries)}", None, Origin.TYPED))

    def retold(self) -> Story:
        """The story as a journal gives it back: by its events, and everything decided again alike."""
        told = decided = self.first
        for entry in self.entries:
            told = told.told(entry)
            assert entry.said is not None
            said, events, decided = decided.decide(entry.number, entry.said)
            assert (said, events, decided) == (entry.said, entry.events, told)
        return told


def red(*values: int) -> tuple[Die, ...]:
    return tuple(Die("red", value) for value in values)


def tale_of(evening: Evening) -> Tale:
    """A tale that goes on from there."""
    return Tale(Story(evening.play), Story(evening.play))


def whole_tale(seats: int, seed: str) -> Tale:
    """A game of Hope Inhumanity from its beginning."""
    first = Story(new_play(GAME, set_up(seats, seed))[0])
    return Tale(first, first)
