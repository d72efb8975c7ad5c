"""Somebody trips over the plug: whatever was accepted is there, and the same question is open."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.evening.players.evening import begin, code_on, each_acts, kiosk, sit_down
from tests.evening.players.phone import Phone
from tests.evening.players.player import Player
from tests.evening.players.server import Server, free_port
from tests.long import LONG
from vision.pictures.photograph import as_jpeg

KILLS = 4 if LONG else 1


def a_photograph(folder: Path) -> Path:
    """A folder to look at instead of dice: nobody rolls here."""
    folder.mkdir()
    (folder / "grey.jpg").write_bytes(as_jpeg(np.full((180, 320, 3), 90, np.uint8)))
    return folder


def open_questions(phones: list[Phone]) -> list[list[tuple[str, str]]]:
    """What each phone is asked, and since which version."""
    return [[(form.question, form.hidden["version"]) for form in phone.prompts()] for phone in phones]


def take_back(screen: Phone) -> None:
    """Takes the latest answer back; where that needs everybody's consent, the kiosk has it."""
    for action, button in (("undo", {}), ("consent", {"agree": "yes"})):
        for form in screen.forms():
            if form.action.endswith(f"/{action}"):
                assert screen.tap(form, **button) == {"ok": True}


@pytest.mark.representative
@pytest.mark.long
def test_after_a_kill_at_any_moment_the_same_phones_find_the_same_question(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", free_port(), str(a_photograph(tmp_path / "photographs")))
    server.start()
    screen = kiosk(server.base)
    phones = sit_down(server.base, code_on(screen))
    begin(screen)
    chance = Random(7)
    players = [Player(phone, chance) for phone in phones]
    for _ in range(KILLS):
        for _ in range(chance.randint(1, 4)):
            each_acts(players)
        take_back(screen)
        asked = open_questions([*phones, screen])
        server.kill()
        server.start()
        assert open_questions([*phones, screen]) == asked
    server.stop()
