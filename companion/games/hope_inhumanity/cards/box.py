"""Completeness check of a card file that claims to be a printed box (HI-007 to HI-011)."""

from companion.engine.phrasebook.outline import Items
from companion.engine.words import say
from companion.games.hope_inhumanity.cards.kinds import Box
from companion.games.hope_inhumanity.cards.sheet import Sheet

CORE = {"scenes": 40, "assets": 10, "relationships": 10, "personalities": 10, "traits": 20}
"""Cards of each section in the core box."""


def check_box(sheet: Sheet) -> None:
    """Notes each section of a file “box: core” that has more or fewer cards than the box."""
    if not sheet.has("box") or sheet.choice("box", Box, Box.CORE) is not Box.CORE:
        return
    for section, printed in CORE.items():
        there = _count(sheet, section)
        if there != printed:
            sheet.blame(section, say(f"fault-box-{section}", printed=printed, there=there))


def _count(sheet: Sheet, section: str) -> int:
    cards = sheet.table.values.get(section)
    return len(cards.items) if isinstance(cards, Items) else 0
