"""What each button means: always an answer to the open question, and never one that tells a secret."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.bridges.mending import taking_back
from companion.bridges.pools import agreed, commitment
from companion.engine.answers import Chosen, Counted, Value
from companion.engine.play import Asked
from companion.engine.questions import Choose, HowMany
from companion.engine.words import Words, say
from companion.table.moment import Moment
from vision.reading import DieSeen

GO_ON = "go-on"
UNDO = "undo"


@dataclass(frozen=True)
class Meaning:
    """The answer that a press gives now, and how the kiosk calls it."""

    label: Words
    asked: Asked
    value: Value


@dataclass(frozen=True)
class TakeBack:
    """The latest answer would be taken back, by the number of its entry."""

    label: Words
    entry: int


def meaning(button: str, moment: Moment, lying: Sequence[DieSeen] = ()) -> Meaning | TakeBack | None:
    """What the button would do now: the table's one way on, or back, or a person's first open choice.

    The dice `lying` on the mat may propose an answer; then a press agrees, and the table's button as well.
    """
    if moment.play is None or button in moment.seating.bots:
        return None
    if button == UNDO:
        return _take_back(moment)
    seat = None if button == GO_ON else button
    asked = [one for one in moment.play.open.values() if one.question.to == seat and _plain(one)]
    if asked:
        return _agreed(asked[0], lying) or _first_choice(asked[0])
    return _only_proposal(moment, lying) if button == GO_ON else None


def _take_back(moment: Moment) -> TakeBack | None:
    now = taking_back(moment)
    return TakeBack(say("take-back", what=now[1]), now[0]) if now else None


def _agreed(asked: Asked, lying: Sequence[DieSeen]) -> Meaning | None:
    count = commitment(asked.question, lying)
    if count is None:
        return None
    return Meaning(say("camera-pushed", n=count), asked, agreed(asked.question, count))


def _only_proposal(moment: Moment, lying: Sequence[DieSeen]) -> Meaning | None:
    """The one commitment that lies on the mat; where there are several, nobody agrees for others."""
    open_questions = moment.play.open.values() if moment.play else ()
    people = (one for one in open_questions if one.question.to not in moment.seating.bots and _plain(one))
    proposed = [now for now in (_agreed(one, lying) for one in people) if now is not None]
    return proposed[0] if len(proposed) == 1 else None


def _plain(asked: Asked) -> bool:
    return not asked.question.standing and not asked.question.discreet


def _first_choice(asked: Asked) -> Meaning | None:
    match asked.question.form:
        case Choose(options) if asked.question.to is not None or len(options) == 1:
            return Meaning(options[0].label, asked, Chosen(options[0].id))
        case HowMany(least, _, unit):
            return Meaning(say("press-number", n=least, unit=unit), asked, Counted(least))
        case _:
            return None
