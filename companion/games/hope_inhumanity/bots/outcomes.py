"""What the sentences of a card would do, as far as a bot understands them; the rest it leaves out."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from companion.engine.frozen import replace
from companion.games.hope_inhumanity.bots.worth import Lot, Prospect
from companion.games.hope_inhumanity.cards import effects as fx
from companion.games.hope_inhumanity.state import DICE, WORST


class Parts(NamedTuple):
    """Who would be meant: `each` are the receivers of the branch."""

    acting: str = ""
    each: Collection[str] = ()
    supporters: Collection[str] = ()
    refusers: Collection[str] = ()
    you: str = ""
    other: str = ""
    chosen: str = ""

    def meant(self, whom: fx.Whom, everyone: Collection[str]) -> Collection[str]:
        """The seats that the word means."""
        if whom is fx.Whom.EVERYONE:
            return everyone
        seats: str | Collection[str] = getattr(self, _FIELDS[whom])
        return (seats,) if isinstance(seats, str) else seats


_FIELDS = {whom: whom.name.lower() for whom in fx.Whom}
Change = Callable[[Lot, int], Lot]
Befalling = tuple[Sequence[Any], Parts]
"""The sentences of a card or of a branch, and who would be meant."""


def after(prospect: Prospect, *befalling: Befalling) -> Prospect:
    """The prospect once all this has happened, one sentence after another."""
    lots = dict(prospect.lots)
    for effects, parts in befalling:
        for effect in effects:
            change = _CHANGES.get(type(effect))
            if change is None:
                prospect = _to_the_group(prospect, effect)
            else:
                for seat in parts.meant(effect.whom, lots.keys()):
                    if seat in lots:
                        lots[seat] = _changed(lots[seat], change, getattr(effect, "n", 1))
    return replace(prospect, lots=lots)


@lru_cache(maxsize=4096)
def _changed(lot: Lot, change: Change, n: int) -> Lot:
    return change(lot, n)


def _to_the_group(prospect: Prospect, effect: Any) -> Prospect:
    match effect:
        case fx.GainHope(n):
            return replace(prospect, hope=min(DICE, prospect.hope + n))
        case fx.LoseHope(n):
            return replace(prospect, hope=max(0, prospect.hope - n))
        case fx.GainHunted(n):
            return replace(prospect, hunted=prospect.hunted + n)
        case fx.LoseHunted(n):
            return replace(prospect, hunted=max(0, prospect.hunted - n))
        case _:
            luck = _LUCK.get(type(effect), 0.0) * getattr(effect, "n", 1)
            return replace(prospect, luck=prospect.luck + luck)


def _lose_humanity(lot: Lot, n: int) -> Lot:
    return lot if lot.stoic else lot._replace(humanity=lot.humanity - n)


def _ease_hunger(lot: Lot, n: int) -> Lot:
    return lot if lot.hunger > WORST else lot._replace(hunger=max(0, lot.hunger - n))


def _ease_harm(lot: Lot, n: int) -> Lot:
    return lot if lot.harm >= WORST else lot._replace(harm=max(0, lot.harm - n))


def _suffer_hunger(lot: Lot, n: int) -> Lot:
    spared = min(n, lot.spared_hunger)
    lot = lot._replace(hunger=lot.hunger + n - spared, spared_hunger=lot.spared_hunger - spared)
    return lot._replace(hunger=WORST, cheats=lot.cheats - 1) if lot.hunger > WORST and lot.cheats else lot


def _suffer_harm(lot: Lot, n: int) -> Lot:
    spared = min(n, lot.spared_harm)
    lot = lot._replace(harm=lot.harm + n - spared, spared_harm=lot.spared_harm - spared)
    return lot._replace(harm=WORST, cheats=lot.cheats - 1) if lot.harm > WORST and lot.cheats else lot


_LUCK: Mapping[type[Any], float] = {
    fx.DrawAsset: 1.0,
    fx.LoseAsset: -0.8,
    fx.LoseGroupAsset: -0.8,
    fx.RefillAssets: 0.5,
    fx.RefillGroupAssets: 0.5,
}
"""What it is worth to the group, once or for each step."""
_CHANGES: Mapping[type[Any], Change] = {
    fx.GainHumanity: lambda lot, n: lot._replace(humanity=min(lot.most, lot.humanity + n)),
    fx.LoseHumanity: _lose_humanity,
    fx.SufferHunger: _suffer_hunger,
    fx.EaseHunger: _ease_hunger,
    fx.SufferHarm: _suffer_harm,
    fx.EaseHarm: _ease_harm,
    fx.SpareHunger: lambda lot, n: lot._replace(spared_hunger=lot.spared_hunger + n),
    fx.SpareHarm: lambda lot, n: lot._replace(spared_harm=lot.spared_harm + n),
    fx.CheatDeath: lambda lot, n: lot._replace(cheats=lot.cheats + n),
}
