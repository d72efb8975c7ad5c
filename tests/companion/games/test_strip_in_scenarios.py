"""In the scenarios of all games the light strip is sent what its lamps show, and nothing else."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion import games
from companion.engine.game import rehearse

HERE = Path(__file__).parent
SHOWN = {
    "hopes_end": ("ruined", "map"),
    "map_to_hope": ("day", "location"),
    "human_punishment": ("bars", "places"),
}
"""A phrase that the lamps show, and one that all others see."""


def faults(name: str, **view: Any) -> tuple[str, ...]:
    """What does not hold of that look at the beginning of the game's first acceptance scenario."""
    whole = json.loads((HERE / name / "acceptance.json").read_text(encoding="utf-8"))
    scenario = whole["scenarios"][0]
    scenario["then"] |= {"views": [{"after": 0, **view}]}
    [found] = rehearse(games.find(name), json.dumps(scenario))
    return found.faults


@pytest.mark.parametrize("name", SHOWN)
def test_the_strip_shows_its_lamps_and_is_sent_nothing_else(name: str) -> None:
    lamps, others = SHOWN[name]
    assert faults(name, viewer=["kiosk", "strip"], sees=[lamps]) == ()
    assert faults(name, viewer="strip", mustNotSee=[others]) == ()
    assert faults(name, viewer="kiosk", mustNotSee=[others]) != ()
    assert faults(name, viewer="strip", mustNotSee=[lamps]) != ()
