"""Effects of card sentences as far as a bot models them; others count as nothing."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, get_args

from companion.engine.frozen import recent
from companion.games.hope_inhumanity.bots.worth import Lot, Prospect
from companion.games.hope_inhumanity.cards.effects.cards import (
    DiscardTraits,
    DrawAsset,
    DrawTraits,
    GetAsset,
    HandOverAsset,
    HandOverTrait,
    LoseAsset,
    LoseGroupAsset,
    RefillAssets,
    RefillGroupAssets,
)
from companion.games.hope_inhumanity.cards.effects.conditions import Condition
from companion.games.hope_inhumanity.cards.effects.fortunes import (
    CheatDeath,
    EaseHarm,
    EaseHunger,
    GainHope,
    GainHumanity,
    GainHunted,
    LoseHope,
    LoseHumanity,
    LoseHunted,
    Perish,
    SitOut,
    SpareHarm,
    SpareHunger,
    SufferHarm,
    SufferHunger,
)
from companion.games.hope_inhumanity.cards.effects.later import Pick, RollTable
from companion.games.hope_inhumanity.cards.effects.scenes import PeekScenes
from companion.games.hope_inhumanity.cards.whom import Whom
from companion.games.hope_inhumanity.state import Errand, HopeInhumanityState
from companion.games.hope_inhumanity.survivor import DICE, WORST


class Parts(NamedTuple):
    """Receivers of a sentence: `each` are those of the branch."""

    acting: str = ""
    each: Collection[str] = ()
    supporters: Collection[str] = ()
    refusers: Collection[str] = ()
    you: str = ""
    other: str = ""
    chosen: str = ""
    accepters: Collection[str] = ()
    left: str = ""

    def meant(self, whom: Whom, lots: Mapping[str, Lot]) -> Collection[str]:
        """The seats that the word means, as everybody stands."""
        if whom is Whom.EVERYONE:
            return lots
        if whom in _SO:
            return [seat for seat in self.each if seat in lots and _SO[whom](lots[seat])]
        if whom in _ONE_OF_THEM:
            return list(self.each)[:1]
        if whom is Whom.PARTICIPANTS:
            return (self.acting, *self.supporters)
        seats: str | Collection[str] = getattr(self, _FIELDS.get(whom, "left"))
        return (seats,) if isinstance(seats, str) else seats


_FIELDS = {
    Whom.ACTING: "acting",
    Whom.EACH: "each",
    Whom.SUPPORTERS: "supporters",
    Whom.REFUSERS: "refusers",
    Whom.ACCEPTERS: "accepters",
    Whom.YOU: "you",
    Whom.OTHER: "other",
    Whom.VICTIM: "other",
    Whom.CHOSEN: "chosen",
}
_SO: Mapping[Whom, Callable[[Lot], bool]] = {
    Whom.HUNGRY: lambda lot: lot.hunger > 0,
    Whom.STARVING: lambda lot: lot.hunger >= WORST,
    Whom.HURT: lambda lot: lot.harm > 0,
    Whom.CRIPPLED: lambda lot: lot.harm >= WORST,
    Whom.UNSCATHED: lambda lot: not (lot.hunger or lot.harm),
    Whom.EMPTY: lambda lot: lot.humanity <= 0,
}
_ONE_OF_THEM = frozenset({Whom.LEAST, Whom.RANDOM})
"""Approximates a random receiver by the first."""
_CONDITIONS: tuple[type[Any], ...] = get_args(Condition)
"""A bot reckons with what is behind a condition as if it were met, with the half of a die that is likelier,
and, until it picks itself, with the first of two."""
FACES = 6
Change = Callable[[Any, int], Any]
"""A lot, or the group, after `n` steps."""
Befalling = tuple[Sequence[Any], Parts]
"""The sentences of a card or of a branch, and who would be meant."""


def parts_of(state: HopeInhumanityState, errand: Errand) -> Parts:
    """Receivers of a pending sentence."""
    playing = state.playing
    supporters = tuple(set(playing.stakes) - {state.active}) if playing else ()
    refused, accepted = (playing.refused, playing.accepted) if playing else ((), ())
    you, other, chosen = (seat or "" for seat in (errand.you, errand.other, errand.chosen))
    return Parts(state.active, errand.each, supporters, refused, you, other, chosen, accepted)


def after(prospect: Prospect, *befalling: Befalling) -> Prospect:
    """The prospect once all this has happened, one sentence after another."""
    lots, group = dict(prospect.lots), prospect.group
    for effects, parts in befalling:
        for change, whom, n in _understood(effects):
            if whom is None:
                group = _changed(group, change, n)
            else:
                for seat in parts.meant(whom, lots):
                    if seat in lots:
                        lots[seat] = _changed(lots[seat], change, n)
    return Prospect(lots, group)


@recent
def _understood(effects: Sequence[Any]) -> tuple[tuple[Change, Whom | None, int], ...]:
    """Changes by each sentence: whose lot (None: the group), and the number of steps."""
    return tuple(change for effect in effects for change in _understand(effect, getattr(effect, "n", 1)))


def _understand(effect: Any, n: int) -> Iterator[tuple[Change, Whom | None, int]]:
    if isinstance(effect, _CONDITIONS):
        yield from _understand(effect.effect, getattr(effect.effect, "n", 1))
    elif isinstance(effect, RollTable):
        likelier = effect.low if 2 * effect.n >= FACES else effect.high
        yield from _understand(likelier, getattr(likelier, "n", 1))
    elif isinstance(effect, Pick):
        yield from _understand(effect.one, getattr(effect.one, "n", 1))
    elif type(effect) in _FOR_SOMEBODY:
        yield _FOR_SOMEBODY[type(effect)], effect.whom, n
    elif type(effect) in _FOR_THE_GROUP:
        yield _FOR_THE_GROUP[type(effect)], None, n


@lru_cache(maxsize=4096)
def _changed(lot: Any, change: Change, n: int) -> Any:
    return change(lot, n)


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


def _perish(lot: Lot, _n: int) -> Lot:
    return lot._replace(cheats=lot.cheats - 1) if lot.cheats else lot._replace(harm=WORST + 1)


def _luck(each: float) -> Change:
    """Change of the group's luck, once or for each step."""
    return lambda group, n: group._replace(luck=group.luck + each * n)


