"""Hope's End by its rules: features, scores, safe tiles, places and things (HE-007 to HE-086)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from companion.engine.answers import Answer

STEP = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
ROUND = "nesw"
Place = tuple[int, int]
Node = tuple[Place, str]


@cache
def turned(side: str, turn: int) -> str:
    return ROUND[(ROUND.index(side) + turn) % 4]


@cache
def beyond(place: Place, side: str) -> Node:
    """The place beyond a side, and the side of it that faces here."""
    return (place[0] + STEP[side][0], place[1] + STEP[side][1]), turned(side, 2)


@cache
def letters(printed: str, turn: int) -> Mapping[str, str]:
    """The letters at the sides of a tile that is turned so far."""
    return {turned(side, turn): letter for side, letter in zip(ROUND, printed, strict=True)}


def edges(lying: Any) -> Mapping[str, str]:
    """The letters at the sides of a tile as it lies; a ruined one is slum."""
    return letters("ssss" if lying.ruined else lying.tile.edges, lying.turn)


class Feature:
    """What belongs together, and whether it is complete."""

    def __init__(self, tiles: set[Place], complete: bool) -> None:
        self.tiles, self.complete = tiles, complete


def pieces(place: Place, lying: Any) -> Iterator[tuple[list[Node], bool]]:
    """The buildings and roads on one tile: their open sides, and if a road just stops."""
    if lying.ruined:
        return
    sides = {letter: [s for s in ROUND if edges(lying)[s] == letter] for letter in "br"}
    for group in lying.tile.buildings:
        yield [(place, turned(side, lying.turn)) for side in group], False
    if lying.tile.road == "through":
        yield [(place, side) for side in sides["r"]], False
    else:
        for side in sides["r"]:
            yield [(place, side)], lying.tile.road == "nothing"


def features(town: Any) -> list[Feature]:
    """All features of a town, by following each side to the next tile."""
    of_node: dict[Node, int] = {}
    groups: list[tuple[list[Node], bool]] = []
    for place, lying in town.items():
        for nodes, stops in pieces(place, lying):
            of_node |= dict.fromkeys(nodes, len(groups))
            groups.append((nodes, stops))
    found, seen = [], set[int]()
    for first in range(len(groups)):
        if first in seen:
            continue
        found.append(_followed(first, groups, of_node, seen))
    return [*found, *_barracks(town)]


def _followed(first: int, groups: Any, of_node: dict[Node, int], seen: set[int]) -> Feature:
    todo, tiles, complete = [first], set[Place](), True
    seen.add(first)
    while todo:
        nodes, stops = groups[todo.pop()]
        complete = complete and not stops
        for place, side in nodes:
            tiles.add(place)
            other = of_node.get(beyond(place, side))
            if other is None:
                complete = False
            elif other not in seen:
                seen.add(other)
                todo.append(other)
    return Feature(tiles, complete)


def _barracks(town: Any) -> Iterator[Feature]:
    for (x, y), lying in town.items():
        if lying.tile.barracks and not lying.ruined:
            around = {(x + a, y + b) for a in (-1, 0, 1) for b in (-1, 0, 1)}
            complete = around <= set(town)
            kept = {place for place in around if place in town and not town[place].ruined}
            yield Feature(kept if complete else {(x, y)}, complete)


class HopesEndModel:
    """The town on paper."""

    def __init__(self, state: Any) -> None:
        self.cards = self._morality(state)
        self.town: Any = None

    def follow(self, before: Any, answer: Answer, after: Any) -> None:
        """Compares what can be counted; scores and places where the town or the hand has changed."""
        there = after.state
        lying = len(there.town) + sum(map(len, there.piles)) + there.out
        assert lying + (there.hand is not None) + len(there.others) == 144
        assert self._morality(there) == self.cards
        assert there.ruined == sum(one.ruined for one in there.town.values())
        self._who(before, answer)
        if there.town is not self.town:
            self.town = there.town
            self._scores(there)
        if there.hand is not None and there.hand is not before.state.hand:
            self._places(there)

    @staticmethod
    def _morality(state: Any) -> Counter[str]:
        held = [one.card for each in state.citizens for one in each.cards]
        reading = [state.reading] if state.reading else []
        return Counter([*held, *reading, *state.morality_deck, *state.morality_discard])

    def _who(self, before: Any, answer: Answer) -> None:
        state = before.state
        if answer.question == "ruin":
            assert answer.seat != state.ruins[0].seat
        elif answer.question in {"draw", "place", "answer", "read"}:
            assert answer.seat == state.active

    def _scores(self, state: Any) -> None:
        points, safe, exposed = Counter[Place](), set[Place](), set[Place]()
        for one in features(state.town):
            if one.complete:
                points.update(dict.fromkeys(one.tiles, 3))
            (safe if one.complete else exposed).update(one.tiles)
        for each in state.citizens:
            own = [at for at, one in state.town.items() if one.owner == each.seat.id and not one.ruined]
            assert state.score(each.seat.id) == sum(points[at] or 1 for at in own) + each.points
            weak = {at for at in own if at not in safe or at in exposed}
            assert set(state.ruinable(each.seat.id)) == weak

    def _places(self, state: Any) -> None:
        beside = {beyond(at, side)[0] for at in state.town for side in ROUND} - set(state.town)
        fits = set()
        for place in beside:
            for turn in range(4):
                shown = letters(state.hand.edges, turn)
                if all(self._meets(state.town, place, side, letter) for side, letter in shown.items()):
                    fits.add((*place, turn))
        assert {*state.legal} == fits

    @staticmethod
    def _meets(town: Any, place: Place, side: str, letter: str) -> bool:
        other, facing = beyond(place, side)
        return other not in town or edges(town[other])[facing] == letter
