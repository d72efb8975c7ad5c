"""Log lines beside the game: undone answers, corrected dice, changes of players."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.engine.answers import Answer, Origin, Rolled
from companion.engine.dice import Die, in_row
from companion.engine.play import Play
from companion.engine.questions import Choose
from companion.engine.words import Message, Words, say
from companion.table.journal.entries import Plays, Recall, Reseat
from companion.table.story.counted_answers import CountedAnswer, named
from companion.table.story.difference import differences

PLAYS: Mapping[Plays, str] = {
    Plays.BOT: "plays-bot",
    Plays.GONE: "plays-gone",
    Plays.OTHER: "plays-other",
    Plays.BACK: "plays-back",
}


def taken_back(steps: Sequence[CountedAnswer]) -> Message:
    """That these answers were taken back."""
    return say("taken-back", what=named(steps))


def done_again(steps: Sequence[CountedAnswer]) -> Message:
    """That these answers, which were taken back, count again."""
    return say("done-again", what=named(steps))


def undoing(steps: Sequence[CountedAnswer], now: Play[Any, Any]) -> Iterator[Message]:
    """Public differences that undoing these answers will make."""
    before = steps[0].before
    yield say("undo-asks", question=steps[0].asked.question.public)
    yield from differences(now.public_view, before.public_view)


def corrected(
    old: Sequence[CountedAnswer], new: Sequence[CountedAnswer], before: Play[Any, Any], after: Play[Any, Any]
) -> Iterator[Message]:
    """Consequences of correcting a roll: `old` are the answers from the roll on, `new` those that count.

    Answers that no longer fit come last: they are asked again.
    """
    was, now = old[0], new[0]
    yield _laid(was, now, before) if was.laid else reread(was.dice, now.dice, now.by, before)
    if was.lines != now.lines:
        yield say("corrected-roll", old=named(old[:1]), new=named(new[:1]))
    yield from differences(before.public_view, after.public_view)
    lost = old[len(new) :]
    if lost:
        yield say("corrected-stop", n=len(lost), what=named(lost[:1]))


def _laid(old: CountedAnswer, new: CountedAnswer, play: Play[Any, Any]) -> Message:
    """Correction of the camera's reading, and its author."""
    name, was_seen = _name(new.by, play), bool(old.seen)
    by = {"name": name} if name else {}
    alone = "corrected-seen" if was_seen else "corrected-laid"
    told = "corrected-seen-by" if was_seen else "corrected-laid-by"
    return say(told if name else alone, old=_label(old), new=_label(new), **by)


def _label(step: CountedAnswer) -> Words:
    form = step.asked.question.form
    options = form.shown if isinstance(form, Choose) else ()
    return next((option.label for option in options if option.id == step.laid), step.laid)


def _name(seat: str | None, play: Play[Any, Any]) -> str | None:
    seats = play.public_view.seats
    return next((one.name for one in seats if one.seat == seat), None)


def reread(old: tuple[Die, ...], new: tuple[Die, ...], by: str | None, play: Play[Any, Any]) -> Message:
    """That dice show something else than was read, and who says so."""
    name, colours = _name(by, play), [seat.colour for seat in play.public_view.seats]
    was, now = _faces(in_row(old, colours)), _faces(in_row(new, colours))
    if name is None:
        return say("corrected-dice", old=was, new=now)
    return say("corrected-dice-by", name=name, old=was, new=now)


def drawn(answer: Answer) -> Iterator[Message]:
    """That the table itself rolled, and what."""
    if answer.origin is Origin.DRAWN and isinstance(answer.value, Rolled):
        yield say("rolled-by-table", faces=_faces(answer.value.dice))


def lost(entry: int) -> Message:
    """That an entry of the journal cannot be read."""
    return say("entry-lost", n=entry)


def recalled(recall: Recall, left_out: int) -> Message:
    """That a lost entry was answered again, or left out, and how many after it no longer fitted."""
    if left_out:
        return say("entries-left-out", n=recall.entry, left=left_out)
    if recall.answer is None:
        return say("entry-left-out", n=recall.entry)
    return say("entry-recalled", n=recall.entry)


def reseated(reseat: Reseat, entry: int) -> Message:
    """Log line for a change of player at a seat; of another person's it keeps the entry and the seat."""
    if reseat.plays is not Plays.OTHER:
        return say(PLAYS[reseat.plays], name=reseat.name)
    return say(PLAYS[reseat.plays], name=reseat.name, player=reseat.player, seat=reseat.seat, entry=entry)


def given_on(log: Sequence[Message]) -> dict[str, int]:
    """Seats that another person plays by now, each with the entry since which that is so."""
    given = (line.values for line in log if line.key == PLAYS[Plays.OTHER])
    return {str(one["seat"]): int(str(one["entry"])) for one in given}


def _faces(dice: Sequence[Die]) -> str:
    return ", ".join(str(die.value) for die in dice)
