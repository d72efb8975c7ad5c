"""What tests of small games share: a table of so many, an answer, dice of one colour, rules proved."""

import ast
import json
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any

from companion.engine.answers import Answer, Origin, Rolled, Value
from companion.engine.dice import Die
from companion.engine.game import Game, Rehearsed, Seat, SetUp, rehearse
from companion.engine.play import Play, new_play
from companion.engine.recap_page import Beat, RecapPage
from companion.engine.rulebook import chapters
from companion.engine.words import Words

COLOURS = ("red", "blue", "green", "yellow", "purple", "orange", "black", "pink", "brown")
MARKS = frozenset({"pytest.mark.rule", "case"})
"""What takes the numbers of the rules that it proves."""
PEOPLE = tuple(Seat(f"seat-{n}", f"P{n}", colour) for n, colour in enumerate(COLOURS, start=1))


def playing(game: Game[Any, Any], *seats: Seat, **options: str) -> Play[Any, Any]:
    """A new game of these people."""
    return new_play(game, SetUp(seats, {}, options, "seed"))[0]


def said(play: Play[Any, Any], question: str, value: Value, seat: str | None = None) -> Play[Any, Any]:
    """The game after that answer. Raises Refused, and KeyError for a question that is not open."""
    asked = play.open[question]
    return play.answer(Answer(question, asked.version, "c", seat, Origin.TYPED, value))[0]


def dice(colour: str, *faces: int) -> Rolled:
    """A throw of one colour."""
    return Rolled(tuple(Die(colour, face) for face in faces))


def written_rules(package: str) -> list[str]:
    """The numbers of all rules that a game has written down, sorted."""
    text = files(package).joinpath("RULES.md").read_text(encoding="utf-8")
    return sorted(number for one in chapters(text) for rule in one.paragraphs for number in rule.numbers)


def scenarios(folder: Path) -> list[dict[str, Any]]:
    """All scenarios that are written in files of a game's tests."""
    return [
        one
        for file in sorted(folder.rglob("*.json"))
        for one in json.loads(file.read_text(encoding="utf-8"))["scenarios"]
    ]


def scenario(folder: Path, id_: str) -> dict[str, Any]:
    """The scenario of that id. Raises StopIteration if there is none."""
    return next(one for one in scenarios(folder) if one["id"] == id_)


def rehearsed(game: Game[Any, Any], scenario: dict[str, Any]) -> Rehearsed:
    """What came of one scenario."""
    [found] = rehearse(game, json.dumps(scenario))
    return found


def proved_rules(folder: Path) -> list[str]:
    """The numbers that tests of a game are marked with, and that its scenarios name, each once, sorted."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in folder.rglob("*.py"))
    marked = {
        value.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) in MARKS
        for argument in node.args
        for value in ast.walk(argument)
        if isinstance(value, ast.Constant) and isinstance(value.value, str)
    }
    return sorted(marked.union(*(one["rules"] for one in scenarios(folder))))


def epitaphs(pages: Iterable[RecapPage]) -> list[Words | None]:
    """The line of each person on the page of all people."""
    roster: Any = next(one.body for one in pages if one.id == "people")
    return [one.epitaph for one in roster.people]


def beats(game: Game[Any, Any], *events: Any) -> tuple[Beat[Any, Any], ...]:
    """These events of a game, each with the state after it."""
    state, found = game.initial_state(), list[Beat[Any, Any]]()
    for event in events:
        state = event.evolve(state)
        found.append(Beat(event, state))
    return tuple(found)
