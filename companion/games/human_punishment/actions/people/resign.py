"""The General gives the rank up at any moment, and four Enemies go (HP-122, HP-A43, HP-A44)."""

from companion.engine.questions import Option, Pick
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots.odds import burden, overrun
from companion.games.human_punishment.fields import Ask
from companion.games.human_punishment.rules.fight import enemies
from companion.games.human_punishment.rules.people import nameable
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.steps.waiting import NameGeneral
from companion.games.human_punishment.telling.words import enemy_words

RESIGNING = 4
"""Number of Enemies that go."""
FULL, LAST = 0.2, 2
"""A bot resigns where the dice find no spawn so often, or half as often with Threat so high."""


def _enemies(city: City, _: Intent) -> Ask:
    n = min(RESIGNING, len(city.machines.enemies))
    return Ask(tuple(Option(enemy.id, enemy_words(enemy)) for enemy in city.machines.enemies), n, n)


class Resign(Action):
    """Free, once: nobody is General twice."""

    any_time = True
    fields = (("enemies", _enemies),)
    why = "advice-resign"

    def standing(self, city: City, seat: str) -> bool:
        enough = len(city.machines.enemies) >= RESIGNING or not city.ruling("resign", "four")
        return city.offices.general == seat and enough

    def apply(self, city: City, said: StepFields) -> None:
        ids = said.things("enemies")
        for enemy in [one for one in city.machines.enemies if one.id in ids]:
            enemies.eliminate(city, enemy)
        city.player(said.seat).aims.revoked, city.offices.general = True, None
        city.announce(say("told-general-falls", name=city.player(said.seat).name))
        if city.offices.leader is not None and nameable(city) and not city.ruling("successor", "elected"):
            city.queue_next(NameGeneral(city.offices.leader))

    def pick(self, city: City, seat: str, form: Pick) -> tuple[str, ...]:
        """The four Enemies that weigh most, once the city is nearly overrun; none while it is not."""
        if city.player(seat).aims.loyalty == "Legion" or form.least < RESIGNING:
            return ()
        if overrun(city) < FULL / (2 if city.bars["threat"] >= LAST else 1):
            return ()
        weights = {enemy.id: burden(city, enemy) for enemy in city.machines.enemies}
        return tuple(sorted((option.id for option in form.options), key=lambda id_: -weights[id_]))[
            : form.least
        ]
