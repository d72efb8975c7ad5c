"""Words in small plain letters: what ids of cards and names of files are made of."""

import re
import unicodedata


def slug(words: str) -> str:
    """The words in small plain letters with dashes; empty if there is no letter or digit in them."""
    plain = unicodedata.normalize("NFKD", words.replace("'", "")).encode("ascii", "ignore").decode()
    return "-".join(re.findall(r"[a-z0-9]+", plain.casefold()))
