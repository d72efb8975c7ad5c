"""The viewer's prompts, and the forms of undo, redo and corrections."""

from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from companion.shared_view.options import ChoiceLook, Option
from web.shown.dice import DieFace
from web.shown.table import ColourView
from web.shown.view import Blank, CardView, HowMany


@dataclass(frozen=True)
class ChoiceView(Option[str, ColourView]):
    """A button of a prompt: the option, and the number of its place on the board."""

    mark: int | None = None
    face: str | None = None
    """Face of the tile that this choice lays."""

    @property
    def degrees(self) -> int:
        """Turn of that tile, in degrees."""
        return 90 * self.turn


@dataclass(frozen=True)
class PlaceAtTable:
    """A person around the table, seen by the asked one, who is at the `foot` of it.

    The others follow clockwise: up the `left` side, the `head` if their number is odd, and down the `right`
    side, each side with a number from the top. `choice` points at the person; without one they just sit.
    `face` is the words of their portrait.
    """

    where: str
    name: str
    colour: ColourView
    choice: ChoiceView | None = None
    face: str = ""


@dataclass(frozen=True)
class Picks:
    """Limits of a pick: the least and most choices, and the sum of their worth to `reach`."""

    least: int
    most: int
    reach: int = 0


@dataclass(frozen=True)
class Slot:
    """One die to type in: its owner, and the camera's reading (None: none yet).

    `instead` are the other faces that it may show, the likely ones first. `faces` is their number, `signs`
    their symbols where they are not pips. An `optional` die may be missing.
    """

    colour: ColourView
    owner: str
    value: int | None
    instead: tuple[int, ...] = ()
    faces: int = 6
    signs: tuple[str, ...] = ()
    optional: bool = False

    def sign(self, value: int) -> str:
        """Text on a face; empty where it has pips."""
        return self.signs[value - 1] if self.signs else "" if self.faces == 6 else str(value)


@dataclass(frozen=True)
class Proposed:
    """An answer that the dice or tokens on the table propose: field and value of the form, and the button's
    label. For blanks, `filled` holds pairs of id and text in place of the field."""

    field: str
    value: str
    label: str
    filled: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class NearView:
    """Close-up of a die in question: the photograph's name, its width and height, the visible square (left,
    top, side; all in pixels), and the colour of the die."""

    photograph: str
    size: tuple[int, int]
    view: tuple[int, int, int]
    colour: str


@dataclass(frozen=True)
class Doubt:
    """A die of a roll: its place among all dice seen, its colour, and its likely face, if any.

    `options` are all colours with faces that it may have, the likely ones first; a die that is not in doubt
    has none. `near` is its close-up.
    """

    place: int
    colour: ColourView
    value: int | None
    options: tuple[tuple[ColourView, int], ...] = ()
    near: NearView | None = None

    @property
    def is_of_colour(self) -> bool:
        """True if no more than its colour is in doubt."""
        return bool(self.options) and all(face == self.value for _, face in self.options)

    @property
    def is_of_both(self) -> bool:
        """True if its colour is in doubt, and its face."""
        return not self.is_of_colour and any(colour != self.colour for colour, _ in self.options)


class PhotoOffer(StrEnum):
    """Permission to photograph a roll by phone; offered first where no camera sees it."""

    MAY = "may"
    OFFERED = "offered"


ON_A_LINE = 3
"""Choices that fit beside what is asked on the big screen."""


