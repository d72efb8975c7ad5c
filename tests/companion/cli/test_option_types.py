"""Options that cannot be are refused in a sentence, and no file takes the place of another."""

from argparse import ArgumentTypeError
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.cli.option_types import folder, port, unused


@pytest.mark.parametrize("text", ["-1", "65536", "99999", "http", ""])
def test_what_is_no_port_is_refused(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match="is no port"):
        port(text)


@pytest.mark.parametrize("text", ["0", "65535"])
def test_the_first_and_the_last_port_can_be_had(text: str) -> None:
    assert port(text) == int(text)


def test_a_file_is_no_folder_and_nothing_lies_in_one(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    for place in (file, file / "below"):
        with pytest.raises(ArgumentTypeError, match="file is a file; name a folder"):
            folder(str(place))
    assert folder(str(tmp_path / "new")) == tmp_path / "new"


def test_a_second_backup_in_the_same_minute_has_a_name_of_its_own(tmp_path: Path) -> None:
    first = tmp_path / "backup.zip"
    assert unused(first) == first
    first.write_text("")
    assert unused(first) == tmp_path / "backup-2.zip"
    (tmp_path / "backup-2.zip").write_text("")
    assert unused(first) == tmp_path / "backup-3.zip"


@pytest.mark.slow
@pytest.mark.parametrize("host", ["1.2.3.4", "no such host"])
def test_an_address_of_another_machine_is_refused(
    tmp_path: Path, host: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["demo", "--data", str(tmp_path), "--host", host]) == 1
    assert f"this machine has no address {host}" in capsys.readouterr().err
