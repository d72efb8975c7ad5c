"""Attack an Enemy in range, or Deus (HP-172 to HP-177)."""

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.questions import Option, Pick
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots.cards import these
from companion.games.human_punishment.bots.choice import Choice
from companion.games.human_punishment.bots.goals import attack_worth
from companion.games.human_punishment.bots.odds import attack_cards
from companion.games.human_punishment.fields import Ask, ask_cards, ask_one
from companion.games.human_punishment.rules.city import draw_programs
from companion.games.human_punishment.rules.fight import enemies, strikes
from companion.games.human_punishment.rules.fight.boxes import use_up
from companion.games.human_punishment.rules.fight.fights import (
    attackable,
    has_weapon,
    hit,
    hit_others,
    places_of,
    red_cards,
    take_boons,
)
from companion.games.human_punishment.rules.points import spend_ap
from companion.games.human_punishment.rules.step_fields import StepFields, spend
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import spot_of
from companion.games.human_punishment.state.printed.cards import WEAPONS, Weapon, is_red, value
from companion.games.human_punishment.state.reckoning import Share
from companion.games.human_punishment.telling.words import both, enemy_words, marker_lines

NO_WEAPON = Weapon(0, 0)


def _box(city: City, intent: Intent) -> Ask | None:
    if not has_weapon(city, intent.seat):
        return None
    return ask_one(("yes", say("field-box-yes")), ("no", say("field-box-no")))


class Attack(Action):
    """An Action Point; red cards, a weapon and a Defence card against the Shield."""

    rank = 50
    along = "enemy"
    deed = "attack"
    by_kuro = "fight"
    fields = (
        ("box", _box),
        ("cards", ask_cards(is_red, 0, lambda city, by: red_cards(city.player(by.seat)))),
    )
    why, why_first = "advice-attack", "advice-fight"

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        for id_ in attackable(city, one.seat) if city.turn.ap else ():
            enemy = enemies.find(city, id_)
            hint = both(lines) if enemy and (lines := marker_lines(city, enemy)) else None
            fight = self.option(id_, hint, enemy=enemy_words(enemy) if enemy else say("enemy-deus"))
            yield replace(fight, place=spot_of(enemy.at if enemy else f"Red {city.machines.deus}"))

    def can_go_on(self, city: City, intent: Intent) -> bool:
        return intent.texts.get("enemy") in attackable(city, intent.seat)

    def apply(self, city: City, said: StepFields) -> None:
        one, id_, armed = city.player(said.seat), said.text("enemy"), said.has("box") and said.flag("box")
        box, weapon = one.figure.box if armed else None, WEAPONS[one.figure.box or ""] if armed else NO_WEAPON
        spend_ap(city)
        spend(city, said.seat, said.things("cards"))
        enemy = enemies.find(city, id_)
        where, boons = places_of(city, enemy), take_boons(city, "red", "damage", "all", "bare")
        shares = _shares(city, said, id_, weapon, boons)
        damage = one.value("strength") + weapon.damage + boons["damage"]
        hits = strikes.decided(city, "attack", id_, shares, said.seat, damage=damage)
        if box:
            use_up(city, said.seat)
        if weapon.program:
            draw_programs(city, said.seat, 1)
        if hits:
            hit(city, said.seat, enemy, damage, where)
            if box == "Rocket Launcher" or boons["all"] or one.figure.raging:
                hit_others(city, said.seat, id_, damage)
        one.figure.raging = False

    def gain(self, city: City, one: Player, along: str) -> float:
        return attack_worth(city, one, enemies.find(city, along))

    def aim(self, _city: City, _one: Player) -> float:
        return 0.0

    def choose(self, choice: Choice) -> str | None:
        return "yes" if choice.field == "box" else None

    def pick(self, city: City, seat: str, form: Pick) -> tuple[str, ...]:
        """As many red cards as hit often enough."""
        assert city.intent is not None
        one = city.player(seat)
        weapon = WEAPONS.get(one.figure.box or "") if city.intent.texts.get("box") == "yes" else None
        shield = strikes.shield_of(city, enemies.find(city, city.intent.texts["enemy"]))
        cards, _ = attack_cards(one.held.hand, shield - (weapon.red if weapon else 0), form.most)
        return these(form.options, cards)


def _shares(city: City, said: StepFields, id_: str, weapon: Weapon, boons: dict[str, int]) -> list[Share]:
    """The parts of the sum; the Defence card is turned once the paid ones lie in the discard."""
    enemy, cards = enemies.find(city, id_), said.things("cards")
    shares = [Share("shield", strikes.shield_of(city, enemy))]
    shares.append(Share("cards", sum(map(value, cards)), tuple(cards)))
    shares += [Share("weapon", -weapon.red)] if weapon.red else []
    shares += [Share("boons", -boons["red"])] if boons["red"] else []
    return shares if boons["bare"] else [*shares, strikes.turn_defence(city, enemy)]
