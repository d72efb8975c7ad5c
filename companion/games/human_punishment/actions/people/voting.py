"""A Censure: all talk, all vote, and the Leader breaks a tie (HP-118, HP-216)."""

from collections.abc import Mapping
from dataclasses import replace

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Answer
from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.bots.choice import Choice
from companion.games.human_punishment.bots.sides import foes, friends
from companion.games.human_punishment.fields import Ask, ask_one, ask_yes_no
from companion.games.human_punishment.rules.people import detain, lead, voting
from companion.games.human_punishment.rules.skill_trees import happened
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.rules.turns.waiting import now
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.steps import waiting

SUSPICIOUS = 0.35
"""Probability of a bot's vote against a person of whom nothing is known."""


def _ready(_: City, __: Intent) -> Ask:
    return ask_one(("yes", say("field-ready")))


def _tie(city: City, intent: Intent) -> Ask:
    step = now(city, waiting.BreakTie)
    if step is not None and step.accused:
        return ask_yes_no(city, intent)
    seats = step.seats if step else ()
    return Ask(tuple(Option(seat, city.player(seat).name, seat=seat) for seat in seats))


class Discuss(Answer[waiting.Discuss]):
    """One more is ready to vote; a majority of all players ends the discussion."""

    answers = waiting.Discuss
    fields = (("ready", _ready),)
    together = True

    def take(self, city: City, said: StepFields, step: waiting.Discuss) -> None:
        ready = (*step.ready, said.seat)
        over = 2 * len(ready) > len(city.players)
        city.queue_next(waiting.Vote(step.accused, step.by) if over else replace(step, ready=ready))


class Vote(Answer[waiting.Vote]):
    """One voice; the last one decides (HP-A12, HP-A13, HP-A68)."""

    answers = waiting.Vote
    fields = (("yes", ask_yes_no),)
    discreet = True
    together = True
    why = "advice-vote"

    def take(self, city: City, said: StepFields, step: waiting.Vote) -> None:
        voters = voting(city, step)
        city.middle.votes[said.seat] = said.flag("yes")
        if len(city.middle.votes) < len(voters):
            city.queue_next(step)
            return
        yes = city.middle.vote_count = sum(city.middle.votes.values())
        accused, half = step.accused, 2 * yes == len(voters)
        city.middle.total, city.middle.result = yes, "failure"
        name = city.player(accused).name
        city.announce(say("told-voted", name=name, n=yes, of=len(voters), half="yes" if half else "no"))
        if 2 * yes > len(voters):
            _censured(city, accused, step.by)
        elif (
            half
            and city.offices.leader is not None
            and city.offices.leader != accused
            and not city.ruling("tie", "fails")
        ):
            city.queue_next(waiting.BreakTie(city.offices.leader, accused=accused, by=step.by))

    def choose(self, choice: Choice) -> str | None:
        """Against known foes, for oneself and known friends, and else as suspicion goes."""
        one, accused = choice.one, choice.waiting(waiting.Vote).accused
        if accused == one.seat and aims.wants_prison(one):
            return "yes"
        if accused in {one.seat, *friends(one)}:
            return "no"
        if accused in foes(one):
            return "yes"
        return "yes" if choice.chance.random() < SUSPICIOUS else "no"


class BreakTie(Answer[waiting.BreakTie]):
    """The Leader has the last word (HP-118)."""

    answers = waiting.BreakTie
    fields = (("yes", _tie),)

    def said(self, texts: Mapping[str, str]) -> dict[str, str]:
        found = super().said(texts)
        return found if found.get("yes") in {"yes", "no"} else {"seat": found.get("yes", "")}

    def take(self, city: City, said: StepFields, step: waiting.BreakTie) -> None:
        if not step.accused:
            lead(city, said.text("seat"))
        elif said.flag("yes"):
            _censured(city, step.accused, step.by)


def _censured(city: City, accused: str, by: str) -> None:
    city.middle.result = "success"
    detain(city, accused)
    city.player(by).did("censure")
    happened(city, by, "censure success")
