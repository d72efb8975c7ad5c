"""The common part of all games' card editors; a game says its forms, and what else there is."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from typing import Any, ClassVar

from companion.engine.chance import Chance
from companion.engine.phrasebook.card_editor_spec import (
    CardKind,
    Caution,
    Examined,
    Fill,
    LineForm,
    TriedCard,
)
from companion.engine.phrasebook.card_file import CardFile, Lines
from companion.engine.phrasebook.outline import OutlineFault, OutlineFaults, SourcePosition, read_outline
from companion.engine.phrasebook.phrasebook import ENGLISH
from companion.engine.refusal import Refused
from companion.engine.words import Words, say
from companion.kit.cards.form import tidied


class KitCardEditor(ABC):
    """Card editor of a game whose card file is a whole box.

    `shapes` are cards by section whose forms have further lines, `counts` how many cards of a section a box
    may have. Its words say `editor-<section>-one` and `-many`.
    """

    kinds: tuple[CardKind, ...]
    one_box: bool = True
    palette: str = ""
    shapes: ClassVar[Mapping[str, tuple[Lines, ...]]] = {}
    counts: ClassVar[Mapping[str, Collection[int]]] = {}

    @abstractmethod
    def form(self, section: str, lines: Lines, language: str) -> tuple[LineForm, ...]:
        """The lines that such a card has, given those that are filled in already."""

    @abstractmethod
    def examine(self, section: str, lines: Lines, language: str) -> Examined:
        """Checks a card as it was typed."""

    @abstractmethod
    def read(self, files: Mapping[str, str]) -> object:
        """The cards of the files. Raises Refused, or OutlineFaults."""

    def every_line(self) -> Mapping[str, Fill]:
        """Every line that any card may have, and how it is filled in."""
        return {
            line.key: line.fill
            for kind in self.kinds
            for lines in ({}, *self.shapes.get(kind.section, ()))
            for line in self.form(kind.section, lines, ENGLISH)
        }

    def tidy(self, section: str, lines: Lines) -> Lines:
        """The card as a card file holds it."""
        return tidied(self.form(section, lines, ENGLISH), lines)

    def check(self, name: str, text: str) -> tuple[OutlineFault, ...]:
        """Every fault of a whole card file."""
        try:
            read_outline(name, text)
            self.read({name: text})
        except OutlineFaults as broken:
            return broken.faults
        except Refused as refused:
            return (OutlineFault(SourcePosition(name, 1, 1), refused.reason),)
        return ()

    def signs(self, _section: str, _lines: Lines) -> tuple[Words, ...]:
        """Short labels of a card in a list."""
        return ()

    def count(self, section: str, cards: Collection[Lines]) -> int:
        """Cards of a section as they count in the box."""
        del section
        return len(cards)

    def warn(self, file: CardFile) -> tuple[Caution, ...]:
        """Warnings about missing or surplus cards of a box."""
        found = {count: self.count(count, file.sections.get(count, ())) for count in self.counts}
        return tuple(
            Caution(say("editor-count", kind=say(f"editor-{one}-many"), n=found[one], of=max(allowed)), one)
            for one, allowed in self.counts.items()
            if found[one] not in allowed
        )

    def try_out(
        self, _game: Any, _section: str, _lines: Lines, _language: str, _chance: Chance
    ) -> tuple[TriedCard, ...]:
        """Nothing of a card that is what it is."""
        return ()


def kinds_of(sections: Collection[str], **more: Callable[[str], bool]) -> tuple[CardKind, ...]:
    """The kinds of cards, by their sections; `more` are further flags of a kind, by its section."""
    return tuple(
        CardKind(
            section,
            say(f"editor-{section}-one"),
            say(f"editor-{section}-many"),
            **{flag: holds(section) for flag, holds in more.items()},
        )
        for section in sections
    )
