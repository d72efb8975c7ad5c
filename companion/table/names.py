"""Names of people in any script: normalisation, length and comparison."""

import unicodedata

import regex

from companion.engine.refusal import refuse

LONGEST_NAME = 20
"""Letters as people count them: graphemes, such as an emoji of a whole family."""
MOST_PARTS = 16
"""Most characters of one letter: the longest emoji in use have a few less."""
LETTER = regex.compile(r"\X")
"""One letter to people (an extended grapheme cluster, Unicode Standard Annex 29)."""
JOINERS = "\u200c\u200d\ufe0e\ufe0f"
"""Invisible characters that letters and emoji need."""
LOOKS = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухԁһԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορυ0",  # noqa: RUF001 - that is what it is about
    "ABESIJKMHOPCTYXaesijopcyxdhqwABEZHIKMNOPTYXavopuo",
)
"""Letters of other alphabets, and a number, that look as Latin ones do."""
TAGS = "\U000e0020-\U000e007f"
"""Characters that spell the flags of regions behind a black flag."""
UNSEEN = regex.compile(
    rf"[[\p{{Cc}}\p{{Cf}}\p{{Cs}}\p{{Co}}\p{{DI}}\p{{Z}}\u2800]--[{JOINERS}{TAGS}]]", regex.V1
)
"""Control and direction characters, fillers, spaces of all widths, and what is no character at all."""
READ = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}\p{Cn}]")
"""Readable characters; a newer emoji may be unknown to this Python."""


def tidied(name: str) -> str:
    """The name without what cannot be seen or turns writing round, and at most 20 letters of it.

    Raises Refused: refused-name, when nothing is left that others can read.
    """
    letters = LETTER.findall(seen(name))
    short = "".join(letter[:MOST_PARTS] for letter in letters[:LONGEST_NAME]).strip()
    if not READ.search(short):
        raise refuse("refused-name")
    return short


def seen(text: str) -> str:
    """The text without what cannot be seen or turns writing round; words stand one space apart."""
    return " ".join(UNSEEN.sub(" ", unicodedata.normalize("NFC", text)).split())


def is_same(one: str, other: str) -> bool:
    """True if people read both as one name, regardless of case, width, spacing and encoding of accents."""
    return read_as(one) == read_as(other)


def read_as(name: str) -> str:
    """A name as people read it: equal for names that they take for one."""
    alike = unicodedata.normalize("NFKC", name).translate(LOOKS)
    plain = unicodedata.normalize("NFKC", alike.casefold()).translate(LOOKS)
    return "".join(one for one in plain if not one.isspace() and one not in JOINERS)
