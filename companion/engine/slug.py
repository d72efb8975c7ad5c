"""Words in small plain letters: what ids of cards and names of files are made of."""

import re
import unicodedata

WHOLE = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ħ": "h"})
"""Letters that Unicode does not take apart, as they are written where there are none of them."""


def slug(words: str) -> str:
    """The words in small plain letters with dashes; empty if there is no letter or digit in them.

    Letters such as ß and ø are left out: games, drafts and pictures on disk know cards by such keys.
    """
    plain = unicodedata.normalize("NFKD", words.replace("'", "")).encode("ascii", "ignore").decode()
    return "-".join(re.findall(r"[a-z0-9]+", plain.casefold()))


def spelt(words: str) -> str:
    """The same for people to read, as in the name of a file: letters such as ß and ø are spelt out."""
    return slug(words.casefold().translate(WHOLE))
