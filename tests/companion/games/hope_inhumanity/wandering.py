"""Whole games of random but legal answers; each game follows from its seed."""

from collections.abc import Iterator, Mapping
from random import Random

from companion.engine.answers import Answer, Origin
from companion.engine.chance import by_chance
from companion.engine.play import Asked, Play, new_play
from companion.engine.refusal import Refused
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.rulings import HOUSE_RULES
from companion.games.hope_inhumanity.state import HopeInhumanityState
from tests.companion.games.hope_inhumanity.own_deck import set_up

STANDING = 0.25
"""How often a question that nobody waits for is answered, where there is one."""
MOST_STEPS = 2000
WRITTEN_BADLY = frozenset({"refused-card", "refused-by-hand"})
"""What may be said to somebody who fills blanks in at random; every other answer has to count."""


def wander(
    seats: int, seed: str, scenes: int = 40, options: Mapping[str, str] | None = None
) -> Iterator[tuple[Play[HopeInhumanityState, Event], tuple[Event, ...]]]:
    """Every moment of one game, from the deal to the end, with the events that led to it."""
    chance = Random(seed)
    play, events = new_play(GAME, set_up(seats, seed, scenes, options))
    yield play, events
    for _ in range(MOST_STEPS):
        if not play.open:
            return
        try:
            play, events = play.answer(random_answer(play, chance))
        except Refused as refused:
            if refused.reason.key not in WRITTEN_BADLY:
                raise
            continue
        yield play, events
    raise AssertionError(f"the game {seed!r} does not end")


def some_house_rules(seed: str) -> dict[str, str]:
    """A choice for each house rule, the usual one as often as all others."""
    chance = Random(seed)
    return {
        rule.id: chance.choice((rule.choices[0], chance.choice(rule.choices[1:]))).id for rule in HOUSE_RULES
    }


def random_answer(play: Play[HopeInhumanityState, Event], chance: Random) -> Answer:
    """Some legal answer to some open question."""
    standing = [asked for asked in play.open.values() if asked.question.standing]
    waiting = [asked for asked in play.open.values() if not asked.question.standing]
    return legal(chance.choice(standing if standing and chance.random() < STANDING else waiting), chance)


def legal(asked: Asked, chance: Random) -> Answer:
    """An answer that fits an open question."""
    question = asked.question
    return Answer(
        question.id,
        asked.version,
        "command",
        question.to,
        Origin.SIMULATED,
        by_chance(question.form, chance),
    )
