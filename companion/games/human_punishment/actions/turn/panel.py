"""The General's Control Panel, once a turn: Apex goes on, or attacks (HP-065, HP-183, HP-184)."""

from collections.abc import Iterator

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots.goals import DROP
from companion.games.human_punishment.fields import WITH, Ask, ask_one
from companion.games.human_punishment.rules.fight import enemies, strikes
from companion.games.human_punishment.rules.fight.enemies import in_area_of_apex
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import BLUE_LENGTH
from companion.games.human_punishment.telling.words import enemy_words


def _act(city: City, intent: Intent) -> Ask | None:
    if intent.texts.get("press") != "green":
        return None
    moves = ["move"] if city.machines.apex is not None and city.machines.apex < BLUE_LENGTH else []
    attacks = ["attack"] if in_area_of_apex(city) else []
    return ask_one(*((act, say(f"field-act-{act}")) for act in (*moves, *attacks)))


def _enemy(city: City, intent: Intent) -> Ask | None:
    if intent.texts.get("act") != "attack":
        return None
    return ask_one(*((one.id, enemy_words(one)) for one in in_area_of_apex(city)))


class Panel(Action):
    """Free."""

    rank = 230
    along = "press"
    fields = (("act", _act), ("enemy", _enemy))

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        if city.offices.general != one.seat or city.machines.apex is None or city.turn.panel_used:
            return
        able = city.machines.apex < BLUE_LENGTH or in_area_of_apex(city)
        for press in ("green", "red") if able else ("red",):
            yield Option(f"{self.do}{WITH}{press}", say(f"do-panel-{press}"))

    def apply(self, city: City, said: StepFields) -> None:
        if said.text("press") == "green":
            if said.text("act") == "move":
                city.machines.apex = (city.machines.apex or 0) + 1
                enemies.meet(city)
            else:
                strikes.apex_strikes(city, enemies.find(city, said.text("enemy")))
        city.turn.panel_used = True

    def gain(self, _city: City, one: Player, along: str) -> float:
        return DROP if along == "green" and one.aims.loyalty in {"Human", "Fallen"} else 0.0
