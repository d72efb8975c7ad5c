"""The pages of the end: who turned whom and when, who looked at whom, and nothing of it before the end."""

import pytest

from companion.engine.recap_page import Beat, RecapPage
from companion.engine.words import Message, say
from companion.games.human_punishment.deciding import take
from companion.games.human_punishment.events import ActionTaken, Announced, Event
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.recap.night_map import ABOVE
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.step import Step
from companion.games.human_punishment.state.steps.waiting import LegionTap, MachineTap
from companion.games.human_punishment.telling.skyline import spots
from companion.shared_view.recap_page import Film
from tests.companion.games.human_punishment.characters.people import city_of

TURN = 7


def night(loyalty: str, task: Step) -> City:
    """The night of turn 7, in which A alone is of that side, and all others are Humans."""
    city = city_of("feykah")
    city.turn.turn, city.tasks = TURN, [task]
    for one in city.players:
        one.aims.loyalty = loyalty if one.seat == "A" else "Human"
        one.known.humans = [other for other in city.seats if other != "A"]
    return city


def pages(city: City, do: str, *, over: bool = True, **texts: str) -> dict[str, RecapPage]:
    """The pages told after A has done that at night, by their ids; C has looked at B before."""
    step, *_ = take(city, "A", do, texts)
    last = step.evolve(city).opened()
    last.shows("C", "loyalty", "B", ("Machine",))
    last.over = ("tier 3", "Machines") if over else None
    beats: list[Beat[City, Event]] = [Beat(step, last)]
    return {one.id: one for one in GAME.recap_pages(beats)}


@pytest.mark.rule("HP-103")
def test_who_turned_whom_and_in_which_turn_is_told_at_the_end() -> None:
    city = night("Machine", MachineTap("A"))
    told = pages(city, "machine tap", seat="B")["turned"]
    side = say("loyalty-machine")
    assert told.lines == (say("recap-turned", name="A", other="B", side=side, n=TURN),)
    assert told.picture == "night"


@pytest.mark.rule("HP-104", "HP-241")
def test_legion_is_told_with_each_whom_it_turned() -> None:
    told = pages(night("Legion", LegionTap("A", 2)), "legion tap", seats="B,C")["turned"]
    assert [line.values["other"] for line in told.lines if isinstance(line, Message)] == ["B", "C"]


def test_a_night_in_which_nobody_was_turned_has_no_page() -> None:
    assert "turned" not in pages(night("Machine", MachineTap("A")), "machine tap")


def test_who_looked_at_whom_is_told_with_what_they_saw_and_when() -> None:
    [line] = pages(night("Machine", MachineTap("A")), "machine tap", seat="B")["looks"].lines
    assert isinstance(line, Message)
    assert (line.key, line.values["name"]) == ("recap-looked", "C")
    seen = line.values["line"]
    assert isinstance(seen, Message)
    assert say("loyalty-machine") in seen.values.values()


def test_who_came_too_close_gives_way_where_there_is_more_to_tell() -> None:
    city = night("Machine", MachineTap("A"))
    step, *_ = take(city, "A", "machine tap", {"seat": "B"})
    last = step.evolve(city).opened()
    last.shows("C", "loyalty", "B", ("Machine",))
    last.over = ("tier 3", "Machines")
    looked = say("told-looks", name="C", what="theirs", whose="B")
    beats: list[Beat[City, Event]] = [Beat(step, last), Beat(Announced(looked), last)]
    of_all = [one.id for one in GAME.recap_pages(beats) if not one.seat]
    assert of_all == ["opened", "who", "night", "turned", "looks"]


@pytest.mark.rule("HP-117")
def test_none_of_it_is_told_before_the_end() -> None:
    told = pages(night("Machine", MachineTap("A")), "machine tap", seat="B", over=False)
    assert not {"turned", "looks", "who", "opened"} & told.keys()


@pytest.mark.rule("HP-290")
def test_none_of_it_is_told_in_a_campaign() -> None:
    city = night("Machine", MachineTap("A"))
    city.fixed.rulings = {"campaign": "yes"}
    assert not {"turned", "looks", "who", "opened"} & pages(city, "machine tap", seat="B").keys()


@pytest.mark.rule("HP-290")
def test_a_campaign_that_goes_on_tells_nobodys_side_on_any_page() -> None:
    city = night("Machine", MachineTap("A"))
    city.fixed.rulings = {**city.fixed.rulings, "campaign": "yes"}
    told = pages(city, "machine tap", seat="B")
    assert told["own"].title == say("recap-own-title", side=say("recap-own-hidden"))
    assert not {"who", "turned", "looks", "unknown", "opened"} & {*told}


def test_the_city_shows_where_each_machine_fell_and_where_somebody_was_struck_down() -> None:
    before, after = city_of("feykah", at="Nexus"), city_of("feykah", at="Isolation Cube")
    fell = say("told-falls", enemy=say("enemy-tank"), at="6")
    on_the_path = say("told-falls", enemy=say("enemy-crawler"), at=say("space-red", n="2"))
    struck, hurt = say("told-hurt", name="A", n=0), say("told-hurt", name="A", n=1)
    told = Announced(fell, (on_the_path, hurt, struck))
    step = ActionTaken("A", "defend", {}, ())
    beats: list[Beat[City, Event]] = [Beat(step, before), Beat(step, after), Beat(told, after)]
    [page] = [one for one in GAME.recap_pages(beats) if one.id == "night"]
    assert isinstance(page.body, Film)
    assert page.body.captions == (fell, on_the_path, struck)
    at = spots(after.fixed.board)
    for n, place in enumerate(("spawn 6", "red 2", "Nexus")):
        x, y = at[place]
        assert f'<g transform="translate({x} {y - ABOVE})" data-from="{n}">' in page.body.drawing
    assert ">A</text>" in page.body.drawing
    quiet: list[Beat[City, Event]] = [Beat(step, before)]
    assert [one.picture for one in GAME.recap_pages(quiet) if one.id == "night"] == ["night"]
