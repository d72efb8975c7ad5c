"""Words of a picture's line, and what is said of one that no part has."""

from collections.abc import Sequence


class UnknownWordError(ValueError):
    """A line has words that no part has; `words` are those, `known` what could stand there."""

    def __init__(self, words: Sequence[str], known: Sequence[str]) -> None:
        self.words, self.known = tuple(words), tuple(known)
        super().__init__(f"no picture has {', '.join(words)}: there are {', '.join(known)}")
