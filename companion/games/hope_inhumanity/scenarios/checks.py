"""What a scenario expects of the state: each field is read strictly and held against the real game."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from companion.games.hope_inhumanity.cards.card import Terrain
from companion.games.hope_inhumanity.scenarios import findings
from companion.games.hope_inhumanity.scenarios.belongings import MOST_ASSETS
from companion.games.hope_inhumanity.scenarios.cards import COPIES
from companion.games.hope_inhumanity.scenarios.given import MOST_PERSONALITIES, MOST_TRAITS, Given
from companion.games.hope_inhumanity.scenarios.moment import Moment
from companion.games.hope_inhumanity.scenarios.open_cards import PERSONALITIES
from companion.games.hope_inhumanity.scenarios.operations import MOST
from companion.games.hope_inhumanity.scenarios.staging import CONDITIONS
from companion.games.hope_inhumanity.state import DICE, ROUNDS, Verdict
from companion.kit.scenario.parts import ScenarioPart

MANY = 99
RESULTS: Mapping[str, Verdict] = {
    "success": Verdict.SUCCESS,
    "failure": Verdict.FAILURE,
    "special": Verdict.HOPELESS,
    "avoided": Verdict.AVOIDED,
    "answered": Verdict.ANSWERED,
}
"""How a Scene ended, in the words of a scenario."""

Key: TypeAlias = tuple[str, ...]
Reader: TypeAlias = Callable[[ScenarioPart, Given], Any]
Entries: TypeAlias = Callable[[ScenarioPart, Given], Mapping[Key, Any]]


@dataclass(frozen=True)
class Check:
    """Values that must hold after a step: by field, and by seat (or card) within it."""

    after: int
    wanted: Mapping[Key, Any]


@dataclass(frozen=True)
class Field:
    """How a field is read, by key within it, and how the game's own value is found."""

    read: Entries
    find: Callable[..., Any]


def read_check(part: ScenarioPart, after: int, given: Given) -> Check:
    """The check of the state after a step. Raises Misread."""
    part.fields(*FIELDS, "after")
    wanted: dict[Key, Any] = {}
    for name, entry in part.entries().items():
        if name != "after":
            wanted |= {(name, *key): value for key, value in FIELDS[name].read(entry, given).items()}
    if not wanted:
        raise part.fault(f"nothing is checked here; allowed: {', '.join(FIELDS)}")
    return Check(after, wanted)


def compare(check: Check, moment: Moment) -> Iterator[str]:
    """What is not as it should be, a sentence each."""
    for key, wanted in check.wanted.items():
        found = FIELDS[key[0]].find(moment, *key[1:])
        if isinstance(found, frozenset) and isinstance(wanted, int):
            found = len(found)
        if found != wanted:
            what = f"{' '.join(key)} should be {_said(wanted)}, and is {_said(found)}"
            yield f"after step {check.after}: {what}"


def _said(value: Any) -> str:
    if isinstance(value, tuple | frozenset):
        return f"[{', '.join(map(str, sorted(value) if isinstance(value, frozenset) else value))}]"
    return "none" if value is None else str(value)


def _one(read: Reader) -> Entries:
    return lambda part, given: {(): read(part, given)}


def _by(names: Callable[[Given], tuple[str, ...]], read: Reader) -> Entries:
    def entries(part: ScenarioPart, given: Given) -> Mapping[Key, Any]:
        listed = part.fields(*names(given)).entries()
        return {(name,): read(entry, given) for name, entry in listed.items()}

    return entries


def _by_seat(read: Reader) -> Entries:
    return _by(lambda given: given.players, read)


def _number(most: int, least: int = 0) -> Reader:
    return lambda part, _given: part.number(least, most)


def _maybe_number(part: ScenarioPart, _given: Given) -> int | None:
    return None if part.value is None else part.number(0, MANY)


def _seats(part: ScenarioPart, given: Given) -> frozenset[str]:
    return frozenset(part.words(given.players, "seat"))


def _order(part: ScenarioPart, given: Given) -> tuple[str, ...]:
    return part.words(given.players, "seat")


def _seat(part: ScenarioPart, given: Given) -> str:
    return part.word(given.players, "seat")


