"""A city in which A plays one of the characters, and the steps that are taken in it."""

from typing import Any

import pytest

from companion.engine.refusal import Refused
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.model import City, Enemy
from companion.games.human_punishment.player import Kuro, Player
from companion.games.human_punishment.rules.casting import become
from companion.games.human_punishment.rules.flow import taken
from companion.games.human_punishment.rules.pauses import GO_ON, PAUSE
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.scenarios.given import read_given
from companion.kit.scenario.parts import ScenarioPart
from tests.companion.games.human_punishment.written import FEW

COLUMNS = ("hacking", "implants", "security", "rigging")


def city_of(character: str, at: str = "HQ", **given: Any) -> City:
    """A is that character and stands there; hand and all else as it is given, Health full."""
    seats = given.pop("seats", {})
    whole = {"players": FEW, "active": "A", "seats": seats, **given}
    city: City = read_given(ScenarioPart(whole, "given")).state
    become(city, "A", character)
    one = city.player("A")
    one.at, one.health = at, one.value("health")
    city.ap, city.moves = one.value("ap"), one.value("movement")
    if city.kuro is not None:
        city.kuro.at = at
    return city


def a(city: City) -> Player:
    return city.player("A")


def kuro(city: City) -> Kuro:
    assert city.kuro is not None
    return city.kuro


def step(city: City, do: str, seat: str | None = "A", /, **texts: str) -> City:
    """The city after a step. Raises Refused."""
    return gone_on(taken(city, do, StepFields(seat, texts)))


def gone_on(city: City) -> City:
    """The city once nobody has asked for more time, with all that was heard."""
    heard = [*city.news]
    while city.tasks and city.tasks[0].do == PAUSE and not city.over:
        city = taken(city, PAUSE, StepFields(None, {"then": GO_ON}))
        heard += city.news
    city.news = heard
    return city


def refused(city: City, do: str, seat: str | None = "A", /, **texts: str) -> bool:
    with pytest.raises(Refused):
        step(city, do, seat, **texts)
    return True


def gain(city: City, *boosts: tuple[str, int]) -> City:
    """A has these Boosts: so many levels of each column."""
    a(city).unlocked = dict(boosts)
    return city


def enemy(at: str, level: int = 1, id_: str = "e", type_: str = "Soldier", health: int = 1) -> Enemy:
    """An Enemy that stands there."""
    return Enemy(id_, type_, level, at, health)


def open_to(city: City, seat: str | None = "A") -> list[str]:
    """The questions that wait for that seat."""
    return [one.id for one in GAME.questions(city) if one.to == seat and not one.standing]


def offered(city: City) -> list[str]:
    """The steps that whoever acts could take."""
    [question] = [one for one in GAME.questions(city) if one.id == "turn"]
    return [option.id.partition("=")[0] for option in question.form.options]  # type: ignore[union-attr]
