"""A file is read as it was meant, whatever it was written in, or its letters are doubted."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.phrasebook.encoding import LETTERS, OLD, SIGNS, decoded
from companion.engine.refusal import Refused

GERMAN = "Titel;Text\nMüllers Größe;„Wer geht?“ – fragt Änne und ölt die Tür. Straße…\n"
ENGLISH = "title,text\nThe café,“Who goes?” — it isn\u2019t Anna\u2019s fault…\n"
UNICODE = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32")
WESTERN = ("cp1252", "mac_roman", "cp850", "cp437", "iso8859_15", "iso8859_1", "cp858")


@pytest.mark.parametrize("encoding", UNICODE)
@pytest.mark.parametrize(("text", "language"), [(GERMAN, "de"), (ENGLISH, "en"), ("名前,文\n", "ja")])
def test_unicode_is_read_in_all_its_forms_with_and_without_a_mark(
    text: str, language: str, encoding: str
) -> None:
    assert decoded(text.encode(encoding), language) == text


@pytest.mark.parametrize("encoding", WESTERN)
@pytest.mark.parametrize(("text", "language"), [(GERMAN, "de"), (ENGLISH, "en")])
def test_what_older_spreadsheets_write_is_read_by_the_letters_of_the_language(
    text: str, language: str, encoding: str
) -> None:
    plain = text.translate(str.maketrans("„“”–—\u2019…", '"""--\'.'))
    for one in (text, plain):
        try:
            data = one.encode(encoding)
        except UnicodeEncodeError:
            continue
        assert decoded(data, language) == one


@pytest.mark.slow
@given(st.sampled_from(sorted(LETTERS)), st.data())
def test_no_word_of_a_language_is_ever_read_as_another(language: str, data: st.DataObject) -> None:
    small = "".join(one for one in "abcdeinorst" + LETTERS[language] if not one.isupper())
    word = st.text(st.sampled_from(small), min_size=1, max_size=9)
    large = st.sampled_from(sorted({*small.upper(), *(one for one in LETTERS[language] if one.isupper())}))
    begun = st.builds(str.__add__, large, word)
    words = data.draw(st.lists(word | word.map(str.upper) | begun, min_size=1, max_size=6))
    text = ";".join(words)
    for encoding in (*OLD, *UNICODE):
        try:
            written = text.encode(encoding)
        except UnicodeEncodeError:
            continue
        with suppress(Refused):
            assert decoded(written, language) == text


@pytest.mark.parametrize("wrong", ["cp1252", "latin_1", "mac_roman", "cp850"])
@pytest.mark.parametrize("word", ["Tür", "Größe", "„Halt“", "don\u2019t"])
def test_utf_8_that_was_read_with_a_wrong_table_and_saved_again_is_doubted(word: str, wrong: str) -> None:
    spoilt = word.encode().decode(wrong, "ignore")
    with pytest.raises(Refused) as doubt:
        decoded(f"title\n{spoilt}\n".encode(), "de")
    assert doubt.value.reason.key == "refused-encoding"


@pytest.mark.parametrize(
    "data",
    [
        "title\nT\ufffdr\n".encode(),
        b"title\nT+APw-r\n",
        "title\nT\x9fr\n".encode(),
        "\u044f\u043c\u044b\n".encode("cp1251"),
        "title\nTür\n".encode("utf-16")[:-1],
        b"title\nT\xfcr and caf\xe9",
    ],
)
def test_whatever_could_be_another_text_is_doubted(data: bytes) -> None:
    with pytest.raises(Refused):
        decoded(data, "en")


@pytest.mark.parametrize("text", ["C++ and 1+1-2", "CAFÉ »Ort«", "5 €, 20 °C", "ÜÄÖ"])
def test_what_only_looks_unusual_is_no_doubt(text: str) -> None:
    assert decoded(text.encode(), "de") == text
    assert set(SIGNS)
