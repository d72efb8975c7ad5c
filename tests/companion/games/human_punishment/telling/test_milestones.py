"""What the city holds still for, and what is remembered of those who fall."""

import pytest

from companion.adapters.game_catalogue.game_pictures import pictures
from companion.engine.milestone import Milestone, StagedDie
from companion.engine.words import Message, say
from companion.games.human_punishment.events import Announced
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.rules.city import told_end
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.telling.milestones import held
from tests.companion.games.human_punishment.rules.test_boxes import city
from tests.companion.games.human_punishment.ruling_cases import TWO
from tests.companion.games.human_punishment.test_rulings import played
from tests.companion.games.human_punishment.written import do


def told(state: City, message: Message) -> Milestone:
    """The sentence as the log has it; it has to be one that is held, with a picture that there is."""
    heard = Announced(message).log_line(state)
    assert isinstance(heard, Milestone)
    assert heard == message
    assert heard.staged.picture in pictures(GAME.meta.package)
    return heard


@pytest.mark.rule("HP-089", "HP-091", "HP-097", "HP-182", "HP-187")
def test_phases_elites_and_the_riot_hold_the_table() -> None:
    state = city()
    for key in ("told-human-phase", "told-machine-phase", "told-apex", "told-deus"):
        told(state, say(key))
    red = state.fixed.board.riot_red
    for n in (red, -red):
        told(state, say("told-bar", bar=say("bar-riot"), n=n))


@pytest.mark.rule("HP-089", "HP-150")
def test_what_happens_all_the_time_does_not() -> None:
    state = city()
    name, red = state.players[0].name, state.fixed.board.riot_red
    passing = (
        say("told-bar", bar=say("bar-riot"), n=red - 1),
        say("told-bar", bar=say("bar-threat"), n=red),
        say("told-hurt", name=name, n=1),
        say("told-moves", name=name, place="HQ"),
    )
    for message in passing:
        assert held(state, message) is message


@pytest.mark.rule("HP-119", "HP-122", "HP-150")
@pytest.mark.parametrize(
    ("deeds", "epitaph"),
    [
        ({"kill soldier 1": 2, "kill thief 3": 1}, say("epitaph-kills", n=3)),
        ({"bring blue 0": 1, "bring red 1": 1, "detained": 4}, say("epitaph-chips", n=2)),
        ({"kill soldier 1": 1, "bring blue 0": 2}, say("epitaph-both", kills=1, chips=2)),
    ],
)
def test_who_falls_is_remembered_by_what_all_saw_them_do(deeds: dict[str, int], epitaph: Message) -> None:
    state = city()
    one = state.players[0]
    one.aims.deeds = deeds
    for message in (
        say("told-detained", name=one.name),
        say("told-general-falls", name=one.name),
        say("told-hurt", name=one.name, n=0),
    ):
        rite = told(state, message)
        assert (rite.staged.colour, rite.staged.epitaph, rite.staged.fades) == (one.colour, epitaph, True)


@pytest.mark.rule("HP-119")
def test_of_who_did_nothing_that_anybody_saw_nothing_is_told_of_whose_side_they_were_on() -> None:
    state = city()
    epitaphs = set()
    for loyalty in ("Human", "Machine", "Fallen", "Legion"):
        state.players[0].aims.loyalty = loyalty
        epitaphs.add(told(state, say("told-detained", name=state.players[0].name)).staged.epitaph)
    assert epitaphs == {say("epitaph-nothing", name=state.players[0].name)}


@pytest.mark.rule("HP-256", "HP-260")
def test_a_die_that_is_thrown_again_is_seen_as_it_lay_and_as_it_lies_now() -> None:
    state = city()
    name, white = state.players[0].name, say("die-one-white")
    again = told(state, say("told-again", name=name, die=white, was="2", n="5"))
    dice = [die for step in again.staged.steps for die in step.dice]
    assert dice == [StagedDie("white", 2, counts=False), StagedDie("white", 5)]
    turned = say("told-turned", name=name, die=white, was="2", n="6")
    card = held(state, say("told-program", name=name, title="Luck"), (turned,))
    assert isinstance(card, Milestone)
    [step] = card.staged.steps
    assert (step.text, [die.value for die in step.dice]) == (turned, [2, 6])


@pytest.mark.rule("HP-256", "HP-260")
def test_the_red_die_that_is_thrown_again_is_told_in_words() -> None:
    state = city()
    red = say("told-again", name="A", die=say("die-one-red"), was=say("red-tank"), n=say("red-thief"))
    assert told(state, red).staged.steps == ()


@pytest.mark.rule("HP-107", "HP-108")
@pytest.mark.parametrize(("faction", "picture"), [("Humans", "won"), ("Outlaws", "lost")])
def test_the_end_is_held_with_its_cause(faction: str, picture: str) -> None:
    state = city()
    state.over = ("tier 3", faction)
    rite = told(state, told_end(*state.over))
    assert rite.staged.picture == picture
    assert rite.staged.steps[0].text == rite.values["cause"] == say("cause-tier-3")


@pytest.mark.rule("HP-122")
def test_a_general_who_resigns_is_heard_to_fall() -> None:
    after = played({"general": "A", "enemies": TWO}, [do("resign", enemies=["a", "b"])])
    assert [one.values["name"] for one in after.recent.news if one.key == "told-general-falls"] == ["A"]
