"""The pen of a step: it writes a fact for each change of a city, until it is put away."""

from collections.abc import Mapping, Sequence
from dataclasses import is_dataclass
from typing import Any

from companion.games.human_punishment.phrases.notation import form, is_sentence
from companion.games.human_punishment.state.facts.fact import Came, Ended, Fact, Is, Moved, Place, Plain, Went

KIND, TUPLE = "is", "tuple"
"""The keys that tell a thing of ours, or a tuple, from a plain dict."""
_UNSAID = object()
"""The default of a field that has none: a field with its usual value is not written."""
UNWRITTEN = frozenset({"news"})
"""Words of what is announced by events of its own."""


class SealedError(RuntimeError):
    """A part of a city was to be changed outside a step."""

    def __init__(self) -> None:
        super().__init__("a city changes in a step alone: open it, and its pen writes what happens")


class Pen:
    """Writes the facts of a step in the order in which they happen; one without paper writes none."""

    def __init__(self, *, paper: bool = True, away: bool = False) -> None:
        self.is_away = away
        self._paper = paper
        self._facts: list[Fact] = []
        self._gone: Sequence[Any] = ()
        self._opened: list[Any] = []

    def opened(self, part: Any) -> None:
        """A part is open until this pen is put away."""
        self._opened.append(part)

    def put_away(self) -> tuple[Fact, ...]:
        """The city is sealed; returns the facts."""
        self.is_away, facts = True, tuple(self._facts)
        for part in self._opened:
            part.close()
        self._opened, self._facts = [], []
        return facts

    def must_write(self) -> None:
        """Raises SealedError once it is put away."""
        if self.is_away:
            raise SealedError

    def is_now(self, what: Place, value: Any) -> None:
        """A value is another one."""
        if not self._writes(what):
            return
        if self._facts and isinstance(last := self._facts[-1], Is) and last.what == what:
            self._facts.pop()
        self._facts.append(Is(what, written(value)))

    def ended(self, what: Place) -> None:
        """A value is no longer there."""
        if self._writes(what):
            self._facts.append(Ended(what))

    def lie(self, place: Place, before: Sequence[Any], after: Sequence[Any]) -> None:
        """Things lie there otherwise than before."""
        if not self._writes(place):
            return
        shorter = min(len(before), len(after))
        at = next((n for n in range(shorter) if _other(before[n], after[n])), shorter)
        most = shorter - at
        behind = next((n for n in range(most) if _other(before[-1 - n], after[-1 - n])), most)
        if gone := before[at : len(before) - behind]:
            self._facts.append(Went(place, at, len(gone)))
            self._gone = gone
        if come := after[at : len(after) - behind]:
            self._came(place, at, come)

    def _came(self, to: Place, onto: int, things: Sequence[Any]) -> None:
        """Things that come are those that went from elsewhere just now, or are new."""
        last = self._facts[-1] if self._facts else None
        if isinstance(last, Went) and self._gone == things:
            self._facts[-1] = Moved(last.of, last.at, last.n, to, onto)
        else:
            self._facts.append(Came(to, onto, tuple(map(written, things))))

    def _writes(self, place: Place) -> bool:
        return self._paper and place[0] not in UNWRITTEN


def _other(one: Any, two: Any) -> bool:
    """True for things that are not alike; words alike are one in memory or two, as they were read."""
    return one is not two and one != two


def written(value: Any) -> Plain:
    """A value as JSON holds it; a thing of ours names its kind."""
    if isinstance(value, tuple):
        return {TUPLE: [written(one) for one in value]}
    if isinstance(value, list):
        return [written(one) for one in value]
    if isinstance(value, Mapping):
        return {key: written(one) for key, one in value.items()}
    if is_sentence(value):
        return form(value)
    if not is_dataclass(value):
        return value
    kind = type(value)
    said = {name: one for name, one in vars(value).items() if one != getattr(kind, name, _UNSAID)}
    return {KIND: kind.__name__, **written(said)}
