"""Call for a Censure: all talk about the accused, then vote (HP-216)."""

from collections.abc import Iterator

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.bots.sides import foes, friends
from companion.games.human_punishment.rules.points import spend_ap
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import CUBE
from companion.games.human_punishment.state.steps.waiting import Discuss

COST = 2
KNOWN, HARM = 0.3, 9.0
"""Value to a bot of accusing a known foe, and the cost of accusing itself or a friend."""


class Censure(Action):
    """Two Action Points at HQ, against anybody who is not detained."""

    rank = 100
    along = "seat"
    deed = "accuse"

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        for other in city.players if one.figure.at == "HQ" and city.turn.ap >= COST else ():
            if other.figure.at != CUBE:
                yield self.option(other.seat, say("ap", n=COST), name=other.name)

    def apply(self, city: City, said: StepFields) -> None:
        spend_ap(city, COST)
        city.middle.votes, city.middle.vote_count = {}, None
        accused = said.text("seat")
        city.announce(say("told-accuses", name=city.player(said.seat).name, other=city.player(accused).name))
        city.queue_next(Discuss(accused, said.seat))

    def gain(self, _city: City, one: Player, along: str) -> float:
        """Beside what an Objective counts; against oneself only to be detained."""
        if along == one.seat:
            return aims.BADGE if aims.wants_prison(one) else -HARM
        return -HARM if along in friends(one) else KNOWN if along in foes(one) else 0.0
