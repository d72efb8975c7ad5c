"""People with names of five scripts: on pages, in the voice, in the log and on paper each name is whole."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pypdfium2  # type: ignore[import-untyped]  # it comes without types
import pytest

from companion.adapters.use_cases.table_api import TableApi
from companion.engine.answers import Rolled
from companion.engine.dice import Die
from companion.engine.play import Asked
from companion.engine.questions import RollDice
from companion.games.hope_inhumanity.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.seating import TakeSeat
from companion.table.journal.journal import Journal
from companion.table.table import Table
from tests.companion.adapters.conftest import play_out, submit
from tests.companion.adapters.records.test_archive import KIOSK, evening
from tests.scripts import ARABIC, CHINESE, FOLDER, HEBREW, NAMES, THAI, faces
from tests.web.fakes.page_parts import game
from web.foreign import marked, resolved
from web.ports.queries import ReadEveningPaper
from web.shown.evening import EveningToldView

COLOURS = ("red", "blue", "green", "yellow", "purple")
TURNED = (HEBREW, ARABIC)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """A table at which a person of each script sits."""
    journal = Journal(tmp_path)
    table = Table("home", GAME, journal, CardShelf(tmp_path))
    for name, colour in zip(NAMES, COLOURS, strict=True):
        table.execute(TakeSeat(name, colour))
    yield table
    table.close()
    journal.close()


def shown(text: str) -> str:
    """A sentence as a page has it."""
    return resolved(f"<p>{marked(text)}</p>")


def followed(name: str) -> str:
    """A name as it stands before a colon, so that what follows is to its right."""
    return f"\u2068{name}\u2069" if name in TURNED else name


def test_a_page_has_each_name_as_its_owner_typed_it(door: TableApi) -> None:
    assert [seat.name for seat in door.page(KIOSK).seats] == [*NAMES]


def test_the_voice_says_the_dice_of_each_and_figures_stand_after_the_name(
    table: Table, door: TableApi, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("roll")
    assert isinstance(asked.question.form, RollDice)
    submit(table, asked, Rolled(tuple(Die(colour, 5) for colour in asked.question.form.thrown)))
    roll = game(door.page(KIOSK)).roll
    assert roll is not None
    owners = {seat.colour: seat.name for seat in table.moment.seating.seats}
    for colour in asked.question.form.thrown:
        assert f"{owners[colour]}: 5" in roll.spoken
        assert followed(owners[colour]) in shown(roll.spoken)


@pytest.mark.slow
def test_the_log_names_each_and_isolates_who_is_written_from_right_to_left(
    table: Table, door: TableApi
) -> None:
    play_out(table)
    lines = [shown(one.text) for chapter in evening(door).chapters for one in chapter.passages]
    for name in NAMES:
        assert any(followed(name) in line for line in lines), name


@pytest.mark.slow
def test_paper_has_each_name_and_says_of_which_letters_there_are_no_typefaces(
    table: Table, door: TableApi
) -> None:
    play_out(table)
    told = EveningToldView("Hope Inhumanity", ", ".join(NAMES), evening(door), "en")

    def printed() -> list[str]:
        pdf = pypdfium2.PdfDocument(door.read(ReadEveningPaper(told), replace(KIOSK, language="en")))
        return [page.get_textpage().get_text_bounded() for page in pdf]

    with faces(FOLDER):
        whole = printed()
    with faces():
        empty = printed()
    for name in (HEBREW, CHINESE, THAI):
        assert any(name in page for page in whole)
        assert not any(name in page for page in empty)
    assert "?" not in "".join(whole)
    assert len(empty) == len(whole) + 1
    assert "no typeface" in " ".join(empty[-1].split())
