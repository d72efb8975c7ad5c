"""One card of a file of this game: the Assets that its sentences name are kept, too."""

from typing import Any

from companion.engine.phrasebook.outline import OutlineFault, OutlineTable, SourcePosition
from companion.engine.phrasebook.phrasebook import ENGLISH
from companion.engine.words import Message
from companion.games.hope_inhumanity.cards.effects.cards import named_assets
from companion.games.hope_inhumanity.cards.pages import later
from companion.kit.cards import sheet


class Sheet(sheet.CardSheetSpec):
    """`named` are the titles of Assets that its sentences name, with their places: whether there are such is
    known once all files have been read.
    """

    def __init__(
        self, kind: str, table: OutlineTable, faults: list[OutlineFault], language: str = ENGLISH
    ) -> None:
        super().__init__(kind, table, faults, language)
        self.named: list[tuple[SourcePosition, str]] = []

    def note(self, place: SourcePosition, said: Any) -> None:
        """The Assets that a sentence names."""
        self.named += [(place, title) for title in named_assets(said)]

    def later(self, line: str) -> Message | None:
        return later(line)
