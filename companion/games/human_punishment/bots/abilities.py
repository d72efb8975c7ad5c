"""The value of what a bot's own board offers: its cards, healing, rage, Kuro, tasks that bring Boosts."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from companion.games.human_punishment.bots.rolls import card_gain
from companion.games.human_punishment.bots.sides import effects_worth
from companion.games.human_punishment.rules import fights
from companion.games.human_punishment.rules.abilities import hurt_ones, playable_all_rounders, unique_cards
from companion.games.human_punishment.rules.throws import lying
from companion.games.human_punishment.state.cards import is_red
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Kuro, Player

PLAYED, LAST = 48.0, 0.6
"""Values of what is free and done at once, and of what is done when no action is worth a point."""
GOOD = 0.3
"""A card that is worth less is kept."""
BOOST = 1.6
"""Value of a step towards a Boost."""
RED_CARDS = 3
TASKS_OF: Mapping[str, tuple[str, ...]] = {
    "look in junkyard": ("junkyard 2",),
    "remove from junkyard": ("junkyard 3",),
    "drop chips": ("junkyard 1",),
    "monolith": ("recon",),
    "buy weapon": ("hq weapon",),
    "buy program": ("program",),
    "nexus": ("nexus success",),
    "city": ("city action", "city action of a new kind", "city 4 high"),
    "heal fully": ("med free",),
    "heal somebody": ("heal", "heal 2"),
    "unique": ("unique card",),
}
"""The tasks of skill trees that a step may do."""


def figure(city: City, seat: str) -> City:
    """The city for a bot while Kuro acts: Kuro stands in Dee Coy's place."""
    kuro = city.kuro
    if kuro is None or not city.kuro_acts or kuro.owner != seat:
        return city
    return replace(city, players=[_as(one, kuro) if one.seat == seat else one for one in city.players])


def _as(owner: Player, kuro: Kuro) -> Player:
    """Kuro, with the hand and the side of Dee Coy."""
    return replace(
        owner,
        **{name: getattr(kuro, name) for name in ("at", "chips", "unseen", "scanners", "health", "values")},
        had_recon=True,
        box=None,
        traits=[],
        tree={},
        character="",
    )


def next_tasks(one: Player) -> set[str]:
    """Returns the tasks that would bring a player on in a column."""
    left = ((levels, one.unlocked.get(column, 0)) for column, levels in one.tree.items())
    return {levels[n].task for levels, n in left if n < len(levels)}


def towards_boosts(one: Player, do: str) -> float:
    """The value of an action for the tasks of the own tree."""
    return BOOST if next_tasks(one) & {*TASKS_OF.get(do, ())} else 0.0


def worth(city: City, seat: str, do: str) -> float | None:
    """The value of an action of the own board or of an own card; None for any other."""
    return _WORTH[do](city, seat) if do in _WORTH else None


def best_card(city: City, seat: str, cards: list[str]) -> str:
    """The card whose effects are worth most."""
    return max(cards, key=lambda card: (_card_worth(city, seat, card), card))


def good_card(city: City, seat: str, cards: list[str]) -> str | None:
    """The best card, if it is worth playing."""
    best = best_card(city, seat, cards)
    return best if _card_worth(city, seat, best) >= GOOD else None


def _card_worth(city: City, seat: str, card: str) -> float:
    worth_of = card_gain if lying(city) is not None else effects_worth
    return worth_of(city, seat, city.specials.get(card, {}).get("do", []))


def _cards(find: Callable[[City, str], list[str]], task: str) -> Callable[[City, str], float]:
    def of(city: City, seat: str) -> float:
        cards = find(city, seat)
        wanted = task in next_tasks(city.player(seat)) and bool(cards)
        good = any(_card_worth(city, seat, card) >= GOOD for card in cards)
        return PLAYED if wanted or good else 0.0

    return of


def _rage(city: City, seat: str) -> float:
    """Several Enemies in range, red cards for them, and no Wound yet."""
    one = city.player(seat)
    ready = city.ap and not one.wounds and sum(map(is_red, one.hand)) >= RED_CARDS
    return PLAYED if ready and len(fights.attackable(city, seat)) > 1 else 0.0


def _heal(city: City, seat: str) -> float:
    hurt = [city.player(one).value("health") - city.player(one).health for one in hurt_ones(city, seat)]
    return 20.0 + 1.2 * max(hurt, default=0) + towards_boosts(city.player(seat), "heal somebody")


def _blue_five(city: City, seat: str) -> float:
    one = city.player(seat)
    return PLAYED if len(one.programs) + 2 <= one.value("programs") else 0.0


_WORTH: Mapping[str, Callable[[City, str], float]] = {
    "unique": _cards(unique_cards, "unique card"),
    "all rounder": _cards(playable_all_rounders, "all-rounder 7"),
    "take back": lambda *_: PLAYED,
    "rage": _rage,
    "blue five": _blue_five,
    "heal somebody": _heal,
    "treat": lambda *_: 20.8,
    "kuro": lambda *_: LAST,
    "kuro ends": lambda *_: 0.5,
}
