"""What the workshop shows: the owner's decks, one deck, and one card as a form."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby

from web.shown.view import Explanation


@dataclass(frozen=True)
class DeckRow:
    """A deck on the shelf; `cards` of it are whole, `drafts` are still being written."""

    file: str
    title: str
    language: str
    cards: int
    drafts: int
    own: bool
    taken: bool


@dataclass(frozen=True)
class ShelfView:
    """All decks, and what lies in the bin."""

    decks: tuple[DeckRow, ...]
    binned: tuple[str, ...]


@dataclass(frozen=True)
class KindView:
    """A kind of card."""

    section: str
    one: str
    many: str


@dataclass(frozen=True)
class CardRow:
    """A card in the list of a deck; a `draft` is still being written."""

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
    """Something said about a deck, and the card that it is about, if it is about one."""

    text: str
    section: str = ""
    card: str = ""


@dataclass(frozen=True)
class VersionView:
    """A deck as it once was."""

    number: int
    kept: str


@dataclass(frozen=True)
class DeckView:
    """One deck; one that is not the owner's can be looked at and copied."""

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
    """A place in a sentence: what stands there, and what may, each with the whole sentence that it makes."""

    said: str
    ways: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class SentenceView:
    """A sentence as it was typed, taken apart, or with what is wrong about it."""

    text: str
    parts: tuple[str | HoleView, ...]
    fault: str | None


@dataclass(frozen=True)
class DrawingView:
    """Something drawn: its size, areas (a paint and the corners, as SVG has them), and words (x, y, size)."""

    width: float
    height: float
    areas: tuple[tuple[str, str], ...]
    letters: tuple[tuple[str, float, float, float], ...] = ()


@dataclass(frozen=True)
class FieldView:
    """A line of a card: `fill` says how it is filled in, `value` and `sentences` what stands there.

    `pictures` are of some of the choices; each of the `places` has a name, and what stands in it. Of a line
    that is not `touched` no fault is told.
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

    @property
    def id(self) -> str:
        """How a page calls the line."""
        return "line-" + re.sub("[^A-Za-z0-9]+", "-", self.key)

    @property
    def chosen(self) -> str:
        """Which of the choices stands there; the first while there is none of them."""
        values = [value for value, _ in self.choices]
        return self.value if self.value in values else values[0]

    @property
    def grouped(self) -> bool:
        """Whether several controls stand there, numbered from 1."""
        return self.fill in {"sentences", "several", "pictures", "places"}

    @property
    def control(self) -> str:
        """How a page calls the first control of it."""
        return f"{self.id}-1" if self.grouped else self.id

    @property
    def blamed(self) -> str:
        """How a page calls what is wrong with it, one after the other."""
        return " ".join(f"{self.id}-fault-{n}" for n, _ in enumerate(self.faults, start=1))

    @property
    def wrong(self) -> bool:
        """Whether a fault is told of it."""
        return bool(self.faults) or any(one.fault for one in self.sentences)


@dataclass(frozen=True)
class GroupView:
    """Lines that are edited together under a `label`; one by itself has none."""

    label: str
    fields: tuple[FieldView, ...]

    @property
    def id(self) -> str:
        """How a page calls it: as its first line."""
        return self.fields[0].id


def groups_of(fields: Iterable[FieldView]) -> tuple[GroupView, ...]:
    """Lines as they are edited, one after the other or together."""
    found = groupby(enumerate(fields), lambda one: one[1].group or one[0])
    listed = (tuple(field for _, field in some) for _, some in found)
    return tuple(GroupView(some[0].group, some) for some in listed)


@dataclass(frozen=True)
class EditorZoneView:
    """What the card says in the line or group of that `id`, and the first `control` where it is written.

    `pips` are as many dots, `wrong` that a fault is told of it.
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
    """The finished card: zones by where they stand, the paint and the emblem of its back, and its picture."""

    zones: Mapping[str, tuple[EditorZoneView, ...]]
    paint: str = ""
    emblem: DrawingView | None = None
    picture: DrawingView | None = None


@dataclass(frozen=True)
class MeaningView:
    """What was understood of one line."""

    label: str
    words: tuple[str, ...]


@dataclass(frozen=True)
class TriedView:
    """How the card did in a game staged for it."""

    label: str
    story: tuple[str, ...]
    why: tuple[Explanation, ...]


@dataclass(frozen=True)
class EditorCardView:
    """One card as a form, its sentences in `language`; `draft`: it is not kept yet as it stands.

    `key` begins with ~ while it is new.
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
        """Whether its picture is broader than a card's."""
        drawn = self.face.picture
        return drawn is not None and drawn.width > drawn.height

    @property
    def groups(self) -> tuple[GroupView, ...]:
        """The lines as they are edited."""
        return groups_of(self.fields)


@dataclass(frozen=True)
class Imported:
    """What became of an import: where the cards went, how many were kept, and every fault."""

    deck: str | None
    kept: int
    drafts: int
    faults: tuple[str, ...]
