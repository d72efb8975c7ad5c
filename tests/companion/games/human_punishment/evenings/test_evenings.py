"""Whole evenings at six seats are told again to their end, with all that was taken back and corrected."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.state.characters import CHARACTERS
from companion.table.journal.entries import EntryKind
from tests.companion.games.human_punishment.evenings.recording import Evening, evening
from tests.long import LONG

HAPPENS = (EntryKind.UNDO, EntryKind.REDO, EntryKind.CORRECT, EntryKind.RESEAT)


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
@pytest.mark.parametrize(("casting", "seed"), [("dealt", 0), ("chosen", 3)])
def test_an_evening_is_told_again_to_its_end(casting: str, seed: int, tmp_path: Path) -> None:
    played = evening(tmp_path, casting, seed)
    kinds = Counter(entry["kind"] for entry in played.table.record.written()["entries"])
    assert min(kinds[kind] for kind in HAPPENS) >= 1
    before = played.story.play.state
    played.power_goes()
    city = played.story.play.state
    assert city == before
    assert {one.sheet.character for one in city.players} == {*CHARACTERS}
    assert city.over is not None
    assert "over" in {card.id for card in GAME.view(city, None).opened}
