"""The fields of a check, found in the real game; what a function returns says how it is read."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal, TypeAlias

from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.playing import Phase, Playing, Stake, Verdict
from companion.games.hope_inhumanity.scenarios.given import Given
from companion.games.hope_inhumanity.scenarios.moment import Moment
from companion.games.hope_inhumanity.scenarios.open_cards import PERSONALITIES
from companion.games.hope_inhumanity.scenarios.staging import CONDITIONS
from companion.games.hope_inhumanity.scene import hardship as counting
from companion.games.hope_inhumanity.scene.order import on_turn
from companion.games.hope_inhumanity.scene.wishes import wishing
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.survivor import DICE, Survivor
from companion.kit.scenario.derived import ORDERED, Seat, Signed, fields_of, found, reader
from companion.kit.scenario.fields import MANY, ScenarioField, each
from companion.kit.scenario.parts import ScenarioPart

RESULTS: Mapping[str, Verdict] = {
    "success": Verdict.SUCCESS,
    "failure": Verdict.FAILURE,
    "special": Verdict.HOPELESS,
    "avoided": Verdict.AVOIDED,
    "answered": Verdict.ANSWERED,
}
"""Outcomes of a Scene by their words in a scenario."""
SETTLED = frozenset({Phase.AFTERMATH, Phase.OVER})


def _result(part: ScenarioPart, _given: Given) -> Verdict:
    return RESULTS[part.word(RESULTS, "result")]


def _hand(part: ScenarioPart, given: Given) -> int | frozenset[str]:
    """The number of Traits that a hand holds, or their ids."""
    return reader(frozenset[Trait])(part, given) if isinstance(part.value, list) else part.number(0, MANY)


def _personality(part: ScenarioPart, _given: Given) -> str:
    return part.word(PERSONALITIES, "Personality")


def _assets(part: ScenarioPart, given: Given) -> dict[str | tuple[str, str], Any]:
    """Expected values by Asset and field; null for an Asset that is not in play."""
    wanted: dict[str | tuple[str, str], Any] = {}
    for name, entry in part.fields(*given.belongings.ids).entries().items():
        if entry.value is None:
            wanted[name] = False
        else:
            fields = entry.fields(*OF_ASSETS).entries().items()
            wanted |= {(name, field): reader(OF_ASSETS[field][0])(one, given) for field, one in fields}
    return wanted


Condition: TypeAlias = Annotated[str, lambda part, _: part.word(CONDITIONS, "condition")]
Trait: TypeAlias = Annotated[str, lambda part, given: part.word(given.trait_ids, "Trait of this scenario")]


def hardship(moment: Moment) -> int | None:
    """The successes needed: as judged, or as they would be judged at this moment; None without a rating."""
    needed = _scene(moment).needed
    if needed is None and moment.state.playing is not None and moment.state.scene.hardship is not None:
        needed = counting.reasons(moment.state)
    return counting.total(needed) if needed else None


def dice(moment: Moment) -> int:
    """The dice in the middle."""
    return _scene(moment).in_the_middle


def successes(moment: Moment) -> int | None:
    """The successes of the Scene, once it was judged."""
    return moment.successes


def result(moment: Moment) -> Annotated[Verdict, _result] | None:
    """The outcome of the last Scene; None before it is judged."""
    return _scene(moment).verdict


def humanity(moment: Moment, seat: Seat) -> Signed:
    """The balance, below zero for a debt (HI-205)."""
    return _survivor(moment, seat).humanity


def aside(moment: Moment, seat: Seat) -> int:
    """The dice of a seat that are neither in its pool nor in the middle (HI-166, HI-202)."""
    playing = moment.state.playing
    resolved = playing is None or moment.state.phase in SETTLED
    given = 0 if resolved else _scene(moment).stakes.get(seat, Stake()).humanity
    return DICE - max(0, humanity(moment, seat)) - given


def committed(moment: Moment, seat: Seat) -> int:
    """The dice of a seat in the middle, Last Hope among them."""
    return _scene(moment).stakes.get(seat, Stake()).dice


def conditions(moment: Moment, seat: Seat) -> frozenset[Condition]:
    """The condition cards before a seat."""
    one = _survivor(moment, seat)
    return frozenset(name for name, (track, step) in CONDITIONS.items() if getattr(one, track) == step)


def alive(moment: Moment) -> frozenset[Seat]:
    """The seats in play, the marked among them (HI-208)."""
    return _those(moment, lambda one: one.alive)


def dead(moment: Moment) -> frozenset[Seat]:
    """The seats whose character has left and has no successor."""
    return _those(moment, lambda one: not one.alive)


def marked(moment: Moment) -> frozenset[Seat]:
    """The seats that leave when the next turn begins (HI-207)."""
    return _those(moment, lambda one: one.marked)


def supporters(moment: Moment) -> frozenset[Seat]:
    """The seats with dice beside those of the acting player."""
    return _scene(moment).supporters - {moment.state.active}


def refused(moment: Moment) -> frozenset[Seat]:
    """The seats that refused."""
    return _scene(moment).refused


def active(moment: Moment) -> Seat:
    """The seat whose turn it is."""
    return on_turn(moment.state)


def traits(moment: Moment, seat: Seat) -> Annotated[frozenset[str], _hand]:
    """The Traits that a seat holds."""
    return frozenset(_survivor(moment, seat).traits)


def played(moment: Moment, seat: Seat) -> frozenset[Trait]:
    """The Traits that lie open before a seat (HI-075)."""
    return frozenset(_survivor(moment, seat).played)


def personalities(moment: Moment, seat: Seat) -> Annotated[str, _personality]:
    """The title of a seat's Personality."""
    return moment.state.deck.personalities[_survivor(moment, seat).personality or ""].title


