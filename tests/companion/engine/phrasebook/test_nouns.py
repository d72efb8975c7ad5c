"""Nouns take the form of their case and number, and the adjective before them the ending of their gender."""

from dataclasses import dataclass
from typing import Annotated

import pytest

from companion.engine.phrasebook.nouns import (
    ACCUSATIVE,
    DATIVE,
    FEMININE,
    GENITIVE,
    MASCULINE,
    NEUTER,
    NOMINATIVE,
    GrammaticalCase,
    Noun,
)
from companion.engine.phrasebook.phrase_pieces import Between
from companion.engine.phrasebook.phrasebook import Phrasebook, phrase, say
from companion.engine.phrasebook.spoken import Spoken

CARD = Noun("Karte", "Karten", FEMININE, adjective="blau")
CHIP = Noun("Chip", "Chips", MASCULINE)
HOUSE = Noun("Haus", "Häuser", NEUTER)
SOLDIER = Noun("Soldat", "Soldaten", MASCULINE, oblique=True)


@pytest.mark.parametrize(
    ("noun", "case", "many", "adjective", "said"),
    [
        (CARD, NOMINATIVE, False, "", "blaue Karte"),
        (CARD, DATIVE, False, "", "blauer Karte"),
        (CARD, DATIVE, True, "", "blauen Karten"),
        (CHIP, NOMINATIVE, False, "rot", "roter Chip"),
        (CHIP, ACCUSATIVE, False, "rot", "roten Chip"),
        (CHIP, GENITIVE, False, "", "Chips"),
        (CHIP, DATIVE, True, "", "Chips"),
        (HOUSE, ACCUSATIVE, False, "alt", "altes Haus"),
        (HOUSE, GENITIVE, False, "", "Hauses"),
        (HOUSE, DATIVE, True, "alt", "alten Häusern"),
        (SOLDIER, NOMINATIVE, False, "", "Soldat"),
        (SOLDIER, ACCUSATIVE, False, "", "Soldaten"),
        (SOLDIER, GENITIVE, False, "", "Soldaten"),
        (Noun("blue card", "blue cards"), DATIVE, True, "", "blue cards"),
    ],
)
def test_a_noun_is_said_in_its_case_and_number(
    noun: Noun, case: GrammaticalCase, many: bool, adjective: str, said: str
) -> None:
    assert noun.say(case, many=many, adjective=adjective) == said


def test_after_an_article_an_adjective_has_a_weak_ending() -> None:
    assert CARD.say(ACCUSATIVE, many=True, weak=True) == "blauen Karten"
    assert CHIP.say(NOMINATIVE, weak=True, adjective="rot") == "rote Chip"


class Enemy(Spoken):
    SOLDIER = "soldier", {"en": Noun("soldier", "soldiers"), "de": SOLDIER}
    TANK = "tank", {"en": Noun("tank", "tanks"), "de": Noun("Panzer", "Panzer", MASCULINE)}


@phrase("take {n} {enemy:accusative n}", de="nimm {n} {enemy:accusative n still}")
@dataclass(frozen=True)
class Take:
    n: Annotated[int, Between(1, 6)]
    enemy: Enemy


@phrase("the most {enemy:accusative plural}", de="die meisten {enemy:accusative plural weak stark}")
@dataclass(frozen=True)
class Most:
    enemy: Enemy


@pytest.mark.parametrize(
    ("value", "language", "said"),
    [
        (Take(1, Enemy.SOLDIER), "en", "take 1 soldier"),
        (Take(2, Enemy.SOLDIER), "en", "take 2 soldiers"),
        (Take(1, Enemy.SOLDIER), "de", "nimm 1 stillen Soldaten"),
        (Most(Enemy.TANK), "de", "die meisten starken Panzer"),
        (Most(Enemy.TANK), "en", "the most tanks"),
    ],
)
def test_a_hole_takes_the_form_that_its_sentence_needs(value: object, language: str, said: str) -> None:
    assert say(value, language) == said
    assert Phrasebook((Take, Most)).read(said) == value


@pytest.mark.parametrize("said", ["take two tanks", "take 2 tank", "Nimm zwei stille Panzer"])
def test_a_number_may_be_written_in_words(said: str) -> None:
    assert Phrasebook((Take,)).read(said) == Take(2, Enemy.TANK)
