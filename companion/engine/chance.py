"""Chance as it is handed in from outside, and answers that are drawn by nothing else."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from companion.engine.answers import Chosen, Counted, Filled, Picked, Rolled, Value
from companion.engine.dice import Die
from companion.engine.questions import Blank, Choose, FillIn, Form, HowMany, Option, Pick

T = TypeVar("T")
LARGE = 40
"""A number that people might write down, up and down."""


class Chance(Protocol):
    """Where chance comes from: a random.Random is one."""

    def random(self) -> float:
        """Some number from 0 to 1, without the 1."""
        ...

    def choice(self, seq: Sequence[T], /) -> T:
        """One of them, each equally likely."""
        ...

    def randint(self, a: int, b: int, /) -> int:
        """A whole number from `a` to `b`, both of them included."""
        ...


def by_chance(form: Form, chance: Chance) -> Value:
    """Some legal value for a question of that form; dice fall as they like, a free blank may stay empty."""
    if isinstance(form, Choose):
        return Chosen(chance.choice(form.options).id)
    if isinstance(form, Pick):
        return Picked(_some(form, chance))
    if isinstance(form, HowMany):
        return Counted(chance.randint(form.least, form.most))
    if isinstance(form, FillIn):
        return Filled({blank.id: text for blank in form.blanks if (text := _text(blank, chance))})
    colours = form.thrown[: chance.randint(1, len(form.thrown))] if form.open_ended else form.thrown
    thrown = (Die(colour, chance.randint(1, form.faces_of(colour))) for colour in colours)
    return Rolled((*form.keeps, *thrown))


def _some(form: Pick, chance: Chance) -> tuple[str, ...]:
    left, taken = list(form.options), list[Option]()
    count = chance.randint(form.least, form.most)
    while len(taken) < count or (form.reach and sum(one.worth or 0 for one in taken) < form.reach):
        taken.append(chance.choice(left))
        left.remove(taken[-1])
    return tuple(one.id for one in taken)


def _text(blank: Blank, chance: Chance) -> str:
    if blank.number:
        return str(chance.randint(-LARGE, LARGE))
    return chance.choice([option.id for option in blank.choices] or ["", *blank.suggestions])
