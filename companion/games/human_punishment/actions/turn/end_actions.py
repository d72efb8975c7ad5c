"""End the action phase: down to both limits, and no further (HP-067, HP-068)."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from companion.engine.questions import Option, Pick
from companion.engine.words import Words
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.bots.cards import least_useful
from companion.games.human_punishment.bots.goals import Goal
from companion.games.human_punishment.bots.walking import WORTH
from companion.games.human_punishment.fields import Ask, Asking, alike, by_number
from companion.games.human_punishment.rules.chips import must_place
from companion.games.human_punishment.rules.step_fields import StepFields, spend
from companion.games.human_punishment.rules.turns.turn_ends import note_end
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.telling.words import card_words, program_words

LEFT = 23.0
"""Value of leaving an action for an Objective."""


def _over_limit(what: str) -> Asking:
    def ask(city: City, intent: Intent) -> Ask | None:
        one = city.player(intent.seat)
        things = sorted(one.held.hand if what == "hand" else one.held.programs)
        over = len(things) - one.value(what)
        if over <= 0:
            return None
        label: Callable[[str], Words] = card_words if what == "hand" else program_words(city)
        return by_number(Ask(alike(things, label), over, over))

    return ask


class EndActions(Action):
    """Free; what cards have added to attacks is gone."""

    rank = 1000
    fields = (("cards", _over_limit("hand")), ("programs", _over_limit("programs")))
    while_down = True
    told = True
    why = "advice-give-up"
    why_first = "advice-end"

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        if not must_place(city, one.seat):
            yield replace(self.option(), plain=True)

    def apply(self, city: City, said: StepFields) -> None:
        note_end(city, city.player(said.seat))
        spend(city, said.seat, said.things("cards"))
        for id_ in said.things("programs"):
            city.discard_program(said.seat, id_)
        city.turn.phase, city.turn.ap, city.turn.moves = "activate", 0, 0
        city.turn.boons = {name: n for name, n in city.turn.boons.items() if name.startswith("skip")}
        if city.turn.boons.pop("skip activation", 0):
            city.turn.phase = "event"

    def worth(self, city: City, seat: str, _along: str, _wanted: tuple[Goal, ...]) -> float:
        return LEFT if aims.wants_idle(city, city.player(seat)) else WORTH

    def pick(self, _city: City, _seat: str, form: Pick) -> tuple[str, ...]:
        return least_useful(form)
