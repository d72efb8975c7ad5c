"""Builds the Scenes and Traits of a scenario from the operations that it lists."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from companion.games.hope_inhumanity.cards.bonus import Bonus
from companion.games.hope_inhumanity.cards.card import Scene, Trait
from companion.games.hope_inhumanity.cards.effects import Effect
from companion.games.hope_inhumanity.cards.kinds import Mark, Terrain, Window
from companion.games.hope_inhumanity.scenarios.operations import MOST, NOTHING_TO_SAY, in_hand, on_scene
from companion.kit.scenario.parts import ScenarioPart

COPIES = 25
"""Scenes of a kind in each pile; the longest game draws no more."""
_OF_SCENES = ("hardship", "roll", "unavoidable", "tags", "effects", "callout")
_OF_QUESTIONS = ("acceptPrice", "refusePrice")
_SURPLUS = ("surplus", "margin")
_NO_ROLL = "no-humanity-roll"
BRANCHES = {
    "succeed": "succeed",
    "fail": "fail",
    "refuse": "refuse",
    "accept": "accept",
    "allRefuse": "all_refuse",
}
"""The branches of a Scene by their names in a scenario."""


def read_scene(part: ScenarioPart) -> Scene:
    """The Scene of a scenario; a rating that is printed is rolled for."""
    printed = part.part("hardship")
    rated = printed.value is not None
    part.fields(*_OF_SCENES, *(() if rated else _OF_QUESTIONS))
    roll, unavoidable, callout = part.maybe("roll"), part.maybe("unavoidable"), part.maybe("callout")
    if roll and roll.flag() is not rated:
        raise roll.fault("a Scene is rolled for exactly if its hardship is not null")
    tags, effects = _tags(part.maybe("tags"), rated), part.part("effects")
    return Scene(
        id="scene",
        title="(title of the Scene)",
        terrain=Terrain.ANY,
        callout=callout.text() if callout else "(callout of the Scene)",
        hardship=printed.number(0, MOST) if rated else None,
        unavoidable=bool(unavoidable and unavoidable.flag()),
        marks=frozenset(map(Mark, tags - {_NO_ROLL})),
        accept_price=_price("acceptPrice", part, effects),
        refuse_price=_price("refusePrice", part, effects),
        no_humanity_roll=_NO_ROLL in tags,
        bonus=tuple(_bonuses(effects.maybe("bonus"))),
        **_branches(effects, rated),
    )


def copies(scene: Scene, piles: Mapping[Terrain, int]) -> tuple[Scene, ...]:
    """The same kind of card in every pile, so that each draw yields it; `piles` sets other numbers."""
    return tuple(
        replace(scene, id=f"{terrain.name}-{number}", terrain=terrain)
        for terrain in Terrain
        for number in range(piles.get(terrain, COPIES))
    )


def read_trait(part: ScenarioPart) -> Trait:
    """A Trait with one effect, or several in a list."""
    part.fields("id", "effect", "effects")
    id_ = part.part("id").text()
    return Trait(id_, f"(title of {id_})", f"(text of {id_})", Window.ANYTIME, in_hand(part))


def plain_trait(id_: str) -> Trait:
    """A Trait that lies in a pile or a hand only to be counted."""
    return Trait(id_, f"(title of {id_})", f"(text of {id_})", Window.ANYTIME, NOTHING_TO_SAY)


def _tags(part: ScenarioPart | None, rated: bool) -> frozenset[str]:
    known = (*Mark, *(() if rated else (_NO_ROLL,)))
    return frozenset(part.words(known, "tag here")) if part else frozenset()


def _price(name: str, scene: ScenarioPart, effects: ScenarioPart) -> int:
    """A price stands on the Scene or among its effects, once."""
    here, there = scene.maybe(name), effects.maybe(name)
    if here and there:
        raise there.fault("this price stands on the Scene already")
    price = here or there
    return price.number(0, MOST) if price else 0


def _branches(part: ScenarioPart, rated: bool) -> dict[str, Any]:
    part.fields(
        *(("succeed", "fail", "bonus") if rated else ("accept", *_OF_QUESTIONS)), "refuse", "allRefuse"
    )
    return {name: _branch(part.maybe(branch)) for branch, name in BRANCHES.items()}


def _bonuses(part: ScenarioPart | None) -> Iterator[Bonus]:
    """The bonuses on top of Succeed, each with the number of surplus successes that it needs (HI-157)."""
    for entry in part.items() if part else ():
        surplus = entry.part("surplus", "margin").number(1, MOST)
        plain = {name: one.value for name, one in entry.entries().items() if name not in _SURPLUS}
        yield Bonus(surplus, on_scene(ScenarioPart(plain, entry.path)))


def _branch(part: ScenarioPart | None) -> tuple[Effect, ...]:
    listed = part.items() if part else []
    return tuple(on_scene(entry) for entry in listed)
