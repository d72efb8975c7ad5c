"""Merges simultaneous changes into their end result: no value falls and rises at once."""

import re
from collections.abc import Sequence

from companion.engine.words import Message, say

FALLS, RISES = "told-hope-lost", "told-hope-gained"


def together(lines: Sequence[Message]) -> tuple[Message, ...]:
    """The sentences of one moment, of those about one count only the last, in its place."""
    subjects = [_subject(line) for line in lines]
    last = {subject: place for place, subject in enumerate(subjects) if subject}
    kept = (n for n, subject in enumerate(subjects) if last.get(subject, n) == n)
    return tuple(_in_the_end(lines[n], lines) for n in kept)


def _subject(line: Message) -> str:
    """Seat whose count the sentence states, if any."""
    if line.key in {FALLS, RISES}:
        return "hope"
    found = re.fullmatch(r"told-(hunger|harm)(-eased)?-\d", line.key)
    return f"{found[1]} of {line.values['name']}" if found else ""


def _in_the_end(line: Message, lines: Sequence[Message]) -> Message:
    """Hope that fell and rose is told by what there is."""
    if line.key not in {FALLS, RISES} or not {FALLS, RISES} <= {one.key for one in lines}:
        return line
    return say("told-hope-stands", left=line.values["left"])
