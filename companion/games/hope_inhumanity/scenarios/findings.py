"""What is true of the real game at a moment, in the words of a check."""

from collections.abc import Callable

from companion.games.hope_inhumanity import hardship as counting
from companion.games.hope_inhumanity.cards.card import Terrain
from companion.games.hope_inhumanity.order import on_turn
from companion.games.hope_inhumanity.scenarios.moment import Moment
from companion.games.hope_inhumanity.scenarios.staging import CONDITIONS
from companion.games.hope_inhumanity.state import DICE, Phase, Playing, Stake, Survivor, Verdict
from companion.games.hope_inhumanity.wishes import wishing

SETTLED = frozenset({Phase.AFTERMATH, Phase.OVER})


def hardship(moment: Moment) -> int | None:
    """The total: as it was judged, or as it would be now; none for a Scene without a rating."""
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
    """How the last Scene ended."""
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
    """Who is in play, the marked among them (HI-208)."""
    return _those(moment, lambda one: one.alive)


def dead(moment: Moment) -> frozenset[str]:
    """Whose character has left and has no successor."""
    return _those(moment, lambda one: not one.alive)


def marked(moment: Moment) -> frozenset[str]:
    """Who leaves when the next turn begins (HI-207)."""
    return _those(moment, lambda one: one.marked)


def supporters(moment: Moment) -> frozenset[str]:
    """Who put dice beside those of the acting player."""
    return _scene(moment).supporters - {moment.state.active}


def refused(moment: Moment) -> frozenset[str]:
    """Who refused."""
    return _scene(moment).refused


def active(moment: Moment) -> str:
    """Whose turn it is."""
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
    """How many Traits are undrawn."""
    return len(moment.state.trait_pile)


def personality_pile(moment: Moment) -> int:
    """How many Personalities are undrawn."""
    return len(moment.state.personality_pile)


def personality(moment: Moment, seat: str) -> str:
    """The title of a seat's Personality."""
    return moment.state.deck.personalities[_survivor(moment, seat).personality or ""].title


def relationships(moment: Moment) -> int:
    """How many Relationships lie between people."""
    return len(moment.state.bonds)


def scene_pile(moment: Moment, terrain: str) -> int:
    """How many Scenes of a terrain are undrawn."""
    return len(moment.state.piles[Terrain(terrain)])


def offer_order(moment: Moment) -> tuple[str, ...]:
    """In which order too few Hope dice are offered: now, or else in this Scene (HI-121, HI-122)."""
    open_now = tuple(one.seat for one in wishing(moment.state)) if moment.state.playing else ()
    return open_now or moment.offers


def hunted(moment: Moment) -> int:
    """The group's Hunted cards (HI-297)."""
    return moment.state.hunted


def asset_pile(moment: Moment) -> int:
    """How many Assets are undrawn."""
    return len(moment.state.asset_pile)


def asset_owner(moment: Moment, asset: str) -> str | None:
    """Whose an Asset is, or was when it was spent; nobody's if it is the group's or left the game."""
    left = not asset_in_play(moment, asset) and asset not in moment.state.spent_assets
    held = moment.holdings.get(asset)
    return None if left or held is None else held.owner


def asset_uses(moment: Moment, asset: str) -> int:
    """How often an Asset still works; a spent one does no more."""
    if asset in moment.state.spent_assets:
        return 0
    held = moment.holdings.get(asset)
    return held.uses if held else moment.state.deck.assets[asset].uses


def asset_borrower(moment: Moment, asset: str) -> str | None:
    """Who has an Asset on loan (HI-251)."""
    return moment.holdings[asset].borrower if asset_in_play(moment, asset) else None


def asset_in_play(moment: Moment, asset: str) -> bool:
    """Whether an Asset lies on the table."""
    return any(one.card == asset for one in moment.state.assets)


def game_over(moment: Moment) -> str | None:
    """How the game ended, if it has."""
    return {None: None, True: "won", False: "lost"}[moment.state.won]


def survivors(moment: Moment) -> frozenset[str]:
    """Who reached the end; nobody has before it."""
    return frozenset() if moment.state.won is None else alive(moment)


def _scene(moment: Moment) -> Playing:
    return moment.scene or Playing("")


def _survivor(moment: Moment, seat: str) -> Survivor:
    return moment.state.survivor(seat)


def _those(moment: Moment, holds: Callable[[Survivor], bool]) -> frozenset[str]:
    return frozenset(one.seat for one in moment.state.survivors if holds(one))
