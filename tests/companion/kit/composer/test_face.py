"""Faces from parts: light, of their own, and refused by name where a word is unknown."""

from itertools import combinations

import pytest

from companion.adapters.light.dice_colours import DYES
from companion.games.human_punishment.state.characters import CHARACTERS
from companion.kit.composer.face import DEFAULTS, WORDS, face, face_words
from companion.kit.composer.words import UnknownWordError

HEAVIEST = 3_000
"""Bytes of one face."""


def test_every_seat_has_a_face_of_its_own_whatever_the_game_tells() -> None:
    assert {dye.shape for dye in DYES} == DEFAULTS.keys()
    drawn = [face(dye.shape, "#c62828") for dye in DYES]
    assert all(one != other for one, other in combinations(drawn, 2))


def test_every_character_of_the_city_has_a_face_of_its_own() -> None:
    assert len({face(one.face, "#c62828") for one in CHARACTERS.values()}) == len(CHARACTERS)


def test_a_face_with_every_part_is_light_and_asks_for_nothing_else() -> None:
    drawn = face(" ".join(sorted(WORDS)), "#c62828")
    assert len(drawn.encode()) < HEAVIEST
    assert [word for word in ("<script", "href=", "url(", "<text", "<image") if word in drawn] == []


def test_a_word_that_no_face_has_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(UnknownWordError, match=r"no picture has moustachio: there are .*tache"):
        face("man moustachio", "#c62828")


def test_a_black_coat_is_lightened_until_it_is_seen_on_a_dark_page() -> None:
    assert "#1c1c20" not in face("pentagon", "#1c1c20")


def test_a_longer_line_gives_the_words_that_a_face_has() -> None:
    assert face_words("portrait woman old, dusk, road, scarf white mask") == "woman old scarf mask"
