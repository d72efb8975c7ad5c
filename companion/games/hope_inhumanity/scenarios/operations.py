"""Reads the operations of a scenario's card; each becomes an effect of the real game."""

from collections.abc import Callable, Mapping

from companion.games.hope_inhumanity.cards.effects import Effect
from companion.games.hope_inhumanity.cards.effects.cards import DrawAsset
from companion.games.hope_inhumanity.cards.effects.dice import RollAgain
from companion.games.hope_inhumanity.cards.effects.fortunes import (
    EaseHarm,
    EaseHunger,
    GainHope,
    GainHumanity,
    GainHunted,
    LoseHope,
    LoseHumanity,
    LoseHunted,
    SpareHarm,
    SpareHunger,
    SufferHarm,
    SufferHunger,
)
from companion.games.hope_inhumanity.cards.effects.plain import Plain
from companion.games.hope_inhumanity.cards.effects.scenes import ChangeHardship
from companion.games.hope_inhumanity.cards.kinds import Which
from companion.games.hope_inhumanity.cards.whom import Whom
from companion.kit.scenario.parts import ScenarioPart

MOST = 9
"""The largest number that an operation or a hardship may have."""
NOTHING_TO_SAY: tuple[Plain, ...] = (GainHope(1),)
"""Effects of a card that only counts; no step is expected to use it."""


def on_scene(part: ScenarioPart) -> Plain:
    """The effect of an operation of a Scene, for each seat that receives its branch. Raises Misread."""
    return _effect(part, _ON_SCENES, Whom.EACH)


def in_hand(part: ScenarioPart) -> tuple[Effect, ...]:
    """The effects of a card in hand on its target: one `effect`, or several `effects`. Raises Misread."""
    one, several = part.maybe("effect"), part.maybe("effects")
    if (one is None) == (several is None):
        raise part.fault("either 'effect' or 'effects' stands here")
    if one and one.value is None:
        return NOTHING_TO_SAY
    listed = [one] if one else several.items() if several else []
    return tuple(_effect(entry, _IN_HAND, Whom.CHOSEN) for entry in listed)


_Maker = Callable[[ScenarioPart, Whom], Plain]


def _effect(part: ScenarioPart, known: Mapping[str, _Maker], whom: Whom) -> Plain:
    op = part.part("op").word(known, "operation here")
    return known[op](part, whom)


def _change(part: ScenarioPart) -> int:
    number = part.fields("op", "n").part("n")
    if number.number(-MOST, MOST) == 0:
        raise number.fault("an effect changes something; 0 changes nothing")
    return number.number(-MOST, MOST)


def _of_each(more: Callable[[Whom, int], Plain], less: Callable[[Whom, int], Plain]) -> _Maker:
    return lambda part, whom: more(whom, n) if (n := _change(part)) > 0 else less(whom, -n)


def _of_all(more: Callable[[int], Plain], less: Callable[[int], Plain]) -> _Maker:
    return lambda part, _whom: more(n) if (n := _change(part)) > 0 else less(-n)


def _spared(kind: Callable[[Whom, int], Plain]) -> _Maker:
    return lambda part, whom: kind(whom, n.number(1, MOST) if (n := part.fields("op", "n").maybe("n")) else 1)


def _asset(part: ScenarioPart, _whom: Whom) -> Plain:
    part.part("id").text()
    return DrawAsset()


def _reroll(part: ScenarioPart, _whom: Whom) -> Plain:
    part.fields("op")
    return RollAgain(Which.ANY)


_ANYWHERE: Mapping[str, _Maker] = {
    "humanity": _of_each(GainHumanity, LoseHumanity),
    "hunger": _of_each(SufferHunger, EaseHunger),
    "harm": _of_each(SufferHarm, EaseHarm),
    "hope": _of_all(GainHope, LoseHope),
    "hunted": _of_all(GainHunted, LoseHunted),
}
_ON_SCENES: Mapping[str, _Maker] = {**_ANYWHERE, "asset": _asset}
_IN_HAND: Mapping[str, _Maker] = {
    **_ANYWHERE,
    "hardship": lambda part, _whom: ChangeHardship(_change(part)),
    "reroll": _reroll,
    "prevent hunger": _spared(SpareHunger),
    "prevent harm": _spared(SpareHarm),
}
