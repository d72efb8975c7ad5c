"""The source of a reading, and the open roll that it is meant for."""

from dataclasses import dataclass

from companion.engine.answers import Origin
from companion.engine.play import Asked
from companion.engine.questions import RollDice
from companion.engine.refusal import refuse
from companion.table.moment import Moment


@dataclass(frozen=True)
class SeenBy:
    """Source of a reading: the camera, or the phone of a seat (None: the host's)."""

    origin: Origin
    seat: str | None = None


BY_CAMERA = SeenBy(Origin.CAMERA)
READ = frozenset({Origin.CAMERA, Origin.PHOTOGRAPH})
"""Origins of rolls of which there is a photograph."""


@dataclass(frozen=True)
class RollMeant:
    """The open roll that a photograph was taken of: its game, its question and that question's version."""

    game: int | None
    question: str
    version: int


def open_roll(moment: Moment) -> Asked | None:
    """The roll that the table waits for, or None."""
    if moment.play is None:
        return None
    rolls = (asked for asked in moment.play.open.values() if isinstance(asked.question.form, RollDice))
    return next((asked for asked in rolls if not asked.question.standing), None)


def is_open_ended(asked: Asked | None) -> bool:
    """True for a roll of as many dice as people throw."""
    form = asked.question.form if asked else None
    return isinstance(form, RollDice) and form.open_ended


def check_open(moment: Moment, meant: RollMeant) -> Asked:
    """The open roll that is meant. Raises Refused where it is over."""
    asked = open_roll(moment)
    if asked is None or meant != RollMeant(moment.game, asked.question.id, asked.version):
        raise refuse("refused-photo-late")
    return asked
