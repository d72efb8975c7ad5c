"""`make test-changed`: runs the tests that can notice what differs from main.

Code is tested by the tests of its folder and of those that import it, directly or not.
"""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path, PurePath

from grimp import ImportGraph, build_graph  # what import-linter reads the code with

ROOT = Path(__file__).parents[1]
PACKAGES = ("companion", "firmware", "tools", "vision", "web")
GAMES, ADAPTERS = PurePath("companion/games"), PurePath("companion/adapters")
CONFORMANCE = "tests/companion/conformance"
"""Tests that play every game."""
ALWAYS = "tests/test_*.py"
"""Tests of documents, texts and names; a few seconds."""
TEXTS = ("tests/test_languages.py", "tests/test_habits.py")
"""Tests that read every sentence."""
WHOLE = ("tests/evening", "tests/secrets")
"""Tests of the whole program."""
APP = "companion.app.lifecycle"
"""The module that puts the program together."""
EVERYTHING = "tests"
ASIDE = frozenset({".github", "tools"})
"""Parts that the program does without."""
WORDS = frozenset({".md", ".webp"})
"""Files that only people read."""
LOOKS = frozenset({".css", ".html", ".js", ".svg", ".wav", ".woff2"})
"""Files that only a browser reads."""
FIRST, BOTH = "not slow or representative", ""
"""Tiers of tests, as pytest's `-m` has them."""
NOTHING_TO_RUN = 5
"""Pytest's exit status where all tests are of another tier."""


def select(changed: Iterable[PurePath]) -> dict[str, set[str]]:
    """The tests to run after these files have changed, by tiers: paths and patterns from the root.

    In both tiers run the tests that changed themselves, those of a tool that did, and those of sentences.
    """
    found: dict[str, set[str]] = {FIRST: {ALWAYS}, BOTH: set()}
    for path in changed:
        found[FIRST].update(_tests_for(path))
        found[BOTH].update(_both_tiers_of(path))
    return found


def _both_tiers_of(path: PurePath) -> Iterable[str]:
    if path.suffix == ".ftl":
        return TEXTS
    if path.parts[0] == "tests" and path.name.startswith("test_"):
        return [str(path)]
    return [_mirror(path.with_suffix(""))] if path.parts[0] == "tools" else []


def _tests_for(path: PurePath) -> Iterable[str]:
    top = path.parts[0]
    if top == "tests":
        return [str(path if path.name.startswith("test_") else path.parent)]
    if top in ASIDE or path.suffix in WORDS:
        return []
    if path.is_relative_to(GAMES) and len(path.parts) > len(GAMES.parts) + 1:
        return [f"tests/{GAMES}/test_*.py", CONFORMANCE, _mirror(path)]
    if top in PACKAGES:
        return _tests_of_importers(path) if path.suffix not in {".ftl", *LOOKS} else _tests_beside(path)
    return [f"tests/{top}" if (ROOT / "tests" / top).is_dir() else EVERYTHING]


def _tests_beside(path: PurePath) -> list[str]:
    """The tests of the folder of a file that no code imports."""
    here = "tests/web" if path.parts[0] == "web" else f"tests/{path.parent}"
    return [here] if (ROOT / here).is_dir() else []


def _tests_of_importers(path: PurePath) -> Iterator[str]:
    """The tests of the file's folder, and of all that imports it."""
    module = ".".join(path.with_suffix("").parts if path.suffix == ".py" else path.parent.parts)
    module = module.removesuffix(".__init__")
    above = _graph().find_downstream_modules(module) if module in _graph().modules else set[str]()
    yield _mirror(path)
    yield from (_mirror(PurePath(*one.split("."))) for one in above if not one.startswith("tools"))
    if APP in above:
        yield from WHOLE


@cache
def _graph() -> ImportGraph:
    return build_graph(*PACKAGES)


def _mirror(path: PurePath) -> str:
    """The tests of the part of the program in which a file lies: a folder, an adapter, a game."""
    deep = next((len(one.parts) + 1 for one in (GAMES, ADAPTERS) if path.is_relative_to(one)), 2)
    here = PurePath("tests", *path.parts[: deep if path.parts[0] in {"companion", "tools"} else 1])
    alone = here.parent / f"test_{here.stem}.py"
    if (ROOT / here).is_dir():
        return str(here)
    return str(alone if (ROOT / alone).is_file() else here.parent / "test_*.py")


def changed() -> list[PurePath]:
    """The files that differ from main, committed or not; a test that is gone has none to run."""
    named = [
        *_git("diff", "--name-only", "--merge-base", "main"),
        *_git("ls-files", "-o", "--exclude-standard"),
    ]
    return [PurePath(one) for one in named if (ROOT / one).exists() or not one.startswith("tests/")]


def _git(*words: str) -> list[str]:
    said = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return said.stdout.splitlines()


def main(words: list[str]) -> int:
    """Runs pytest with these words; the exit status is the first of pytest's that is not 0."""
    tests = select(changed())
    statuses = [_run(tiers, tests[tiers], words) for tiers in tests if tests[tiers]]
    return next(filter(None, statuses), 0)


def _run(tiers: str, tests: set[str], words: list[str]) -> int:
    print("\n".join(sorted(tests)), flush=True)
    paths = [str(path) for one in sorted(tests) for path in ROOT.glob(one)]
    command = [sys.executable, "-m", "pytest", *words, "-m", tiers, *paths]
    status = subprocess.run(command, cwd=ROOT, check=False).returncode
    return 0 if status == NOTHING_TO_RUN else status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
