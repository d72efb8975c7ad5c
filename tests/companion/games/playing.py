"""What tests of small games share: a table of so many, an answer, dice of one colour, rules proved."""

import ast
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any

from companion.engine.answers import Answer, Origin, Rolled, Value
from companion.engine.dice import Die
from companion.engine.game import Game, Seat, SetUp
from companion.engine.play import Play, new_play
from companion.engine.recap_page import Beat, RecapPage
from companion.engine.rulebook import chapters
from companion.engine.words import Words

COLOURS = ("red", "blue", "green", "yellow", "purple", "orange", "black", "pink", "brown")
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


def proved_rules(*paths: Path, by: str = "pytest.mark.rule") -> list[str]:
    """The numbers that the tests of these files are marked with, each once, sorted; `by` what marks them."""
    calls = (node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    return sorted(
        {
            value.value
            for node in calls
            if isinstance(node, ast.Call) and ast.unparse(node.func) in by.split()
            for argument in node.args
            for value in ast.walk(argument)
            if isinstance(value, ast.Constant) and isinstance(value.value, str)
        }
    )


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
