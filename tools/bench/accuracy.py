"""Measures reading accuracy on labelled photographs: by source, by colour, with confusions."""

from collections import Counter
from collections.abc import Callable, Iterator

from tests.vision.labels import Judged, counted, judged, labels, named
from tools.bench import at_table, certainty
from vision.networks.bodies import Bodies
from vision.networks.faces import Faces
from vision.networks.finder import Finder
from vision.reader import Reader

NO_PHOTOGRAPHS = "No labelled photographs here: set DICE_PHOTOS to a folder with labels.json."
COLUMNS = ("right", "wrong", "doubted", "colour")
SHARES = ("sure", "asked", "said", "silent")
"""Of photographs: right and sure, right in doubt, wrong and said so, wrong without a word."""


def lines() -> Iterator[str]:
    """The tables, line by line; a hint where there are no photographs."""
    if not labels():
        yield NO_PHOTOGRAPHS
        return
    finder, faces, bodies = Finder(), Faces(), Bodies()
    reader = Reader(finder=finder, faces=faces, bodies=bodies)
    photographs = [judged(record, reader) for record in labels()]
    yield from by_source(photographs)
    yield ""
    yield from at_table.lines(reader)
    yield from certainty.all_lines(photographs, finder, faces, bodies)
    yield f"\n{'dice that are':26} {'dice':>6} {'right':>8} {'colour':>8}"
    yield from _by_colour(photographs)
    yield "\nvalues taken for others:   " + _confusion(photographs, _value)
    yield "colours taken for others:  " + _confusion(photographs, _colour)


def by_source(photographs: list[Judged]) -> Iterator[str]:
    """A table of how well the photographs of each source and tier were read, and all, line by line."""
    columns = " ".join(f"{name:>8}" for name in COLUMNS)
    shares = " ".join(f"{name:>7}" for name in SHARES)
    yield f"{'photographs of':26} {'dice':>6} {columns} {shares}"
    for what in ("source", "tier"):
        for name in sorted({one.label[what] for one in photographs}):
            yield _row(f"{what} {name}", [one for one in photographs if one.label[what] == name])
    yield _row("all", photographs)


def _row(name: str, photographs: list[Judged]) -> str:
    score = counted(photographs)
    columns = " ".join(f"{score.share(what):8.1%}" for what in COLUMNS)
    shares = " ".join(f"{score.counts[what] / score.counts['photographs']:7.1%}" for what in SHARES)
    return f"{name:26} {score.counts['dice']:6} {columns} {shares}"


def _by_colour(photographs: list[Judged]) -> Iterator[str]:
    seen: dict[str, Counter[str]] = {}
    for one in photographs:
        for die, found in one.dice:
            counts = seen.setdefault(die["colour_base"], Counter())
            counts["dice"] += 1
            counts["right"] += found is not None and found.value == die["value"]
            counts["colour"] += found is not None and named(found, die)
    for colour, counts in sorted(seen.items()):
        right, same = (counts[what] / counts["dice"] for what in ("right", "colour"))
        yield f"{colour:26} {counts['dice']:6} {right:8.1%} {same:8.1%}"


def _confusion(photographs: list[Judged], told: Callable[[Judged], Iterator[str]]) -> str:
    counts = Counter(what for one in photographs for what in told(one))
    return ", ".join(f"{what} ({count})" for what, count in counts.most_common(12)) or "none"


def _value(one: Judged) -> Iterator[str]:
    for die, seen in one.dice:
        if seen is not None and seen.value not in (None, die["value"]):
            yield f"{die['value']} for {seen.value}"


def _colour(one: Judged) -> Iterator[str]:
    for die, seen in one.dice:
        if seen is not None and not named(seen, die):
            yield f"{die['colour_base']} for {seen.colour}"