_FOR_SOMEBODY: Mapping[type[Any], Change] = {
    GainHumanity: lambda lot, n: lot._replace(humanity=min(lot.most, lot.humanity + n)),
    LoseHumanity: _lose_humanity,
    SufferHunger: _suffer_hunger,
    EaseHunger: _ease_hunger,
    SufferHarm: _suffer_harm,
    EaseHarm: _ease_harm,
    SpareHunger: lambda lot, n: lot._replace(spared_hunger=lot.spared_hunger + n),
    SpareHarm: lambda lot, n: lot._replace(spared_harm=lot.spared_harm + n),
    CheatDeath: lambda lot, n: lot._replace(cheats=lot.cheats + n),
    SitOut: lambda lot, n: lot._replace(idle=lot.idle + n),
    Perish: _perish,
}
_FOR_THE_GROUP: Mapping[type[Any], Change] = {
    GainHope: lambda group, n: group._replace(hope=min(DICE, group.hope + n)),
    LoseHope: lambda group, n: group._replace(hope=max(0, group.hope - n)),
    GainHunted: lambda group, n: group._replace(hunted=group.hunted + n),
    LoseHunted: lambda group, n: group._replace(hunted=max(0, group.hunted - n)),
    DrawAsset: _luck(1.0),
    DrawTraits: _luck(0.8),
    LoseAsset: _luck(-0.8),
    LoseGroupAsset: _luck(-0.8),
    RefillAssets: _luck(0.5),
    RefillGroupAssets: _luck(0.5),
    GetAsset: _luck(1.0),
    PeekScenes: _luck(1.3),
    HandOverAsset: _luck(-0.2),
    HandOverTrait: _luck(-0.2),
    DiscardTraits: _luck(-0.8),
}
