"""A city in which A plays one of the characters, and the steps that are taken in it."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from companion.engine.questions import Option
from companion.games.human_punishment.actions.every import ACTIONS, next_field
from companion.games.human_punishment.asking.rolls import named
from companion.games.human_punishment.fields import NOTHING, WITH
from companion.games.human_punishment.flow import taken
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.rules.start.casting import become
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.rules.turns.pauses import GO_ON, PAUSE
from companion.games.human_punishment.scenarios.given import read_given
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.parts import Enemy
from companion.games.human_punishment.state.player import Kuro, Player
from companion.games.human_punishment.state.thrown import BETWEEN
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
    one.figure.at, one.figure.health = at, one.value("health")
    city.turn.ap, city.turn.moves = one.value("ap"), one.value("movement")
    if city.kuro is not None:
        city.kuro.figure.at = at
    return city


def a(city: City) -> Player:
    return city.player("A")


def kuro(city: City) -> Kuro:
    assert city.kuro is not None
    return city.kuro


def step(city: City, do: str, seat: str | None = "A", /, **texts: str) -> City:
    """The city after a step that was offered."""
    return gone_on(taken(city, do, StepFields(seat, texts)))


def gone_on(city: City) -> City:
    """The city once nobody has asked for more time, with all that was heard."""
    heard = [*city.recent.news]
    while city.tasks and city.tasks[0].do == PAUSE and not city.over:
        city = taken(city, PAUSE, StepFields(None, {"then": GO_ON}))
        heard += city.recent.news
    city.recent.news = heard
    return city


def refused(city: City, do: str, seat: str = "A", /, **texts: str) -> bool:
    """True if no question to that seat offers such a step, field by field."""
    asked = {one.id: one for one in GAME.questions(city) if one.to == city.holder(seat).seat}
    if {named(do), named(do, seat)} & {*asked}:
        return not _sayable(city, Intent(seat, do), texts)
    along = ACTIONS[do].along if do in ACTIONS else ""
    first = {along: texts.get(along, "")} if along else {}
    option = WITH.join([do, *first.values()])
    if "turn" not in asked or seat != city.acting or option not in offered(city, whole=True):
        return True
    return not _sayable(city, Intent(seat, do, first), texts)


def _sayable(city: City, intent: Intent, texts: dict[str, str]) -> bool:
    """True if each further field is asked for, and may be what it is to be."""
    while (found := next_field(city, intent)) is not None:
        field, ask = found
        some = texts.get(field, "").split(BETWEEN) if texts.get(field) else []
        offered = [option.id.partition("#")[0] for option in ask.options]
        least, most = (ask.least, ask.most) if ask.least is not None else (NOTHING not in offered, 1)
        if Counter(some) - Counter(offered) or not least <= len(some) <= most:
            return False
        intent = Intent(intent.seat, intent.do, {**intent.texts, field: texts.get(field, "")})
    return True


def gain(city: City, *boosts: tuple[str, int]) -> City:
    """A has these Boosts: so many levels of each column."""
    a(city).sheet.unlocked = dict(boosts)
    return city


def enemy(at: str, level: int = 1, id_: str = "e", type_: str = "Soldier", health: int = 1) -> Enemy:
    """An Enemy that stands there."""
    return Enemy(id_, type_, level, at, health)


def open_to(city: City, seat: str | None = "A") -> list[str]:
    """The questions that wait for that seat."""
    return [one.id for one in GAME.questions(city) if one.to == seat and not one.standing]


def offered(city: City, *, whole: bool = False) -> list[str]:
    """The steps that whoever acts could take; as a `whole` with what is chosen along with them."""
    [question] = [one for one in GAME.questions(city) if one.id == "turn"]
    options: Sequence[Option] = question.form.options  # type: ignore[union-attr]
    return [option.id if whole else option.id.partition(WITH)[0] for option in options]
