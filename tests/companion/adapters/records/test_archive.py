"""What is left of an evening: its story, its dice, its photographs, and nothing once it is forgotten."""

import json
from itertools import count
from pathlib import Path

import pytest

from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.language.speech import Speech
from companion.adapters.recap.evening_recap import EveningRecap, coloured
from companion.adapters.records.archive import Archive
from companion.adapters.use_cases.hosting import ForgetDice, ForgetEvenings, TakeHome
from companion.adapters.use_cases.table_api import TableApi
from companion.table.commands.game import BeginGame, NextParty, PlayAgain
from companion.table.story.throws import ThrowBook
from companion.table.table import Table
from tests.companion.adapters.conftest import PEOPLE, play_out
from tests.companion.adapters.doors import catalogue_of
from web.ports.protocol import PageViewer, Sorry
from web.shown.evening import EveningView

KIOSK = PageViewer(None, "en", at_screen=True)


def evening(door: TableApi, who: PageViewer = KIOSK) -> EveningView:
    found = door.page(who).evening
    assert found is not None
    return found


def thrown(one: EveningView) -> int:
    return sum(face.count for row in one.thrown for face in row.faces)


def test_nothing_is_told_before_the_game_is_over(table: Table, door: TableApi) -> None:
    assert door.page(KIOSK).evening is None
    table.execute(BeginGame())
    assert door.page(KIOSK).evening is None
    with pytest.raises(Sorry, match="only once the game is over"):
        door.execute(TakeHome(), KIOSK)


def test_everybody_reads_the_same_story_round_by_round(table: Table, door: TableApi) -> None:
    play_out(table)
    told = evening(door)
    assert [one.title for one in told.chapters] == [f"Round {n + 1}" for n in range(len(told.chapters))]
    assert all(passage.text.endswith(".") for one in told.chapters for passage in one.passages)
    assert evening(door, PageViewer("seat-1", "en")).chapters == told.chapters


def test_the_dice_of_the_evening_are_those_that_were_read(table: Table, door: TableApi) -> None:
    play_out(table)
    story = table.moment.story
    assert story is not None
    assert thrown(evening(door)) == sum(len(step.dice) for step in story.rolls) > 0
    owners = {row.colour.id: row.owner for row in evening(door).thrown}
    assert owners.items() <= {**{colour: name for name, colour in PEOPLE}, "white": None}.items()


def test_a_roll_that_decided_a_scene_shows_its_photograph(
    table: Table, door: TableApi, evidence: RollPhotos
) -> None:
    play_out(table)
    story = table.moment.story
    assert story is not None
    name = f"home-{table.moment.game}-{story.rolls[0].entry}"
    assert name not in repr(evening(door))
    evidence.keep(name, b"shown", b"frame", "{}")
    assert name in repr(evening(door))


def test_the_dice_of_all_evenings_count_each_game_once(
    table: Table, door: TableApi, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds = (f"seed {n}" for n in count())
    monkeypatch.setattr("companion.table.commands.game.secrets.token_hex", lambda _: next(seeds))
    play_out(table)
    first = evening(door)
    assert first.sets_of == "From one evening"
    door.execute(PlayAgain(), KIOSK)
    play_out(table, seed=2)
    second = evening(door)
    assert second.sets_of == "From 2 evenings"
    total = sum(face.count for row in second.sets for face in row.faces)
    assert total == thrown(first) + thrown(second)
    door.execute(NextParty(), KIOSK)
    lobby = evening(door)
    assert (lobby.chapters, lobby.sets, lobby.sets_of) == ((), second.sets, second.sets_of)


def test_too_few_dice_say_nothing(table: Table, door: TableApi) -> None:
    play_out(table)
    for row in evening(door).sets:
        dice = sum(face.count for face in row.faces)
        assert row.finding.startswith("Too few to tell") == (dice < 30)


@pytest.mark.parametrize(
    ("there", "which", "finding"),
    [
        (1, "one die, if it is always the same", "It rolls like a fair die. "),
        (
            3,
            "3 dice together: they look alike",
            "They roll like fair dice; an odd one could still be among the 3. ",
        ),
        (
            0,
            "all dice of this colour together: they look alike",
            "They roll like fair dice; an odd one could still be among them. ",
        ),
    ],
)
def test_it_is_said_of_how_many_dice_that_look_alike_something_is_told_and_how_surely(
    table: Table, evidence: RollPhotos, tmp_path: Path, there: int, which: str, finding: str
) -> None:
    counts = [18, 24, 18, 22, 19, 19, *([there] if there else [])]
    (tmp_path / "kept.json").write_text(json.dumps({"one": {"red": counts}}))
    speech = Speech(catalogue_of("companion.games.hope_inhumanity"), "en")
    archive = Archive(table, evidence, ThrowBook(tmp_path / "kept.json"))
    told = EveningRecap(speech, coloured(speech), lambda _: None).lobby(archive)
    assert told is not None
    [row] = told.sets
    assert row.which == which
    assert row.finding == finding + (
        "The 2 came up 24 of 120 times: its true share is most likely between 11 and 34 % (95 % sure). "
        "Fair is 17 %."
    )


def test_numbers_are_written_as_the_reader_writes_them(table: Table, door: TableApi) -> None:
    play_out(table)
    assert any("." in row.summary for row in evening(door).thrown)
    german = evening(door, PageViewer(None, "de")).thrown
    assert all("." not in row.summary for row in german)
    assert any("," in row.summary for row in german)


def test_the_journal_of_a_game_that_is_over_is_json(table: Table, door: TableApi) -> None:
    play_out(table)
    journal = json.loads(door.execute(TakeHome(), PageViewer("seat-2", "en")).data)
    assert journal["game"] == "hope_inhumanity"
    assert journal["entries"][-1]["number"] == len(journal["entries"]) - 1


def test_forgetting_says_what_is_gone_and_leaves_the_counts_of_the_dice(
    table: Table, door: TableApi, evidence: RollPhotos, tmp_path: Path
) -> None:
    play_out(table)
    evidence.keep(f"home-{table.moment.game}-7", b"shown", b"frame", "{}")
    told = door.execute(ForgetEvenings(), KIOSK).text
    assert told == "Deleted for good: 1 game, 1 photograph, and every name."
    assert list((tmp_path / "evidence").iterdir()) == []
    assert door.page(KIOSK).seats == ()
    assert evening(door).sets_of == "From one evening"
    assert door.execute(ForgetDice(), KIOSK).text == "Deleted: the dice counts of 1 evening."
    assert door.page(KIOSK).evening is None


def test_a_phone_forgets_nothing(table: Table, door: TableApi) -> None:
    play_out(table)
    for forget in (ForgetEvenings(), ForgetDice()):
        with pytest.raises(Sorry, match="at the big screen"):
            door.execute(forget, PageViewer("seat-1", "en"))
    assert table.moment.game is not None


def test_nothing_is_forgotten_in_the_middle_of_a_game(table: Table, door: TableApi) -> None:
    table.execute(BeginGame())
    with pytest.raises(Sorry, match="isn’t over yet"):
        door.execute(ForgetEvenings(), KIOSK)
