"""The command that measures what a deck does to people."""

import json
from pathlib import Path

import pytest

from companion.__main__ import main

FEW = ["--games", "2", "--jobs", "1", "--data", "nowhere"]


def weigh(*arguments: str) -> int:
    return main(["weigh", *arguments, *FEW])


@pytest.mark.slow
def test_it_weighs_a_deck_for_every_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert weigh("the-long-road") == 0
    out = capsys.readouterr().out
    assert [line[:9] for line in out.splitlines() if "players:" in line] == [
        "3 players",
        "4 players",
        "5 players",
    ]


def test_it_prints_json_that_is_the_same_for_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    outputs = []
    for seed in ("a", "a", "b"):
        assert weigh("the-long-road.en.yaml", "--seats", "3", "--seed", seed, "--json") == 0
        outputs.append(capsys.readouterr().out)
    assert json.loads(outputs[0])["seats"]["3"]["games"] == 2
    assert outputs[0] == outputs[1] != outputs[2]


def test_a_deck_may_lie_anywhere_and_an_expansion_beside_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.yaml"
    own.write_text("deck: Own\nlanguage: en\nversion: 1\n", encoding="utf-8")
    assert weigh("the-long-road", str(own), "--seats", "3") == 0
    assert "3 players: " in capsys.readouterr().out


def test_a_deck_that_is_not_there_is_told_with_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert weigh("the-short-road") == 1
    assert "no card file “the-short-road”" in (told := capsys.readouterr().err)
    assert "the-long-road.en.yaml" in told


def test_a_deck_that_cannot_be_played_is_told_with_its_faults(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.yaml"
    own.write_text("deck: Own\nlanguage: en\nversion: 1\nscenes: none\n", encoding="utf-8")
    assert weigh(str(own)) == 1
    assert "own.yaml" in capsys.readouterr().err


def test_one_card_is_weighed_against_its_absence(capsys: pytest.CaptureFixture[str]) -> None:
    assert weigh("the-long-road", "--card", "the guide", "--seats", "3") == 0
    assert capsys.readouterr().out.startswith("“the guide” came in ")
    assert weigh("the-long-road", "--card", "Excalibur", "--seats", "3") == 1
    assert "there is no card “Excalibur”" in capsys.readouterr().err


@pytest.mark.slow
def test_house_rules_are_chosen_by_their_names(capsys: pytest.CaptureFixture[str]) -> None:
    game = ("the-long-way-round.en.yaml", "--game", "map_to_hope", "--seats", "1")
    found = []
    for choice in ("easy", "hard"):
        assert weigh(*game, "--rule", f"difficulty={choice}", "--json") == 0
        found.append(json.loads(capsys.readouterr().out)["cards"])
    assert found[0] != found[1]
    assert weigh(*game, "--rule", "difficulty=soft") == 1
    assert "the games cannot begin" in capsys.readouterr().err


def test_a_house_rule_without_a_choice_is_told_how_to_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        weigh("the-long-way-round.en.yaml", "--game", "map_to_hope", "--rule", "difficulty")
    assert "as in difficulty=hard" in capsys.readouterr().err
