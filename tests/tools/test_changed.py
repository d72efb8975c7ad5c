"""What changed is tested with what stands above it, and nothing below."""

import subprocess
from pathlib import Path, PurePath

import pytest

from tools import changed
from tools.changed import ALWAYS, BOTH, EVERYTHING, FIRST, TEXTS, WHOLE, select

FOR_ALL = {
    ".ci",
    ".dockerignore",
    ".gitignore",
    "Containerfile",
    "LICENSE",
    "Makefile",
    "constraints.txt",
    "pyproject.toml",
    "tests",
}
"""Everything is tested when one of these changes."""


def found(*paths: str) -> set[str]:
    return select(map(PurePath, paths))[FIRST]


def found_in_both_tiers(*paths: str) -> set[str]:
    return select(map(PurePath, paths))[BOTH]


def test_code_is_tested_with_all_that_imports_it_and_none_below() -> None:
    tests = found("companion/table/table.py")
    assert {"tests/companion/table", "tests/companion/adapters/use_cases", "tests/companion/cli"} <= tests
    assert {ALWAYS, *WHOLE} <= tests
    assert not {"tests/companion/games", "tests/companion/engine", "tests/web", EVERYTHING} & tests


def test_a_template_and_a_style_are_tested_by_the_pages_alone() -> None:
    assert found("web/templates/page.html") == found("web/static/page.css") == {ALWAYS, "tests/web"}
    assert {"tests/web", "tests/companion/adapters/pages"} <= found("web/words.py")


def test_a_sentence_is_tested_by_all_that_read_every_sentence_and_by_its_folder() -> None:
    assert found("companion/adapters/texts/de.ftl") == {ALWAYS}
    assert found("companion/adapters/light/de.ftl") == {ALWAYS, "tests/companion/adapters/light"}
    assert found_in_both_tiers("companion/adapters/texts/de.ftl") == set(TEXTS)


def test_a_tool_is_tested_by_its_own_tests_in_both_tiers() -> None:
    assert found("tools/looks/film.py") == {ALWAYS}
    assert found_in_both_tiers("tools/looks/film.py") == {"tests/tools/looks"}
    assert found_in_both_tiers("tools/wheels.py") == {"tests/tools/test_wheels.py"}


def test_an_adapter_is_tested_without_those_that_do_not_import_it() -> None:
    tests = found("companion/adapters/light/patterns.py")
    assert {"tests/companion/adapters/light", "tests/companion/adapters/pages"} <= tests
    assert "tests/companion/adapters/seats" not in tests


def test_a_game_is_tested_without_the_others() -> None:
    tests = found("companion/games/amber_tide/game.py")
    assert tests == {
        ALWAYS,
        "tests/companion/conformance",
        "tests/companion/games/amber_tide",
        "tests/companion/games/test_*.py",
    }
    assert "tests/companion/games/test_*.py" in found("companion/games/__init__.py")


def test_a_test_runs_alone_and_what_tests_share_with_its_folder() -> None:
    assert found("tests/web/pages/test_words.py") == {ALWAYS, "tests/web/pages/test_words.py"}
    assert found_in_both_tiers("tests/web/pages/test_words.py") == {"tests/web/pages/test_words.py"}
    assert found("tests/web/fakes/samples.py") == {ALWAYS, "tests/web/fakes"}


def test_what_belongs_to_no_layer_is_tested_by_its_folder_or_by_everything() -> None:
    assert found("systemd/install") == {ALWAYS, "tests/systemd"}
    assert found("constraints.txt") == {ALWAYS, EVERYTHING}
    assert found("docs/hosting.md") == {ALWAYS}


def test_every_folder_has_a_row() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=changed.ROOT, capture_output=True, text=True, check=True)
    files = [PurePath(one) for one in listed.stdout.splitlines()]
    everything = {path.parts[0] for path in files if EVERYTHING in found(str(path))}
    assert everything <= FOR_ALL
    assert not [path for path in files if "tests/companion" in found(str(path)) and path.suffix == ".ftl"]


def test_what_differs_from_main_is_found_committed_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changed, "ROOT", tmp_path)

    def git(*words: str) -> None:
        who = ("-c", "user.name=Jo", "-c", "user.email=jo@example.org")
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init", "-b", "main")
    for name in ("kept", "edited"):
        (tmp_path / name).write_text("before")
    git("add", ".")
    git("commit", "-m", "before")
    git("switch", "-c", "other")
    (tmp_path / "committed").touch()
    git("add", ".")
    git("commit", "-m", "after")
    (tmp_path / "edited").write_text("after")
    (tmp_path / "new").touch()
    assert changed.changed() == [PurePath(name) for name in ("committed", "edited", "new")]
