"""Games that other packages bring: each names itself by an entry point, and says who made it."""

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import TypeAlias

from companion.engine.words import Printed, Words, say

GROUP = "table_companion.games"
"""The entry points that are games: the name of the game, and the package that is its folder."""


A_NAME = re.compile("[a-z][a-z0-9_]*")


@dataclass(frozen=True)
class Pack:
    """A package that brings a game: what it says of itself, and why that is not played, or nothing."""

    game: str
    package: str
    distribution: str
    version: str
    author: str
    licence: str
    fault: Words = ""


Look: TypeAlias = Callable[[str, str], Words]
"""Looks at a package by its name and that of its game; returns why it cannot be played, or nothing."""


@dataclass
class Caution:
    """The caution of this process with packages of others."""

    none: bool = False
    """True if all of them are left out."""
    first: Callable[[Look, str, str], Words] | None = None
    """Calls a look where it can do no harm, before the same look is taken here."""


caution = Caution()


@cache
def packs() -> tuple[Pack, ...]:
    """Installed packs, including unplayable ones; cached."""
    found: list[Pack] = []
    if caution.none:
        return ()
    for entry in sorted(entry_points(group=GROUP)):
        others = [one.game for one in found if not one.fault]
        found.append(_pack(entry, _named_badly(entry, others) or _fault(entry.value, entry.name)))
    return tuple(found)


def brought() -> Mapping[str, str]:
    """The package of each game that can be played."""
    return {pack.game: pack.package for pack in packs() if not pack.fault}


def _pack(entry: EntryPoint, fault: Words) -> Pack:
    def told(*fields: str) -> str:
        of = entry.dist and entry.dist.metadata
        return next((of[field] for field in fields if field in of), "") if of else ""

    # An author's name stands before the address where only that is told.
    author = told("Author", "Author-email").split("<")[0].strip(' "')
    licence = told("License-Expression", "License")
    return Pack(entry.name, entry.value, told("Name"), told("Version"), author, licence, fault)


def _named_badly(entry: EntryPoint, others: Collection[str]) -> Words:
    """Reason why nothing of it is even loaded: its name is none, or another's."""
    if not A_NAME.fullmatch(entry.name):
        return say("pack-no-name", name=entry.name)
    taken = find_spec(f"{__package__}.{entry.name}") is not None or entry.name in others
    return say("pack-taken", name=entry.name) if taken else ""


def _fault(package: str, name: str) -> Words:
    if caution.first is not None and (fault := caution.first(look, package, name)):
        return fault
    return look(package, name)


def look(package: str, name: str) -> Words:
    """Reason why the table cannot play it. Any exception of a foreign package is caught, and the table
    begins without it."""
    try:
        meta = import_module(f"{package}.meta").META
        game = import_module(f"{package}.game").GAME
        other = next((one.name for one in (meta, game.meta) if one.name != name), "")
    except BaseException as fault:
        return Printed(f"{type(fault).__name__}: {fault}", "en")
    return say("pack-misnamed", name=name, other=other) if other else ""
