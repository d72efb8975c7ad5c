"""The card editor's pages: the owner's decks, one deck, and one card as a form."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby

from web.shown.view import Explanation


@dataclass(frozen=True)
class DeckRow:
    """A deck on the shelf, with its numbers of finished `cards` and of `drafts`."""

    file: str
    title: str
    language: str
    cards: int
    drafts: int
    own: bool
    taken: bool


@dataclass(frozen=True)
class ShelfView:
    """All decks, and the files in the bin."""

    decks: tuple[DeckRow, ...]
    binned: tuple[str, ...]


@dataclass(frozen=True)
class KindView:
    """A kind of card: its section of the file, and its name in singular and plural."""

    section: str
    one: str
    many: str


@dataclass(frozen=True)
class CardRow:
    """A card in the list of a deck; a `draft` is unfinished."""

    section: str
    key: str
    title: str
    kind: str
    signs: tuple[str, ...]
    words: str
    draft: bool
    picture: "DrawingView | None" = None


@dataclass(frozen=True)
class NoteView:
    """A remark about a deck, and the card that it concerns, if any."""

    text: str
    section: str = ""
    card: str = ""


@dataclass(frozen=True)
class VersionView:
    """An earlier version of a deck."""

    number: int
    kept: str


@dataclass(frozen=True)
class DeckView:
    """One deck; one that is not the owner's is read-only and can be copied."""

    file: str
    title: str
    language: str
    own: bool
    kinds: tuple[KindView, ...]
    cards: tuple[CardRow, ...]
    cautions: tuple[NoteView, ...]
    faults: tuple[str, ...]
    versions: tuple[VersionView, ...]


@dataclass(frozen=True)
class HoleView:
    """A hole in a sentence: its present word, and the alternatives, each with the sentence that results."""

    said: str
    ways: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class SentenceView:
    """A sentence as typed, with its parts or its fault."""

    text: str
    parts: tuple[str | HoleView, ...]
    fault: str | None


@dataclass(frozen=True)
class DrawingView:
    """A drawing: its size, areas (a paint and the corners in SVG syntax), and words (text, x, y, size)."""

    width: float
    height: float
    areas: tuple[tuple[str, str], ...]
    letters: tuple[tuple[str, float, float, float], ...] = ()


@dataclass(frozen=True)
class FieldView:
    """A line of a card: `fill` is the kind of control, `value` or `sentences` the content.

    `pictures` are drawings of some choices, by their ids; `places` are pairs of name and content. An
    untouched line shows no fault (`touched`). `language` and `note` are those of a line that is not written
    in the deck's language.
    """

    key: str
    label: str
    fill: str
    value: str
    choices: tuple[tuple[str, str], ...]
    sentences: tuple[SentenceView, ...]
    starts: tuple[tuple[str, str], ...]
    phrases: tuple[str, ...]
    faults: tuple[str, ...]
    pictures: Mapping[str, DrawingView] = field(default_factory=dict)
    touched: bool = True
    places: tuple[tuple[str, str], ...] = ()
    group: str = ""
    language: str = ""
    note: str = ""

    @property
    def id(self) -> str:
        """Id of the line in the document."""
        return "line-" + re.sub("[^A-Za-z0-9]+", "-", self.key)

    @property
    def chosen(self) -> str:
        """The chosen value; the first choice if the value is none of them."""
        values = [value for value, _ in self.choices]
        return self.value if self.value in values else values[0]

    @property
    def grouped(self) -> bool:
        """True if the line has several controls, numbered from 1."""
        return self.fill in {"sentences", "several", "pictures", "places"}

    @property
    def control(self) -> str:
        """Id of the line's first control."""
        return f"{self.id}-1" if self.grouped else self.id

    @property
    def blamed(self) -> str:
        """Ids of the line's fault texts, separated by blanks."""
        return " ".join(f"{self.id}-fault-{n}" for n, _ in enumerate(self.faults, start=1))

    @property
    def wrong(self) -> bool:
        """True if the line shows a fault."""
        return bool(self.faults) or any(sentence.fault for sentence in self.sentences)


@dataclass(frozen=True)
class GroupView:
    """Lines that are edited together under a `label`; a single line has none."""

    label: str
    fields: tuple[FieldView, ...]

    @property
    def id(self) -> str:
        """Id of the group: that of its first line."""
        return self.fields[0].id


def groups_of(fields: Iterable[FieldView]) -> tuple[GroupView, ...]:
    """Group neighbouring lines of the same group; a line without one stays single."""
    found = groupby(enumerate(fields), lambda one: one[1].group or one[0])
    listed = (tuple(field for _, field in some) for _, some in found)
    return tuple(GroupView(some[0].group, some) for some in listed)


@dataclass(frozen=True)
class EditorZoneView:
    """A zone of the drawn card: the text of the line or group `id`, and the first `control` that edits it.

    `pips` is a number of dots, `wrong` is true if the line shows a fault.
    """

    id: str
    control: str
    label: str
    words: tuple[str, ...]
    sign: DrawingView | None = None
    pips: int = 0
    wrong: bool = False


@dataclass(frozen=True)
class CardFaceView:
    """The finished card: zones by position, the paint and the emblem of its back, and its picture.

    `composed` is the address of the picture that its words make.
    """

    zones: Mapping[str, tuple[EditorZoneView, ...]]
    paint: str = ""
    emblem: DrawingView | None = None
    picture: DrawingView | None = None
    composed: str = ""


@dataclass(frozen=True)
class MeaningView:
    """The meaning of one line, as the rules understand it."""

    label: str
    words: tuple[str, ...]


@dataclass(frozen=True)
class TriedView:
    """Result of the card in a staged game."""

    label: str
    story: tuple[str, ...]
    why: tuple[Explanation, ...]


@dataclass(frozen=True)
class EditorCardView:
    """One card as a form, its sentences in `language`; `draft`: the deck does not hold this text yet.

    `key` begins with ~ for a new card.
    """

    deck: str
    section: str
    key: str
    title: str
    kind: str
    language: str
    fields: tuple[FieldView, ...]
    meanings: tuple[MeaningView, ...]
    faults: tuple[str, ...]
    good: bool
    draft: bool
    photograph: str | None
    face: CardFaceView
    can_try: bool = True
    tried: tuple[TriedView, ...] = ()

    @property
    def broad(self) -> bool:
        """True if its picture is wider than high."""
        drawn = self.face.picture
        return drawn is not None and drawn.width > drawn.height

    @property
    def groups(self) -> tuple[GroupView, ...]:
        """The lines in their groups."""
        return groups_of(self.fields)


@dataclass(frozen=True)
class Imported:
    """Result of an import: the deck, the numbers of kept cards and drafts, and every fault."""

    deck: str | None
    kept: int
    drafts: int
    faults: tuple[str, ...]
