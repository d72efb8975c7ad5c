"""The film of a turn is short, light, and moves."""

from pathlib import Path

from PIL import Image

from tools.looks.film import MOST_BYTES, SIZE

FILM = Path(__file__).parents[3] / "docs/turn.webp"


def test_the_film_in_the_docs_is_light_and_has_a_picture_for_each_moment() -> None:
    assert FILM.stat().st_size < MOST_BYTES
    with Image.open(FILM) as film:
        assert film.size == SIZE
        assert 10 <= getattr(film, "n_frames", 1) <= 60
