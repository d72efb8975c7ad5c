"""The pages of the project lead where they say, and the first of them stays short."""

import re
from pathlib import Path

import pytest

from tests.languages import ROOT

PAGES = sorted(
    path.relative_to(ROOT)
    for folder in (ROOT, ROOT / "docs", ROOT / "companion")
    for path in folder.glob("*.md")
)
MOST = 200
"""Lines that somebody reads who only wants to know what this is."""


def test_the_readme_is_read_in_a_minute_or_two() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= MOST


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_link_of_a_page_leads_to_something(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", (ROOT / page).read_text(encoding="utf-8"))
    inside = [link for link in links if not link.startswith("http")]
    assert [link for link in inside if not (ROOT / page.parent / link).exists()] == []


def test_each_promise_about_security_names_the_tests_that_hold_it() -> None:
    text = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    held = text[text.index("## To who sits there") : text.index("## What is not promised")]
    rows = [row for row in held.splitlines() if row.startswith("| ") and not row.startswith("| promised")]
    assert len(rows) > 20
    assert [row for row in rows if not re.search(r"\]\(\.\./tests/\S+/test_\w+\.py\)", row)] == []
