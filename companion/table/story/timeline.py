"""A game as its journal tells it: the answers that count, and what takes them back or corrects them."""

from collections import deque
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field, replace
from functools import reduce
from itertools import islice
from typing import Any, TypeAlias

from companion.engine.answers import Answer, Origin, Rolled
from companion.engine.play import Asked, Play
from companion.engine.refusal import Refused, refuse
from companion.engine.words import Message
from companion.table.journal.entries import (
    Correct,
    Entry,
    EntryKind,
    Recall,
    Redo,
    Reseat,
    Said,
    Undo,
    recorded,
)
from companion.table.story.counted_answers import CountedAnswer
from companion.table.story.given_again import (
    Events,
    Give,
    Outcome,
    as_recorded,
    fitted,
    given_anew,
    outcome_of,
    read_again,
)
from companion.table.story.log_notes import (
    corrected,
    done_again,
    drawn,
    lost,
    recalled,
    reread,
    reseated,
    taken_back,
)

Follow: TypeAlias = Callable[["Story", Entry], "tuple[Entry, Story] | None"]
"""Goes on with an entry that waited: as it is then, and the story after it; None where it fits no longer."""


@dataclass(frozen=True)
class TakenBack:
    """Answers that an undo took back, by the number of its entry, and that can be done again."""

    entry: int
    steps: tuple[CountedAnswer, ...]


@dataclass(frozen=True)
class Gap:
    """An entry that cannot be read, by its number, and those after it, which wait for what it was."""

    entry: int
    later: tuple[Entry, ...] = ()

    @property
    def version(self) -> int:
        """The latest version that any page may have seen in the entries that wait."""
        seen = (entry.answer.version for entry in self.later if entry.answer)
        return max(seen, default=0) + sum(len(entry.events) for entry in self.later)

    def hears(self, entry: Entry) -> bool:
        """True if the entry counts at once, without waiting for the lost one."""
        said = entry.said
        return isinstance(said, Reseat) or (isinstance(said, Recall) and said.entry == self.entry)

    def may_be(self, question: str, version: int) -> bool:
        """True if the lost entry may have answered the question in that version: no later entry did."""
        answers = (entry.answer for entry in self.later if entry.answer)
        return all((answer.question, answer.version) != (question, version) for answer in answers)


