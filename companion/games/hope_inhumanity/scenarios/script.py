"""The steps of a scenario, read from its `when`: who does what."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from companion.games.hope_inhumanity.cards.card import Terrain
from companion.games.hope_inhumanity.scenarios import rerolls
from companion.games.hope_inhumanity.scenarios.given import Given
from companion.games.hope_inhumanity.scenarios.rerolls import Reroll
from companion.kit.scenario.parts import ScenarioPart

MANY = 99
"""More dice than anybody has: a step may name too many, and is refused then."""
TABLE = ("table", "system")


@dataclass(frozen=True)
class Step:
    """Somebody does something; `said` are the further fields of the step."""

    n: int
    player: str
    do: str
    said: Mapping[str, Any]
    reroll: Reroll | None = None


@dataclass(frozen=True)
class Kind:
    """The further fields that a step of a kind must and may have; one about `one_die` may name it."""

    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    one_of: tuple[str, ...] = ()
    by_table: bool = False
    one_die: bool = False


KINDS: Mapping[str, Kind] = {
    "draw": Kind(needs=("terrain",)),
    "act": Kind(),
    "avoid": Kind(),
    "commit": Kind(one_of=("humanity", "lastHope")),
    "support": Kind(one_of=("humanity", "lastHope")),
    "refuse": Kind(),
    "ask for last hope": Kind(),
    "use hope": Kind(may=("dice",)),
    "play trait": Kind(needs=("trait",), may=("target",), one_die=True),
    "use asset": Kind(needs=("asset",), may=("target",), one_die=True),
    "steal": Kind(needs=("asset",), may=("from", "owner", "target")),
    "lend": Kind(needs=("asset", "to")),
    "return": Kind(needs=("asset",)),
    "inherit": Kind(needs=("asset", "to")),
    "gift": Kind(one_of=("to", "accept")),
    "grace": Kind(needs=("accept",)),
    "roll": Kind(needs=("faces",), may=("marked",), by_table=True),
    "apply outcomes": Kind(by_table=True),
    "answer": Kind(needs=("answer",)),
    "begin next turn": Kind(by_table=True),
}
"""Every step there is."""


def read_script(part: ScenarioPart, given: Given) -> tuple[Step, ...]:
    """The steps, numbered from 1 without a gap. Raises Misread."""
    steps = tuple(_step(entry, given) for entry in part.items())
    for place, step in enumerate(steps):
        if step.n != place + 1:
            raise (
                part.items()[place].part("n").fault(f"this is step {place + 1}; steps are numbered in order")
            )
    return steps


def _step(part: ScenarioPart, given: Given) -> Step:
    do = part.part("do").word(KINDS, "step")
    kind = KINDS[do]
    die = rerolls.FIELDS if kind.one_die else ()
    part.fields("n", "player", "do", *kind.needs, *kind.may, *kind.one_of, *die)
    here = [name for name in kind.one_of if part.maybe(name)]
    if kind.one_of and len(here) != 1:
        raise part.fault(f"exactly one of {' and '.join(kind.one_of)} stands here")
    for name in kind.needs:
        part.part(name)
    named = [name for name in (*kind.needs, *kind.may, *kind.one_of) if part.maybe(name)]
    return Step(
        n=part.part("n").number(1, MANY),
        player=part.part("player").word((*given.players, *(TABLE if kind.by_table else ())), "player here"),
        do=do,
        said={name: _SAID[name](part.part(name), given) for name in named},
        reroll=rerolls.read_reroll(part, (*given.players, "Hope")) if kind.one_die else None,
    )


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
    """By owner the die that fails by a card, counted from 0; a number alone is of the one Non-Violent."""
    if isinstance(part.value, int):
        peaceful = [seat for seat, card in given.personalities.items() if card.title == "Non-Violent"]
        if len(peaceful) != 1:
            raise part.fault("whose die it is has to be said here: by owner, the number of the die")
        return {peaceful[0]: part.number(0, MANY)}
    return {owner: one.number(0, MANY) for owner, one in part.fields(*given.players).entries().items()}


_SAID: Mapping[str, Callable[[ScenarioPart, Given], Any]] = {
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
