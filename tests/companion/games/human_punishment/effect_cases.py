"""A Program with one sentence is used in a staged city, and answered as asked."""

from typing import Any

from companion.engine.answers import Chosen, Value
from companion.games.human_punishment.effects.pages import CARD
from companion.games.human_punishment.scenarios.given import read_given
from companion.games.human_punishment.state.model import City
from companion.kit.scenario.parts import ScenarioPart
from tests.companion.games.human_punishment.ruling_cases import after
from tests.companion.games.human_punishment.written import FEW

Answers = tuple[tuple[str, str | None, Value], ...]


def city(**given: Any) -> City:
    """A city in the middle of A's turn."""
    found: City = read_given(ScenarioPart({"players": FEW, "active": "A", **given}, "given")).state
    return found


def program(*sentences: str, page: Any = CARD, **fields: Any) -> dict[str, Any]:
    """A Program that says this."""
    usual = {"id": "x", "title": "X", "when": "own turn", "how": "once", "price": 3, "holds": []}
    return {**usual, "do": [page.read(one) for one in sentences], **fields}


def holding(start: City, *sentences: str, **fields: Any) -> City:
    """A has such a Program beside what there is."""
    start.fixed.cards = {**start.fixed.cards, "x": program(*sentences, **fields)}
    start.player("A").held.programs.append("x")
    return start


def used(start: City, *sentences: str, answers: Answers = ()) -> City:
    """A uses it, and everybody answers."""
    now = after(holding(start, *sentences), "turn", "A", Chosen("use program=x"))
    for question, seat, value in answers:
        now = after(now, question, seat, value)
    return now
