"""An action is told as beats: what happened, and with it all that it led to, on the board beside it."""

import pytest

from companion.adapters.game_catalogue.game_pictures import is_there
from companion.engine.milestone import Milestone, lines
from companion.engine.words import Message, say
from companion.games.human_punishment.deciding import take
from companion.games.human_punishment.events import ActionTaken, Announced
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.phrases.notation import sentence_of
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.parts import CHIP, Shift
from companion.games.human_punishment.state.steps.due import RollCounts
from companion.games.human_punishment.state.steps.step import Throw
from companion.games.human_punishment.state.steps.waiting import Decide, Pause, Red
from companion.games.human_punishment.telling.beat_map import beat_map
from companion.games.human_punishment.telling.milestones import held
from companion.games.human_punishment.telling.skyline import THING, spots
from tests.companion.games.human_punishment.characters.people import a, city_of, enemy

RIOT = {
    "id": "e",
    "title": "Curfew",
    "kind": "plain",
    "do": [sentence_of({"op": "bar", "bar": "riot", "n": 2})],
}


def told(city: City, do: str, seat: str | None = "A", /, **texts: str) -> tuple[City, list[Announced]]:
    """The city after that step, and its beats."""
    step, *beats = take(city, seat, do, texts)
    assert isinstance(step, ActionTaken)
    return step.evolve(city), [one for one in beats if isinstance(one, Announced)]


def hit() -> tuple[City, Milestone]:
    """A Soldier of Health 1 that A has hit."""
    city = city_of("feykah", at="City")
    a(city).held.hand, city.machines.enemies, city.decks.general_deck = (
        ["r5"],
        [enemy("6")],
        ["r1", *city.decks.general_deck],
    )
    city.intent = Intent("A", "attack", {"enemy": "e"})
    city, [beat] = told(city, "attack", enemy="e", cards="r5")
    staged = beat.log_line(city)
    assert isinstance(staged, Milestone)
    return city, staged


@pytest.mark.parametrize(
    ("told", "picture", "colour"),
    [
        (say("told-buy-weapon", name="A", weapon=say("box-rifle")), "weapon", "red"),
        (say("told-take-box", name="A"), "crate", "red"),
        (say("told-free", name="A"), "free", "red"),
        (say("told-appears", enemy=say("enemy-tank"), level=2, at="6"), "tank", None),
        (say("told-falls", enemy=say("enemy-crawler"), at="6"), "crawler", None),
        (say("told-eliminated", enemy=say("enemy-thief")), "thief", None),
    ],
)
def test_who_buys_is_freed_comes_or_falls_by_itself_is_a_scene_with_its_picture(
    told: Message, picture: str, colour: str | None
) -> None:
    found = held(city_of("feykah"), told)
    assert isinstance(found, Milestone)
    assert (found.staged.picture, found.staged.colour) == (picture, colour)
    assert is_there(GAME.meta.package, picture)


def keys(some: list[Message]) -> list[str]:
    return [one.key for one in some]


@pytest.mark.rule("HP-175")
def test_a_hit_is_one_beat_with_the_enemy_that_is_gone() -> None:
    city, beat = hit()
    assert beat.key == "told-attack-hit"
    assert city.recent.shifted == [Shift("soldier", 1, "spawn 6", "")]
    said = [one.values["text"] if one.key == "told-step" else one for one in lines(beat)][-2:]
    assert said == [beat, say("told-falls", enemy=say("enemy-soldier"), at="6")]


def test_the_board_beside_it_changes_with_the_step_that_tells_it() -> None:
    city, _ = hit()
    beside = beat_map(city, {city.recent.shifted[0]: 4})
    soldier = f'<g transform="scale({THING / 32})"><use href="#look-soldier"/>'
    before = beside.partition('<g data-until="4"')[2]
    assert before.partition(">")[2].startswith(soldier)
    assert '<g data-from="4"' in beside
    assert beside.count("#look-soldier") == 1


