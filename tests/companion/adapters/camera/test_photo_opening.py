"""A photograph of a guest is decoded in a child: what it takes, and what it breaks, is that child's."""

import io

import numpy as np
import pytest
from PIL import Image

from companion.adapters.camera import photo_opening
from companion.adapters.camera.photo_opening import opened
from companion.engine.refusal import Refused
from companion.table.sandbox import sandbox
from tests.companion.table.sandbox.here import IN_A_CHILD
from vision.pictures.photograph import as_jpeg


@pytest.fixture(autouse=True)
def children(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox, "_run", IN_A_CHILD)


def webp(side: int) -> bytes:
    """A small file of many pixels."""
    written = io.BytesIO()
    Image.new("RGB", (side, side), (40, 90, 40)).save(written, "WEBP", quality=1)
    return written.getvalue()


@pytest.mark.slow
def test_it_comes_back_as_large_as_it_is_read() -> None:
    seen = np.random.default_rng(1).integers(0, 255, (1500, 2000, 3)).astype(np.uint8)
    assert opened(as_jpeg(seen)).shape == (1200, 1600, 3)


@pytest.mark.slow
def test_what_takes_more_memory_than_a_photograph_is_refused_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(photo_opening, "MEGABYTES", 100)
    with pytest.raises(Refused, match="refused-"):
        opened(webp(6000))


@pytest.mark.slow
@pytest.mark.parametrize("data", [b"RIFF no picture", b"\xff\xd8\xff\xd9", b"\x89PNG IEND", b"#EXTM3U"])
def test_what_is_no_picture_is_refused_by_its_child(data: bytes) -> None:
    with pytest.raises(Refused, match="refused-photo-"):
        opened(data)
