"""The measured effects in lines for people."""

from collections import Counter
from collections.abc import Iterator

from companion.analysis.card_impact import CardImpact, ComparedSide, Weight

FEWEST = 20
"""Cards that came less often are left out of the lines: what they did says nothing yet."""
SHOWN = 8
FEW = 6
"""The most cards for which a kind of start card is listed completely."""
ALIKE = 0.95
"""A choice that is taken so often is none."""


def lines(scales: CardImpact) -> Iterator[str]:
    """Results by number of players, then the effect of each card."""
    for seats, side in sorted(scales.sides.items()):
        yield from _side(seats, side)
    known = [weight for weight in scales.weights() if weight.times >= FEWEST]
    yield from _begun_with([weight for weight in known if weight.card in scales.first])
    yield "Cards that change most how games end (in points of the share of games won)"
    yield from map(_effect, sorted(known, key=lambda one: -abs(one.effect))[:SHOWN])
    for name, of in sorted(scales.factions.items()):
        yield from _of_faction(name, of)
    for counter in sorted({name for one in known for name in one.counts}):
        yield from _deciding(known, counter)
    yield from _alike(known)


def _begun_with(known: list[Weight]) -> Iterator[str]:
    """Effects of the start cards, for kinds with few of them."""
    kinds = Counter(weight.card[0] for weight in known)
    if shown := [weight for weight in known if kinds[weight.card[0]] <= FEW]:
        yield "What people begin with, and what it changes"
        yield from map(_effect, sorted(shown, key=lambda one: (one.card[0], -one.effect)))
        yield ""


def _side(seats: int, side: ComparedSide) -> Iterator[str]:
    share = side.share
    yield f"{seats} players: {share.rate:.1%} of {share.games} games won (± {share.error:.1%})"
    for name, counter in sorted(side.counts.items()):
        yield f"  {name:<10}{counter.line(share.games)}"
        yield "            " + _run({of: n / share.games for of, n in sorted(counter.rounds.items())})
    for name, run in side.courses().items():
        yield f"  {name:<10}" + _run(run)
    for (kind, name), one in sorted(side.shares.items()):
        yield f"  {kind:<10}{name}: {one.rate:.1%} of {one.games} (± {one.error:.1%})"
    yield ""


def _of_faction(name: str, of: CardImpact) -> Iterator[str]:
    """The cards that are sure to change how often a faction wins, those that change most first."""
    found = [
        weight for weight in of.weights() if weight.times >= FEWEST and abs(weight.effect) > weight.error
    ]
    if found:
        yield ""
        yield f"Cards that decide for {name} (in points of the share of games that it wins)"
        yield from map(_effect, sorted(found, key=lambda one: -abs(one.effect))[:SHOWN])


def _run(by_round: dict[int, float]) -> str:
    return ", ".join(f"{amount:.2f} in round {of}" for of, amount in by_round.items())


def _effect(weight: Weight) -> str:
    points, error = 100 * weight.effect, 100 * weight.error
    return f"  {points:+5.1f} ± {error:.1f}  {_name(weight)}, {weight.times} times"


def _name(weight: Weight) -> str:
    return " ".join(weight.card)


def _deciding(known: list[Weight], counter: str) -> Iterator[str]:
    def often(weight: Weight) -> float:
        return weight.counts.get(counter, 0) / weight.times

    found = [one for one in sorted(known, key=often, reverse=True)[:SHOWN] if often(one)]
    if found:
        yield ""
        yield f"Cards with most {counter} (for every hundred times that it came)"
        yield from (f"  {100 * often(one):5.1f}  {_name(one)}" for one in found)


def _alike(known: list[Weight]) -> Iterator[str]:
    """The cards about which there is nothing to think: everybody chooses the same."""
    for choice in sorted({choice for one in known for choice in one.chosen}):
        found = [one for one in known if _share(one, choice) >= ALIKE]
        if found:
            yield ""
            yield f"Cards for which the choice is always “{choice}”"
            yield from (f"  {_name(one)}" for one in sorted(found))


def _share(weight: Weight, choice: str) -> float:
    taken = sum(weight.chosen.values())
    return weight.chosen.get(choice, 0) / taken if taken >= FEWEST else 0.0
