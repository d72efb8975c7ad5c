"""The card editor's questions about the cards of The Map to Hope, answered."""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.engine.chance import Chance
from companion.engine.phrasebook.card_editor_spec import Examined, LineForm, TriedCard
from companion.engine.phrasebook.card_file import Lines
from companion.engine.words import Words, say
from companion.games.map_to_hope.box import COUNTS, read_box
from companion.games.map_to_hope.card_editor import forms
from companion.games.map_to_hope.card_editor.examining import examine, make
from companion.games.map_to_hope.card_editor.trial import try_out
from companion.games.map_to_hope.cards import Kind, Skill
from companion.games.map_to_hope.telling import PALETTE
from companion.kit.cards.editor import KitCardEditor, kinds_of
from companion.kit.cards.page import NotHere
from companion.kit.scenario.parts import MisreadDie


class MapCardEditor(KitCardEditor):
    """Card editor of the game."""

    palette = PALETTE

    kinds = kinds_of(COUNTS)
    counts = COUNTS

    def form(self, section: str, lines: Lines, language: str) -> tuple[LineForm, ...]:
        return forms.form(section, lines, language)

    def examine(self, section: str, lines: Lines, language: str) -> Examined:
        return examine(section, lines, language)

    def read(self, files: Mapping[str, str]) -> object:
        return read_box(files)

    def signs(self, section: str, lines: Lines) -> tuple[Words, ...]:
        """The kind and the cost of a Hero, the skill that a Location tests and what it needs."""
        return tuple(_signs(lines)) if section not in {"leaders", "radiation"} else ()

    def try_out(
        self, game: Any, section: str, lines: Lines, _language: str, chance: Chance
    ) -> tuple[TriedCard, ...]:
        """The card in a moment staged for it, once for each way it may go."""
        try:
            return tuple(try_out(game, make(section, lines), chance))
        except (MisreadDie, NotHere):
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
