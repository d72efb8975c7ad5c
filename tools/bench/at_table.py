"""Measures reading as at a table: colours in play and their counts known, one lesson of the same dice."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tests.vision.labels import FOLDER, Judged, Label, judged, labels, of_table
from vision.knowledge import DiceKnowledge
from vision.pictures.photograph import load
from vision.reader import Reader
from vision.reading import DieSeen

WORDS = ("sure", "asked", "said", "silent")


def lines(reader: Reader) -> Iterator[str]:
    """A table of shares of photographs, a row for each source, and all."""
    yield f"{'as at a table':26} {'photos':>6} " + " ".join(f"{word:>8}" for word in WORDS)
    found = [(one["source"], outcome(one, reader)) for one in labels()]
    for source in (*sorted({source for source, _ in found}), ""):
        words = Counter(word for its, word in found if source in ("", its))
        shares = " ".join(f"{words[word] / words.total():8.1%}" for word in WORDS)
        yield f"{source or 'all':26} {words.total():6} {shares}"


def outcome(label: Label, reader: Reader) -> str:
    """Result of one photograph, as a word: right needs values and colours, sure also the counts."""
    counts = colours_of(label)
    knowledge = DiceKnowledge(counts)
    lesson = lesson_of(label, labels())
    if lesson is not None:
        knowledge = knowledge.after_lesson(load(FOLDER / lesson["file"]), reader)
    seen = judged(label, reader, knowledge)
    is_sure = not seen.doubted and Counter(die.colour for die in (*_dice(seen), *seen.extra)) == counts
    if _is_right(seen):
        return "sure" if is_sure else "asked"
    return "silent" if is_sure else "said"


def colours_of(label: Label) -> Counter[str]:
    """Number of labelled dice of each colour."""
    return Counter(of_table(die) for die in label["dice"])


def lesson_of(label: Label, others: Sequence[Label]) -> Label | None:
    """Another photograph of the same source: the one with most of these colours, then with fewest others."""
    wanted = set(colours_of(label))
    same = [one for one in others if one["source"] == label["source"] and one["file"] != label["file"]]
    return max(same, key=lambda one: _worth(set(colours_of(one)), wanted), default=None)


def _worth(there: set[str], wanted: set[str]) -> tuple[int, int]:
    return len(there & wanted), -len(there - wanted)


def _dice(seen: Judged) -> Iterator[DieSeen]:
    return (die for _, die in seen.dice if die is not None)


def _is_right(seen: Judged) -> bool:
    return not seen.extra and all(
        die is not None and (die.value, die.colour) == (label["value"], of_table(label))
        for label, die in seen.dice
    )
