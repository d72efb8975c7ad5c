"""Every written scenario holds, through the command that plays them."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.__main__ import main

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.json"))
NOT_YET = {"HS-29", "OWN-129"}


def test_every_scenario_that_can_be_played_holds(capsys: pytest.CaptureFixture[str]) -> None:
    main(["scenario", "--json", *map(str, FILES)])
    results: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    assert {one["id"] for one in results if one["faults"]} == NOT_YET
    assert len(results) >= 10