@pytest.mark.rule("HP-173", "HP-175")
def test_a_fight_says_first_who_strikes_whom_with_what_and_below_the_verdict_what_came_of_it() -> None:
    _, beat = hit()
    soldier = say("enemy-soldier")
    kicker = say("kicker-attack", name="A", enemy=soldier, n=1, armed="no")
    assert (beat.staged.kicker, beat.staged.epitaph) == (kicker, say("told-falls", enemy=soldier, at="6"))
    assert beat.staged.told_with == len(beat.staged.steps) - 1


def test_a_figure_that_moves_goes_from_its_place_to_the_other() -> None:
    city = city_of("feykah", at="Nexus")
    beside = beat_map(city, {Shift("A", 0, "City", "Nexus"): 2})
    (x, y), (u, v) = (spots(city.fixed.board)[place] for place in ("City", "Nexus"))
    assert f'from="{x - u} {y - v}" to="0 0"' in beside
    assert beside.count("seat:red") == 2, "it is drawn where it was, and where it is now"


def test_without_a_change_there_is_no_board_beside_a_beat() -> None:
    assert beat_map(city_of("feykah", at="Nexus"), {}) == ""


@pytest.mark.rule("HP-076")
def test_an_event_opens_its_card_and_tells_at_once_what_it_led_to() -> None:
    city = city_of("feykah", at="City")
    city.turn.phase, city.decks.events["I"] = "event", [RIOT]
    city, [beat, *_] = told(city, "draw event")
    staged = beat.log_line(city)
    assert isinstance(staged, Milestone)
    card, riot = staged.staged.steps
    assert card.card is not None
    assert (card.card.title, staged.staged.told_with, riot.was) == (
        "Curfew",
        0,
        -city.fixed.board.bars["riot"][0],
    )
    assert keys(list(lines(staged))) == ["told-event", "told-step"]


def test_what_is_decided_is_told_before_what_it_does() -> None:
    city = city_of("feykah", at="City")
    city.middle.event, city.turn.phase = RIOT, "event"
    city.tasks = [Decide("A", (), (sentence_of({"op": "bar", "bar": "morale", "n": -1}),))]
    _, [beat] = told(city, "decide", option="B")
    assert (beat.message.key, beat.message.values["option"]) == ("told-decide", "B")
    assert keys(list(beat.led_to)) == ["told-bar"]


def test_who_draws_is_told_in_one_line_of_how_many_cards() -> None:
    city = city_of("feykah", at="City")
    city.turn.phase = "draw"
    _, beats = told(city, "draw")
    assert [(one.message.key, one.message.values["n"]) for one in beats] == [
        ("told-draw", a(city).value("draw"))
    ]


@pytest.mark.rule("HP-192")
def test_a_chip_that_is_taken_is_one_line_and_one_change_of_the_board() -> None:
    city = city_of("feykah", at="Sector I")
    city, beats = told(city, "sector", sector="I")
    assert keys([one.message for one in beats]) == ["told-sector"]
    assert city.recent.shifted == [Shift(CHIP, 1, "Sector I", "")]


def test_a_roll_is_one_beat_with_the_enemy_that_it_brings() -> None:
    city = city_of("feykah", at="City")
    faces = {"orange": "2", "white": "3,4"}
    throw = Throw("red", {**faces, "red": "3"})
    city.turn.phase, city.tasks = "activate", [Pause("roll", throw), RollCounts(throw), Red(faces)]
    city, [beat] = told(city, "pause", None, then="go on")
    staged = beat.log_line(city)
    assert isinstance(staged, Milestone)
    dice, comes = staged.staged.steps
    assert [(die.colour, die.value) for die in dice.dice] == [("orange", 2), ("white", 3), ("white", 4)]
    assert isinstance(comes.text, Message)
    assert (staged.key, comes.text.key) == ("told-activated", "told-appears")
    assert "#look-soldier" in staged.staged.beside


def test_what_is_paid_is_told_only_if_nothing_else_is() -> None:
    city = city_of("feykah", at="Nexus")
    a(city).held.hand = ["b1", "b2"]
    _, beats = told(city, "nexus", cards="b1")
    assert keys([one.message for one in beats]) == ["told-left"]
