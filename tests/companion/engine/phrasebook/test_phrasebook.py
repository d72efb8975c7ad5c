"""A phrase reads what it prints, and says what is near to a sentence that it does not know."""

from dataclasses import dataclass, make_dataclass
from enum import StrEnum
from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.phrasebook.nearest import nearest
from companion.engine.phrasebook.phrase_pieces import Between, OutOfRange
from companion.engine.phrasebook.phrasebook import Phrasebook, UnknownPhrase, examples, phrase, say
from companion.engine.phrasebook.spoken import Spoken
from tests.mistakes import said


class Who(Spoken):
    CAT = "the cat", {"de": "die Katze"}
    HENS = "hens", {"de": "Hühner"}
    YOU = "you", {"de": "du"}

    def agreement(self, language: str) -> int:
        return {Who.CAT: 0, Who.HENS: 1}.get(self, 2 if language == "de" else 1)


class Colour(StrEnum):
    RED = "red"
    LIGHT_RED = "light red"


@phrase(
    "{who} {who:eats|eat} {n} {n:egg|eggs}",
    "{n} {n:egg|eggs} for {who}",
    de="{who} {who:isst|essen|isst} {n} {n:Ei|Eier}",
)
@dataclass(frozen=True, slots=True)
class Eat:
    who: Who
    n: Annotated[int, Between(1, 12)]


@phrase("paint the [{colour} ]Door[ and {n} windows]")
@dataclass(frozen=True, slots=True)
class Paint:
    colour: Colour | None
    n: Annotated[int, Between(2, 4)] | None


@phrase("{who} {who:calls|call} it {name}", de="{who} {who:nennt|nennen|nennst} es {name}")
@dataclass(frozen=True, slots=True)
class Call:
    who: Who
    name: str


@phrase("the day is {n:+longer|-shorter}")
@dataclass(frozen=True, slots=True)
class Stretch:
    n: Annotated[int, Between(-2, 3)]


@phrase("all lie down")
@dataclass(frozen=True, slots=True)
class Rest:
    pass


@phrase("at noon, {what}")
@dataclass(frozen=True, slots=True)
class AtNoon:
    what: Eat | Stretch


Farm = Eat | Paint | Stretch | Rest | AtNoon
FARM: Phrasebook[Farm] = Phrasebook((Eat, Paint, Stretch, Rest, AtNoon))

eats = st.builds(Eat, st.sampled_from(Who), st.integers(1, 12))
stretches = st.builds(Stretch, st.integers(-2, 3).filter(bool))
paints = st.builds(Paint, st.none() | st.sampled_from(Colour), st.none() | st.integers(2, 4))
phrases = eats | stretches | paints | st.just(Rest()) | st.builds(AtNoon, eats | stretches)


@given(phrases)
def test_every_phrase_reads_what_it_prints(value: Farm) -> None:
    assert FARM.read(say(value)) == value


@given(phrases)
def test_every_printed_sentence_prints_back_the_same(value: Farm) -> None:
    assert say(FARM.read(say(value))) == say(value)


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (Eat(Who.CAT, 1), "the cat eats 1 egg"),
        (Eat(Who.HENS, 2), "hens eat 2 eggs"),
        (Paint(None, None), "paint the Door"),
        (Paint(Colour.LIGHT_RED, 3), "paint the light red Door and 3 windows"),
        (Stretch(3), "the day is 3 longer"),
        (Stretch(-2), "the day is 2 shorter"),
        (AtNoon(Stretch(1)), "at noon, the day is 1 longer"),
    ],
)
def test_verbs_numbers_and_what_is_left_out_follow_the_values(value: Farm, sentence: str) -> None:
    assert say(value) == sentence
    assert FARM.read(sentence) == value


@pytest.mark.parametrize(
    "sentence",
    ["The Cat eats 2 eggs.", "  the cat\n eats   2 eggs ", "the cat eat 2 egg", "2 eggs for the cat"],
)
def test_case_spaces_a_full_stop_and_a_slip_of_the_verb_do_not_matter(sentence: str) -> None:
    assert FARM.read(sentence) == Eat(Who.CAT, 2)


