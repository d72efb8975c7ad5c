"""The strikes of Enemies, Apex and Deus, and what is turned against them (HP-175 to HP-181, HP-301)."""

from collections.abc import Sequence

from companion.engine.words import say
from companion.games.human_punishment.rules.city import area, change_bar, draw_general, hurt, turn_red
from companion.games.human_punishment.rules.fight import markers
from companion.games.human_punishment.rules.fight.enemies import (
    DEUS,
    eliminate,
    find,
    in_area_of_apex,
    kuro_in,
)
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.parts import Enemy
from companion.games.human_punishment.state.printed.cards import (
    ELITE_COMBAT,
    ELITE_SHIELD,
    ELITE_STRENGTH,
    value,
)
from companion.games.human_punishment.state.reckoning import Reckoning, ReckoningKind, Share, in_all


def shield_of(city: City, enemy: Enemy | None) -> int:
    """The Shield of an Enemy; None is Deus (HP-181)."""
    return markers.quality(city, enemy, "shield") if enemy else ELITE_SHIELD


def shield(city: City, seat: str) -> int:
    """Returns a figure's Shield, with Kuro's help by Dee Coy's Boost (HP-283)."""
    one = city.player(seat)
    beside = one.has("shield beside") and bool(kuro_in(city, {area(city, seat)}))
    return one.value("shield") + beside


def strike(city: City, seat: str, id_: str, cards: list[str]) -> None:
    """A character has played its cards: the Enemy turns red ones (HP-178 to HP-180)."""
    one, (strength, combat) = city.player(seat), force(city, id_)
    played = Share("cards", sum(int(card[1]) for card in cards), tuple(cards))
    shares = Share("shield", shield(city, seat)), played, turn_red(city, combat)
    enemy = find(city, id_)
    robs = enemy is not None and enemy.type == "Thief"
    if not decided(city, "defence", id_, shares, seat, damage=0 if robs else strength):
        return
    if robs:
        if one.figure.chips:
            city.network.junkyard.append(one.lose_chip())
            city.announce(say("told-robbed", name=one.name))
    else:
        hurt(city, seat, strength)
    if enemy is not None:
        markers.happens(city, enemy, markers.HIT, seat)


def strike_apex(city: City, id_: str) -> None:
    """Apex is attacked: Shield 3 and one general card, and nobody plays cards (HP-A55)."""
    if id_ != DEUS and find(city, id_) is None:
        return
    strength, combat = force(city, id_)
    turned = _turned(city, 0 if city.ruling("apex", "shield") else 1)
    shares = (Share("shield", ELITE_SHIELD), turned, turn_red(city, combat))
    if decided(city, "apex-defence", id_, shares, damage=strength):
        change_bar(city, "apex", -strength)


def apex_strikes(city: City, enemy: Enemy | None = None) -> None:
    """Apex attacks: two turned red cards against Shield and a Defence card (HP-A56); else the hurt one."""
    there = in_area_of_apex(city)
    if enemy is None and there:
        enemy = min(there, key=lambda one: (one.health, one.id))
    if enemy is None:
        return
    reds = turn_red(city, ELITE_COMBAT)
    shares = (Share("shield", markers.quality(city, enemy, "shield")), reds, turn_defence(city, enemy))
    if decided(city, "apex-attack", enemy.id, shares, damage=ELITE_STRENGTH):
        enemy.health -= ELITE_STRENGTH
        if enemy.health <= 0:
            eliminate(city, enemy)


def turn_defence(city: City, enemy: Enemy | None) -> Share:
    """The general cards that are turned as an Enemy is attacked, None being Deus; their sum (HP-301)."""
    return _turned(city, markers.quality(city, enemy, "defence") if enemy else markers.DEFENCE)


def _turned(city: City, count: int) -> Share:
    cards = [card for _ in range(count) if (card := draw_general(city)) is not None]
    city.decks.discard += cards
    return Share("turned", sum(map(value, cards)), tuple(cards))


def decided(
    city: City, kind: ReckoningKind, id_: str, shares: Sequence[Share], seat: str = "", *, damage: int
) -> bool:
    """Sums a fight up, and announces it; True if the sum is below 0, which is a hit (HP-175)."""
    total, enemy = in_all(shares), find(city, id_)
    city.middle.total, city.middle.result = total, "hit" if total < 0 else "miss"
    type_, level = (enemy.type, enemy.level) if enemy else (DEUS, 0)
    city.reckon(Reckoning(kind, tuple(shares), total, total < 0, seat, type_, level, damage=damage))
    return total < 0


def force(city: City, id_: str) -> tuple[int, int]:
    """The Strength of an Enemy, and the red cards that it turns, its Combat."""
    enemy = find(city, id_)
    if enemy is None:
        return ELITE_STRENGTH, ELITE_COMBAT
    return markers.quality(city, enemy, "strength"), markers.quality(city, enemy, "combat")
