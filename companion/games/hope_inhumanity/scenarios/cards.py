"""The cards of a scenario: Scenes, Traits and named open cards, made of the operations that it lists."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from companion.games.hope_inhumanity.cards import effects as fx
from companion.games.hope_inhumanity.cards import pages
from companion.games.hope_inhumanity.cards.bonus import Bonus
from companion.games.hope_inhumanity.cards.card import (
    Mark,
    Personality,
    Relationship,
    Scene,
    Terrain,
    Trait,
    Window,
)
from companion.games.hope_inhumanity.cards.kinds import Which
from companion.games.hope_inhumanity.scenarios.parts import Part

MOST = 9
"""The largest number that an operation or a hardship may have."""
COPIES = 25
"""How many Scenes of a kind lie in each pile: as many as the longest game draws."""
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


def personality(id_: str, *sentences: str) -> Personality:
    """A Personality whose abilities are sentences of the phrasebook."""
    return Personality(id_, id_, f"({id_})", tuple(map(pages.PERSONALITY.read, sentences)))


def relationship(id_: str, *sentences: str) -> Relationship:
    """A Relationship whose abilities are sentences of the phrasebook."""
    return Relationship(id_, id_, f"({id_})", tuple(map(pages.RELATIONSHIP.read, sentences)))


PERSONALITIES: Mapping[str, Personality] = {
    card.id: card
    for card in (
        personality("plain"),
        personality(
            "Sociopath",
            "you start with 4 humanity",
            "you never have more than 4 humanity",
            "you lose humanity only by committing it",
        ),
        personality("Non-Violent", "in Scenes marked violence, your first 1 die fails"),
        personality("Squishy", "when a Scene marked gore is acted on, you lose 1 humanity"),
    )
}
"""The Personalities that a scenario may name (HI-268 to HI-274)."""

RELATIONSHIPS: Mapping[str, Relationship] = {
    card.id: card
    for card in (
        relationship("plain"),
        relationship("Mutual Disgust", "when you support the other, you lose 1 humanity"),
        relationship(
            "Parent and Child",
            "when the other acts on a rated Scene, you support with at least 1 die",
            "when you support the other, 1 humanity comes back to you after the Scene",
            "when the other is lost, you lose 2 humanity",
        ),
        relationship(
            "Best Friends Forever", "when both of you take part in a Scene, each of them gains 1 humanity"
        ),
    )
}
"""The Relationships that a scenario may name (HI-275 to HI-282)."""


def read_scene(part: Part) -> Scene:
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
    """The same kind of card in every pile, so that each draw yields it; so many in those that are named."""
    return tuple(
        replace(scene, id=f"{terrain.name}-{number}", terrain=terrain)
        for terrain in Terrain
        for number in range(piles.get(terrain, COPIES))
    )


def read_trait(part: Part) -> Trait:
    """A Trait with one effect, or several in a list."""
    part.fields("id", "effect", "effects")
    id_ = part.part("id").text()
    return Trait(id_, f"(title of {id_})", f"(text of {id_})", Window.ANYTIME, read_effects(part))


NOTHING_TO_SAY: tuple[fx.Effect, ...] = (fx.GainHope(1),)
"""What a card does that is there only to be counted; no step is expected to use it."""


def plain_trait(id_: str) -> Trait:
    """A Trait that lies in a pile or a hand only to be counted."""
    return Trait(id_, f"(title of {id_})", f"(text of {id_})", Window.ANYTIME, NOTHING_TO_SAY)


def read_effects(part: Part) -> tuple[fx.Effect, ...]:
    """What a card in hand does: `effect` is one operation, `effects` is a list of them."""
    one, several = part.maybe("effect"), part.maybe("effects")
    if (one is None) == (several is None):
        raise part.fault("either 'effect' or 'effects' stands here")
    if one and one.value is None:
        return NOTHING_TO_SAY
    listed = [one] if one else several.items() if several else []
    return tuple(_effect(entry, _IN_HAND, fx.Whom.CHOSEN) for entry in listed)


def _tags(part: Part | None, rated: bool) -> frozenset[str]:
    known = (*Mark, *(() if rated else (_NO_ROLL,)))
    return frozenset(part.words(known, "tag here")) if part else frozenset()


def _price(name: str, scene: Part, effects: Part) -> int:
    """A price stands on the Scene or among its effects, once."""
    here, there = scene.maybe(name), effects.maybe(name)
    if here and there:
        raise there.fault("this price stands on the Scene already")
    price = here or there
    return price.number(0, MOST) if price else 0


def _branches(part: Part, rated: bool) -> dict[str, Any]:
    part.fields(
        *(("succeed", "fail", "bonus") if rated else ("accept", *_OF_QUESTIONS)), "refuse", "allRefuse"
    )
    return {name: _branch(part.maybe(branch)) for branch, name in BRANCHES.items()}


def _bonuses(part: Part | None) -> Iterator[Bonus]:
    """What so many successes more than needed bring on top of Succeed (HI-157)."""
    for entry in part.items() if part else ():
        surplus = entry.part("surplus", "margin").number(1, MOST)
        plain = {name: one.value for name, one in entry.entries().items() if name not in _SURPLUS}
        yield Bonus(surplus, _effect(Part(plain, entry.path), _ON_SCENES, fx.Whom.EACH))


def _branch(part: Part | None) -> tuple[fx.Effect, ...]:
    listed = part.items() if part else []
    return tuple(_effect(entry, _ON_SCENES, fx.Whom.EACH) for entry in listed)


_Maker = Callable[[Part, fx.Whom], fx.Effect]


def _effect(part: Part, known: Mapping[str, _Maker], whom: fx.Whom) -> fx.Effect:
    op = part.part("op").word(known, "operation here")
    return known[op](part, whom)


def _change(part: Part) -> int:
    number = part.fields("op", "n").part("n")
    if number.number(-MOST, MOST) == 0:
        raise number.fault("an effect changes something; 0 changes nothing")
    return number.number(-MOST, MOST)


def _humanity(part: Part, whom: fx.Whom) -> fx.Effect:
    n = _change(part)
    return fx.GainHumanity(whom, n) if n > 0 else fx.LoseHumanity(whom, -n)


def _hunger(part: Part, whom: fx.Whom) -> fx.Effect:
    n = _change(part)
    return fx.SufferHunger(whom, n) if n > 0 else fx.EaseHunger(whom, -n)


def _harm(part: Part, whom: fx.Whom) -> fx.Effect:
    n = _change(part)
    return fx.SufferHarm(whom, n) if n > 0 else fx.EaseHarm(whom, -n)


def _hope(part: Part, _whom: fx.Whom) -> fx.Effect:
    n = _change(part)
    return fx.GainHope(n) if n > 0 else fx.LoseHope(-n)


def _hardship(part: Part, _whom: fx.Whom) -> fx.Effect:
    return fx.ChangeHardship(_change(part))


def _hunted(part: Part, _whom: fx.Whom) -> fx.Effect:
    n = _change(part)
    return fx.GainHunted(n) if n > 0 else fx.LoseHunted(-n)


def _asset(part: Part, _whom: fx.Whom) -> fx.Effect:
    part.part("id").text()
    return fx.DrawAsset()


def _prevent_hunger(part: Part, whom: fx.Whom) -> fx.Effect:
    return fx.SpareHunger(whom, _steps(part))


def _prevent_harm(part: Part, whom: fx.Whom) -> fx.Effect:
    return fx.SpareHarm(whom, _steps(part))


def _reroll(part: Part, _whom: fx.Whom) -> fx.Effect:
    part.fields("op")
    return fx.RollAgain(Which.ANY)


def _steps(part: Part) -> int:
    n = part.fields("op", "n").maybe("n")
    return n.number(1, MOST) if n else 1


_ANYWHERE: Mapping[str, _Maker] = {
    "humanity": _humanity,
    "hunger": _hunger,
    "harm": _harm,
    "hope": _hope,
    "hunted": _hunted,
}
_ON_SCENES: Mapping[str, _Maker] = {**_ANYWHERE, "asset": _asset}
_IN_HAND: Mapping[str, _Maker] = {
    **_ANYWHERE,
    "hardship": _hardship,
    "reroll": _reroll,
    "prevent hunger": _prevent_hunger,
    "prevent harm": _prevent_harm,
}
