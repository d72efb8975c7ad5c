"""Reads the lines of a board that is being typed in, counts its spawns, and leaves out what is missing."""

import re
from collections.abc import Iterator
from dataclasses import replace
from string import ascii_lowercase
from typing import Any

from companion.engine.phrasebook.card_file import Line, Lines
from companion.engine.phrasebook.nested import nested, texts
from companion.engine.phrasebook.outline import Items, Outline, OutlineTable, SourcePosition, Text
from companion.games.human_punishment.state.printed.board import AREAS, OURS, Board, Spawn

SPAWNS = "spawns"
PARTS = ("id", "numbers", "areas")
_SPAWN = re.compile(rf"{SPAWNS}/#(\d+)/({'|'.join(PARTS)})")
_BETWEEN = re.compile(r"[\s,;]+")


def spawn_key(n: int, part: str) -> str:
    """The line of a spawn, counted from 1."""
    return f"{SPAWNS}/#{n}/{part}"


def split(line: Line) -> tuple[str, ...]:
    """Splits a line into its parts, however they are divided."""
    return tuple(one for text in texts(line) for one in _BETWEEN.split(text) if one)


def spawns_in(lines: Lines) -> dict[int, dict[str, Line]]:
    """The spawns in which something is typed, by their numbers in the form."""
    found: dict[int, dict[str, Line]] = {}
    for key, line in lines.items():
        if (match := _SPAWN.fullmatch(key)) and split(line):
            found.setdefault(int(match[1]), {})[match[2]] = line
    return {n: found[n] for n in sorted(found) if {"numbers", "areas"} & found[n].keys()}


def numbered(lines: Lines) -> Lines:
    """The lines with their spawns counted from 1, each with a name: its own, or that of its numbers."""
    others = {key: line for key, line in lines.items() if not _SPAWN.fullmatch(key)}
    spawns = {
        spawn_key(n, part): line
        for n, (_, spawn) in enumerate(_named(lines), start=1)
        for part, line in spawn.items()
    }
    before = [key for key in others if key.startswith("arrows/")]
    return {**{key: others[key] for key in before}, **spawns, **others}


def outlined(lines: Lines) -> Outline:
    """The board as its file would have it; the file of each place is the name of its line in the form."""
    filled = {key: line for key, line in lines.items() if split(line) and not _SPAWN.fullmatch(key)}
    board = {name: _outline(value, name) for name, value in nested(filled).items()}
    spawns = tuple(_outline(spawn, f"{SPAWNS}/#{n}") for n, spawn in _named(lines))
    if spawns:
        board[SPAWNS] = Items(spawns, SourcePosition(SPAWNS, 1, 1))
    return OutlineTable(
        board, {name: SourcePosition(name, 1, 1) for name in board}, SourcePosition("board", 1, 1)
    )


def drafted(lines: Lines) -> Board:
    """The typed board; lines that cannot be read are left out, or taken from our board."""
    ways = ((area, other) for area in AREAS for other in split(lines.get(f"arrows/{area}", "")))
    bars = {bar: ends for bar in OURS.bars if (ends := _ends(lines.get(f"bars/{bar}", "")))}
    zones = {
        key: _number(lines.get(f"zones/{key}", "")) for key in ("morale yellow", "riot yellow", "riot red")
    }
    return replace(
        OURS,
        arrows=frozenset((one, other) for one, other in ways if other in AREAS and one != other),
        spawns=tuple(_drafted_spawns(lines)),
        red=_known(lines.get("red", "")),
        blue=_known(lines.get("blue", "")),
        bars={**OURS.bars, **bars},
        morale_yellow=_or(zones["morale yellow"], OURS.morale_yellow),
        riot_yellow=_or(zones["riot yellow"], OURS.riot_yellow),
        riot_red=_or(zones["riot red"], OURS.riot_red),
    )


def _named(lines: Lines) -> Iterator[tuple[int, dict[str, Line]]]:
    """Each spawn with its name; one without is called by its numbers, and by a letter if it is the second."""
    spawns = spawns_in(lines)
    taken = {"".join(texts(one["id"])).strip() for one in spawns.values() if "id" in one}
    for n, spawn in spawns.items():
        said = "".join(texts(spawn.get("id", ""))).strip()
        name = said or _free("/".join(split(spawn.get("numbers", ""))), taken)
        taken.add(name)
        lists = {part: split(spawn[part]) for part in PARTS[1:] if part in spawn}
        yield n, {**({"id": name} if name else {}), **lists}


def _free(name: str, taken: set[str]) -> str:
    tries = (name, *(f"{name}{letter}" for letter in ascii_lowercase[1:])) if name else ()
    return next((one for one in tries if one not in taken), name)


def _outline(value: Any, way: str) -> Outline:
    if isinstance(value, dict):
        inner = {name: _outline(one, f"{way}/{name}") for name, one in value.items()}
        return OutlineTable(
            inner, {name: SourcePosition(f"{way}/{name}", 1, 1) for name in inner}, SourcePosition(way, 1, 1)
        )
    if isinstance(value, list | tuple):
        ways = (way if isinstance(one, str) else f"{way}/#{n}" for n, one in enumerate(value, start=1))
        return Items(
            tuple(_outline(*one) for one in zip(value, ways, strict=True)), SourcePosition(way, 1, 1)
        )
    return Text(str(value), SourcePosition(way, 1, 1))


def _drafted_spawns(lines: Lines) -> Iterator[Spawn]:
    seen: set[str] = set()
    for _, spawn in _named(lines):
        numbers = tuple(int(one) for one in split(spawn.get("numbers", "")) if one.isdecimal())
        areas, id_ = _known(spawn.get("areas", "")), str(spawn.get("id", ""))
        if areas and id_ not in seen:
            seen.add(id_)
            yield Spawn(id_, numbers, areas)


def _known(line: Line) -> tuple[str, ...]:
    return tuple(one for one in split(line) if one in AREAS)


def _ends(line: Line) -> tuple[int, int] | None:
    found = [number for number in map(_number, texts(line)) if number is not None]
    return (found[0], found[1]) if len(found) == len(("low", "top")) and found[0] < found[1] else None


def _number(line: Line) -> int | None:
    text = "".join(texts(line)).strip()
    return int(text) if re.fullmatch(r"-?[0-9]{1,2}", text) else None


def _or(found: int | None, ours: int) -> int:
    return ours if found is None else found
