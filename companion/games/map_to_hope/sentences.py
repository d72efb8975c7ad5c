"""Sentences of card files: the closed forms of the catalogue."""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.games.map_to_hope.cards import Holds, On, Op, Skill, Whom
from companion.kit.scenario.parts import ScenarioPart

KINDS = ("Item", "Ally", "Boost", "any")
UNTIL = ("test", "day")
LINKS = ("until", "of", "from")
"""Words that only make a sentence readable."""
EFFECTS = (
    *("time +1", "time -1", "damage 1", "damage -1", "radiation 1", "radiation -1", "skill +2 force"),
    *("skill +1 until day", "draw 1", "discard 1", "take back 1", "lose card 1 Item", "scout 1", "foresee"),
    *("choose draw 1 or damage -1", "damage 1 all", "time +1 partner", "eliminate"),
)
HOLDING = (
    *("skill +2 force", "skill +1", "cost -1 of move", "cost -1 of interact", "daily time -1"),
    *("shield 1 from damage", "shield 1 from radiation", "fate floor -2", "draw bonus 1"),
)
TRIGGERS = tuple(f"on {on} draw 1" for on in On)
LEVELS = ("once damage 1", "skill -1", "daily time -1", "on day damage 1", "nothing")
"""Examples of each kind of sentence, to be picked instead of typed."""
Form = dict[str, Any]


def sentences(part: ScenarioPart | None) -> list[ScenarioPart]:
    """The sentences of a line, of which there may be one or several."""
    if part is None:
        return []
    return part.items() if isinstance(part.value, list) else [part]


def effects(part: ScenarioPart | None) -> list[Form]:
    """Effects by sentence. Raises Misread."""
    return [one for sentence in sentences(part) for one in _effects(sentence, sentence.text())]


def holding(part: ScenarioPart | None) -> list[Form]:
    """Lasting rules by sentence. Raises Misread."""
    return [_holds(sentence, sentence.text().split()) for sentence in sentences(part)]


def triggers(part: ScenarioPart | None) -> list[Form]:
    """Triggers by sentence. Raises Misread."""
    return [_trigger(sentence, sentence.text()) for sentence in sentences(part)]


def level(part: ScenarioPart) -> Form:
    """A level of Radiation: what it does once, what holds, what happens by itself. Raises Misread."""
    found: dict[str, list[Form]] = {"once": [], "always": [], "when": []}
    for sentence in sentences(part):
        text = sentence.text()
        if text.startswith("once "):
            found["once"] += _effects(sentence, text.removeprefix("once "))
        elif text.startswith("on "):
            found["when"].append(_trigger(sentence, text))
        elif text != "nothing":
            found["always"].append(_holds(sentence, text.split()))
    return dict(found)


def _effects(part: ScenarioPart, text: str) -> Iterator[Form]:
    before, choose, chosen = text.partition("choose ")
    if before := before.removesuffix(" and ").strip():
        yield from (_said(part, one.split(), tuple(Op), "effect") for one in before.split(" and "))
    if choose:
        first, _, second = chosen.partition(" or ")
        yield {"op": "choose", "of": [list(_effects(part, first)), list(_effects(part, second))]}


def _trigger(part: ScenarioPart, text: str) -> Form:
    on, _, do = text.removeprefix("on ").partition(" ")
    return {"on": on, "do": list(_effects(part, do))}


def _holds(part: ScenarioPart, words: list[str]) -> Form:
    return _said(part, words, tuple(Holds), "thing that holds")


def _said(part: ScenarioPart, words: list[str], ops: tuple[str, ...], what: str) -> Form:
    """An operation of one or two words, and what is said of it."""
    op = next((one for one in (" ".join(words[:2]), *words[:1]) if one in ops), None)
    if op is None:
        raise part.fault(f"{' '.join(words)!r} is no {what}; allowed: {', '.join(ops)}")
    form: Form = {"op": str(op)}
    previous = ""
    for word in words[len(op.split()) :]:
        if word not in LINKS:
            form |= _detail(part, word, previous)
        previous = word
    return form


def _detail(part: ScenarioPart, word: str, previous: str) -> Form:
    if word.lstrip("+-").isdigit():
        return {"n": int(word)}
    if previous in {"of", "from"}:
        return {previous: word}
    for name, known in _WORDS.items():
        if word in known:
            return {name: word}
    raise part.fault(f"the word {word!r} is not understood here")


_WORDS: Mapping[str, tuple[str, ...]] = {
    "until": UNTIL,
    "skill": tuple(one for one in Skill if one is not Skill.ANY),
    "whom": tuple(Whom),
    "kind": KINDS,
}
