"""The value of what a bot's own board offers: its cards, healing, rage, Kuro, tasks that bring Boosts."""

from collections.abc import Sequence
from dataclasses import replace

from companion.games.human_punishment.bots.rolls import card_gain
from companion.games.human_punishment.bots.sides import effects_worth
from companion.games.human_punishment.rules.cards.throws import lying
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Kuro, Player

PLAYED, LAST = 48.0, 0.6
"""Values of what is free and done at once, and of what is done when no action is worth a point."""
GOOD = 0.3
"""A card that is worth less is kept."""
BOOST = 1.6
"""Value of a step towards a Boost."""


def figure(city: City, seat: str) -> City:
    """The city for a bot while Kuro acts: Kuro stands in Dee Coy's place."""
    kuro = city.kuro
    if kuro is None or not city.turn.kuro_acts or kuro.owner != seat:
        return city
    return replace(
        city, players=[_as(player, kuro) if player.seat == seat else player for player in city.players]
    )


def _as(owner: Player, kuro: Kuro) -> Player:
    """Kuro, with the hand and the side of Dee Coy."""
    return replace(
        owner,
        figure=replace(
            owner.figure,
            **{name: getattr(kuro.figure, name) for name in ("at", "chips", "unseen", "scanners", "health")},
            box=None,
        ),
        held=replace(owner.held, had_recon=True),
        sheet=replace(owner.sheet, values=kuro.sheet.values, traits=[], tree={}, character=""),
    )


def next_tasks(one: Player) -> set[str]:
    """Returns the tasks that would bring a player on in a column."""
    left = ((levels, one.sheet.unlocked.get(column, 0)) for column, levels in one.sheet.tree.items())
    return {levels[n].task for levels, n in left if n < len(levels)}


def towards_boosts(one: Player, tasks: Sequence[str]) -> float:
    """The value of an action for the tasks of the own tree."""
    return BOOST if next_tasks(one) & {*tasks} else 0.0


def is_good(city: City, seat: str, card: str) -> bool:
    """True if a card of the own character is worth playing."""
    return _card_worth(city, seat, card) >= GOOD


def best_card(city: City, seat: str, cards: list[str]) -> str:
    """The card whose effects are worth most."""
    return max(cards, key=lambda card: (_card_worth(city, seat, card), card))


def _card_worth(city: City, seat: str, card: str) -> float:
    worth_of = card_gain if lying(city) is not None else effects_worth
    return worth_of(city, seat, city.fixed.specials.get(card, {}).get("do", []))
