"""Reads the sentence of a `leakTest` strictly and carries the test out."""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import product

from companion.games.hope_inhumanity.scenarios import variations
from companion.games.hope_inhumanity.scenarios.cards import BRANCHES
from companion.games.hope_inhumanity.scenarios.given import Given
from companion.kit.scenario.interpreter import Hold, Rehearsal
from companion.kit.scenario.parts import ScenarioPart

FORM = re.compile(
    r"repeat with (?P<what>.+): everything (?P<who>.+) receives? up to step (?P<n>\d+) is identical"
)
HELP = (
    "repeat with hardship 0, 1, 5 and other effects: "
    "everything B, C and the table screen receive up to step 6 is identical"
)
CLAUSES = {
    "hardship": re.compile(r"hardship (?P<n>\d+(?:, \d+)*(?:,? (?:and|or) \d+)?)"),
    "effects": re.compile(r"other effects"),
    "unavoidable": re.compile(r"(?:and|or) without unavoidable|unavoidable (?:true|false)"),
    "traits": re.compile(r"other traits"),
}
"""Secrets that may be changed, each as the sentence names it; commas and “and” stand between them."""
SCREENS = ("the table screen", "the LED strip")

Change = tuple[str, Callable[[Given], Given]]


def leak_test(part: ScenarioPart, given: Given, steps: int) -> Hold:
    """The test that the sentence asks for. Raises Misread."""
    match = FORM.fullmatch(part.text())
    if not match or int(match["n"]) > steps:
        raise part.fault(f"this is not understood, or there is no such step; it reads like: {HELP}")
    viewers = tuple(_viewer(part, name, given) for name in re.split(", | and ", match["who"]))
    theirs = {card.id for viewer in viewers for card in given.traits.get(viewer, ())}
    axes = tuple(_axes(match["what"], set(given.trait_ids) - theirs))
    if not axes:
        raise part.fault(f"what to repeat with is not understood; it reads like: {HELP}")
    return lambda rehearsal: _search(rehearsal, axes, viewers, int(match["n"]))


def _search(
    rehearsal: Rehearsal, axes: tuple[tuple[Change, ...], ...], viewers: tuple[str, ...], until: int
) -> Iterator[str]:
    """Reports each viewer that could tell the difference, with the first step after which it could."""
    for changes in product(*axes) if until < len(rehearsal.shown.moments) else ():
        name, other = ", ".join(filter(None, (what for what, _ in changes))), rehearsal.given
        for _, change in changes:
            other = change(other)
        repeated = rehearsal.again(other, until)
        yield from (f"leakTest: {name}: {fault}" for fault in repeated.faults)
        for viewer in viewers if not repeated.faults else ():
            step = next((n for n in range(until + 1) if rehearsal.differs(repeated, viewer, n)), None)
            if step is not None:
                yield f"leakTest: {viewer} could tell {name} after step {step}"


def _axes(what: str, traits: set[str]) -> Iterator[tuple[Change, ...]]:
    """One axis for each clause, if the sentence holds clauses and nothing else.

    `traits` are those that no viewer holds.
    """
    left, found = what, []
    for name, clause in CLAUSES.items():
        match = clause.search(left)
        if match:
            left = left.replace(match[0], "", 1)
            found.append(tuple(_changes(name, match[0], traits)))
    yield from found if not re.sub(r",|\band\b|\s", "", left) else ()


def _changes(name: str, said: str, traits: set[str]) -> Iterable[Change]:
    if name == "hardship":
        return [_rating(int(number)) for number in re.findall(r"\d+", said)]
    return [
        ("", lambda same: same),
        {
            "effects": ("other effects", _other_effects),
            "unavoidable": ("the unavoidable mark", _flipped),
            "traits": ("other traits", _other_traits(traits)),
        }[name],
    ]


def _rating(number: int) -> Change:
    return f"hardship {number}", lambda given: variations.with_hardship(given, number)


def _other_effects(given: Given) -> Given:
    return variations.with_other_effects(given, *BRANCHES.values())


def _flipped(given: Given) -> Given:
    return next(variations.of("unavoidable", given))


def _other_traits(traits: set[str]) -> Callable[[Given], Given]:
    def change(other: Given) -> Given:
        for trait in traits:
            other = variations.with_other_trait(other, trait)
        return other

    return change


def _viewer(part: ScenarioPart, name: str, given: Given) -> str:
    if name in given.players:
        return name
    if name in SCREENS:
        return SCREENS[0]
    known = ", ".join((*given.players, *SCREENS))
    raise part.fault(f"{name!r} is no viewer; allowed: {known}")
