"""Names of five scripts, and typefaces that have their letters and no others."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from vision.mat import lettering, system_faces

HEBREW, ARABIC, CHINESE, THAI, EMOJI = "דנה", "ليلى", "王小明", "สมชาย", "🦊👩\u200d🚀"
NAMES = (HEBREW, ARABIC, CHINESE, THAI, EMOJI)
FOLDER = Path(__file__).parent / "vision" / "mat" / "faces"
"""Noto, as a box installs it, cut down to these letters."""


@contextmanager
def faces(*folders: Path) -> Iterator[None]:
    """The system has the typefaces of these folders, and no others."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(system_faces, "typeface_folders", lambda: folders)
        lettering.forget()
        yield
    lettering.forget()