def relationships(moment: Moment) -> int:
    """The number of Relationships between seats."""
    return len(moment.state.bonds)


def scene_piles(moment: Moment, terrain: Terrain) -> int:
    """The number of undrawn Scenes of a terrain."""
    return len(moment.state.piles[terrain])


def offer_order(moment: Moment) -> Annotated[tuple[Seat, ...], ORDERED]:
    """The order in which too few Hope dice are, or were last, offered in this Scene (HI-121, HI-122)."""
    open_now = tuple(one.seat for one in wishing(moment.state)) if moment.state.playing else ()
    return open_now or moment.offers


def _asset_owner(moment: Moment, asset: str) -> str | None:
    """The owner of an Asset, the last one of a spent one; None if it is the group's or left the game."""
    left = not _asset_in_play(moment, asset) and asset not in moment.state.spent_assets
    held = moment.holdings.get(asset)
    return None if left or held is None else held.owner


def _asset_uses(moment: Moment, asset: str) -> int:
    """The uses that an Asset has left; 0 for a spent one."""
    if asset in moment.state.spent_assets:
        return 0
    held = moment.holdings.get(asset)
    return held.uses if held else moment.state.deck.assets[asset].uses


def _asset_borrower(moment: Moment, asset: str) -> str | None:
    """The seat that has an Asset on loan (HI-251)."""
    return moment.holdings[asset].borrower if _asset_in_play(moment, asset) else None


def _asset_in_play(moment: Moment, asset: str) -> bool:
    """True if an Asset lies on the table."""
    return any(one.card == asset for one in moment.state.assets)


def game_over(moment: Moment) -> Literal["won", "lost"] | None:
    """The end that the game came to; None while it goes on."""
    return None if moment.state.won is None else "won" if moment.state.won else "lost"


def survivors(moment: Moment) -> frozenset[Seat]:
    """The seats that reached the end; empty before it."""
    return frozenset() if moment.state.won is None else alive(moment)


def _scene(moment: Moment) -> Playing:
    return moment.scene or Playing("")


def _survivor(moment: Moment, seat: str) -> Survivor:
    return moment.state.survivor(seat)


def _those(moment: Moment, holds: Callable[[Survivor], bool]) -> frozenset[str]:
    return frozenset(survivor.seat for survivor in moment.state.survivors if holds(survivor))


def _asset(moment: Moment, asset: str, field: str = "") -> Any:
    return OF_ASSETS[field][1](moment, asset) if field else _asset_in_play(moment, asset)


OF_ASSETS: Mapping[str, tuple[Any, Callable[[Moment, str], Any]]] = {
    "owner": (Seat | None, _asset_owner),
    "uses": (int, _asset_uses),
    "lentTo": (Seat | None, _asset_borrower),
}
"""The fields of an Asset, how they are read and found."""
FIELDS: Mapping[str, ScenarioField] = {
    **fields_of(HopeInhumanityState, "round hunted"),
    **fields_of(HopeInhumanityState, "hope", kind=Annotated[int, lambda part, _: part.number(0, DICE)]),
    **fields_of(HopeInhumanityState, "trait_pile personality_pile asset_pile", kind=int),
    **found(hardship, dice, successes, result, humanity, aside, committed, conditions, alive, dead, marked),
    **found(supporters, refused, active, traits, played, personalities, relationships, scene_piles),
    **found(offer_order, game_over, survivors),
    "assets": ScenarioField(_assets, each(_asset)),
}
"""The fields of a check."""
