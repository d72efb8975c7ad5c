"""What the sentences of a card would do, as far as a bot understands them; the rest it leaves out."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.games.hope_inhumanity.bots.worth import Lot, Prospect
from companion.games.hope_inhumanity.cards import effects as fx
from companion.games.hope_inhumanity.state import DICE, WORST


@dataclass(frozen=True)
class Parts:
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
        if whom in _MANY:
            seats: Collection[str] = getattr(self, _MANY[whom])
            return seats
        return (getattr(self, whom.name.lower()),)


_MANY = {fx.Whom.EACH: "each", fx.Whom.SUPPORTERS: "supporters", fx.Whom.REFUSERS: "refusers"}


def after(prospect: Prospect, effects: Sequence[Any], parts: Parts) -> Prospect:
    """The prospect once these effects have happened to those who are meant."""
    if not effects:
        return prospect
    lots, hope = dict(prospect.lots), prospect.hope
    for effect in effects:
        change = _CHANGES.get(type(effect))
        if change is None:
            hope = _hope(hope, effect)
        else:
            for seat in parts.meant(effect.whom, lots.keys()):
                if seat in lots:
                    lots[seat] = change(lots[seat], effect.n)
    return Prospect(lots, hope)


def _hope(hope: int, effect: Any) -> int:
    match effect:
        case fx.GainHope(n):
            return min(DICE, hope + n)
        case fx.LoseHope(n):
            return max(0, hope - n)
        case _:
            return hope


def _lose_humanity(lot: Lot, n: int) -> Lot:
    return lot if lot.stoic else lot._replace(humanity=lot.humanity - n)


def _ease_hunger(lot: Lot, n: int) -> Lot:
    return lot if lot.hunger > WORST else lot._replace(hunger=max(0, lot.hunger - n))


def _ease_harm(lot: Lot, n: int) -> Lot:
    return lot if lot.harm >= WORST else lot._replace(harm=max(0, lot.harm - n))


_CHANGES: Mapping[type[Any], Callable[[Lot, int], Lot]] = {
    fx.GainHumanity: lambda lot, n: lot._replace(humanity=min(lot.most, lot.humanity + n)),
    fx.LoseHumanity: _lose_humanity,
    fx.SufferHunger: lambda lot, n: lot._replace(hunger=lot.hunger + n),
    fx.EaseHunger: _ease_hunger,
    fx.SufferHarm: lambda lot, n: lot._replace(harm=lot.harm + n),
    fx.EaseHarm: _ease_harm,
}
