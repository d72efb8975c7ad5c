"""Probabilities of a hit and of a full spawn, from open information and our own decks."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from companion.games.human_punishment.rules.fight.fights import has_weapon
from companion.games.human_punishment.rules.fight.strikes import shield_of
from companion.games.human_punishment.rules.start.set_up import GENERAL
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.parts import Enemy
from companion.games.human_punishment.state.printed.cards import WEAPONS, is_red, value

SURE = 0.75
"""An attack that hits as often as this needs no more cards."""
OF = sum(GENERAL.values())
WHITE = {n: 6 - abs(7 - n) for n in range(2, 13)}
"""In how many of 36 throws the white dice show each sum."""
THROWS = 36


@lru_cache(maxsize=64)
def hits(shield: int) -> float:
    """The probability that one general card brings that Shield below 0."""
    return sum(n for card, n in GENERAL.items() if shield + value(card) < 0) / OF


def attack_cards(hand: Sequence[str], shield: int, most: int) -> tuple[list[str], float]:
    """The red cards that hit often enough and cost least, else the strongest, and how often they hit."""
    red = sorted(filter(is_red, hand), key=value)
    sets = [list(some) for n in range(min(most, len(red)) + 1) for some in combinations(red, n)]
    good = [some for some in sets if hits(shield + sum(map(value, some))) >= SURE]
    best = max(good, key=lambda some: sum(map(value, some))) if good else red[:most]
    return best, hits(shield + sum(map(value, best)))


def chance_to_hit(city: City, seat: str, enemy: Enemy | None) -> tuple[float, int]:
    """Returns the probability that an attack hits now, and its damage."""
    one, shield, damage = city.player(seat), shield_of(city, enemy), city.player(seat).value("strength")
    if has_weapon(city, seat) and one.figure.box:
        shield, damage = shield - WEAPONS[one.figure.box].red, damage + WEAPONS[one.figure.box].damage
    return attack_cards(one.held.hand, shield, one.value("attackCards"))[1], damage


def overrun(city: City, without: str | None = None) -> float:
    """The probability that the white dice find no free spawn, perhaps without one Enemy."""
    taken = {enemy.at for enemy in city.machines.enemies if enemy.id != without} | {*city.machines.dead_zones}
    full = [
        n for n in WHITE if all(spawn.id in taken for spawn in city.fixed.board.spawns if n in spawn.numbers)
    ]
    return sum(WHITE[n] for n in full) / THROWS


def burden(city: City, enemy: Enemy) -> float:
    """The probability that the dice name the spawn of an Enemy."""
    spawn = city.fixed.board.spawn(enemy.at)
    return sum(WHITE[n] for n in spawn.numbers) / THROWS if spawn else 0.0
