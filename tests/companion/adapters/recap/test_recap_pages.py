"""An evening is told back in a few pages: how it ended, those of its game, how its dice fell."""

from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.printing import recap_sheets
from companion.adapters.use_cases.table_api import TableApi
from companion.table.commands.game import NextParty
from companion.table.commands.seating import TakeSeat
from companion.table.table import Table
from tests.companion.adapters.conftest import play_out
from tests.companion.adapters.records.test_archive import KIOSK, evening
from web.ports.protocol import PageViewer
from web.ports.queries import ReadEvening, ReadEveningPaper
from web.shown.evening import EveningToldView

PHONE = PageViewer("seat-1", "en")
SOURCE = recap_sheets.RecapSource(lambda _: None, lambda _: None)


def test_the_end_comes_first_and_the_dice_last_and_there_are_three_to_seven_pages(
    table: Table, door: TableApi
) -> None:
    play_out(table)
    pages = evening(door).recap_pages
    assert (pages[0].id, pages[-1].id) == ("end", "dice")
    assert 3 <= len(pages) <= 7
    assert pages[0].title
    assert pages[-1].thrown == evening(door).thrown


def test_a_phone_has_six_pages_at_most_the_end_first_then_its_own_and_a_line_of_the_story_last(
    table: Table, door: TableApi
) -> None:
    play_out(table)
    mine, all_see = evening(door, PHONE).recap_pages, evening(door).recap_pages
    assert [one.id for one in mine[:3]] == ["end", "own", "own-dice"]
    assert [row.owner for row in mine[2].thrown] == ["Ada"]
    assert not {"own", "unknown"} & {page.id for page in all_see}
    assert {one.id for one in mine[4:-1]} <= {one.id for one in all_see[1:-1]}
    lines = [one.text for chapter in evening(door, PHONE).chapters for one in chapter.passages]
    assert mine[-1].id == "line"
    assert mine[-1].title in lines
    assert mine[0] == all_see[0]
    assert 4 <= len(mine) <= 6


def test_once_a_game_is_over_a_phone_shows_no_goal_and_nobody_who_is_next(
    table: Table, door: TableApi
) -> None:
    play_out(table)
    page = door.page(PHONE)
    assert page.play is not None
    assert page.play.view.meanwhile is not None
    assert not page.waits


def test_the_roll_that_decided_it_shows_its_photograph_or_its_dice(
    table: Table, door: TableApi, evidence: RollPhotos
) -> None:
    play_out(table)
    [page] = [one for one in evening(door).recap_pages if one.id == "roll"]
    assert page.photograph is None
    assert page.dice
    story = table.moment.story
    assert story is not None
    for step in story.rolls:
        evidence.keep(f"home-{table.moment.game}-{step.entry}", b"shown", b"frame", "{}")
    [page] = [one for one in evening(door).recap_pages if one.id == "roll"]
    assert page.photograph is not None
    assert page.dice == ()


def test_the_phone_that_was_there_keeps_its_pages_once_the_next_party_sits(
    table: Table, door: TableApi
) -> None:
    token = door.execute(TakeSeat("Dora", "yellow"), PageViewer(None, "en")).token
    play_out(table)
    before = evening(door, PageViewer("seat-4", "en")).recap_pages
    door.execute(NextParty(), KIOSK)
    told = door.read(ReadEvening((token,)), PageViewer(None, "en"))
    assert told.evening.recap_pages == before
    assert door.read(ReadEveningPaper(told), PageViewer(None, "en")).startswith(b"%PDF")
    assert [one.id for one in before[:2]] == ["end", "own"]


def test_on_paper_the_pages_of_the_whole_evening_come_after_a_phones_own(
    table: Table, door: TableApi
) -> None:
    play_out(table)
    mine, all_see = evening(door, PHONE), evening(door).recap_pages
    assert {one.id for one in (*mine.recap_pages, *mine.further)} >= {one.id for one in all_see}
    told = EveningToldView("Toy", "", mine, "en")
    known = (*mine.recap_pages, *mine.further)
    drawn = [one for one in known if one.film and one.film.whole]
    assert len([*recap_sheets.pages(told, SOURCE, None)]) == len(known) + len(drawn)
