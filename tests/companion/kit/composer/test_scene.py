"""Pictures from one line: light, the same whenever drawn, and strict about words."""

import pytest

from companion.kit.composer.line import parts, portrait_words, read_line, times
from companion.kit.composer.palette import palettes
from companion.kit.composer.people import postures
from companion.kit.composer.places import places
from companion.kit.composer.scene import compose
from companion.kit.composer.words import UnknownWordError

LINE = "moor, dusk, sun low, woman kneeling coat hood, horse lying left, man waiting coat hat pack"
HEAVIEST = 12_000
"""Bytes of one picture."""


def test_the_same_line_is_always_the_same_picture() -> None:
    drawn = compose("ember", LINE)
    compose.cache_clear()
    assert compose("ember", LINE) == drawn


def test_another_line_of_the_same_things_has_another_land() -> None:
    assert compose("ember", LINE) != compose("ember", LINE.replace("sun low", "sun"))


@pytest.mark.parametrize("line", ["moor, unicorn", "moor, man flying", "moor, horse sitting", "portrait elf"])
def test_an_unknown_word_is_refused_with_the_words_that_could_stand_there(line: str) -> None:
    with pytest.raises(UnknownWordError, match="there are") as refused:
        read_line(line)
    assert refused.value.known
    assert not set(refused.value.words) & set(refused.value.known)


@pytest.mark.parametrize("line", ["moor, road", "day, dusk", "moor, man sitting lying", "moor, man hat cap"])
def test_words_that_contradict_one_another_are_refused(line: str) -> None:
    with pytest.raises(ValueError, match=", "):
        read_line(line)


def test_numbers_make_as_many() -> None:
    assert [item.name for item in read_line("moor, three goats, two figures").items] == ["goat"] * 3 + [
        "figure"
    ] * 2


def test_every_palette_has_every_time_of_day() -> None:
    assert {tuple(sorted(one)) for one in palettes().values()} == {tuple(sorted(times()))}


@pytest.mark.slow
@pytest.mark.parametrize("part", sorted(parts()))
def test_every_part_is_drawn_in_each_of_its_ways_and_is_light(part: str) -> None:
    for word in ("", *sorted(parts()[part].words)):
        drawn = compose("straw", f"hill, day, {part} {word}")
        assert len(drawn.encode()) < HEAVIEST
        assert "NaN" not in drawn


@pytest.mark.slow
@pytest.mark.parametrize("place", sorted(places()))
def test_every_place_is_drawn_by_day_and_by_night(place: str) -> None:
    assert compose("teal", f"{place}, day, sun") != compose("teal", f"{place}, night, moon, stars, rain, fog")


@pytest.mark.slow
@pytest.mark.parametrize("posture", sorted(postures()))
def test_every_posture_is_drawn_in_every_kind_of_clothes(posture: str) -> None:
    for clothes in ("coat", "jacket", "dress", "apron", "robe", "uniform", "gown", "white"):
        compose("ember", f"moor, day, man {posture} {clothes} old pack, child {posture} left")


@pytest.mark.slow
@pytest.mark.parametrize("word", sorted(portrait_words()))
def test_every_word_of_a_portrait_is_drawn(word: str) -> None:
    drawn = compose("neon", f"portrait {word}, night, city")
    assert len(drawn.encode()) < HEAVIEST


def test_a_light_of_its_own_puts_out_the_light_of_the_sky() -> None:
    assert "#warm" in compose("ember", "moor, night, fire, man sitting")
    assert "#warm" not in compose("ember", "moor, night, man sitting")


def test_a_picture_asks_for_nothing_else() -> None:
    drawn = compose("ember", f"{LINE}, rain, fog, stars")
    assert [word for word in ("<script", "href=", "<text", "<image", "@import") if word in drawn] == []
    assert "under its licence (MIT)" in drawn
