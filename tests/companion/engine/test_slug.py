"""Names become small plain letters."""

import pytest

from companion.engine.slug import slug, spelt


@pytest.mark.parametrize(
    ("words", "plain"),
    [
        ("The Long Road", "the-long-road"),
        ("Ashes' end", "ashes-end"),
        ("Über Brücken", "uber-brucken"),
        ("../../etc/passwd", "etc-passwd"),
        ("…", ""),
        ("Straße", "strae"),
        ("Maße", "mae"),
        ("Masse", "masse"),
    ],
)
def test_what_is_left_are_letters_digits_and_dashes(words: str, plain: str) -> None:
    assert slug(words) == plain


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Die Straße", "die-strasse"),
        ("GROẞ", "gross"),
        ("Ægir", "aegir"),
        ("Smørrebrød", "smorrebrod"),
        ("Łódź", "lodz"),
        ("Đà Nẵng", "da-nang"),
        ("Þórr", "thorr"),
        ("Ashes' end", "ashes-end"),
        ("Über Brücken", "uber-brucken"),
    ],
)
def test_in_names_for_people_each_letter_is_spelt_out(words: str, name: str) -> None:
    assert spelt(words) == name
