"""Skill trees: what counts for their tasks, and the Boosts that they bring (HP-040 to HP-044)."""

from collections.abc import Iterator, Mapping

from companion.engine.words import say
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Level, Player
from companion.games.human_punishment.state.steps.due import CountOn, DrawPrograms, TurnUpMarkers, TwoPrograms
from companion.games.human_punishment.state.steps.step import SeatStep, Step

AT_ONCE: Mapping[str, type[SeatStep]] = {one.do: one for one in (TwoPrograms, TurnUpMarkers)}
"""The Boosts that work at once, once."""


def happened(city: City, seat: str, *tasks: str, kind: str = "", apart: frozenset[str] = frozenset()) -> None:
    """Something that a skill tree may count, in anybody's turn: one step a column at most (HP-043, HP-A65).

    Columns that stand `apart` have come on by the same happening already.
    """
    one = city.holder(seat)
    both = city.ruling("steps", "two")
    for column, levels in one.sheet.tree.items():
        done = one.sheet.unlocked.get(column, 0)
        if done < len(levels) and (both or column not in apart) and _counts(one, column, tasks, kind):
            _step(city, one, column)
            if both and one.sheet.unlocked.get(column, 0) > done and done + 1 < len(levels):
                _second(one, column, levels[done + 1], tasks)


def _counts(one: Player, column: str, tasks: tuple[str, ...], kind: str) -> bool:
    level = one.sheet.tree[column][one.sheet.unlocked.get(column, 0)]
    if level.task == "city action of a new kind" and kind:
        kinds = one.sheet.kinds.setdefault(column, [])
        kinds.append(kind)
        return kinds.count(kind) == 1
    return level.task in tasks


def _step(city: City, one: Player, column: str) -> None:
    """One step of a task; with the last one it is done (HP-044)."""
    one.sheet.progress[column] = one.sheet.progress.get(column, 0) + 1
    if one.sheet.progress[column] >= one.sheet.tree[column][one.sheet.unlocked.get(column, 0)].times:
        unlock(city, one.seat, column)


def _second(one: Player, column: str, level: Level, tasks: tuple[str, ...]) -> None:
    """The same happening counts for the second level, too (HP-A65)."""
    if level.task in tasks:
        one.sheet.progress[column] += 1


def unlock(city: City, seat: str, column: str) -> None:
    """A Boost for the rest of the game, in this turn already if a table plays so (HP-041, HP-A66)."""
    one = city.holder(seat)
    one.sheet.unlocked[column] = one.sheet.unlocked.get(column, 0) + 1
    one.sheet.progress[column], one.sheet.kinds[column] = 0, []
    level = one.sheet.tree[column][one.sheet.unlocked[column] - 1]
    if city.ruling("boosts", "now") and one.seat == city.turn.active and not level.sets:
        city.turn.ap += level.n if level.name == "ap" else 0
        city.turn.moves += level.n if level.name == "movement" else 0
    city.announce(
        say("told-boost-of", name=one.name, column=say(f"tree-{column}"), n=one.sheet.unlocked[column])
    )
    city.queue_next(*_gained(one, level, one.sheet.unlocked[column]))


def _gained(one: Player, level: Level, n: int) -> Iterator[Step]:
    """Yields the steps that a gained Boost leads to (HP-249, HP-254, HP-259, HP-284)."""
    if level.name in AT_ONCE:
        yield AT_ONCE[level.name](one.seat)
    if one.sheet.character == "feykah" and n == 1 and one.boosts(1) == len(one.sheet.tree):
        yield DrawPrograms(one.seat, 2)
    if one.sheet.character == "nova":
        yield CountOn(one.seat)


def standing(city: City) -> None:
    """Counts tasks that hold at the end of a step: a deck, a bar, cards that are gone."""
    for player in city.players:
        so = {
            "deck empty": not player.held.deck,
            "combat 4": player.sheet.bar >= 4,
            "all-rounder 7": len(player.held.played) == 7,
        }
        happened(city, player.seat, *(task for task, holds in so.items() if holds))


def boost_columns(city: City, seat: str) -> list[str]:
    """The columns of a tree with the fewest Boosts that have one left (HP-304)."""
    one = city.holder(seat)
    left = {column: one.sheet.unlocked.get(column, 0) for column, levels in one.sheet.tree.items()}
    left = {column: n for column, n in left.items() if n < len(one.sheet.tree[column])}
    return [column for column, n in left.items() if n == min(left.values())]
