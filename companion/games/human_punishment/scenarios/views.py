"""Reads phrases about the secrets of Human Punishment, and looks for them in all that a viewer is sent."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from companion.engine.words import Message, say
from companion.games.human_punishment.asking.questions import NIGHT
from companion.games.human_punishment.rules.turns.waiting import open_task
from companion.games.human_punishment.scenarios.given import Given
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import COLUMNS
from companion.games.human_punishment.telling.bars import shown_bars
from companion.games.human_punishment.view.own_cards import seen_id
from companion.games.human_punishment.view.view import (
    network_shown,
    shown_enemies,
    shown_places,
)
from companion.kit.scenario.fields import Playing
from companion.kit.scenario.interpreter import Rehearsal
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.promises import ScenarioLook
from companion.kit.scenario.sight import ScenarioSight

OF_A_SEAT = (
    *("hand size", "hand", "loyalty", "objective", "programs", "chips", "recon", "look", "put", "vote"),
)
NEVER = ("sector order", "general order", "deck order")
"""Orders of piles, which are sent to no viewer."""
STRIP = ("bars", "active", "phase")
"""The light strip is drawn from nothing else."""


def read_phrase(part: ScenarioPart, given: Given) -> str:
    """A phrase. Raises Misread."""
    return part.word(
        (*_SEEING, *NEVER, *(f"{what} of {seat}" for what in OF_A_SEAT for seat in given.players)), "phrase"
    )


def sees(rehearsal: Rehearsal, look: ScenarioLook, viewer: str, phrase: str) -> bool:
    """True if it is shown."""
    return _shown(ScenarioSight(rehearsal.shown.moments[look.after], viewer), phrase)


def told(rehearsal: Rehearsal, look: ScenarioLook, viewer: str, phrase: str) -> bool:
    """True if the viewer is sent it."""
    return _shown(ScenarioSight(rehearsal.shown.moments[look.after], viewer), phrase)


def sent(play: Playing, viewer: str) -> Any:
    """Everything sent to a viewer."""
    return ScenarioSight(play, viewer).all


def _shown(sight: ScenarioSight, phrase: str) -> bool:
    if phrase in NEVER:
        return False
    if phrase in _SEEING:
        return _SEEING[phrase](sight)
    what, _, seat = phrase.rpartition(" of ")
    return _of_seat(sight, what, sight.play.state.player(seat))


def _of_seat(sight: ScenarioSight, what: str, one: Player) -> bool:
    if what == "hand size":
        badges = sight.of(one.seat).badges
        return any(badge.label == say("badge-hand", n=len(one.held.hand)) for badge in badges)
    return bool({f"{what}:{one.seat}", seen_id(what, one.seat)} & {*sight.cards()})


def _bars(sight: ScenarioSight) -> bool:
    return shown_bars(sight.play.state) == sight.view.tracks


def _enemies(sight: ScenarioSight) -> bool:
    return set(shown_enemies(sight.play.state)) <= set(sight.things)


def _places(sight: ScenarioSight) -> bool:
    return shown_places(sight.play.state) == tuple(
        badge for seat in sight.view.seats for badge in seat.badges if badge.id == "at"
    )


def _active(sight: ScenarioSight) -> bool:
    active = sight.play.state.turn.active
    return [seat.seat for seat in sight.view.seats if seat.on_turn] == [active]


def _badge(name: str, find: Callable[[City], str | None]) -> Callable[[ScenarioSight], bool]:
    def shown(sight: ScenarioSight) -> bool:
        holds = [seat.seat for seat in sight.view.seats if any(badge.id == name for badge in seat.badges)]
        holder = find(sight.play.state)
        return holds == ([holder] if holder else [])

    return shown


def _has(card: str) -> Callable[[ScenarioSight], bool]:
    return lambda sight: card in sight.cards()


def _night_tells(who: str) -> Callable[[ScenarioSight], bool]:
    key = f"night-{who}"
    return lambda sight: any(isinstance(thing, Message) and thing.key == key for thing in sight.things)


def _network_up(sight: ScenarioSight) -> bool:
    shown = network_shown(sight.play.state)
    return replace(shown, rests=True) in sight.things


def _asked_at_night(sight: ScenarioSight) -> bool:
    task = open_task(sight.play.state)
    if task is None or task.do not in NIGHT:
        return False
    wanted = any(seat.wanted for seat in sight.view.seats)
    asked = any(
        question.to is not None and question.id.replace("-", " ") in NIGHT for question in sight.questions
    )
    return asked or wanted


_SEEING: Mapping[str, Callable[[ScenarioSight], bool]] = {
    "bars": _bars,
    "enemies": _enemies,
    "display": lambda sight: "display" in sight.cards(),
    "active": _active,
    "phase": lambda sight: "phase" in sight.cards(),
    "places": _places,
    "leader": _badge("leader", lambda city: city.offices.leader),
    "general": _badge("general", lambda city: city.offices.general),
    "gameOver": lambda sight: sight.view.over and "over" in sight.cards(),
    "network up": _network_up,
    "network down": lambda sight: (
        _has("network-down")(sight)
        and any(not up for column in COLUMNS for _, up in sight.play.state.network.columns[column])
    ),
    "junkyard": _has("junkyard"),
    "check cards": _has("check-cards"),
    "vote count": _has("vote-count"),
    **{name: _night_tells(name) for name in ("humans", "machines", "legion")},
    "asked at night": _asked_at_night,
}
