"""The card editor's questions about the cards of Hope Inhumanity, answered."""

from collections.abc import Mapping
from typing import Any

from companion.engine.chance import Chance
from companion.engine.phrasebook.card_editor_spec import Caution, Examined, LineForm, TriedCard
from companion.engine.phrasebook.card_file import CardFile, Lines
from companion.engine.words import Words, say
from companion.games.hope_inhumanity.card_editor import forms
from companion.games.hope_inhumanity.card_editor.cautions import cautions
from companion.games.hope_inhumanity.card_editor.examining import examine, make
from companion.games.hope_inhumanity.card_editor.trial import try_out
from companion.games.hope_inhumanity.cards.deck import read_decks
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.cards.pictures import PALETTE
from companion.kit.cards.editor import KitCardEditor, kinds_of


class HopeCardEditor(KitCardEditor):
    """Card editor of the game."""

    palette = PALETTE

    kinds = kinds_of(forms.SECTIONS)
    one_box = False
    shapes = {"scenes": ({"hardship": "1"},)}  # noqa: RUF012 - declared so in the kit

    def form(self, section: str, lines: Lines, language: str) -> tuple[LineForm, ...]:
        """The lines that such a card has, given those that are filled in already."""
        return forms.form(section, lines, language)

    def tidy(self, section: str, lines: Lines) -> Lines:
        """The card as a card file holds it."""
        return forms.tidy(section, lines)

    def examine(self, section: str, lines: Lines, language: str) -> Examined:
        return examine(section, lines, language)

    def read(self, files: Mapping[str, str]) -> object:
        return read_decks(files)

    def signs(self, section: str, lines: Lines) -> tuple[Words, ...]:
        """The terrain and the hardship of a Scene; nothing of other cards."""
        if section != "scenes":
            return ()
        terrain = next((one for one in Terrain if one == lines.get("terrain")), Terrain.ANY)
        hardship = str(lines.get("hardship", ""))
        rating = say("card-hardship", n=hardship) if hardship else say("editor-scene-question")
        return say(f"terrain-{terrain.name.lower()}"), rating

    def warn(self, file: CardFile) -> tuple[Caution, ...]:
        return tuple(cautions(file))

    def try_out(
        self, game: Any, section: str, lines: Lines, language: str, chance: Chance
    ) -> tuple[TriedCard, ...]:
        """The card in games staged for it, one for each way it may go."""
        card, faults = make(section, lines, language)
        return () if faults else tuple(try_out(game, section, card, chance))
