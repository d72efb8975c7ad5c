"""Output to a terminal whose coding may lack letters, as a locale without UTF-8 has it."""

import sys
from io import TextIOWrapper
from typing import TextIO


def replace_unknown_letters() -> None:
    """Prints a question mark for each letter that the terminal cannot show, instead of raising an error."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def can_write(text: str, stream: TextIO) -> bool:
    """True if the stream's coding has all of these letters."""
    try:
        text.encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
