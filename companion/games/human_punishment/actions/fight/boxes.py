"""Use the carried box, or take one that lies in the Area (HP-138 to HP-146)."""

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots.choice import Choice, strongest_enemy
from companion.games.human_punishment.bots.goals import Goal
from companion.games.human_punishment.fields import Ask, ask_one
from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.rules.fight import enemies
from companion.games.human_punishment.rules.fight.boxes import lay_down, spring, use_up
from companion.games.human_punishment.rules.fight.fights import hit
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.cards import LASER_DAMAGE, TRAPS
from companion.games.human_punishment.telling.words import enemies_named


def _any_enemy(city: City, _: Intent) -> Ask:
    """Any Enemy on the board, or Deus (HP-146)."""
    return ask_one(*enemies_named(city, enemies.all_of(city)))


class Companion(Action):
    """Free: a Companion helps on (HP-145)."""

    rank = 200

    def offers(self, _city: City, one: Player) -> Iterator[Option]:
        if one.figure.box == "Companion":
            yield replace(self.option(), open=say("do-use-box"))

    def apply(self, city: City, said: StepFields) -> None:
        use_up(city, said.seat)
        city.turn.ap += 1
        city.turn.moves += 1

    def worth(self, _city: City, _seat: str, _along: str, _wanted: tuple[Goal, ...]) -> float:
        return 55.0


class Laser(Action):
    """Free: 2 damage to any one Enemy on the board, and no attack (HP-146)."""

    rank = 201
    fields = (("enemy", _any_enemy),)
    discreet = True

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        if one.figure.box == "Laser" and enemies.all_of(city):
            yield replace(self.option(), open=say("do-use-box"))

    def apply(self, city: City, said: StepFields) -> None:
        enemy = enemies.find(city, said.text("enemy"))
        use_up(city, said.seat)
        where = enemies.areas_of(city, enemy) if enemy else ()
        hit(city, said.seat, enemy, LASER_DAMAGE, where, battle=False)

    def worth(self, _city: City, _seat: str, _along: str, _wanted: tuple[Goal, ...]) -> float:
        return 52.0

    def choose(self, choice: Choice) -> str:
        return strongest_enemy(choice)


class TakeBox(Action):
    """Free: the one that is carried is laid down, and a Trap springs (HP-138, HP-141)."""

    rank = 210
    along = "box"
    told = True

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        for n, _ in enumerate(city.boxes.lying.get(area(city, one.seat), ()), start=1):
            yield self.option(str(n), box=say("box-hidden"))

    def apply(self, city: City, said: StepFields) -> None:
        box = city.boxes.lying.get(area(city, said.seat), []).pop(said.number("box") - 1)
        if box in TRAPS:
            spring(city, said.seat, box)
            return
        lay_down(city, said.seat)
        city.player(said.seat).figure.box = box

    def worth(self, city: City, seat: str, _along: str, _wanted: tuple[Goal, ...]) -> float:
        return 54.0 if city.player(seat).figure.box is None else 0.0
