"""Cards as card files have them, line by line: they become the forms that the rules read."""

import re
from typing import Any

from companion.engine.slug import slug
from companion.games.map_to_hope.cards import Hero, Leader, Location, RadiationCard, Skill
from companion.games.map_to_hope.definitions import (
    read_camp,
    read_hero,
    read_leader,
    read_location,
    read_radiation_card,
)
from companion.games.map_to_hope.sentences.reading import effects, holding, level, triggers
from companion.kit.scenario.parts import ScenarioPart

SKILLS = (Skill.FORCE, Skill.WITS, Skill.CRAFT)
HERO = (
    "title",
    "picture",
    "group",
    "kind",
    "cost",
    "play",
    "always",
    "when",
    "use costs",
    "use",
    "uses",
    "text",
)
SPECIAL = tuple(line for line in HERO if line != "group")
TESTED = (
    "title",
    "picture",
    "cost",
    "skill",
    "needs",
    "text",
    "way",
    "or",
    "or costs",
    "or skill",
    "or needs",
)
LOCATION = (
    *("title", "picture", "way", "cost", "skill", "needs", "success", "fail"),
    *("or", "or costs", "or skill", "or needs", "or success", "or fail", "or price", "text"),
)
CAMP = (
    *("title", "picture", "way", "cost", "skill", "needs", "fail"),
    *("or", "or costs", "or skill", "or needs", "or fail", "wins", "eased by", "text"),
)
LEADER = ("title", "picture", "health", *SKILLS, "always", "when", "text")
NUMBERS = (
    "cost",
    "use costs",
    "uses",
    "needs",
    "or costs",
    "or needs",
    "wins",
    "eased by",
    "health",
    *SKILLS,
)
"""The lines of numbers; a title may be one and is still a text."""
NUMBER = re.compile(r"[+-]?\d{1,4}")
LEVELS = tuple(f"level {n}" for n in range(1, 10))
RADIATION = ("title", "picture", *LEVELS, "text")


def id_of(part: ScenarioPart) -> str:
    """The id of a card, which follows from its title. Raises Misread where it has none."""
    return slug(part.part("title").text())


def hero(part: ScenarioPart) -> Hero:
    """A Hero of a group. Raises Misread."""
    part.fields(*HERO)
    part.part("group").text()
    return _hero(part)


def special(part: ScenarioPart) -> Hero:
    """A Hero of the scenario, who has no group (MH-003). Raises Misread."""
    return _hero(part.fields(*SPECIAL))


def location(part: ScenarioPart) -> Location:
    """Reads a Location. Raises Misread."""
    part.fields(*LOCATION)
    form = _kept(part, *TESTED) | _outcomes(part, "success", "fail")
    return read_location(id_of(part), ScenarioPart(form, part.path))


def camp(part: ScenarioPart) -> Location:
    """Reads Camp Hope. Raises Misread."""
    part.fields(*CAMP)
    return read_camp(
        ScenarioPart(_kept(part, *TESTED, "wins", "eased by") | _outcomes(part, "fail"), part.path)
    )


def _outcomes(part: ScenarioPart, *names: str) -> dict[str, Any]:
    """The effects of each outcome; the other way has those that it says."""
    said = [name for name in ("or success", "or fail", "or price") if part.maybe(name) is not None]
    return {name: effects(part.maybe(name)) for name in (*names, *said)}


def leader(part: ScenarioPart) -> Leader:
    """Reads a Leader. Raises Misread."""
    part.fields(*LEADER)
    form = _kept(part, "title", "picture", "health", "text")
    form["skills"] = _kept(part, *SKILLS)
    form |= {"always": holding(part.maybe("always")), "when": triggers(part.maybe("when"))}
    return read_leader(id_of(part), ScenarioPart(form, part.path))


def radiation_card(part: ScenarioPart) -> RadiationCard:
    """A Radiation card, whose levels stand one after another. Raises Misread."""
    part.fields(*RADIATION)
    said = [name for name in LEVELS if part.maybe(name) is not None]
    for name in LEVELS[: len(said)]:
        part.part(name)
    form = _kept(part, "title", "picture", "text")
    form["levels"] = [level(part.part(name)) for name in said]
    return read_radiation_card(id_of(part), ScenarioPart(form, part.path))


def _hero(part: ScenarioPart) -> Hero:
    form = _kept(part, "title", "picture", "kind", "cost", "uses", "text")
    form["play"] = effects(part.maybe("play"))
    if (always := part.maybe("always")) is not None:
        form["always"] = holding(always)
    if (when := part.maybe("when")) is not None:
        form["when"] = triggers(when)
    if (use := part.maybe("use")) is not None:
        form["use"] = {"time": _value(part.part("use costs"), "use costs"), "do": effects(use)}
    return read_hero(id_of(part), ScenarioPart(form, part.path))


def _kept(part: ScenarioPart, *names: str) -> dict[str, Any]:
    """The lines that are read as they stand."""
    found = ((str(name), part.maybe(name)) for name in names)
    return {name: _value(one, name) for name, one in found if one is not None}


def _value(part: ScenarioPart, name: str) -> Any:
    is_number = name in NUMBERS and isinstance(part.value, str) and NUMBER.fullmatch(part.value)
    return int(part.value) if is_number else part.value
