"""Reads the value of each field of a check from the real game."""

from collections.abc import Callable

from companion.games.hope_inhumanity.cards.card import Terrain
from companion.games.hope_inhumanity.scenarios.moment import Moment
from companion.games.hope_inhumanity.scenarios.staging import CONDITIONS
from companion.games.hope_inhumanity.scene import hardship as counting
from companion.games.hope_inhumanity.scene.order import on_turn
from companion.games.hope_inhumanity.scene.wishes import wishing
from companion.games.hope_inhumanity.state import DICE, Phase, Playing, Stake, Survivor, Verdict

SETTLED = frozenset({Phase.AFTERMATH, Phase.OVER})


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


def result(moment: Moment) -> Verdict | None:
    """The outcome of the last Scene; None before it is judged."""
    return _scene(moment).verdict


def humanity(moment: Moment, seat: str) -> int:
    """The balance, below zero for a debt (HI-205)."""
    return _survivor(moment, seat).humanity


def aside(moment: Moment, seat: str) -> int:
    """The dice of a seat that are neither in its pool nor in the middle (HI-166, HI-202)."""
    playing = moment.state.playing
    resolved = playing is None or moment.state.phase in SETTLED
    given = 0 if resolved else _scene(moment).stakes.get(seat, Stake()).humanity
    return DICE - max(0, humanity(moment, seat)) - given


def committed(moment: Moment, seat: str) -> int:
    """The dice of a seat in the middle, Last Hope among them."""
    return _scene(moment).stakes.get(seat, Stake()).dice


def conditions(moment: Moment, seat: str) -> frozenset[str]:
    """The condition cards before a seat."""
    one = _survivor(moment, seat)
    return frozenset(name for name, (track, step) in CONDITIONS.items() if getattr(one, track) == step)


def hope(moment: Moment) -> int:
    """The Hope pool."""
    return moment.state.hope


def alive(moment: Moment) -> frozenset[str]:
    """The seats in play, the marked among them (HI-208)."""
    return _those(moment, lambda one: one.alive)


def dead(moment: Moment) -> frozenset[str]:
    """The seats whose character has left and has no successor."""
    return _those(moment, lambda one: not one.alive)


def marked(moment: Moment) -> frozenset[str]:
    """The seats that leave when the next turn begins (HI-207)."""
    return _those(moment, lambda one: one.marked)


def supporters(moment: Moment) -> frozenset[str]:
    """The seats with dice beside those of the acting player."""
    return _scene(moment).supporters - {moment.state.active}


def refused(moment: Moment) -> frozenset[str]:
    """The seats that refused."""
    return _scene(moment).refused


def active(moment: Moment) -> str:
    """The seat whose turn it is."""
    return on_turn(moment.state)


def round_(moment: Moment) -> int:
    """The round."""
    return moment.state.round


def traits(moment: Moment, seat: str) -> frozenset[str]:
    """The Traits that a seat holds."""
    return frozenset(_survivor(moment, seat).traits)


def played(moment: Moment, seat: str) -> frozenset[str]:
    """The Traits that lie open before a seat (HI-075)."""
    return frozenset(_survivor(moment, seat).played)


def trait_pile(moment: Moment) -> int:
    """The number of undrawn Traits."""
    return len(moment.state.trait_pile)


def personality_pile(moment: Moment) -> int:
    """The number of undrawn Personalities."""
    return len(moment.state.personality_pile)


def personality(moment: Moment, seat: str) -> str:
    """The title of a seat's Personality."""
    return moment.state.deck.personalities[_survivor(moment, seat).personality or ""].title


def relationships(moment: Moment) -> int:
    """The number of Relationships between seats."""
    return len(moment.state.bonds)


def scene_pile(moment: Moment, terrain: str) -> int:
    """The number of undrawn Scenes of a terrain."""
    return len(moment.state.piles[Terrain(terrain)])


def offer_order(moment: Moment) -> tuple[str, ...]:
    """The order in which too few Hope dice are, or were last, offered in this Scene (HI-121, HI-122)."""
    open_now = tuple(one.seat for one in wishing(moment.state)) if moment.state.playing else ()
    return open_now or moment.offers


def hunted(moment: Moment) -> int:
    """The group's Hunted cards (HI-297)."""
    return moment.state.hunted


def asset_pile(moment: Moment) -> int:
    """The number of undrawn Assets."""
    return len(moment.state.asset_pile)


def asset_owner(moment: Moment, asset: str) -> str | None:
    """The owner of an Asset, the last one of a spent one; None if it is the group's or left the game."""
    left = not asset_in_play(moment, asset) and asset not in moment.state.spent_assets
    held = moment.holdings.get(asset)
    return None if left or held is None else held.owner


def asset_uses(moment: Moment, asset: str) -> int:
    """The uses that an Asset has left; 0 for a spent one."""
    if asset in moment.state.spent_assets:
        return 0
    held = moment.holdings.get(asset)
    return held.uses if held else moment.state.deck.assets[asset].uses


def asset_borrower(moment: Moment, asset: str) -> str | None:
    """The seat that has an Asset on loan (HI-251)."""
    return moment.holdings[asset].borrower if asset_in_play(moment, asset) else None


def asset_in_play(moment: Moment, asset: str) -> bool:
    """True if an Asset lies on the table."""
    return any(one.card == asset for one in moment.state.assets)


def game_over(moment: Moment) -> str | None:
    """The end that the game came to; None while it goes on."""
    return {None: None, True: "won", False: "lost"}[moment.state.won]


def survivors(moment: Moment) -> frozenset[str]:
    """The seats that reached the end; empty before it."""
    return frozenset() if moment.state.won is None else alive(moment)


def _scene(moment: Moment) -> Playing:
    return moment.scene or Playing("")


def _survivor(moment: Moment, seat: str) -> Survivor:
    return moment.state.survivor(seat)


def _those(moment: Moment, holds: Callable[[Survivor], bool]) -> frozenset[str]:
    return frozenset(one.seat for one in moment.state.survivors if holds(one))
