"""Call for a New Leader vote (HP-217)."""

from collections.abc import Iterator

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.rules.people import begin_leader_vote
from companion.games.human_punishment.rules.points import spend_ap
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player


class NewLeader(Action):
    """An Action Point at HQ."""

    rank = 110
    deed = "vote"
    by_kuro = "area"

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        if one.figure.at == "HQ" and city.turn.ap:
            yield self.option(hint=say("ap", n=1))

    def apply(self, city: City, _said: StepFields) -> None:
        spend_ap(city)
        begin_leader_vote(city)

    def aim(self, city: City, one: Player) -> float:
        return max(super().aim(city, one), aims.vote_worth(city, one))