@pytest.mark.parametrize(
    "sentence", ["", "the cat", "the cat eats 2 eggs now", "two eggs", "the cat eats 2eggs"]
)
def test_what_is_not_in_the_book_is_unknown(sentence: str) -> None:
    with pytest.raises(UnknownPhrase):
        FARM.read(sentence)


@pytest.mark.parametrize(
    ("wrong", "known"),
    [
        ("the cta eats 7 egs", "the cat eats 7 eggs"),
        ("hens eats many eggs", "hens eat 1 egg"),
        ("paint the lite red dor", "paint the light red Door"),
        ("at noon the day is 2 longer", "at noon, the day is 2 longer"),
        ("all lay down", "all lie down"),
    ],
)
def test_an_unknown_sentence_comes_with_the_nearest_known_one(wrong: str, known: str) -> None:
    with pytest.raises(UnknownPhrase):
        FARM.read(wrong)
    assert nearest(FARM, wrong) == known
    assert say(FARM.read(known)) == known


def test_a_sentence_far_from_all_others_has_no_nearest() -> None:
    with pytest.raises(UnknownPhrase):
        FARM.read("xyzzy")
    assert nearest(FARM, "xyzzy") is None


@pytest.mark.parametrize("number", [1, 12])
def test_the_bounds_of_a_number_are_taken(number: int) -> None:
    assert FARM.read(f"hens eat {number} eggs") == Eat(Who.HENS, number)


@pytest.mark.parametrize("sentence", ["hens eat 0 eggs", "hens eat 13 eggs", "at noon, hens eat 13 eggs"])
def test_a_number_beyond_its_bounds_is_told_the_bounds(sentence: str) -> None:
    with pytest.raises(OutOfRange) as told:
        FARM.read(sentence)
    assert "1 to 12" in said(told.value.message)


@pytest.mark.parametrize(
    ("sentence", "span"),
    [
        ("the day is 3 shorter", "1 to 2 shorter"),
        ("the day is 4 longer", "1 to 3 longer"),
        ("the day is 0 longer", "1 to"),
    ],
)
def test_more_and_less_have_bounds_of_their_own(sentence: str, span: str) -> None:
    with pytest.raises(OutOfRange) as told:
        FARM.read(sentence)
    assert span in said(told.value.message)


def test_a_value_out_of_bounds_is_never_printed() -> None:
    with pytest.raises(OutOfRange):
        say(Eat(Who.CAT, 99))


def test_examples_take_every_word_and_the_numbers_that_fit() -> None:
    assert list(examples(Eat, (3, 40))) == [Eat(Who.CAT, 3), Eat(Who.HENS, 3), Eat(Who.YOU, 3)]
    assert list(examples(Eat)) == [Eat(Who.CAT, 1), Eat(Who.HENS, 1), Eat(Who.YOU, 1)]


def test_the_forms_are_a_reference_page() -> None:
    assert FARM.forms() == (
        "<who> eats/eat <1 to 12> egg/eggs",
        "paint the [<colour> ]Door[ and <2 to 4> windows]",
        "the day is <1 to 3 longer, 1 to 2 shorter>",
        "all lie down",
        "at noon, <what>",
    )


def test_a_number_without_bounds_cannot_be_a_phrase() -> None:
    with pytest.raises(TypeError, match="bounds"):

        @phrase("{n} sheep")
        @dataclass(frozen=True)
        class Count:
            n: int


def test_a_class_without_a_sentence_cannot_be_said() -> None:
    with pytest.raises(TypeError, match="@phrase"):
        say(Who.CAT)


