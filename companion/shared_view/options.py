"""Choices, counts and blanks of a question, and house rules."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

from companion.shared_view.localisable import Colour_co, Localisable, Picture, Text_co
from companion.shared_view.parts import CardView

Subject: TypeAlias = Literal["first", "begin", "secrets", "turn", "board", "dice", "cards", "end", "table"]
"""Subject of a house rule; `first` are those that matter to most tables."""


class ChoiceLook(StrEnum):
    """The drawing of a question's options on a phone; each stays a button or a box to tick underneath.

    `dice` are pushed into the middle: options with a `number` are that number of the asked seat's dice, those
    with a `colour` too are one die that shows it. `cards` lie in a row. `seats` are people around the table,
    each option with its `seat`. On a `wheel` long rows of short labels turn. A `gauge` and `strings` put
    each option at the height of its `number`: a level of water, or a kite.
    """

    DICE = "dice"
    CARDS = "cards"
    SEATS = "seats"
    WHEEL = "wheel"
    GAUGE = "gauge"
    STRINGS = "strings"


@dataclass(frozen=True)
class Option(Localisable[Text_co, Colour_co]):
    """Choice of a question; `hint` explains it, `plain` draws it without emphasis.

    `worth` is its share of the running sum of a Pick. `spot` is its space on the board, `turn` the rotation
    of the piece in hand in quarter turns; on a plan it is the `place`. `back` names the game's picture for
    it. Neighbours with the same `under` are drawn side by side below those words. `open` is the public part
    of the label on the button; the rest is shown while a thumb holds it.

    `cards` can be read before it is taken: one tap opens them, the next takes it. Neighbours with equal cards
    share them. `barred` says why it cannot be taken now, for all to see; secret reasons stay out of it.
    `seat`, `number` and `colour` are what the question's ChoiceLook draws.
    """

    id: str
    label: Text_co
    hint: Text_co | None = None
    plain: bool = False
    worth: int | None = None
    spot: tuple[int, int] | None = None
    turn: int = 0
    place: str | None = None
    back: Picture | None = None
    under: Text_co | None = None
    open: Text_co | None = None
    cards: tuple[CardView[Text_co, Colour_co], ...] = ()
    barred: Text_co | None = None
    seat: str | None = None
    number: int | None = None
    colour: Colour_co | None = None


@dataclass(frozen=True)
class HowMany(Localisable[Text_co, Colour_co]):
    """Name a number from `least` to `most`; `unit` says of what (dice of a colour, if `colour` is given)."""

    least: int
    most: int
    unit: Text_co
    colour: Colour_co | None = None


@dataclass(frozen=True)
class Blank(Localisable[Text_co, Colour_co]):
    """One line to fill in: one of the `choices`, or any text; `suggestions` complete what is typed.

    A `number` is typed with keys for whole numbers, up and down.
    """

    id: str
    label: Text_co
    choices: tuple[Option[Text_co, Colour_co], ...] = ()
    suggestions: tuple[str, ...] = ()
    number: bool = False


@dataclass(frozen=True)
class HouseRule(Localisable[Text_co, Colour_co]):
    """A case in which a table chooses how it plays; the first of the `choices` holds unless it does.

    `about` names the passage of the game's rules that leaves the case open, if there is one. `addition` is
    the choice by which a table plays with our additions, `then` that of the next game, if this one carries
    anything over.
    """

    id: str
    about: str
    label: Text_co
    choices: tuple[Option[Text_co, Colour_co], ...]
    subject: Subject = "first"
    addition: str = ""
    then: str = ""