@dataclass(frozen=True)
class Prompt:
    """An open question to this viewer: exactly one of `choices`, `count`, `slots` and `blanks` is filled.

    With `picks` the viewer takes several choices at once.
    `card` is the id of the card in hand that it is about: its buttons are drawn with that card.
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
    """Label of the button that sends the blanks."""
    proposed: Proposed | None = None
    between: tuple[str, ...] = ()
    """Ids of the choices that the camera cannot tell apart."""
    picks: Picks | None = None
    unheard: bool = False
    """True if nobody else may know that it is asked."""
    near: NearView | None = None
    under: CardView | None = None
    """The part that is read under the thumb only."""
    numbered: bool = False
    """True if the buttons show numbers only, and the card `under` the thumb explains them."""
    doubts: tuple[Doubt, ...] = ()
    """All dice seen of a roll, if some are in doubt and nothing else is wrong."""

    photo: PhotoOffer | None = None
    """For a roll: the offer to photograph it."""
    folded: bool = False
    """True if it is a small line until it is tapped."""
    look: ChoiceLook | None = None
    """The drawing of the choices on a phone."""
    own: ColourView | None = None
    """The colour of the asked seat, for its dice and its kite."""
    around: tuple[PlaceAtTable, ...] = ()
    """The people whom the choices point at, in the order they sit."""

    @property
    def in_the_sheet(self) -> bool:
        """True if the big screen keeps it in its sheet: folded, or not waited for and longer than a line."""
        return self.folded or (self.standing and (bool(self.blanks) or len(self.choices) > ON_A_LINE))

    @property
    def in_doubt(self) -> tuple[Doubt, ...]:
        """Those of `doubts` that the viewer is asked about."""
        return tuple(doubt for doubt in self.doubts if doubt.options)

    @property
    def exchange(self) -> str:
        """The places of the only two dice in doubt, if they have their own colours or each other's."""
        two = self.in_doubt
        are_two = len(two) == 2 and all(one.is_of_colour and len(one.options) == 2 for one in two)
        return f"{two[0].place}-{two[1].place}" if are_two else ""

    @property
    def rows(self) -> tuple[tuple[str, tuple[ChoiceView, ...]], ...]:
        """Rows of choices drawn side by side, each with its heading."""
        rows = groupby(self.choices, key=lambda one: one.under)
        return tuple((under, tuple(side_by_side)) for under, side_by_side in rows if under)

    @property
    def beside(self) -> tuple[ChoiceView, ...]:
        """Choices that the look does not draw: they stand below it."""
        if self.tiles:
            return tuple(choice for choice in self.choices if not choice.cards)
        return tuple(choice for choice in self.choices if not _is_drawn(self.look, choice))

    @property
    def heads(self) -> tuple[ChoiceView, ...]:
        """The choices that every row offers alike, in this order; none if rows differ."""
        offered = [[(one.label, one.hint) for one in some] for _, some in self.rows]
        alike = len(offered) > 1 and all(one == offered[0] for one in offered)
        return self.rows[0][1] if alike else ()

    @property
    def tiles(self) -> tuple[tuple[tuple[CardView, ...], tuple[ChoiceView, ...]], ...]:
        """Neighbouring choices with the cards that they share, where any can be read before it is taken."""
        if not any(choice.cards for choice in self.choices):
            return ()
        tiles = groupby(self.choices, key=lambda one: one.cards)
        return tuple((cards, tuple(choices)) for cards, choices in tiles)


def _is_drawn(look: ChoiceLook | None, choice: ChoiceView) -> bool:
    """True for what the look has a picture of: a person, a card, a number."""
    if look is ChoiceLook.SEATS:
        return choice.seat is not None
    if look in {ChoiceLook.CARDS, ChoiceLook.WHEEL}:
        return not choice.plain
    return choice.number is not None


@dataclass(frozen=True)
class AloneView:
    """The line for private questions: it looks the same on every phone, with prompts in it or without.

    `text` is its label; without prompts it shows `nothing`.
    """

    text: str
    nothing: str
    prompts: tuple[Prompt, ...] = ()


@dataclass(frozen=True)
class UndoView:
    """The entry that undo takes back: its number for the form, its text, and the changes."""

    entry: int
    what: str
    lines: tuple[str, ...] = ()


@dataclass(frozen=True)
class RedoView:
    """The entry that redo restores: its number for the form, and its text."""

    entry: int
    what: str


@dataclass(frozen=True)
class LostView:
    """An entry that cannot be read any more: its number, and the advice."""

    entry: int
    text: str


@dataclass(frozen=True)
class ConsentView:
    """A request to undo an entry that revealed something: all must agree, this viewer too if `has_voice`."""

    entry: int
    text: str
    missing: str
    has_voice: bool


@dataclass(frozen=True)
class MisreadView:
    """A roll that counts, with its dice as read, so that a misread one can be corrected.

    For a move on a map, `choices` are the moves that may have been meant.
    """

    entry: int
    text: str
    slots: tuple[Slot, ...]
    choices: tuple[ChoiceView, ...] = ()


@dataclass(frozen=True)
class PreviewView:
    """The changes that other dice of a roll, or another `option`, would make, before they are made."""

    entry: int
    lines: tuple[str, ...]
    dice: tuple[DieFace, ...]
    option: str = ""
