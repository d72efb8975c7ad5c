"""Every game's pictures: drawn by its own code, light, of a stated licence, and named by what shows them."""

import pytest

from companion import games
from tools.looks.pictures import drawn, folder

HEAVIEST = 60_000
"""Bytes of one picture."""
METAS = {meta.name: meta for meta in games.metas()}
FILES = [path for meta in METAS.values() for path in sorted(folder(meta.package).glob("*.svg"))]


@pytest.mark.parametrize("name", METAS)
def test_the_files_are_what_the_code_draws(name: str) -> None:
    package = METAS[name].package
    there = {path.stem: path.read_text(encoding="utf-8") for path in folder(package).glob("*.svg")}
    assert there == drawn(package), "make pictures"


def test_a_picture_is_light_says_its_licence_and_asks_for_nothing_else() -> None:
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        assert 500 < len(text.encode()) < HEAVIEST, path
        assert "under its licence (MIT)" in text, path
        foreign = [word for word in ("<script", "href=", "<text", "<image", "@import") if word in text]
        assert foreign == [], path
