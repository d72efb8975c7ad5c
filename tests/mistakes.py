"""What a reader is told about the mistakes in a card file."""

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from companion.adapters.language.speech import Speech
from companion.engine.phrasebook.outline import OutlineFault, told
from companion.engine.words import Words
from web.words import Catalogue

PACKAGES = ("companion.table", "companion.games.hope_inhumanity")
CATALOGUE = Catalogue([Path(str(files(name))) / "texts" for name in PACKAGES])


def said(words: Words, language: str = "en") -> str:
    """A sentence in that language."""
    return Speech(CATALOGUE, language)(words)


def lines(faults: Sequence[OutlineFault], language: str = "en") -> list[str]:
    """Each mistake with its file, line and column."""
    return [said(told((one,)), language) for one in faults]
