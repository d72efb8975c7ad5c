"""Parts of pictures as the files beside hold them: things, animals, heads, what hands hold, and places.

A part begins with its name and its measures, an adult being 100 high:

    horse wide 120 tall 134            layers follow, the foot at 0,0
    horse / lying wide 140 tall 84     another posture of it
    dog + harness                      layers that the word adds
    dog digging + harness              ... in that posture alone

`top` is where something stands on it, `light` the place and reach of a light that it gives. A `bare` part
throws no shadow, a `broad` one may fill the width. `+ tree 60,212 .42 0` puts a part into another one.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import pairwise
from typing import Any

from companion.kit.composer.drawing import Layer, Placing, layers
from companion.kit.composer.resources import blocks

_FLAGS = ("bare", "broad")
WHERE = ("behind", "body", "under", "over")
"""Where a thing is held: in the far hand, at the body, in the near hand below the arm or over it."""
Light = tuple[float, float, float]


@dataclass(frozen=True)
class Part:
    """A part with its measures; `more` are the layers that a word adds."""

    layers: tuple[Layer | Placing, ...]
    wide: float = 0
    tall: float = 100
    top: float = 10
    light: Light | None = None
    bare: bool = False
    broad: bool = False
    where: str = ""
    postures: Mapping[str, "Part"] = field(default_factory=dict)
    more: Mapping[str, tuple[Layer | Placing, ...]] = field(default_factory=dict)

    @property
    def words(self) -> frozenset[str]:
        """The words that may follow its name."""
        return frozenset(
            (*self.postures, *self.more, *(one for way in self.postures.values() for one in way.more))
        )

    def posed(self, words: Sequence[str]) -> "Part":
        """The part in the posture, and with the layers, that those words name."""
        way = next((self.postures[word] for word in words if word in self.postures), self)
        added = tuple(layer for word in words for layer in way.more.get(word, ()))
        return replace(way, layers=way.layers + added)


@cache
def library(name: str) -> Mapping[str, Part]:
    """The parts of a file, by their names."""
    found: dict[str, Part] = {}
    for head, lines in blocks(name):
        _add(found, head.split(), inserted(lines))
    return found


def _add(found: dict[str, Part], head: Sequence[str], lines: Sequence[str]) -> None:
    name, drawn = head[0], layers(lines)
    if "+" in head:
        sign = head.index("+")
        _more(found, name, head[1] if sign == 2 else "", head[sign + 1], drawn)
    elif len(head) > 1 and head[1] == "/":
        whole = found[name]
        way = replace(whole, layers=drawn, postures={}, more={}, **_measures(head[3:]))
        found[name] = replace(whole, postures={**whole.postures, head[2]: way})
    else:
        found[name] = Part(drawn, **_measures(head[1:]))


def _more(
    found: dict[str, Part], name: str, posture: str, word: str, drawn: tuple[Layer | Placing, ...]
) -> None:
    whole = found[name]
    if posture:
        way = whole.postures[posture]
        posed = replace(way, more={**way.more, word: drawn})
        found[name] = replace(whole, postures={**whole.postures, posture: posed})
    else:
        found[name] = replace(whole, more={**whole.more, word: drawn})


def _measures(words: Sequence[str]) -> dict[str, Any]:
    measures: dict[str, Any] = {flag: True for flag in _FLAGS if flag in words}
    measures["where"] = next((word for word in words if word in WHERE), "")
    for key, value in pairwise(words):
        if key in ("wide", "tall", "top"):
            measures[key] = float(value)
        if key == "light":
            measures[key] = tuple(map(float, value.split(",")))
    return measures


def inserted(lines: Sequence[str]) -> list[str]:
    """The lines with every `+ name` replaced by that part."""
    return [one for line in lines for one in (_of_a_part(line) if line.startswith("+ ") else (line,))]


def _of_a_part(line: str) -> Iterator[str]:
    _, name, *where = line.split()
    yield "[ " + " ".join(where)
    yield from inserted(raw()[name])
    yield "]"


@cache
def raw() -> Mapping[str, list[str]]:
    """The lines of things and animals, which others may hold."""
    return {
        head.split()[0]: lines
        for file in ("animals", "things")
        for head, lines in blocks(file)
        if not {"/", "+"} & set(head.split())
    }
