"""Each ruling that a table may choose changes something, and the first choice is the catalogue's."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from companion.engine.answers import Answer, Chosen, Origin, Picked, Value
from companion.engine.game import Seat
from companion.engine.play import Play
from companion.engine.refusal import Refused
from companion.games.map_to_hope.cards import (
    CAMP_HOPE,
    Box,
    Effect,
    Hero,
    Kind,
    Leader,
    Level,
    Location,
    Op,
    RadiationCard,
    Skill,
)
from companion.games.map_to_hope.game import GAME
from companion.games.map_to_hope.rulings import CHOICES, HOUSE_RULES, Rulings, rulings_of
from companion.games.map_to_hope.state import State, Survivor

BOX = Box(
    {
        "nap": Hero("nap", Kind.ACTION, 0, (Effect(Op.TIME, 2),)),
        "dust": Hero("dust", Kind.ACTION, 0, (Effect(Op.RADIATION, 1),)),
        **{id_: Hero(id_, Kind.ACTION, 0) for id_ in "wxyz"},
        "slip": Hero("slip", Kind.ACTION, 0, (Effect(Op.TIME, -14),)),
    },
    {
        "gate": Location("gate", 1, Skill.FORCE, 9),
        CAMP_HOPE: Location(CAMP_HOPE, 1, Skill.FORCE, 9),
    },
    {"leader": Leader("leader")},
    {"card": RadiationCard("card", (Level(),))},
)
WHOLE = Survivor(
    Seat("A", "A", "red"),
    radiation=1,
    leader="leader",
    radiation_card="card",
    special="none",
    groups=("none",),
    hand=("nap", "dust", "slip"),
)
OTHER = replace(WHOLE, seat=Seat("B", "B", "blue"), hand=(), deck=tuple("wxyz"))
Playing = Play[Any, Any]


def playing(rulings: Rulings) -> Playing:
    state = State(
        (WHOLE, OTHER),
        BOX,
        rulings,
        "seed",
        day=1,
        days=8,
        first="A",
        active="A",
        location="gate",
        journey=(CAMP_HOPE,),
        fate=("0", "0"),
    )
    return Play(GAME, state, 0, {}, ()).after(())


def say(play: Playing, seat: str | None, question: str, value: Value) -> Playing:
    asked = play.open[question]
    return play.answer(Answer(question, asked.version, "c", seat, Origin.TYPED, value))[0]


def turns(*options: str) -> Callable[[Playing], Playing]:
    """A acts, and B passes at the first turn."""

    def take(play: Playing) -> Playing:
        for option in options:
            play = say(play, "A", "turn", Chosen(option))
            if play.state.active == "B":
                play = say(play, "B", "turn", Chosen("pass"))
        return play

    return take


def next_day(play: Playing) -> Playing:
    for seat in ("A", "B"):
        play = say(play, seat, "turn", Chosen("pass"))
    return say(play, None, "day", Chosen("begin"))


def draws_nothing(play: Playing) -> Playing:
    return say(say(play, "A", "turn", Chosen("draw")), "A", "draw-discard", Picked(()))


def outcome(change: Callable[[Playing], Any], **rulings: str) -> Any:
    try:
        return change(playing(replace(Rulings(), **rulings)))
    except Refused as refused:
        return refused.reason.key


CASES: dict[str, tuple[Callable[[Playing], Any], Any, Any]] = {
    "starter": (lambda play: next_day(play).state.active, "B", "A"),
    "draw_none": (lambda play: draws_nothing(play).state.of("A").time, 5, "refused-map-draw-none"),
    "refill": (lambda play: len(next_day(play).state.of("B").hand), 0, 4),
    "used_action": (lambda play: turns("play:nap")(play).state.of("A").discard, ("nap",), ()),
    "last_level": (lambda play: turns("play:dust")(play).state.of("A").dead, False, True),
    "time_cap": (lambda play: turns("play:nap")(play).state.of("A").time, 6, 8),
    "passed_time": (lambda play: say(play, "A", "turn", Chosen("pass")).state.of("A").time, 6, 0),
    "debt": (lambda play: turns("play:slip", "play:dust")(play).state.of("A").debt, 8, 6),
    "failed_location": (lambda play: turns("interact")(play).state.location, None, "gate"),
    "short_draw": (lambda play: draws_nothing(play).state.of("A").time, 5, "refused-map-too-few"),
    "bypass": (lambda play: turns("move")(play).state.of("A").time, "refused-map-location", 4),
    "fate": (lambda play: "fate" in say(play, "A", "turn", Chosen("interact")).open, False, True),
    "hands": (lambda play: bool(GAME.view(play.state, None).opened[1:]), False, True),
}


@pytest.mark.parametrize("name", CASES)
def test_a_ruling_changes_something(name: str) -> None:
    change, usual, other = CASES[name]
    assert usual != other
    assert outcome(change) == usual
    assert outcome(change, **{name: CHOICES[name.replace("_", "-")][1][1]}) == other


def test_every_ruling_is_tested_and_can_be_chosen() -> None:
    assert {name.replace("_", "-") for name in CASES} == set(CHOICES) - {"difficulty"}
    assert [rule.id for rule in HOUSE_RULES] == list(CHOICES)
    assert rulings_of({"draw-none": "refused"}).draw_none == "refused"
    with pytest.raises(Refused, match="refused-rule"):
        rulings_of({"draw-none": "sometimes"})
    with pytest.raises(Refused, match="refused-rule"):
        rulings_of({"weather": "rain"})
