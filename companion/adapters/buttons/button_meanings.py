"""Maps each button to an answer to the open question; none of these answers gives a secret away."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from companion.adapters.mat.dice_pools import agreed, commitment
from companion.adapters.mat.tokens import Lying, meant
from companion.adapters.records.undo import taking_back
from companion.engine.answers import Chosen, Counted, Value
from companion.engine.frozen import recent
from companion.engine.play import Asked, Play
from companion.engine.questions import Choose, Form, HowMany, Option
from companion.engine.words import Words, say
from companion.table.moment import Moment
from vision.reading import DieSeen

GO_ON = "go-on"
UNDO = "undo"


@dataclass(frozen=True)
class ButtonMark:
    """The option that a seat's button has moved to; "go on" takes it.

    Kept in memory only: it is no answer yet.
    """

    seat: str
    question: str
    version: int
    place: int


@dataclass(frozen=True)
class ButtonMeaning:
    """The answer that a press gives now, and how the kiosk calls it."""

    label: Words
    asked: Asked
    value: Value


@dataclass(frozen=True)
class Marking:
    """The press moves the mark to the next option."""

    label: Words
    mark: ButtonMark


@dataclass(frozen=True)
class TakeBack:
    """The press undoes the latest answer, given by the number of its entry."""

    label: Words
    entry: int


@dataclass(frozen=True)
class Begin:
    """The press starts the game."""

    label: Words


Means: TypeAlias = ButtonMeaning | Marking | TakeBack | Begin


@dataclass(frozen=True)
class CurrentMeanings:
    """The input from which button meanings are derived.

    `least` is the number of seats that a game needs; `lying` are the dice and `tokens` the tokens that the
    camera sees on the mat.
    """

    moment: Moment
    least: int
    lying: Sequence[DieSeen] = ()
    mark: ButtonMark | None = None
    tokens: Lying = ()


def meaning(button: str, now: CurrentMeanings) -> Means | None:
    """Returns the meaning of a press, None if it has none.

    A seat's button agrees to the dice that its owner has pushed into the middle, or to the meaning of a token
    on the mat; otherwise it answers if there is one option, and moves the mark if there are more. "Go on"
    takes the marked option, or the table's only option, or agrees to the only proposal.
    """
    play = now.moment.play
    if play is None:
        return _begin(now) if button == GO_ON else None
    if button == UNDO:
        return _take_back(now.moment)
    if button != GO_ON:
        return None if button in now.moment.seating.bots else _of_seat(button, play, now)
    return _marked(play, now) or _on(play) or _only_proposal(play, now)


def stays(before: Means | None, after: Means | None) -> bool:
    """True if two meanings are the same to the person who presses; moving the mark within one question is."""
    if isinstance(before, Marking) and isinstance(after, Marking):
        return (before.mark.question, before.mark.version) == (after.mark.question, after.mark.version)
    return before == after


def _begin(now: CurrentMeanings) -> Begin | None:
    seats = len(now.moment.seating.seats)
    return Begin(say("lobby-begin", n=seats)) if seats >= now.least else None


def _take_back(moment: Moment) -> TakeBack | None:
    now = taking_back(moment)
    return TakeBack(say("take-back", what=now[1]), now[0]) if now else None


def _of_seat(seat: str, play: Play[Any, Any], now: CurrentMeanings) -> Means | None:
    asked = _asked(play, seat)
    ways = _ways(asked.question.form) if asked else ()
    if asked is None or not ways:
        return None
    agreeing = _agreed(play, asked, now)
    if agreeing or len(ways) == 1:
        return agreeing or ButtonMeaning(ways[0][0], asked, ways[0][1])
    stands = now.mark.place + 1 if now.mark and _is_of(now.mark, asked) else 0
    following = ButtonMark(seat, asked.question.id, asked.version, stands % len(ways))
    return Marking(say("press-mark", what=ways[following.place][0]), following)


def _marked(play: Play[Any, Any], now: CurrentMeanings) -> ButtonMeaning | None:
    asked = _asked(play, now.mark.seat) if now.mark else None
    if now.mark is None or asked is None or not _is_of(now.mark, asked):
        return None
    label, value = _ways(asked.question.form)[now.mark.place]
    return ButtonMeaning(say("press-take", name=_name(now.mark.seat, now.moment), what=label), asked, value)


def _on(play: Play[Any, Any]) -> ButtonMeaning | None:
    asked = _asked(play, None)
    ways = _ways(asked.question.form) if asked else ()
    return ButtonMeaning(ways[0][0], asked, ways[0][1]) if asked and len(ways) == 1 else None


def _only_proposal(play: Play[Any, Any], now: CurrentMeanings) -> ButtonMeaning | None:
    """The one answer that lies on the mat; where there are several, nobody agrees for others. While the
    table is asked, only to what that is asked."""
    table = _asked(play, None)
    people = [one for one in play.open.values() if one.question.to not in now.moment.seating.bots]
    asked = [person for person in people if _plain(person)] if table is None else [table]
    proposed = [found for one in asked if (found := _agreed(play, one, now))]
    return proposed[0] if len(proposed) == 1 else None


def _agreed(play: Play[Any, Any], asked: Asked, now: CurrentMeanings) -> ButtonMeaning | None:
    count = commitment(asked.question, now.lying)
    if count is None:
        token = meant(play, now.tokens).get(asked.question.id)
        return ButtonMeaning(token.label, asked, token.value) if token else None
    return ButtonMeaning(say("camera-pushed", n=count), asked, agreed(asked.question, count))


def _asked(play: Play[Any, Any], seat: str | None) -> Asked | None:
    """The public question to a seat, or to the table (None)."""
    return next((one for one in play.open.values() if one.question.to == seat and _plain(one)), None)


def _plain(asked: Asked) -> bool:
    return not asked.question.standing and not asked.question.discreet


def _name(seat: str, moment: Moment) -> str:
    return next(one.name for one in moment.seating.seats if one.id == seat)


def _is_of(mark: ButtonMark, asked: Asked) -> bool:
    question = asked.question
    return (mark.seat, mark.question, mark.version) == (question.to, question.id, asked.version)


def _called(option: Option) -> Words:
    """As it is called on the big screen."""
    return say("press-under", under=option.under, what=option.label) if option.under else option.label


@recent
def _ways(form: Form) -> tuple[tuple[Words, Value], ...]:
    """The ways to answer that a button can give, and how each is called.

    Covered options are answered on a phone alone: that there is one, or none, tells of a hand.
    """
    match form:
        case Choose(options):
            return tuple((_called(option), Chosen(option.id)) for option in options if option.open is None)
        case HowMany(least, most, unit):
            return tuple((say("press-number", n=n, unit=unit), Counted(n)) for n in range(least, most + 1))
        case _:
            return ()
