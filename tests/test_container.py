"""The image for a NAS or a home server: its sources are there, its command runs, and a built one answers."""

import json
import re
import subprocess
from pathlib import Path
from shutil import which
from time import monotonic, sleep

import pytest

from companion.__main__ import main
from tests.long import in_full_alone

ROOT = Path(__file__).parents[1]
BUILDERS = ("podman", "docker")
TAG = "table-companion-test"
PATIENCE_S = 60.0


def command(instruction: str) -> list[str]:
    """The words of an instruction that has them as JSON."""
    [found] = re.findall(rf"^{instruction} (\[.*\])$", (ROOT / "Containerfile").read_text(), re.M)
    words: list[str] = json.loads(found)
    return words


def builder() -> str:
    """A program that can build here now; skips where there is none."""
    for name in BUILDERS:
        if which(name) and not subprocess.run([name, "info"], capture_output=True, check=False).returncode:
            return name
    pytest.skip(f"needs one of {', '.join(BUILDERS)}, and its service")


def test_all_that_the_image_is_built_from_is_there() -> None:
    wanted = re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text(), re.M)
    assert "companion" in wanted
    assert [name for name in wanted if not (ROOT / name).exists()] == []


def test_what_the_image_starts_is_a_command_with_options_of_ours(capsys: pytest.CaptureFixture[str]) -> None:
    program, *options = command("CMD")
    assert program == "companion"
    with pytest.raises(SystemExit) as ended:
        main([*options, "--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert [word for word in options if word.startswith("--") and word not in said] == []


@pytest.mark.long
@in_full_alone
def test_a_built_image_answers_and_says_that_it_is_healthy() -> None:
    name = builder()
    subprocess.run([name, "build", "-t", TAG, "-f", "Containerfile", "."], cwd=ROOT, check=True)
    run = [name, "run", "--rm", "--detach", "--user", "1000", "--cap-drop", "ALL", TAG]
    box = subprocess.run(run, check=True, capture_output=True, text=True).stdout.strip()
    try:
        until, healthy = monotonic() + PATIENCE_S, [name, "exec", box, *command("HEALTHCHECK CMD")]
        while subprocess.run(healthy, capture_output=True, check=False).returncode:
            assert monotonic() < until
            sleep(1)
    finally:
        subprocess.run([name, "rm", "--force", box], check=True, capture_output=True)


def test_the_guide_builds_in_the_format_that_keeps_the_health_check() -> None:
    [line] = [line for line in (ROOT / "docs/hosting.md").read_text().splitlines() if "podman build" in line]
    assert "HEALTHCHECK" in (ROOT / "Containerfile").read_text()
    assert line.startswith("podman build --format docker ")
