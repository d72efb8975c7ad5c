"""What a viewer is asked, and what is taken back or corrected."""

from dataclasses import dataclass
from itertools import groupby

from companion.shared_view.options import Option
from web.shown.dice import DieFace
from web.shown.table import ColourView
from web.shown.view import Blank, CardView, HowMany


@dataclass(frozen=True)
class ChoiceView(Option[str, ColourView]):
    """A button of a prompt: the option, and the number of its place on the board."""

    mark: int | None = None
    face: str | None = None
    """The face of the tile that would lie there."""

    @property
    def degrees(self) -> int:
        """How far it would be turned."""
        return 90 * self.turn


@dataclass(frozen=True)
class Picks:
    """How many of the choices are picked, at least and at most, and what they have to come to."""

    least: int
    most: int
    reach: int = 0


@dataclass(frozen=True)
class Slot:
    """One die to be typed in: whose it is, and what the camera thinks it shows (None: nothing yet).

    `instead` are the faces that it may show if that is wrong, the likely ones first. It has so many `faces`,
    and `signs` on them, where they are not pips. It is left out where none need lie there.
    """

    colour: ColourView
    owner: str
    value: int | None
    instead: tuple[int, ...] = ()
    faces: int = 6
    signs: tuple[str, ...] = ()
    optional: bool = False

    def sign(self, value: int) -> str:
        """What stands on a face in letters; nothing where it has pips."""
        return self.signs[value - 1] if self.signs else "" if self.faces == 6 else str(value)


@dataclass(frozen=True)
class Proposed:
    """An answer that the dice or tokens on the table propose: the form's field, its value, and what the
    button says. Where blanks are filled in there is no such field, but what is `filled` in, by their ids."""

    field: str
    value: str
    label: str
    filled: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class NearView:
    """A die on the table that is asked about, from near: the photograph by its name, its width and height,
    the square of it that is seen (left, top, side; all in pixels), and what colour the die has."""

    photograph: str
    size: tuple[int, int]
    view: tuple[int, int, int]
    colour: str


@dataclass(frozen=True)
class Doubt:
    """A die of a roll: its place among all that were seen, its colour, and what it likely shows, if anything.

    `faces` are all that it may show, the likely ones first. It is seen from `near`; one that is not in doubt
    has no faces.
    """

    place: int
    colour: ColourView
    value: int | None
    faces: tuple[int, ...] = ()
    near: NearView | None = None


@dataclass(frozen=True)
class Prompt:
    """An open question to this viewer: exactly one of `choices`, `count`, `slots` and `blanks` is filled.

    With `picks` several of the choices are taken at once.
    `card` names the card in hand that it is about: its buttons stand with that card.
    """

    question: str
    version: int
    text: str
    hint: str | None
    standing: bool
    choices: tuple[ChoiceView, ...] = ()
    count: HowMany | None = None
    slots: tuple[Slot, ...] = ()
    card: str | None = None
    blanks: tuple[Blank, ...] = ()
    done: str | None = None
    """The label of the button that sends the blanks."""
    proposed: Proposed | None = None
    between: tuple[str, ...] = ()
    """The choices, by their ids, of which the camera cannot tell which was taken."""
    picks: Picks | None = None
    unheard: bool = False
    """Whether nobody else knows that it is asked."""
    near: NearView | None = None
    under: CardView | None = None
    """What of it is read under the thumb alone."""
    numbered: bool = False
    """Whether the choices stand by their numbers, and what they are on that card."""
    doubts: tuple[Doubt, ...] = ()
    """All dice that were seen of a roll, if there is a doubt about some of them and nothing else is amiss."""

    @property
    def in_doubt(self) -> tuple[Doubt, ...]:
        """Those of these dice that somebody is asked about."""
        return tuple(one for one in self.doubts if one.faces)

    @property
    def rows(self) -> tuple[tuple[str, tuple[ChoiceView, ...]], ...]:
        """The choices that stand side by side, row by row, each under its words."""
        rows = groupby(self.choices, key=lambda one: one.under)
        return tuple((under, tuple(side_by_side)) for under, side_by_side in rows if under)


@dataclass(frozen=True)
class AloneView:
    """The line for what nobody else hears of: it says the same on every phone, whatever is in it.

    `text` stands on it, the prompts in it; where there are none it says `nothing`.
    """

    text: str
    nothing: str
    prompts: tuple[Prompt, ...] = ()


@dataclass(frozen=True)
class UndoView:
    """What can be taken back now: the number that the form sends, what was done, and what changes by it."""

    entry: int
    what: str
    lines: tuple[str, ...] = ()


@dataclass(frozen=True)
class RedoView:
    """What was taken back and can be done again: the number that the form sends, and what was done."""

    entry: int
    what: str


@dataclass(frozen=True)
class LostView:
    """An entry that cannot be read any more: its number, and what there is to do."""

    entry: int
    text: str


@dataclass(frozen=True)
class ConsentView:
    """Somebody wants to take back what revealed something: all must agree, this viewer too if `has_voice`."""

    entry: int
    text: str
    missing: str
    has_voice: bool


@dataclass(frozen=True)
class MisreadView:
    """A roll that counts, with its dice as they were read; one of them may have been misread.

    Of what was done on a map there are `choices`: what may have been done instead.
    """

    entry: int
    text: str
    slots: tuple[Slot, ...]
    choices: tuple[ChoiceView, ...] = ()


@dataclass(frozen=True)
class PreviewView:
    """What other dice of a roll, or another `option`, would change, before it is done."""

    entry: int
    lines: tuple[str, ...]
    dice: tuple[DieFace, ...]
    option: str = ""
