"""Reads the steps of a scenario of Hope Inhumanity and their fields."""

from collections.abc import Mapping
from typing import Any

from companion.games.hope_inhumanity.cards.card import Terrain
from companion.games.hope_inhumanity.scenarios import rerolls
from companion.games.hope_inhumanity.scenarios.given import Given
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.script import StepKind, StepReader

MANY = 99
"""Largest number of dice in a step; more than a seat has, so that refusals can be written."""
TABLE = ("table", "system")


def _reroll(part: ScenarioPart, given: Given) -> Mapping[str, Any]:
    """The die that a card has rolled again, if the step names it."""
    return {"reroll": rerolls.read_reroll(part, (*given.players, "Hope"))}


KINDS: Mapping[str, StepKind] = {
    "draw": StepKind(needs=("terrain",)),
    "act": StepKind(),
    "avoid": StepKind(),
    "commit": StepKind(one_of=("humanity", "lastHope")),
    "support": StepKind(one_of=("humanity", "lastHope")),
    "refuse": StepKind(),
    "ask for last hope": StepKind(),
    "use hope": StepKind(may=("dice",)),
    "play trait": StepKind(needs=("trait",), may=("target",), fields=rerolls.FIELDS, rest=_reroll),
    "use asset": StepKind(needs=("asset",), may=("target",), fields=rerolls.FIELDS, rest=_reroll),
    "steal": StepKind(needs=("asset",), may=("from", "owner", "target")),
    "lend": StepKind(needs=("asset", "to")),
    "return": StepKind(needs=("asset",)),
    "inherit": StepKind(needs=("asset", "to")),
    "gift": StepKind(one_of=("to", "accept")),
    "grace": StepKind(needs=("accept",)),
    "roll": StepKind(needs=("faces",), may=("marked",), table=TABLE),
    "apply outcomes": StepKind(table=TABLE),
    "answer": StepKind(needs=("answer",)),
    "begin next turn": StepKind(table=TABLE),
}
"""The kinds of steps, with their fields."""


def _terrain(part: ScenarioPart, _given: Given) -> Terrain:
    return Terrain(part.word(list(Terrain), "terrain"))


def _dice(part: ScenarioPart, _given: Given) -> int:
    return part.number(0, MANY)


def _seat(part: ScenarioPart, given: Given) -> str:
    return part.word(given.players, "seat")


def _maybe_seat(part: ScenarioPart, given: Given) -> str | None:
    return None if part.value is None else _seat(part, given)


def _flag(part: ScenarioPart, _given: Given) -> bool:
    return part.flag()


def _trait(part: ScenarioPart, given: Given) -> str:
    return part.word(given.trait_ids, "Trait of this scenario")


def _asset(part: ScenarioPart, given: Given) -> str:
    return part.word(given.belongings.ids, "Asset of this scenario")


def _answer(part: ScenarioPart, _given: Given) -> str:
    return part.word(("accept", "refuse"), "answer")


def _faces(part: ScenarioPart, given: Given) -> dict[str, tuple[int, ...]]:
    owners = part.fields(*given.players, "Hope").entries()
    return {owner: tuple(one.number(-MANY, MANY) for one in faces.items()) for owner, faces in owners.items()}


def _marked(part: ScenarioPart, given: Given) -> dict[str, int]:
    """The failing dice by owner, counted from 0; a number alone is the die of the one Non-Violent."""
    if isinstance(part.value, int):
        peaceful = [seat for seat, card in given.personalities.items() if card.title == "Non-Violent"]
        if len(peaceful) != 1:
            raise part.fault("whose die it is has to be said here: by owner, the number of the die")
        return {peaceful[0]: part.number(0, MANY)}
    return {owner: one.number(0, MANY) for owner, one in part.fields(*given.players).entries().items()}


READERS: Mapping[str, StepReader] = {
    "terrain": _terrain,
    "humanity": _dice,
    "lastHope": _dice,
    "dice": _dice,
    "trait": _trait,
    "target": _seat,
    "answer": _answer,
    "faces": _faces,
    "marked": _marked,
    "asset": _asset,
    "from": _seat,
    "owner": _seat,
    "to": _maybe_seat,
    "accept": _flag,
}
