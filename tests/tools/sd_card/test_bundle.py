"""The files for a card that is already written: one zip with everything, and what cloud-init runs."""

import subprocess
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.sd_card import __main__ as command
from tools.sd_card import bundle, wheel_house
from tools.sd_card.wheel_house import WheelsError, collect, needed


def test_the_zip_holds_the_installer_and_every_wheel(tmp_path: Path) -> None:
    (tmp_path / "wheels").mkdir()
    (tmp_path / "wheels/one-1.0-py3-none-any.whl").write_bytes(b"wheel")
    bundle.write(tmp_path / "out", tmp_path / "wheels")
    names = ZipFile(tmp_path / "out/companion.zip").namelist()
    assert {
        *("systemd/install", "systemd/companion.service", "systemd/kiosk", "constraints.txt"),
        *("companion.txt", "wheels/one-1.0-py3-none-any.whl"),
    } <= {*names}


def test_the_text_has_the_line_ends_that_every_editor_shows(tmp_path: Path) -> None:
    bundle.write(tmp_path, tmp_path)
    found = (tmp_path / "companion.txt").read_bytes()
    assert found.count(b"\r\n") == found.count(b"\n") > 10


def test_cloud_init_runs_the_file_as_a_script_that_bash_understands() -> None:
    script = bundle.CHECKOUT / "systemd/sd-card/vendor-data"
    assert script.read_text().startswith("#!")
    subprocess.run(("bash", "-n", script), check=True)


def test_a_pi_needs_its_own_packages_and_none_of_the_tests() -> None:
    names = needed()
    assert {"flask", "opencv-python-headless", "lgpio", "paho-mqtt", "werkzeug"} <= names
    assert not {"pytest", "playwright", "picamera2", "distributed"} & names


def test_without_a_network_it_is_said_which_wheels_are_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wheel_house, "_pip", lambda *arguments: "--no-build-isolation" in arguments)
    (tmp_path / "flask-3.1.3-py3-none-any.whl").touch()
    with pytest.raises(WheelsError, match=r"no wheel for a Pi was found of attrs.*WHEELS=folder") as told:
        collect(tmp_path)
    assert "lgpio" not in str(told.value)


def test_our_wheel_is_built_from_a_copy_of_the_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def build(*arguments: str) -> bool:
        source = Path(arguments[-1])
        built.append((source, (source / "companion/__main__.py").exists()))
        return False

    built: list[tuple[Path, bool]] = []
    monkeypatch.setattr(wheel_house, "_pip", build)
    with pytest.raises(WheelsError, match="could not be built"):
        collect(tmp_path)
    [(source, was_whole)] = built
    assert was_whole
    assert not source.exists()


def test_a_mistake_is_one_line_and_exit_status_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "collect", lambda folder: folder.mkdir(parents=True))
    assert command.main(["--base", str(tmp_path / "none.img"), "--out", str(tmp_path / "out")]) == 1
    assert capsys.readouterr().err.startswith("there is no file")


@pytest.mark.parametrize(
    "name",
    [
        "numpy-2.1.0-cp313-cp313-manylinux_2_17_x86_64.manylinux2014_x86_64.whl",
        "numpy-2.1.0-cp311-cp311-manylinux_2_17_aarch64.whl",
        "numpy-2.1.0-cp313-cp313-macosx_14_0_arm64.whl",
    ],
)
def test_a_wheel_of_another_machine_is_refused_before_anything_is_built(tmp_path: Path, name: str) -> None:
    (tmp_path / name).touch()
    (tmp_path / "flask-3.1.0-py3-none-any.whl").touch()
    with pytest.raises(WheelsError, match=f"another machine: {name}\\."):
        collect(tmp_path)
    assert not list(tmp_path.glob("table_companion*"))


def test_a_missing_base_is_said_before_any_wheel_is_fetched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "collect", lambda _: pytest.fail("it fetched"))
    assert command.main(["--base", str(tmp_path / "none.img"), "--out", str(tmp_path / "out")]) == 1
    assert "there is no file" in capsys.readouterr().err
