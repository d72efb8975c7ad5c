"""Reads the fields of a check strictly and compares each with the state of the real game."""

from collections.abc import Callable, Mapping
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
from companion.kit.scenario.fields import ScenarioField, each
from companion.kit.scenario.parts import ScenarioPart

MANY = 99
RESULTS: Mapping[str, Verdict] = {
    "success": Verdict.SUCCESS,
    "failure": Verdict.FAILURE,
    "special": Verdict.HOPELESS,
    "avoided": Verdict.AVOIDED,
    "answered": Verdict.ANSWERED,
}
"""Outcomes of a Scene by their words in a scenario."""

Reader: TypeAlias = Callable[[ScenarioPart, Given], Any]


def _by(names: Callable[[Given], tuple[str, ...]], read: Reader) -> Reader:
    return lambda part, given: {
        name: read(entry, given) for name, entry in part.fields(*names(given)).entries().items()
    }


def _by_seat(read: Reader) -> Reader:
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
    """The number of Traits that a hand holds, or their ids."""
    return _traits(part, given) if isinstance(part.value, list) else part.number(0, MOST_TRAITS)


def _personality(part: ScenarioPart, _given: Given) -> str:
    return part.word(PERSONALITIES, "Personality")


def _assets(part: ScenarioPart, given: Given) -> dict[str | tuple[str, str], Any]:
    """Expected values by Asset and field; null for an Asset that is not in play."""
    wanted: dict[str | tuple[str, str], Any] = {}
    for name, entry in part.fields(*given.belongings.ids).entries().items():
        if entry.value is None:
            wanted[name] = False
        else:
            fields = entry.fields(*ASSET_FIELDS).entries().items()
            wanted |= {(name, field): ASSET_FIELDS[field].read(one, given) for field, one in fields}
    return wanted


def _asset(moment: Moment, asset: str, field: str = "") -> Any:
    if not field:
        return findings.asset_in_play(moment, asset)
    return ASSET_FIELDS[field].find(moment).get(asset)


def _maybe_seat(part: ScenarioPart, given: Given) -> str | None:
    return None if part.value is None else part.word(given.players, "seat")


def _terrains(_given: Given) -> tuple[str, ...]:
    return tuple(Terrain)


ASSET_FIELDS: Mapping[str, ScenarioField] = {
    "owner": ScenarioField(_maybe_seat, each(findings.asset_owner)),
    "uses": ScenarioField(_number(MOST), each(findings.asset_uses)),
    "lentTo": ScenarioField(_maybe_seat, each(findings.asset_borrower)),
}
"""The fields of an Asset in a check."""

FIELDS: Mapping[str, ScenarioField] = {
    "hardship": ScenarioField(_maybe_number, findings.hardship),
    "dice": ScenarioField(_number(MANY), findings.dice),
    "successes": ScenarioField(_maybe_number, findings.successes),
    "result": ScenarioField(_result, findings.result),
    "humanity": ScenarioField(_by_seat(_number(MANY, -MANY)), each(findings.humanity)),
    "aside": ScenarioField(_by_seat(_number(DICE)), each(findings.aside)),
    "committed": ScenarioField(_by_seat(_number(MANY)), each(findings.committed)),
    "supporters": ScenarioField(_seats, findings.supporters),
    "refused": ScenarioField(_seats, findings.refused),
    "conditions": ScenarioField(_by_seat(_conditions), each(findings.conditions)),
    "hope": ScenarioField(_number(DICE), findings.hope),
    "alive": ScenarioField(_seats, findings.alive),
    "dead": ScenarioField(_seats, findings.dead),
    "marked": ScenarioField(_seats, findings.marked),
    "active": ScenarioField(_seat, findings.active),
    "round": ScenarioField(_number(ROUNDS, 1), findings.round_),
    "traits": ScenarioField(_by_seat(_hand), each(findings.traits)),
    "played": ScenarioField(_by_seat(_traits), each(findings.played)),
    "traitPile": ScenarioField(_number(MOST_TRAITS), findings.trait_pile),
    "personalityPile": ScenarioField(_number(MOST_PERSONALITIES), findings.personality_pile),
    "personalities": ScenarioField(_by_seat(_personality), each(findings.personality)),
    "relationships": ScenarioField(_number(MANY), findings.relationships),
    "scenePiles": ScenarioField(_by(_terrains, _number(COPIES)), each(findings.scene_pile)),
    "assets": ScenarioField(_assets, each(_asset)),
    "assetPile": ScenarioField(_number(MOST_ASSETS), findings.asset_pile),
    "hunted": ScenarioField(_number(MANY), findings.hunted),
    "offerOrder": ScenarioField(_order, findings.offer_order, ordered=True),
    "gameOver": ScenarioField(_game_over, findings.game_over),
    "survivors": ScenarioField(_seats, findings.survivors),
}
"""The fields of a check."""
