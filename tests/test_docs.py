"""The pages of the project lead where they say, and the first of them stays short."""

import ast
import re
from dataclasses import fields
from pathlib import Path

import pytest

from companion.engine.game import Game
from tests.languages import ROOT

PAGES = sorted(
    path.relative_to(ROOT)
    for pattern in ("*.md", "docs/**/*.md", "companion/**/*.md", "tools/**/*.md")
    for path in ROOT.glob(pattern)
)
MOST = 120
"""Lines that somebody reads who only wants to know what this is."""
RECORDS = sorted((ROOT / "docs" / "adr").glob("[0-9]*.md"))
SHORT = range(60, 181)
"""Words of a decision's record."""
IN_THE_TREE = re.compile(r"`((?:companion|docs|firmware|systemd|tests|tools|vision|web)/[\w./-]+)`")


def test_the_readme_is_read_in_a_minute_or_two() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= MOST


def test_every_link_of_a_page_leads_to_something() -> None:
    links = (
        (page, link)
        for page in PAGES
        for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", (ROOT / page).read_text(encoding="utf-8"))
        if not link.startswith("http")
    )
    assert [(page, link) for page, link in links if not (ROOT / page.parent / link).exists()] == []


def test_each_promise_about_security_names_the_tests_that_hold_it() -> None:
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    held = text[text.index("## Promises to players") : text.index("## What is not promised")]
    rows = [row for row in held.splitlines() if row.startswith("| ") and not row.startswith("| promised")]
    assert len(rows) > 20
    assert [row for row in rows if not re.search(r"\]\(\.\./tests/\S+/test_\w+\.py\)", row)] == []


def test_each_decision_has_a_number_of_its_own() -> None:
    numbers = [path.name[:4] for path in RECORDS]
    assert len(set(numbers)) == len(numbers) > 50
    texts = (path.read_text(encoding="utf-8") for path in RECORDS)
    assert [text.partition(".")[0] for text in texts] == [f"# {int(number)}" for number in numbers]


def test_a_decision_is_recorded_in_a_few_sentences_with_its_price() -> None:
    texts = {path.stem: path.read_text(encoding="utf-8") for path in RECORDS}
    assert {name: n for name, text in texts.items() if (n := len(text.split())) not in SHORT} == {}
    told = re.compile(r"\*\*Context\..*\*\*Decision\..*\*\*Price\.", re.DOTALL)
    assert [name for name, text in texts.items() if not told.search(text)] == []


def test_what_a_decision_names_in_the_tree_is_there() -> None:
    named = {one for path in RECORDS for one in IN_THE_TREE.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > 15
    assert sorted(one for one in named if not (ROOT / one).exists()) == []


def test_a_member_of_a_game_that_a_page_names_is_there() -> None:
    members = {one.name for one in fields(Game)}
    for page in PAGES:
        named = set(re.findall(r"`Game\.(\w+)", (ROOT / page).read_text(encoding="utf-8")))
        assert named <= members, page


WALK = re.findall(
    r"\| `([\w/]+\.py)` \| `([\w.]+)` \|", (ROOT / "docs" / "walk.md").read_text(encoding="utf-8")
)


def functions(path: Path) -> set[str]:
    """Functions and methods of a module, those with their class."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    classes = (one for one in body if isinstance(one, ast.ClassDef))
    methods = {
        f"{one.name}.{it.name}" for one in classes for it in one.body if isinstance(it, ast.FunctionDef)
    }
    return methods | {one.name for one in body if isinstance(one, ast.FunctionDef)}


@pytest.mark.parametrize(("file", "function"), WALK)
def test_each_step_of_the_walk_is_in_the_code(file: str, function: str) -> None:
    assert function in functions(ROOT / file)
