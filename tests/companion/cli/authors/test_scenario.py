"""The command that plays written scenarios: a line for each, and a status that says how it went."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.__main__ import main

FOLDER = Path(__file__).parents[2] / "games" / "hope_inhumanity" / "scenarios"
PLAIN: dict[str, Any] = json.loads((FOLDER / "acceptance.json").read_text(encoding="utf-8"))["scenarios"][0]
WRONG = {**PLAIN, "id": "WRONG", "title": "Too much Hope", "then": {"final": {"hope": 4}}}
MISSPELT = {**PLAIN, "id": "MISSPELT", "title": "No such field", "than": {}}


def written(folder: Path, *scenarios: dict[str, Any]) -> str:
    file = folder / "file.json"
    file.write_text(json.dumps({"scenarios": scenarios}), encoding="utf-8")
    return str(file)


def test_each_scenario_has_a_line_and_those_that_fail_their_reasons(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, PLAIN, WRONG, MISSPELT)
    assert main(["scenario", file]) == 2
    out = capsys.readouterr().out.splitlines()
    assert out[0] == f"ok HS-02 {PLAIN['title']}"
    assert out[1:3] == ["FAILED WRONG Too much Hope", "    after step 8 hope is 3, not 4"]
    assert out[3] == "ERROR MISSPELT No such field"
    assert out[4].startswith(f"    {file}: scenarios[2]: there is no field 'than' here; did you mean 'then'?")
    assert out[5:] == ["1 ok, 1 failed, 1 could not be read"]


@pytest.mark.parametrize(
    ("scenarios", "status"), [([PLAIN], 0), ([WRONG], 1), ([PLAIN, WRONG], 1), ([WRONG, MISSPELT], 2)]
)
def test_the_status_says_whether_all_hold(
    tmp_path: Path, scenarios: list[dict[str, Any]], status: int
) -> None:
    assert main(["scenario", written(tmp_path, *scenarios)]) == status


def test_the_results_are_there_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, PLAIN, WRONG)
    assert main(["scenario", "--json", file]) == 1
    plain, wrong = json.loads(capsys.readouterr().out)
    assert plain == {
        "file": file, "id": "HS-02", "title": PLAIN["title"], "faults": [], "misread": False,
    }  # fmt: skip
    assert wrong["faults"] == ["after step 8 hope is 3, not 4"]


@pytest.mark.parametrize(
    ("content", "fault"), [(b"{", "this is no JSON"), (b"\xff", "codec"), (None, "No such file")]
)
def test_a_file_that_cannot_be_read_is_named_and_the_others_are_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None, fault: str
) -> None:
    broken = tmp_path / "broken.json"
    if content is not None:
        broken.write_bytes(content)
    assert main(["scenario", str(broken), written(tmp_path, PLAIN)]) == 2
    out = capsys.readouterr().out.splitlines()
    assert out[0] == f"ERROR {broken}"
    assert fault in out[1]
    assert out[2:] == [f"ok HS-02 {PLAIN['title']}", "1 ok, 0 failed, 1 could not be read"]


def test_a_game_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["scenario", "--game", "chess", "file.json"])
    assert end.value.code == 2
    assert "chess" in capsys.readouterr().err
