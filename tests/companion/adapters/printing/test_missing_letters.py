"""A last sheet names the letters that cannot be printed, and says what helps."""

import pytest

from companion import games
from companion.adapters.language.speech import Speech
from companion.adapters.printing.missing_letters import with_missing
from companion.adapters.printing.recap_sheets import PAPER
from companion.adapters.printing.typesetting import PLAIN
from companion.app import texts
from tests.scripts import FOLDER, NAMES, faces
from vision.mat.paper import PaperPage, PaperSheet
from vision.mat.shapes import Writing
from web.words import Catalogue

CATALOGUE = Catalogue(texts(games.find("just_dice").meta.package))
SHEET = PaperSheet(PAPER, (PAPER.width, PAPER.depth), (3.0,), (3.0,))


def told(language: str) -> list[str]:
    """What the sheet says after a page with five names."""
    page = PaperPage(SHEET, tuple(Writing(one, (20.0, 20.0), 5.0, PLAIN) for one in NAMES))
    found = with_missing([page], Speech(CATALOGUE, language))
    assert found[0] is page
    return [" ".join(one.text for one in last.marks if isinstance(one, Writing)) for last in found[1:]]


@pytest.mark.parametrize("language", CATALOGUE.languages)
def test_scripts_without_a_typeface_and_emoji_are_named_with_what_helps(language: str) -> None:
    with faces():
        [said] = told(language)
    for one in ("Arabic", "CJK", "Hebrew", "Thai", "fox face", "fonts-noto-color-emoji"):
        assert one in said


def test_nothing_is_said_where_every_letter_is_printed() -> None:
    with faces(FOLDER):
        assert told("en") == []


def test_what_was_installed_meanwhile_is_found_at_the_next_print() -> None:
    with faces(), pytest.MonkeyPatch.context() as patched:
        assert told("en")
        patched.setattr("vision.mat.system_faces.typeface_folders", lambda: (FOLDER,))
        assert told("en") == []
