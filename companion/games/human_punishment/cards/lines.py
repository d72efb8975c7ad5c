"""The lines of cards: how each is read from a card file, and how the card editor offers it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import islice
from typing import Any, TypeAlias, TypeVar

from companion.engine.phrasebook.card_editor_spec import Fill, LineForm, TextSpot
from companion.engine.phrasebook.phrasebook import ENGLISH, examples
from companion.engine.phrasebook.phrasebook import say as sentence
from companion.engine.phrasebook.placeholders import Start, starts
from companion.engine.printed import Sign
from companion.engine.words import Message, Words, say
from companion.games.human_punishment.effects.conditions import Condition
from companion.games.human_punishment.effects.pages import OUTCOME, Page
from companion.games.human_punishment.phrases.kinds import Character, Table, Whose
from companion.games.human_punishment.phrases.words import Colour
from companion.games.human_punishment.state.printed.card_form import DraftForm
from companion.kit.cards.form import foreign, numbers
from companion.kit.cards.sheet import CardSheetSpec

MOST_TARGET, MOST_STEP = 30, 12
STEPS = ("first", "second", "third")
OF_EACH = 8
"""Number of sentences of a kind to pick from; a phone loads all of them with each line."""
E = TypeVar("E", bound=StrEnum)
Get: TypeAlias = Callable[[str], str]
"""Gives the text of a line of the same card, nothing where it has none."""


def always(_: Get) -> bool:
    """The line is needed on every card."""
    return True


def never(_: Get) -> bool:
    """The line may be left out."""
    return False


def word(get: Get, key: str, words: type[E], usual: E) -> E:
    """The word of a line, as usual where it says none of them."""
    text = get(key).strip().casefold()
    return next((one for one in words if str(one).casefold() == text), usual)


@dataclass(frozen=True)
class CardLine(ABC):
    """A line of a card."""

    key: str

    @property
    def keys(self) -> tuple[str, ...]:
        """The names under which it stands in a card file."""
        return (self.key,)

    @abstractmethod
    def read(self, sheet: CardSheetSpec, get: Get) -> DraftForm:
        """The part of the card that it says; faults are noted in the sheet."""

    @abstractmethod
    def forms(self, get: Get, language: str) -> Iterator[LineForm]:
        """The lines of the editor, none where it says nothing on such a card."""

    def page(self, _get: Get) -> Page | None:
        """The part of the phrasebook for it, or None where no sentence stands."""
        return None


@dataclass(frozen=True)
class WordLine(CardLine):
    """One of some words; `said` is how the rules call it."""

    words: type[StrEnum]
    usual: StrEnum
    needed: Callable[[Get], bool] = never
    said: Callable[[Any], str] = str

    def read(self, sheet: CardSheetSpec, get: Get) -> DraftForm:
        is_read = self.needed(get) or sheet.has(self.key)
        return {
            self.key: self.said(sheet.choice(self.key, self.words, self.usual) if is_read else self.usual)
        }

    def forms(self, _get: Get, _language: str) -> Iterator[LineForm]:
        yield LineForm(self.key, label(self.key), Fill.CHOICE, _words(self.words))


@dataclass(frozen=True)
class NumberLine(CardLine):
    """A number; where it may be left out it is as `usual`, or not said."""

    least: int
    most: int
    needed: bool = True
    usual: int | None = None
    spot: TextSpot | None = None

    def read(self, sheet: CardSheetSpec, _get: Get) -> DraftForm:
        if self.needed or sheet.has(self.key):
            return {self.key: sheet.number(self.key, self.most, self.least)}
        return {} if self.usual is None else {self.key: self.usual}

    def forms(self, _get: Get, _language: str) -> Iterator[LineForm]:
        none = () if self.needed else (("", say("editor-none")),)
        some = (*none, *numbers(range(self.least, self.most + 1)))
        yield LineForm(self.key, label(self.key), Fill.CHOICE, some, spot=self.spot)


@dataclass(frozen=True)
class SentenceLine(CardLine):
    """Sentences of a page, which may depend on other lines; `gather` makes of them what the rules read."""

    of: Page | Callable[[Get], Page]
    needed: Callable[[Get], bool] = never
    sign: Sign | None = None
    is_there: Callable[[Get], bool] = always
    gather: Callable[[Sequence[Any]], Any] = list

    def page(self, get: Get) -> Page:
        return self.of if isinstance(self.of, Page) else self.of(get)

    def read(self, sheet: CardSheetSpec, get: Get) -> DraftForm:
        if not self.is_there(get):
            return {self.key: []}
        read = sheet.some_sentences if self.needed(get) else sheet.sentences
        return {self.key: self.gather(read(self.key, self.page(get)))}

    def forms(self, get: Get, language: str) -> Iterator[LineForm]:
        if not self.is_there(get):
            return
        page = self.page(get)
        begun, some = _starts(page, language), phrases(page, language)
        line = LineForm(self.key, label(self.key), Fill.SENTENCES, starts=begun, phrases=some, sign=self.sign)
        yield foreign(line, page, language)


class PlayersLine(WordLine):
    """At which tables a card is in its pile (HP-016)."""

    def read(self, sheet: CardSheetSpec, get: Get) -> DraftForm:
        is_large = super().read(sheet, get)[self.key] == Table.LARGE
        return {self.key: "many"} if is_large else {}

    def forms(self, _get: Get, _language: str) -> Iterator[LineForm]:
        (_, everywhere), *others = _words(self.words)
        yield LineForm(self.key, label(self.key), Fill.CHOICE, (("", everywhere), *others))


class TargetLine(CardLine):
    """The sum that a check has to reach, above or below 0 (HP-079)."""

    def read(self, sheet: CardSheetSpec, _get: Get) -> DraftForm:
        text = sheet.text(self.key).replace("\N{MINUS SIGN}", "-").removeprefix("+")
        number = int(text) if text.lstrip("-").isdecimal() and len(text) < 4 else 0
        if text and not 1 <= abs(number) <= MOST_TARGET:
            sheet.number(self.key, MOST_TARGET, 1)
        return {self.key: number or 1}

    def forms(self, _get: Get, _language: str) -> Iterator[LineForm]:
        some = numbers((*range(-MOST_TARGET, 0), *range(1, MOST_TARGET + 1)))
        yield LineForm(self.key, label(self.key), Fill.CHOICE, some, spot=TextSpot.RATING)


class ColoursLine(CardLine):
    """The cards that count in a check: grey ones, green ones, or both (HP-084)."""

    def read(self, sheet: CardSheetSpec, _get: Get) -> DraftForm:
        found = sheet.choices(self.key, Colour)
        some = [str(one) for one in (Colour.GREY, Colour.GREEN) if one in found]
        return {self.key: some or [str(Colour.GREY), str(Colour.GREEN)]}

    def forms(self, _get: Get, _language: str) -> Iterator[LineForm]:
        yield LineForm(self.key, label(self.key), Fill.SEVERAL, _words(Colour)[2:])


class StepsLine(CardLine):
    """The steps of a check: from how many cards on, and what happens then (HP-084)."""

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(f"{step}{more}" for step in STEPS for more in (" from", ""))

    def read(self, sheet: CardSheetSpec, _get: Get) -> DraftForm:
        steps = (step for step in STEPS if sheet.has(f"{step} from") or step == STEPS[0])
        return {self.key: [self._step(sheet, step) for step in steps]}

    def _step(self, sheet: CardSheetSpec, one: str) -> DraftForm:
        return {
            "atLeast": sheet.number(f"{one} from", MOST_STEP, 1),
            "do": list(sheet.sentences(one, OUTCOME)),
        }

    def forms(self, get: Get, language: str) -> Iterator[LineForm]:
        for step in STEPS:
            yield from NumberLine(f"{step} from", 1, MOST_STEP, step == STEPS[0]).forms(get, language)
            yield from SentenceLine(step, OUTCOME).forms(get, language)

    def page(self, _get: Get) -> Page:
        return OUTCOME


def label(key: str) -> Message:
    """The name of a line."""
    return say(f"editor-line-{key.lower().replace(' ', '-')}")


@cache
def _words(words: type[StrEnum]) -> tuple[tuple[str, Words], ...]:
    if words is Character or words is Whose:
        return tuple(
            (str(one), say("editor-whose-general") if one == Whose.GENERAL else str(one)) for one in words
        )
    key = words.__name__.lower()
    return tuple((str(one), say(f"editor-{key}-{one.name.lower().replace('_', '-')}")) for one in words)


@cache
def _starts(page: Page, language: str) -> tuple[Start, ...]:
    return tuple(starts(page.phrases, page.fits, language))


@cache
def phrases(page: Page, language: str = ENGLISH) -> tuple[str, ...]:
    """Some sentences of each kind that may stand on that page, to be picked; their holes offer the rest."""
    # A condition goes with each of the others.
    kinds = (kind for kind in page.phrases if not issubclass(kind, Condition))
    said = (one for kind in kinds for one in islice(filter(page.fits, examples(kind, (1,))), OF_EACH))
    return tuple(dict.fromkeys(sentence(one, language) for one in said))
