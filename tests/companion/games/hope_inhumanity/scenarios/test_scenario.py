"""Every written scenario holds."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.engine.game import rehearse
from companion.games.hope_inhumanity.game import GAME

FILES = sorted(Path(__file__).parent.glob("*.json"))


def faults(file: Path, *ids: str) -> dict[str, tuple[str, ...]]:
    """What does not hold in each scenario of a file, or in these of them."""
    scenarios: list[Any] = json.loads(file.read_text(encoding="utf-8"))["scenarios"]
    chosen = [scenario for scenario in scenarios if not ids or scenario["id"] in ids]
    return {one.id: one.faults for one in rehearse(GAME, json.dumps({"scenarios": chosen}))}


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_every_scenario_holds(file: Path) -> None:
    assert {id_: found for id_, found in faults(file).items() if found} == {}


@pytest.mark.parametrize(
    "id_",
    [
        pytest.param(
            "HS-02",
            marks=pytest.mark.rule(
                "HI-160", "HI-162", "HI-163", "HI-164", "HI-153", "HI-155", "HI-157", "HI-202"
            ),
        ),
        pytest.param(
            "HS-04",
            marks=pytest.mark.rule(
                "HI-056",
                "HI-057",
                "HI-058",
                "HI-059",
                "HI-061",
                "HI-062",
                "HI-065",
                "HI-067",
                "HI-069",
                "HI-082",
            ),
        ),
        pytest.param("HS-09", marks=pytest.mark.rule("HI-094", "HI-095", "HI-096", "HI-188", "HI-216")),
        pytest.param(
            "HS-12",
            marks=pytest.mark.rule(
                "HI-098",
                "HI-099",
                "HI-102",
                "HI-103",
                "HI-105",
                "HI-107",
                "HI-106",
                "HI-108",
                "HI-110",
                "HI-111",
            ),
        ),
        pytest.param(
            "HS-17",
            marks=pytest.mark.rule("HI-145", "HI-147", "HI-148", "HI-149", "HI-150", "HI-141", "HI-130"),
        ),
        pytest.param(
            "HS-23",
            marks=pytest.mark.rule(
                "HI-200", "HI-238", "HI-241", "HI-226", "HI-230", "HI-237", "HI-234", "HI-235", "HI-222"
            ),
        ),
        pytest.param(
            "HS-29",
            marks=pytest.mark.rule("HI-170", "HI-191", "HI-217", "HI-218", "HI-215", "HI-050", "HI-247"),
        ),
        pytest.param(
            "HS-33",
            marks=pytest.mark.rule(
                "HI-176", "HI-177", "HI-178", "HI-179", "HI-180", "HI-172", "HI-184", "HI-183"
            ),
        ),
        pytest.param(
            "HS-36", marks=pytest.mark.rule("HI-270", "HI-269", "HI-275", "HI-161", "HI-205", "HI-201")
        ),
        pytest.param(
            "HS-40", marks=pytest.mark.rule("HI-303", "HI-212", "HI-296", "HI-306", "HI-039", "HI-215")
        ),
    ],
)
def test_the_acceptance_scenarios_hold_and_prove_the_rules_that_they_name(id_: str) -> None:
    assert faults(Path(__file__).with_name("acceptance.json"), id_) == {id_: ()}