def _result(part: ScenarioPart, _given: Given) -> Verdict | None:
    return None if part.value is None else RESULTS[part.word(RESULTS, "result")]


def _game_over(part: ScenarioPart, _given: Given) -> str | None:
    return None if part.value is None else part.word(("won", "lost"), "end of a game")


def _conditions(part: ScenarioPart, _given: Given) -> frozenset[str]:
    return frozenset(part.words(CONDITIONS, "condition"))


def _traits(part: ScenarioPart, given: Given) -> frozenset[str]:
    return frozenset(part.words(given.trait_ids, "Trait of this scenario"))


def _hand(part: ScenarioPart, given: Given) -> int | frozenset[str]:
    """How many Traits a hand holds, or which."""
    return _traits(part, given) if isinstance(part.value, list) else part.number(0, MOST_TRAITS)


def _personality(part: ScenarioPart, _given: Given) -> str:
    return part.word(PERSONALITIES, "Personality")


def _assets(part: ScenarioPart, given: Given) -> Mapping[Key, Any]:
    """By Asset and field; null for an Asset that is not in play."""
    wanted: dict[Key, Any] = {}
    for name, entry in part.fields(*given.belongings.ids).entries().items():
        if entry.value is None:
            wanted[name,] = False
        else:
            fields = entry.fields(*ASSET_FIELDS).entries().items()
            wanted |= {(name, field): ASSET_FIELDS[field].read(one, given)[()] for field, one in fields}
    return wanted


def _asset(moment: Moment, asset: str, field: str = "") -> Any:
    return ASSET_FIELDS[field].find(moment, asset) if field else findings.asset_in_play(moment, asset)


def _maybe_seat(part: ScenarioPart, given: Given) -> str | None:
    return None if part.value is None else part.word(given.players, "seat")


def _terrains(_given: Given) -> tuple[str, ...]:
    return tuple(Terrain)


ASSET_FIELDS: Mapping[str, Field] = {
    "owner": Field(_one(_maybe_seat), findings.asset_owner),
    "uses": Field(_one(_number(MOST)), findings.asset_uses),
    "lentTo": Field(_one(_maybe_seat), findings.asset_borrower),
}
"""Every field of an Asset in a check."""

FIELDS: Mapping[str, Field] = {
    "hardship": Field(_one(_maybe_number), findings.hardship),
    "dice": Field(_one(_number(MANY)), findings.dice),
    "successes": Field(_one(_maybe_number), findings.successes),
    "result": Field(_one(_result), findings.result),
    "humanity": Field(_by_seat(_number(MANY, -MANY)), findings.humanity),
    "aside": Field(_by_seat(_number(DICE)), findings.aside),
    "committed": Field(_by_seat(_number(MANY)), findings.committed),
    "supporters": Field(_one(_seats), findings.supporters),
    "refused": Field(_one(_seats), findings.refused),
    "conditions": Field(_by_seat(_conditions), findings.conditions),
    "hope": Field(_one(_number(DICE)), findings.hope),
    "alive": Field(_one(_seats), findings.alive),
    "dead": Field(_one(_seats), findings.dead),
    "marked": Field(_one(_seats), findings.marked),
    "active": Field(_one(_seat), findings.active),
    "round": Field(_one(_number(ROUNDS, 1)), findings.round_),
    "traits": Field(_by_seat(_hand), findings.traits),
    "played": Field(_by_seat(_traits), findings.played),
    "traitPile": Field(_one(_number(MOST_TRAITS)), findings.trait_pile),
    "personalityPile": Field(_one(_number(MOST_PERSONALITIES)), findings.personality_pile),
    "personalities": Field(_by_seat(_personality), findings.personality),
    "relationships": Field(_one(_number(MANY)), findings.relationships),
    "scenePiles": Field(_by(_terrains, _number(COPIES)), findings.scene_pile),
    "assets": Field(_assets, _asset),
    "assetPile": Field(_one(_number(MOST_ASSETS)), findings.asset_pile),
    "hunted": Field(_one(_number(MANY)), findings.hunted),
    "offerOrder": Field(_one(_order), findings.offer_order),
    "gameOver": Field(_one(_game_over), findings.game_over),
    "survivors": Field(_one(_seats), findings.survivors),
}
"""Every field of a check."""
