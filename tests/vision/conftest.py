"""A photograph of two dice, as somebody would send one in."""

from pathlib import Path

import pytest

from vision.pictures.photograph import save
from vision.render import picture, scatter

DICE = [("red", 4), ("blue", 6)]


@pytest.fixture
def photograph(tmp_path: Path) -> Path:
    path = tmp_path / "roll.png"
    save(path, picture(scatter(DICE, 21)))
    return path
