"""Two whole evenings at six seats are told again to their end, with all that was taken back and corrected."""

import json
import lzma
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from companion.games.human_punishment.characters import CHARACTERS
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.rules.ends import winners
from companion.table.journal.entries import EntryKind
from companion.table.past.reopened import reopened
from companion.table.repertoire import Repertoire
from tests.companion.games.human_punishment.evenings.recording import FOLDER, Evening, evening
from tests.companion.games.taken_home import replayed
from tests.long import LONG


def kept(name: str) -> bytes:
    return lzma.decompress((FOLDER / f"{name}.json.xz").read_bytes())


@pytest.mark.parametrize(
    ("name", "turn", "over", "won"),
    [
        ("dealt", 27, ("tier 3", "Outlaws"), ()),
        ("chosen", 22, ("tier 3", "Fallen"), ("seat-1",)),
    ],
)
def test_a_recorded_evening_is_told_again_to_its_end(
    name: str, turn: int, over: tuple[str, str], won: tuple[str, ...]
) -> None:
    data = kept(name)
    kinds = Counter(entry["kind"] for entry in json.loads(data)["entries"])
    assert (
        min(kinds[kind] for kind in (EntryKind.UNDO, EntryKind.REDO, EntryKind.CORRECT, EntryKind.RESEAT))
        >= 1
    )
    city = replayed(reopened(data, Repertoire(GAME).loaders), GAME)[-1].state
    assert {one.character for one in city.players} == {*CHARACTERS}
    assert (city.turn, city.over, winners(city)) == (turn, over, won)
    assert "over" in {card.id for card in GAME.view(city, None).opened}


def test_lost_phones_steps_aside_and_a_power_cut_lose_nothing_of_an_evening(tmp_path: Path) -> None:
    played = Evening(tmp_path, "dealt", Random(1))
    for _ in range(12):
        played.answer()
    for happens in (played.loses_a_phone, played.takes_back, played.steps_out):
        happens()
    before = played.story.play.state
    played.power_goes()
    assert played.story.play.state == before
    assert played.answer()


@pytest.mark.skipif(not LONG, reason="an evening takes half a minute: make long")
@pytest.mark.long
def test_an_evening_can_be_recorded_anew(tmp_path: Path) -> None:
    assert evening(tmp_path, "dealt", 0)
