"""Card editor interface of a game: kinds of cards, their lines, and what a card would do."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Protocol

from companion.engine.chance import Chance
from companion.engine.phrasebook.card_file import CardFile, Lines
from companion.engine.phrasebook.outline import OutlineFault
from companion.engine.phrasebook.placeholders import Part, Start
from companion.engine.printed import Back, PrintedPicture, Sign
from companion.engine.view import Explanation
from companion.engine.words import Message, Words


class Fill(StrEnum):
    """Input type of a line."""

    SHORT = "short"
    LONG = "long"
    CHOICE = "choice"
    SEVERAL = "several"
    SENTENCES = "sentences"
    PICTURES = "pictures"
    PLACES = "places"


class TextSpot(StrEnum):
    """Where a line stands on the finished card."""

    TITLE = "title"
    KICKER = "kicker"
    RATING = "rating"
    STORY = "story"
    PASSAGE = "passage"
    FOOT = "foot"
    PICTURE = "picture"


SPOTS: Mapping[Fill, TextSpot] = MappingProxyType(
    {Fill.LONG: TextSpot.STORY, Fill.SENTENCES: TextSpot.PASSAGE}
)
"""Where lines stand that say nothing of it, by how they are filled in; any other is in the kicker."""
TITLE = "title"


@dataclass(frozen=True)
class CardKind:
    """A kind of card: the section of a card file that it stands in, what one is called, and all of them.

    Of a `single` kind a file has one, which is the whole section. Not every kind can be `tried`;
    one that is `drawn` is shown by its picture in a list.
    """

    section: str
    label: Words
    many: Words
    single: bool = False
    tried: bool = True
    drawn: bool = False


@dataclass(frozen=True)
class LineForm:
    """One line of a card to be filled in.

    `choices` are what may stand there, each with its label (of `SEVERAL` any, divided by commas); an empty
    one leaves the line out. `starts` and `phrases` are sentences to begin with, and to pick while typing.
    `pictures` show what some of the choices look like; of `PLACES` each in its place, as `0 road`. Each of
    the `places` is filled by one of the choices, or by a text where there are none. A `sign` stands before
    the line on the card. Lines of the same `group` that follow one another are edited together. A line that
    is not written in the deck's language has its `language`, and a `note` that says so.
    """

    key: str
    label: Words
    fill: Fill
    choices: tuple[tuple[str, Words], ...] = ()
    starts: tuple[Start, ...] = ()
    phrases: tuple[str, ...] = ()
    pictures: Mapping[str, PrintedPicture] = field(default_factory=lambda: MappingProxyType({}))
    places: tuple[Words, ...] = ()
    spot: TextSpot | None = None
    sign: Sign | None = None
    group: Words = ""
    language: str = ""
    note: Words = ""

    @property
    def stands(self) -> TextSpot:
        """Where the line stands on the finished card."""
        return self.spot or (TextSpot.TITLE if self.key == TITLE else SPOTS.get(self.fill, TextSpot.KICKER))


@dataclass(frozen=True)
class PhraseSentence:
    """One sentence as it was typed: taken apart where it is understood, else with what is wrong about it."""

    text: str
    parts: tuple[Part, ...] = ()
    fault: Message | None = None


@dataclass(frozen=True)
class Understood:
    """Interpretation of a line by the game, as a paraphrase."""

    label: Words
    words: tuple[Words, ...]


@dataclass(frozen=True)
class Examined:
    """Result of checking a card: faults and sentences of its lines, and their interpretation.

    `back` is the card's back as it is now, `picture` the drawing on its front.
    """

    faults: Mapping[str, tuple[Message, ...]] = field(default_factory=lambda: MappingProxyType({}))
    sentences: Mapping[str, tuple[PhraseSentence, ...]] = field(default_factory=lambda: MappingProxyType({}))
    understood: tuple[Understood, ...] = ()
    back: Back | None = None
    picture: PrintedPicture | None = None

    @property
    def is_good(self) -> bool:
        """True if the card is playable."""
        return not self.faults


@dataclass(frozen=True)
class Caution:
    """Something that can be played and is hardly meant; `section` and `card` name the card it is about."""

    text: Words
    section: str = ""
    card: str = ""


@dataclass(frozen=True)
class TriedCard:
    """Result of trying a card in a staged game: the intent, what happened, and why."""

    label: Words
    story: tuple[Words, ...]
    why: tuple[Explanation, ...] = ()


class CardEditor(Protocol):
    """Card editor of one game. Every method is pure."""

    kinds: tuple[CardKind, ...]
    """In the order in which a card file has them."""
    one_box: bool
    """True if a card file is a whole box, which replaces the others."""
    palette: str
    """The palette in which the `picture` lines of its cards are drawn; empty if they have none."""

    def form(self, section: str, lines: Lines, language: str) -> tuple[LineForm, ...]:
        """The lines that such a card has, given those that are filled in already.

        Here as below, the sentences are in the deck's `language`.
        """
        ...

    def every_line(self) -> Mapping[str, Fill]:
        """Every line that any card may have, and how it is filled in."""
        ...

    def tidy(self, section: str, lines: Lines) -> Lines:
        """The card as a card file holds it: only the lines it has, in their order, none of them empty."""
        ...

    def examine(self, section: str, lines: Lines, language: str) -> Examined:
        """Checks a card as it was typed."""
        ...

    def check(self, name: str, text: str) -> tuple[OutlineFault, ...]:
        """Every fault of a whole card file."""
        ...

    def signs(self, section: str, lines: Lines) -> tuple[Words, ...]:
        """Short labels of a card in a list, always in the same order."""
        ...

    def warn(self, file: CardFile) -> tuple[Caution, ...]:
        """Warnings about probable mistakes in a playable deck."""
        ...

    def try_out(
        self, game: Any, section: str, lines: Lines, language: str, chance: Chance
    ) -> tuple[TriedCard, ...]:
        """The card staged in that game, for each way it may go; nothing where it has faults."""
        ...