@dataclass(frozen=True)
class Story:
    """A game at one moment. The versions and the log of its play only ever grow.

    `undone` is what can be done again, the latest last; any other entry clears it. While there is a `gap`,
    nothing else is asked than what the lost entry was.

    Lengths of the log: what was said `since` then is told as it happens (an undo, a correction or a restart
    cuts all before), and the `newest` public question stands since then. `mended`: dice were just corrected.
    """

    play: Play[Any, Any]
    steps: tuple[CountedAnswer, ...] = ()
    undone: tuple[TakenBack, ...] = ()
    gap: Gap | None = None
    since: int = field(default=0, compare=False)
    newest: int = field(default=0, compare=False)
    mended: bool = field(default=False, compare=False)

    def silenced(self, *, mended: bool = False) -> "Story":
        """The same story, of which nothing that was said is told any more."""
        said = len(self.play.log)
        return replace(self, since=said, newest=said, mended=mended)

    def check_shown(self) -> None:
        """Raises the exception of a game that cannot show its public view."""
        assert self.play.public_view is not None

    @property
    def latest(self) -> tuple[CountedAnswer, ...]:
        """Answers that an undo takes back: the latest one of a person, and those of bots since."""
        people = [n for n, step in enumerate(self.steps) if step.answer.origin is not Origin.SIMULATED]
        return self.steps[people[-1] :] if people else ()

    @property
    def rolls(self) -> tuple[CountedAnswer, ...]:
        """The answers by which dice were read, latest first; of a roll that was read twice, the second."""
        found: list[CountedAnswer] = []
        for step in self.steps:
            if step.dice:
                found = found[:-1] if step.asked.question.standing else found
                found.append(step)
        return tuple(reversed(found))

    def told(self, entry: Entry) -> "Story":
        """The story after the next entry, by its events. Raises LookupError for one that cannot follow."""
        return self._waiting(entry) if self.waits_with(entry) else self._told(entry)

    def waits_with(self, entry: Entry) -> bool:
        """True if the next entry is lost, or must wait for the meaning of a lost one."""
        return entry.kind is EntryKind.LOST or (self.gap is not None and not self.gap.hears(entry))

    def _told(self, entry: Entry) -> "Story":
        match entry.said:
            case Answer() as answer:
                return self._with(entry.number, answer, outcome_of(self.play, answer, entry.events))
            case Undo(since):
                return self._without(since, entry.number)
            case Redo():
                return self._again()
            case Correct() as correct:
                return self._replayed(correct, as_recorded(correct, entry.events))
            case Reseat() as reseat:
                return self._reseated(reseat, entry.number)
            case Recall() as recall:
                return self._recalled(recall, _as_told(recall, entry.events))[2]
            case None:
                raise LookupError("a game begins only once")

    def decide(self, number: int, said: Said) -> "tuple[Said, Events, Story]":
        """Record for entry `number`, its events, and the story after it.

        Raises Refused, without any effect.
        """
        if self.gap is not None and not isinstance(said, Reseat):
            return self._recall(self.gap, said)
        match said:
            case Answer():
                outcome = self.play.answer(said)
                return said, outcome[1], self._with(number, said, outcome)
            case Undo():
                self._check_undo(said)
                return said, (), self._without(said.entry, number)
            case Redo():
                self._check_redo(said)
                return said, (), self._again()
            case Correct():
                self._check_correction(said)
                story = self._replayed(said, given_anew)
                steps = story.steps[self._place(said.entry) :]
                counted = replace(said, counts=tuple(len(step.events) for step in steps))
                return counted, tuple(event for step in steps for event in step.events), story
            case Reseat():
                return said, (), self._reseated(said, number)
            case Recall():
                raise refuse("refused-closed")

    def _waiting(self, entry: Entry) -> "Story":
        """An entry that cannot be read, or that waits for what one before it was."""
        gap, log = Gap(entry.number), (*self.play.log, lost(entry.number))
        if self.gap is not None:
            gap, log = replace(self.gap, later=(*self.gap.later, entry)), self.play.log
        may_be = {id_: asked for id_, asked in self.play.open.items() if gap.may_be(id_, asked.version)}
        return replace(self, gap=gap, play=replace(self.play, open=may_be, log=log))

    def _recall(self, gap: Gap, said: Said) -> "tuple[Said, Events, Story]":
        """`decide` while there is a gap: any answer restores the lost entry."""
        if isinstance(said, Answer):
            self.play.answer(said)
            said = Recall(gap.entry, said, said.command, said.seat, said.origin)
        if not isinstance(said, Recall) or said.entry != gap.entry:
            raise refuse("refused-lost")
        told, left_out, story = self._recalled(said, _decided_anew)
        said = replace(said, counts=tuple(map(_counts, told)), left_out=left_out)
        return said, tuple(event for entry in told for event in entry.events), story

    def _recalled(self, recall: Recall, give: "Follow") -> "tuple[list[Entry], tuple[int, ...], Story]":
        """The entries that fit from the gap on, the numbers of those that do not, and the story then.

        Who goes without the first of a lost end goes without all of it.
        """
        gap = self.gap or Gap(recall.entry)
        floor = 1 + max(self.play.version, gap.version)
        story, told = Story(self.play.anew(floor, self.play.log), self.steps, self.undone), list[Entry]()
        waiting = deque((Entry(gap.entry, EntryKind.ANSWER, recall.answer, ()), *gap.later))
        while waiting and waiting[0].kind is not EntryKind.LOST and (followed := give(story, waiting[0])):
            story = followed[1]
            told.append(followed[0])
            waiting.popleft()
        ends = recall.answer is None and all(entry.kind is EntryKind.LOST for entry in waiting)
        stopped = bool(waiting) and (ends or waiting[0].kind is not EntryKind.LOST)
        left_out = tuple(entry.number for entry in waiting) if stopped else ()
        log = (*story.play.log, recalled(recall, len(left_out)))
        story = replace(story, play=replace(story.play, log=log)).silenced()
        return told, left_out, story if stopped else reduce(Story.told, waiting, story)

    def _as(self, step: CountedAnswer) -> "Story":
        """The story whose latest step was first read, and corrected, as that one."""
        return replace(self, steps=(*self.steps[:-1], replace(self.steps[-1], first=step.first, by=step.by)))

    def _with(self, number: int, answer: Answer, outcome: Outcome) -> "Story":
        play, events = outcome
        lines = (*self._reread(answer), *drawn(answer), *play.log[len(self.play.log) :])
        play = replace(play, log=(*self.play.log, *lines))
        before = replace(self.play, log=())  # the log of each step would grow with the square of them
        said = len(play.log)
        step = CountedAnswer(number, answer, before, events, lines, said=said)
        newest = said if _asks_anew(self.play, play, answer.question) else self.newest
        return Story(play, (*self.steps, step), since=self.since, newest=newest)

    def _reread(self, answer: Answer) -> Iterator[Message]:
        """That dice which lie there are told otherwise, where the game itself asks whether they are right."""
        asked = self.play.open.get(answer.question)
        if isinstance(answer.value, Rolled) and asked and asked.question.standing and self.rolls:
            yield reread(self.rolls[0].dice, tuple(sorted(answer.value.dice)), answer.seat, self.play)

    def _without(self, since: int, undo: int) -> "Story":
        place = self._place(since)
        log = (*self.play.log, taken_back(self.steps[place:]))
        undone = (*self.undone, TakenBack(undo, self.steps[place:]))
        play = self.steps[place].before.anew(self.play.version + 1, log)
        return Story(play, self.steps[:place], undone).silenced()

    def _again(self) -> "Story":
        """Replays the undone answers without deciding them again."""
        steps = self.undone[-1].steps
        story = Story(self.play, self.steps)
        for step in steps:
            story = story._with(
                step.entry, step.answer, outcome_of(story.play, step.answer, step.events)
            )._as(step)
        log = (*self.play.log, done_again(steps))
        return Story(story.play.anew(story.play.version, log), story.steps, self.undone[:-1]).silenced()

    def _reseated(self, reseat: Reseat, number: int) -> "Story":
        """Adds a log line for a change of player; open questions keep their version."""
        log = (*self.play.log, reseated(reseat, number))
        return replace(self, play=replace(self.play, log=log))

    def _replayed(self, correct: Correct, give: Give) -> "Story":
        place = self._place(correct.entry)
        roll, *later = self.steps[place:]
        story = Story(roll.before.anew(self.play.version + 1, self.play.log), self.steps[:place])
        for step in (read_again(roll, correct), *later):
            outcome = give(story.play, step.answer)
            if outcome is None:
                break
            story = story._with(step.entry, step.answer, outcome)._as(step)
        notes = corrected(self.steps[place:], story.steps[place:], self.play, story.play)
        play = story.play.anew(story.play.version, (*self.play.log, *notes))
        return replace(story, play=play).silenced(mended=True)

    def _place(self, entry: int) -> int:
        for place, step in enumerate(self.steps):
            if step.entry == entry:
                return place
        raise LookupError(f"entry {entry} does not count (any more)")

    def _check_undo(self, undo: Undo) -> None:
        if not self.latest:
            raise refuse("refused-nothing-to-undo")
        if self.latest[0].entry != undo.entry:
            raise refuse("refused-undo-late")

    def _check_redo(self, redo: Redo) -> None:
        if not self.undone or self.undone[-1].entry != redo.entry:
            raise refuse("refused-redo-late")

    def _check_correction(self, correct: Correct) -> None:
        there = (step for step in self.steps if step.entry == correct.entry)
        roll = next((step for step in there if (step.laid if correct.option else step.dice)), None)
        if roll is None:
            raise refuse("refused-not-seen" if correct.option else "refused-no-roll")
        roll.before.answer(fitted(read_again(roll, correct).answer, roll.before))
        if (correct.option or tuple(sorted(correct.dice))) in {roll.laid, roll.dice}:
            raise refuse("refused-same-seen" if correct.option else "refused-same-dice")