def test_a_hole_for_a_class_without_a_sentence_cannot_be_a_phrase() -> None:
    with pytest.raises(TypeError, match="@phrase"):

        @phrase("sell {thing}")
        @dataclass(frozen=True)
        class Sell:
            thing: Between


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (Eat(Who.CAT, 1), "die Katze isst 1 Ei"),
        (Eat(Who.HENS, 2), "Hühner essen 2 Eier"),
        (Eat(Who.YOU, 3), "du isst 3 Eier"),
        (Stretch(1), "the day is 1 longer"),
    ],
)
def test_a_sentence_is_printed_in_a_language_that_has_it_and_else_in_english(
    value: object, sentence: str
) -> None:
    assert say(value, "de") == sentence
    assert FARM.read(sentence.upper()) == value


def test_the_nearest_sentence_is_the_one_in_the_language_that_was_written() -> None:
    assert nearest(FARM, "die Katze ist 2 Eier") == "die Katze isst 2 Eier"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", ["Straße", "A - B.", "ÉCOLE no 3", "hens"])
def test_a_name_between_marks_is_kept_as_it_was_written(name: str, language: str) -> None:
    book = Phrasebook((Call,))
    assert book.read(say(Call(Who.HENS, name), language)) == Call(Who.HENS, name)
    assert book.read('HENS  call it "Ab C".') == Call(Who.HENS, "Ab C")
    with pytest.raises(UnknownPhrase):
        book.read("hens call it Ab C")
    assert nearest(book, 'hens cal it "Ab C"') == 'hens call it "…"'


@phrase("{n} times over, {what}")
@dataclass(frozen=True, slots=True)
class Times:
    n: Annotated[int, Between(2, 9)]
    what: Eat | Stretch


def test_beside_a_sentence_within_the_numbers_that_were_written_are_kept() -> None:
    book: Phrasebook[Times] = Phrasebook((Times,))
    assert nearest(book, "3 tims over, the day is 2 longer") == "3 times over, the day is 2 longer"


@phrase("either {one}, or {other}", de="entweder {one}, oder {other}")
@dataclass(frozen=True, slots=True)
class Either:
    one: Eat | Stretch
    other: Eat | Stretch


HALVES: Phrasebook[Either] = Phrasebook((Either,))


@pytest.mark.parametrize(
    ("wrong", "known"),
    [
        ("either the cta eats 7 eggs, or hens eat 1 egg", "either the cat eats 7 eggs, or hens eat 1 egg"),
        ("either hens eat 2 eggs, or you et 1 egg", "either hens eat 2 eggs, or you eat 1 egg"),
        ("entweder du isst 7 Ei, oder du is 2 Eier", "entweder du isst 7 Eier, oder du isst 2 Eier"),
        ("eiter hens eat 2 eggs, or hens eat 2 eggs", "either hens eat 2 eggs, or hens eat 2 eggs"),
    ],
)
def test_of_a_sentence_within_a_sentence_the_nearest_is_looked_for_where_it_stands(
    wrong: str, known: str
) -> None:
    with pytest.raises(UnknownPhrase):
        HALVES.read(wrong)
    assert nearest(HALVES, wrong) == known


def test_examples_of_a_sentence_with_two_halves_have_both_alike() -> None:
    every = list(examples(Either))
    assert every
    assert all(one.one == one.other for one in every)


@phrase("x")
class Leaf:
    pass


def nested(kind: type[object], depth: int) -> type[object]:
    """A phrase with another within it, so many deep, that may be read in two ways at each of them."""
    for _ in range(depth):
        kind = phrase("a {inner}", "a {inner}")(make_dataclass("Deeper", [("inner", kind)], frozen=True))
    return kind


def test_what_begins_at_a_place_is_read_once_however_many_ways_lead_there() -> None:
    with pytest.raises(UnknownPhrase):
        Phrasebook((nested(Leaf, 60),)).read("a " * 60 + "y")


def test_a_sentence_longer_than_any_is_not_read_at_all() -> None:
    book = Phrasebook((Leaf,))
    with pytest.raises(UnknownPhrase) as unknown:
        book.read("x" * 100_000)
    assert len(unknown.value.sentence) < 1_000
    assert nearest(book, "x" * 100_000) is None
