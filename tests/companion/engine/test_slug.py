"""Names become small plain letters."""

import pytest

from companion.engine.slug import slug


@pytest.mark.parametrize(
    ("words", "plain"),
    [
        ("The Long Road", "the-long-road"),
        ("Ashes' end", "ashes-end"),
        ("Über Brücken", "uber-brucken"),
        ("../../etc/passwd", "etc-passwd"),
        ("…", ""),
    ],
)
def test_what_is_left_are_letters_digits_and_dashes(words: str, plain: str) -> None:
    assert slug(words) == plain
