"""The command that plays whole games without people."""

import json
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.analysis.simulation import SimulationError
from companion.cli.authors import many_games, simulate

FEW = ["simulate", "--games", "3", "--jobs", "1", "--data", "nowhere"]


def test_it_prints_what_came_of_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(FEW) == 0
    assert capsys.readouterr().out.startswith("3 games: ")


@pytest.mark.slow
def test_it_prints_json_that_is_the_same_for_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    outputs = []
    for seed in ("a", "a", "b"):
        assert main([*FEW, "--seats", "3", "--seed", seed, "--json"]) == 0
        outputs.append(capsys.readouterr().out)
    assert json.loads(outputs[0])["games"] == 3
    assert outputs[0] == outputs[1] != outputs[2]


@pytest.mark.parametrize("players", ["bots", "chance"])
def test_bots_or_chance_may_answer(capsys: pytest.CaptureFixture[str], players: str) -> None:
    assert main([*FEW, "--players", players]) == 0
    assert "games" in capsys.readouterr().out


def test_seats_that_the_game_has_not_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*FEW, "--seats", "6", "--jobs", "2"]) == 1
    assert "this game is for 3 to 5" in capsys.readouterr().err


@pytest.mark.parametrize("bad", [["--games", "0"], ["--seats", "-1"], ["--players", "cats"]])
def test_what_cannot_be_asked_for_is_said_and_nothing_is_played(
    bad: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main([*FEW, *bad])
    assert end.value.code == 2
    assert bad[0] in capsys.readouterr().err


def test_a_broken_game_ends_it_with_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise SimulationError("game 1/0 is stuck")

    monkeypatch.setattr(simulate, "simulate", broken)
    assert main(FEW) == 1
    assert capsys.readouterr().err == "companion: game 1/0 is stuck\n"


@pytest.mark.slow
def test_a_long_run_says_how_far_it_has_come(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(many_games, "PATIENCE", 0.0)
    assert main([*FEW[:-1], str(tmp_path)]) == 0
    assert "3 of 3 games" in capsys.readouterr().err
