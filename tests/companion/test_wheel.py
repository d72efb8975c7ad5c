"""What is installed from the wheel works like the checkout: the pages' commands, in an empty folder."""

import re
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.companion.test_main import EXTRAS

ROOT = Path(__file__).parents[2]
PAGES = ("README.md", "docs/hosting.md", "docs/adding-a-game.md", "docs/cards.md", "docs/programs.md")
COMMAND = re.compile(r"(?:^(?:\$ )?companion|-m companion) +([a-z-]+(?: [^\s`#>|]+)*)", re.MULTILINE)
ONLY_CALLED = {"check-game", "demo", "run", "staff", "update"}
"""Commands that do not end, last long, or install."""
Installed = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Runs `companion` from a wheel, with what it needs from here, in an empty folder."""
    folder = tmp_path_factory.mktemp("wheel")
    pip, home = [sys.executable, "-m", "pip"], folder / "home"
    build = ("wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(folder), str(ROOT))
    subprocess.run([*pip, *build], check=True)
    [wheel] = folder.glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "env")], check=True)
    inside = ("--python", str(folder / "env/bin/python"), "install", "-q", "--no-deps", str(wheel))
    subprocess.run([*pip, *inside], check=True)
    [packages] = (folder / "env/lib").glob("*/site-packages")
    hidden = f"import sys; sys.modules.update(dict.fromkeys({EXTRAS}))"
    (packages / "needs.pth").write_text(f"{sysconfig.get_path('purelib')}\n{hidden}\n")
    home.mkdir()

    def companion(*words: str, of: str = "companion") -> "subprocess.CompletedProcess[str]":
        command = [str(folder / f"env/bin/{of}"), *words]
        env = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
        return subprocess.run(
            command, cwd=home, env=env, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
        )

    return companion


@pytest.mark.slow
def test_each_command_of_the_guides_ends_as_it_should(installed: Installed) -> None:
    found = {
        words: None for page in PAGES for words in COMMAND.findall((ROOT / page).read_text(encoding="utf-8"))
    }
    assert len(found) > 8
    for words in (one for one in found if "tests/" not in one):  # which only a checkout has
        called, *more = re.sub(r"--games \d+", "--games 1", words.replace("~", "home")).split()
        if called != "new-game":
            more = ["amber_tide" if word == "long_night" else word for word in more]
        done = installed(called, *(["--help"] if called in ONLY_CALLED else more))
        assert done.returncode in {0, 1}, (words, done.stderr)
        assert "Traceback" not in done.stderr, (words, done.stderr)


@pytest.mark.slow
def test_a_new_game_becomes_a_package_in_the_folder_where_it_is_asked_for(installed: Installed) -> None:
    done = installed("new-game", "quiet_evening")
    assert done.returncode == 0, done.stderr
    assert re.search(r"^Fetch what tests it: .* -m pip install pytest$", done.stdout, re.MULTILINE)
    home = Path(re.findall(r"^Test it: .* (\S+)$", done.stdout, re.MULTILINE)[0]).parent
    assert home.name == "quiet-evening"
    assert {path.name for path in home.iterdir()} == {"quiet_evening", "tests", "pyproject.toml"}
    assert "quiet_evening" in (home / "tests/test_game.py").read_text()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["companion-vision", "companion-firmware"])
def test_reading_photographs_and_installing_the_panel_are_commands_too(
    installed: Installed, name: str
) -> None:
    assert installed("--help", of=name).stdout.startswith(f"usage: {name} ")


@pytest.mark.slow
def test_vision_writes_its_mat_into_an_empty_folder(installed: Installed) -> None:
    done = installed("mat", "--seats", "4", "--paper", "A4", "--out", "mat.pdf", of="companion-vision")
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_it_says_its_name_and_version(installed: Installed) -> None:
    assert re.fullmatch(r"companion \d+\.\d+\.\d+\n", installed("--version").stdout)
    assert installed("--help").stdout.startswith("usage: companion ")
