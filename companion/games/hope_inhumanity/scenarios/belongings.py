"""Reads the Assets of a scenario: those in play, and the pile that its Scene hands out from."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.games.hope_inhumanity.cards.card import Asset
from companion.games.hope_inhumanity.cards.kinds import Scope, Window
from companion.games.hope_inhumanity.scenarios.cards import BRANCHES
from companion.games.hope_inhumanity.scenarios.operations import MOST, NOTHING_TO_SAY, in_hand
from companion.games.hope_inhumanity.state import Holding
from companion.kit.scenario.parts import ScenarioPart

MOST_ASSETS = 10
"""Assets in the printed box (HI-008)."""


@dataclass(frozen=True)
class Belongings:
    """The Assets in play, each with whose it is, and the pile, the top one first."""

    in_play: tuple[tuple[Holding, Asset], ...]
    pile: tuple[Asset, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        """The Assets that a step or a check may name."""
        return tuple(card.id for card in (*(card for _, card in self.in_play), *self.pile))


def read_belongings(part: ScenarioPart, players: tuple[str, ...]) -> Belongings:
    """The Assets of what is given; one that the Scene hands out lies on top of the pile. Raises Misread."""
    rewards = list(_rewards(part.part("scene").part("effects")))
    known = _assets(part.maybe("assets"), players)
    promised = {entry.part("id").text(): entry for entry in rewards}
    for name, entry in promised.items():
        if name in known and known[name][0].owner is not None:
            raise entry.fault(f"{name!r} belongs to somebody and lies in no pile")
    top = tuple(known[name][1] if name in known else _promised(entry) for name, entry in promised.items())
    in_play = tuple(pair for name, pair in known.items() if name not in promised)
    return Belongings(in_play, _pile(part.maybe("assetPile"), top))


def _assets(part: ScenarioPart | None, players: tuple[str, ...]) -> dict[str, tuple[Holding, Asset]]:
    found: dict[str, tuple[Holding, Asset]] = {}
    for entry in part.items() if part else ():
        holding, asset = _held(entry, players)
        if asset.id in found:
            raise entry.fault(f"there are two Assets {asset.id!r}")
        found[asset.id] = (holding, asset)
    return found


def _held(part: ScenarioPart, players: tuple[str, ...]) -> tuple[Holding, Asset]:
    asset = _asset(part, "owner", "lentTo")
    owner, borrower = _seat(part.maybe("owner"), players), _seat(part.maybe("lentTo"), players)
    if asset.scope is Scope.GROUP and owner is not None:
        raise part.part("owner").fault("what is the group's has no owner: null stands here")
    if borrower and (owner is None or owner == borrower):
        raise part.part("lentTo").fault("an owner lends to somebody else")
    return Holding(asset.id, owner, asset.uses, borrower), asset


def _seat(part: ScenarioPart | None, players: tuple[str, ...]) -> str | None:
    return None if part is None or part.value is None else part.word(players, "seat")


def _asset(part: ScenarioPart, *more: str) -> Asset:
    part.fields("id", "kind", "uses", "effect", "effects", *more)
    id_, kind = part.part("id").text(), part.part("kind").word(Scope, "kind of Asset")
    effects = in_hand(part) if part.maybe("effect") or part.maybe("effects") else NOTHING_TO_SAY
    uses = part.part("uses").number(1, MOST)
    return Asset(id_, id_, f"(text of {id_})", Scope(kind), uses, Window.ANYTIME, effects)


def _rewards(effects: ScenarioPart) -> Iterator[ScenarioPart]:
    for branch in BRANCHES:
        listed = effects.maybe(branch)
        for entry in listed.items() if listed else ():
            if entry.part("op").value == "asset":
                yield entry


def _promised(part: ScenarioPart) -> Asset:
    """The Asset of a reward; without more said of it, it is personal and has one use."""
    known = {"kind": "personal", "uses": 1, **{k: v for k, v in part.value.items() if k != "op"}}
    return _asset(ScenarioPart(known, part.path))


def _pile(part: ScenarioPart | None, top: tuple[Asset, ...]) -> tuple[Asset, ...]:
    if part and isinstance(part.value, list):
        return (*top, *(_promised(entry) for entry in part.items()))
    count = part.number(0, MOST_ASSETS) if part else MOST_ASSETS
    rest = tuple(_promised(ScenarioPart({"id": f"pile{n}"}, "assetPile")) for n in range(count))
    return (*top, *rest)[:count]
