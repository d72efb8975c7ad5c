"""A table that is under way opens again whatever has become of the rules since: its journal holds facts."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from types import FunctionType
from typing import Any, NoReturn

import pytest

from companion import games
from companion.engine.advice import next_answer, sensible
from companion.engine.game import Game
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame
from companion.table.commands.seating import TakeSeat
from companion.table.files.backup_swap import TABLES
from companion.table.journal.journal import Journal
from companion.table.settings.settings import DICE
from companion.table.table import Table
from tests.companion.saying import give_answer
from tests.tiers import one_of_each

ANSWERS = 120
DECIDING = ("rules", "deciding", "questions", "asking", "bots")
"""What of a game's folder decides, asks or advises; `evolve` needs nothing of it."""


def opened(game: Game[Any, Any], data: Path) -> Table:
    """The table whose journal lies in that folder."""
    return Table("main", game, Journal(data), CardShelf(data))


def under_way(game: Game[Any, Any], data: Path) -> Table:
    """A table at which bots have given so many answers, or all there are."""
    table, chance = opened(game, data), Random("facts")
    free = (colour for colour in DICE if colour not in game.meta.shared_colours)
    for n, colour in zip(range(max(game.meta.min_players, 2)), free, strict=False):
        table.execute(TakeSeat(f"P{n}", colour))
    table.execute(BeginGame())
    for n in range(ANSWERS):
        story = table.moment.story
        assert story is not None
        seats = (None, *(seat.seat for seat in game.view(story.play.state, None).seats))
        if (answer := next_answer(story.play, seats, sensible, chance, f"c{n}")) is None:
            break
        give_answer(table, answer)
    return table


def broken(*_: object, **__: object) -> NoReturn:
    """What a rule does whose author has made a mistake."""
    raise AssertionError("a rule was asked")


def rules_of(package: str) -> Iterator[tuple[Any, str]]:
    """Every function of the modules that decide, and where it is called by that name."""
    deciding = tuple(f"{package}.{one}" for one in DECIDING)
    inside = [module for name, module in sys.modules.items() if name.startswith(package)]
    for module in inside:
        for name, thing in vars(module).items():
            if isinstance(thing, FunctionType) and thing.__module__.startswith(deciding):
                yield module, name


@pytest.mark.parametrize("name", one_of_each(games.names(), {"hope_inhumanity"}))
def test_a_table_opens_again_although_its_rules_are_broken(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.find(name)
    table = under_way(game, tmp_path)
    before = table.moment.play
    assert before is not None
    seen = before.public_view
    copy = tmp_path / "copy"
    copy.mkdir()
    table.record.copy_journal(copy / TABLES)
    for module, rule in list(rules_of(game.meta.package)):
        monkeypatch.setattr(module, rule, broken)
    asking_nothing = replace(game, questions=lambda _: (), view=lambda *_: seen)
    after = opened(asking_nothing, copy).moment.play
    assert after is not None
    assert after.state == before.state
    assert after.log == before.log
