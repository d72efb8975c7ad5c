"""Effects on the Scene in play before its dice lie, and its readers (HI-045, HI-058)."""

from collections.abc import Iterator
from typing import TypeAlias

from companion.games.hope_inhumanity.cards.effects.dice import ExtraDice, SureDice
from companion.games.hope_inhumanity.cards.effects.scenes import PeekScenes, ReplaceScene, Reveal
from companion.games.hope_inhumanity.events.dice import DiceAdded, DiceAssured
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.events.scenes import LineRevealed, SceneReplaced, ScenesPeeked
from companion.games.hope_inhumanity.rules.targets import Concerned
from companion.games.hope_inhumanity.state import HopeInhumanityState

SceneChange: TypeAlias = ReplaceScene | PeekScenes | Reveal | ExtraDice | SureDice


def changed(state: HopeInhumanityState, effect: SceneChange, concerned: Concerned) -> Iterator[Event]:
    """Events of one of these sentences."""
    match effect:
        case ReplaceScene():
            terrain = state.scene.terrain
            for card in state.piles[terrain][:1]:
                yield SceneReplaced(state.active, terrain, card)
        case PeekScenes(n, terrain):
            if concerned.you and state.piles[terrain]:
                yield ScenesPeeked(concerned.you, terrain, state.piles[terrain][:n])
        case Reveal(what):
            yield LineRevealed(what.name.lower())
        case ExtraDice(n):
            yield DiceAdded(n)
        case SureDice(n):
            stake = state.running.stakes.get(concerned.you or "")
            if stake is not None and stake.humanity:
                yield DiceAssured(concerned.you or "", min(n, stake.humanity))
