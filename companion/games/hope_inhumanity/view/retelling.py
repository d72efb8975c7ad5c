"""Recap of the evening: Scenes, deaths and turns of fate, round by round."""

from companion.engine.chronicle import Passage
from companion.engine.words import Message, say
from companion.games.hope_inhumanity.events.assets import AssetInherited, AssetStolen
from companion.games.hope_inhumanity.events.cards import TraitPlayed
from companion.games.hope_inhumanity.events.course import GameEnded
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.events.fortunes import DeathCheated, HumanityLost, HuntedGained
from companion.games.hope_inhumanity.events.losses import NewcomerJoined, SurvivorLost, TraitGiven
from companion.games.hope_inhumanity.events.scenes import CardOpened, SceneAvoided, SceneLost, SceneRescued
from companion.games.hope_inhumanity.playing import Verdict
from companion.games.hope_inhumanity.scene import hardship, middle
from companion.games.hope_inhumanity.state import HopeInhumanityState

TURNS_OF_FATE = (
    SceneLost,
    SceneRescued,
    TraitPlayed,
    DeathCheated,
    SurvivorLost,
    NewcomerJoined,
    TraitGiven,
    HuntedGained,
    GameEnded,
    AssetStolen,
    AssetInherited,
)
"""Events whose log lines the recap repeats."""


def retell(state: HopeInhumanityState, event: Event) -> Passage | None:
    """The sentence about an event that just led to `state`; it names nothing that was hidden then."""
    match event:
        case SceneAvoided(seat):
            return _avoided(state, seat)
        case CardOpened() if state.running.verdict is not Verdict.AVOIDED:
            by_dice = bool(state.running.dice)
            return Passage(state.round, _scene(state, state.running.verdict), by_dice)
        case HumanityLost(seat) if state.survivor(seat).marked:
            return _again(state, event)
        case _:
            return _again(state, event) if isinstance(event, TURNS_OF_FATE) else None


def _avoided(state: HopeInhumanityState, seat: str) -> Passage:
    name = state.survivor(seat).name
    return Passage(state.round, say("tale-avoided", name=name, terrain=_terrain(state)))


def _again(state: HopeInhumanityState, event: Event) -> Passage | None:
    text = event.sentence(state)
    return Passage(state.round, text) if text else None


def _scene(state: HopeInhumanityState, verdict: Verdict | None) -> Message:
    name, title, terrain = state.protagonist.name, state.scene.title, _terrain(state)
    if verdict is Verdict.ANSWERED:
        yes, no = len(state.running.accepted), len(state.running.refused)
        return say("tale-answered", name=name, title=title, terrain=terrain, yes=yes, no=no)
    if verdict is Verdict.HOPELESS:
        return say("tale-hopeless", name=name, title=title, terrain=terrain)
    n, needed = middle.successes(state), max(0, hardship.total(state.running.needed or ()))
    stood = _stood_by(state)
    return say(f"tale-{verdict}", name=name, title=title, terrain=terrain, n=n, needed=needed, stood=stood)


def _stood_by(state: HopeInhumanityState) -> Message:
    seats = set(state.running.stakes) - {state.active}
    names = [one.name for one in state.clockwise(state.active) if one.seat in seats]
    return say("tale-stood", names=", ".join(names)) if names else say("tale-alone")


def _terrain(state: HopeInhumanityState) -> Message:
    return say(f"terrain-{state.scene.terrain.name.lower()}")