def _asks_anew(before: Play[Any, Any], after: Play[Any, Any], answered: str) -> bool:
    """True if a spectator notices another question, or the same one once more."""
    known = {_public(one) for id_, one in before.open.items() if id_ != answered}
    return not {_public(one) for one in after.open.values()} <= {None, *known}


def _public(asked: Asked) -> Hashable:
    """The public part of a question that has to be answered."""
    one = asked.question
    return None if one.discreet or one.standing else (one.to, one.public)


def _decided_anew(story: Story, entry: Entry) -> tuple[Entry, Story] | None:
    """An entry after a gap, as it is decided now; None where the game accepts it no longer."""
    if entry.said is None:
        return entry, story
    try:
        said, events, after = story.decide(entry.number, _fitting(entry.said, story.play))
    except (Refused, LookupError):
        return None
    return recorded(entry.number, said, events), after


def _as_told(recall: Recall, events: Events) -> Follow:
    """Follows the entries after a gap with the events that were recorded then."""
    counts, rest = iter(recall.counts), iter(events)

    def follow(story: Story, entry: Entry) -> tuple[Entry, Story] | None:
        count = next(counts, None)
        if count is None or entry.said is None:
            return None if count is None else (entry, story)
        said = _fitting(entry.said, story.play)
        said = replace(said, counts=count) if isinstance(said, Correct) else said
        told = recorded(entry.number, said, tuple(islice(rest, sum(count))))
        return told, story.told(told)

    return follow


def _counts(entry: Entry) -> tuple[int, ...]:
    return entry.said.counts if isinstance(entry.said, Correct) else (len(entry.events),)


def _fitting(said: Said, play: Play[Any, Any]) -> Said:
    return fitted(said, play) if isinstance(said, Answer) else said
