"""Decodes text files from any program; reports a doubt about the encoding."""

import codecs
import re
from collections.abc import Iterator
from itertools import pairwise
from types import MappingProxyType

from companion.engine.refusal import Refused, refuse

MARKED = (
    (codecs.BOM_UTF8, "utf_8"),
    (codecs.BOM_UTF32_LE, "utf_32_le"),
    (codecs.BOM_UTF32_BE, "utf_32_be"),
    (codecs.BOM_UTF16_LE, "utf_16_le"),
    (codecs.BOM_UTF16_BE, "utf_16_be"),
)
"""Byte order marks by encoding; UTF-32's begin like UTF-16's."""
OLD = (
    *("cp1252", "mac_roman", "cp850", "cp437", "iso8859_15", "cp858", "cp1250", "iso8859_2", "cp852"),
    *("mac_latin2", "cp1254", "iso8859_9", "cp857", "mac_turkish", "cp1257", "iso8859_13", "cp775", "cp865"),
)
"""Encodings of Latin letters in spreadsheets besides Unicode; each has other letters at the same bytes."""
LETTERS = MappingProxyType(
    {
        "en": "éèêëçñïöÉÈ",
        "de": "äöüßéèêàç",
        "fr": "àâæçéèêëîïôœùûüÿ",
        "es": "áéíñóúü¿¡",
        "it": "àèéìíîòóù",
        "nl": "áéëïóöüèê",
        "pt": "áàâãçéêíóôõúü",
        "da": "æøåé",
        "nb": "æøåéòô",
        "sv": "åäöé",
        "fi": "äöåšž",
        "pl": "ąćęłńóśźż",
        "cs": "áčďéěíňóřšťúůýž",
        "hu": "áéíóöőúüű",
        "tr": "çğıİöşüâîû",
    }
)
"""Beyond a to z, what is found in ordinary words of a language (after Unicode CLDR's exemplar characters)."""
SIGNS = (
    "\u201e\u201c\u201d\u201a\u2018\u2019\u2039\u203a«»"  # quotation marks of all kinds
    "\u2013\u2014\u2026·\u2022€°\xd7½¼¾\xa0\u202f"
)
"""Typographic characters beside the letters."""
ALL = frozenset("".join(LETTERS.values()) + "".join(LETTERS.values()).upper() + SIGNS)
IN_A_WORD = re.compile(
    r"[^\W\d_][\u201e\u201a]|[^\W\d_][\u201c\u201d\u2039\u203a«»\u2022€°\xd7\u2026][^\W\d_]|€[^\W\d_]"
)
"""A sign where a word goes on: it was a letter, before it was read with the wrong table."""
TWICE = re.compile(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}")
"""One character of UTF-8 in bytes."""
SEVEN = re.compile(r"\+[A-Za-z0-9/]{3,}-")
"""One character of UTF-7 or more, as it stands in text."""


def decoded(data: bytes, language: str) -> str:
    """The text in a deck's `language`. Raises Refused where it could be another than was meant."""
    for mark, encoding in MARKED:
        if data.startswith(mark):
            return _undoubted(_certain(data[len(mark) :], encoding))
    if b"\0" in data:
        high_first = data[::2].count(0) > data[1::2].count(0)
        return _undoubted(_certain(data, "utf_16_be" if high_first else "utf_16_le"))
    try:
        text = _undoubted(data.decode("utf-8"))
    except UnicodeDecodeError:
        return _likely(data, language)
    if {one for one in text if one > "\x7f"} - ALL and _old(data, language):
        raise _doubt(text.strip()[:8])
    return text


def _undoubted(text: str) -> str:
    """The same text, unless it was spoilt before it was saved or pasted: read once with a wrong table."""
    if strange := next((one for one in text if _is_control(one)), ""):
        raise _doubt(repr(strange)[1:-1])
    for spoilt, meant in _written_twice(text):
        if meant in ALL:
            raise _doubt(spoilt)
    return text


def _is_control(one: str) -> bool:
    return one == "\ufffd" or "\x7f" <= one <= "\x9f" or (one < " " and one not in "\t\r\n\v\f")


def _certain(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as fault:
        raise _doubt("\ufffd") from fault


def _likely(data: bytes, language: str) -> str:
    """The only text that these bytes can be which has nothing but letters of the language."""
    texts = _old(data, language)
    if len(texts) == 1:
        return texts.pop()
    raise _doubt("".join(dict.fromkeys(one for one in data.decode("cp1252", "replace") if one > "\x7f"))[:8])


def _old(data: bytes, language: str) -> set[str]:
    """Candidate readings of the bytes in encodings older than Unicode."""
    return {text for encoding in OLD if (text := _read(data, encoding)) and _is_likely(text, language)}


def _read(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError:
        return ""


def _is_likely(text: str, language: str) -> bool:
    if {one for one in text if one > "\x7f"} - _letters(language) or IN_A_WORD.search(text):
        return False
    return not any(before.islower() and one.isupper() and one > "\x7f" for before, one in pairwise(text))


def _letters(language: str) -> frozenset[str]:
    own = LETTERS.get(language[:2].casefold(), "")
    return frozenset(own + own.upper() + SIGNS)


def _written_twice(text: str) -> Iterator[tuple[str, str]]:
    """Runs of characters that are one, once they are taken for the bytes that they were; and which one."""
    for encoding in ("cp1252", "latin_1", "mac_roman", "cp850"):
        row = text.encode(encoding, "replace")  # a question mark is no part of any
        for found in TWICE.finditer(row):
            try:
                yield text[found.start() : found.end()], found[0].decode()
            except UnicodeDecodeError:
                continue
    for seven in SEVEN.finditer(text):
        yield from ((seven[0], one) for one in _read(seven[0].encode(), "utf_7"))


def _doubt(seen: str) -> Refused:
    return refuse("refused-encoding", seen=seen)
