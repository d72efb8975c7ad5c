"""The card editor's questions about the cards of The Map to Hope, answered."""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.engine.chance import Chance
from companion.engine.phrasebook.card_editor_spec import Caution, Examined, Fill, LineForm, TriedCard
from companion.engine.phrasebook.card_file import CardFile, Lines
from companion.engine.phrasebook.outline import OutlineFault, OutlineFaults, SourcePosition, read_outline
from companion.engine.refusal import Refused
from companion.engine.words import Words, say
from companion.games.map_to_hope.box import COUNTS, read_box
from companion.games.map_to_hope.card_editor import forms
from companion.games.map_to_hope.card_editor.examining import examine, make
from companion.games.map_to_hope.card_editor.trial import try_out
from companion.games.map_to_hope.cards import Kind, Skill
from companion.kit.scenario.parts import MisreadDie


class MapCardEditor:
    """Card editor of the game."""

    kinds = forms.KINDS
    one_box = True

    def form(self, section: str, lines: Lines, _language: str) -> tuple[LineForm, ...]:
        """The lines that such a card has, given those that are filled in already."""
        return forms.form(section, lines)

    def every_line(self) -> Mapping[str, Fill]:
        """Every line that any card may have, and how it is filled in."""
        return forms.every_line()

    def tidy(self, section: str, lines: Lines) -> Lines:
        """The card as a card file holds it."""
        return forms.tidy(section, lines)

    def examine(self, section: str, lines: Lines, _language: str) -> Examined:
        return examine(section, lines)

    def check(self, name: str, text: str) -> tuple[OutlineFault, ...]:
        try:
            read_outline(name, text)
            read_box({name: text})
        except OutlineFaults as broken:
            return broken.faults
        except Refused as refused:
            return (OutlineFault(SourcePosition(name, 1, 1), refused.reason),)
        return ()

    def signs(self, section: str, lines: Lines) -> tuple[Words, ...]:
        """The kind and the cost of a Hero, the skill that a Location tests and what it needs."""
        return tuple(_signs(lines)) if section not in {"leaders", "radiation"} else ()

    def warn(self, file: CardFile) -> tuple[Caution, ...]:
        """Warnings about missing or surplus cards of a box."""
        found = {section: len(file.sections.get(section, ())) for section in COUNTS}
        return tuple(
            Caution(
                say("editor-count", kind=say(f"editor-{section}-many"), n=found[section], of=max(counts)),
                section,
            )
            for section, counts in COUNTS.items()
            if found[section] not in counts
        )

    def try_out(
        self, game: Any, section: str, lines: Lines, _language: str, chance: Chance
    ) -> tuple[TriedCard, ...]:
        """The card in a moment staged for it, once for each way it may go."""
        try:
            return tuple(try_out(game, make(section, lines), chance))
        except MisreadDie:
            return ()


def _signs(lines: Lines) -> Iterator[Words]:
    for kind in Kind:
        if lines.get("kind") == kind:
            yield say(f"card-{kind.lower()}")
    for skill in Skill:
        if lines.get("skill") == skill:
            needs = str(lines.get("needs", ""))
            yield say("print-needs", skill=say(f"skill-{skill}"), needs=needs)
    if cost := str(lines.get("cost", "")):
        yield say("editor-costs", n=cost)
