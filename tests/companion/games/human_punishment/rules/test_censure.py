"""A Censure is talked over until a majority ends it, and only then voted on."""

import re

import pytest

from companion.engine.milestone import Milestone
from companion.engine.words import Message, say
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.board import CUBE
from companion.games.human_punishment.telling.milestones import held
from tests.companion.games.human_punishment.characters.people import a, city_of, refused, step


def ready_to(city: City, action: str) -> list[str]:
    """The seats that are asked for that now."""
    return [str(one.to) for one in GAME.questions(city) if one.id.startswith(f"{action}:")]


def censured(**seats: dict[str, str]) -> City:
    """A calls for a Censure of D; four people play."""
    return step(city_of("feykah", leader="B", general="C", seats=seats), "censure", seat="D")


@pytest.mark.rule("HP-216")
def test_everybody_talks_first_the_accused_and_prisoners_too() -> None:
    city = censured(C={"at": CUBE})
    assert (ready_to(city, "discuss"), ready_to(city, "vote")) == (["A", "B", "C", "D"], [])
    assert refused(city, "vote", yes="yes")
    assert a(city).figure.at == "HQ"


@pytest.mark.rule("HP-216")
def test_a_majority_of_all_ends_the_discussion_and_nobody_counts_twice() -> None:
    city = step(step(censured(), "discuss", "D", ready="yes"), "discuss", "A", ready="yes")
    assert (ready_to(city, "discuss"), ready_to(city, "vote")) == (["B", "C"], []), (
        "two of four are no majority"
    )
    assert refused(city, "discuss", "A", ready="yes")
    city = step(city, "discuss", "C", ready="yes")
    assert (ready_to(city, "discuss"), ready_to(city, "vote")) == ([], ["A", "B", "C", "D"])
    for seat, voice in zip("ABCD", ("yes", "yes", "yes", "no"), strict=True):
        city = step(city, "vote", seat, yes=voice)
    assert (city.player("D").figure.at, city.middle.vote_count) == (CUBE, 3)
    told = {seat: GAME.view(city, seat).meanwhile for seat in "ABCD"}
    voices = {seat: one.stakes for seat, one in told.items() if one is not None}
    assert {
        seat: voice[0].values["mine"] for seat, voice in voices.items() if isinstance(voice[0], Message)
    } == {
        **dict.fromkeys("ABC", say("yes")),
        "D": say("no"),
    }


@pytest.mark.rule("HP-216")
def test_all_hear_who_accuses_whom_and_how_many_thumbs_are_up_and_nobody_whose() -> None:
    city = censured()
    names = [city.player(seat).name for seat in "AD"]
    assert city.recent.news == [say("told-accuses", name=names[0], other=names[1])]
    for seat in "DAC":
        city = step(city, "discuss", seat, ready="yes")
    for seat, voice in zip("ABCD", ("yes", "no", "yes", "no"), strict=True):
        city = step(city, "vote", seat, yes=voice)
    voted = say("told-voted", name=names[1], n=2, of=4, half="yes")
    assert voted in city.recent.news
    told = held(city, voted)
    assert isinstance(told, Milestone)
    assert told.staged.drawing.count("scale(1 -1)") == 2, "two thumbs are down"
    other_way = say("told-voted", name=names[1], n=2, of=4, half="yes")
    assert held(censured(), other_way) == told, "whoever they are"


@pytest.mark.rule("HP-217")
def test_an_election_opens_the_stacks_from_the_smallest_on_and_names_the_winner_last() -> None:
    city = censured()
    city.middle.stacks = {"A": 5, "B": -1, "C": 9, "D": 0}
    told = held(city, say("told-leader", name=city.player("C").name))
    assert isinstance(told, Milestone)
    assert [one.text.values["n"] for one in told.staged.steps if isinstance(one.text, Message)] == [
        -1,
        0,
        5,
        9,
    ]
    assert told.staged.colour == city.player("C").colour
    turned = re.findall(r'<g data-from="(\d)"><path[^>]+/><text [^>]*>([^<]+)</text>', told.staged.drawing)
    assert sorted(turned) == [("0", "\N{MINUS SIGN}1"), ("1", "0"), ("2", "5"), ("3", "9")]


@pytest.mark.rule("HP-216")
def test_all_phones_ask_the_same_while_people_talk() -> None:
    prompts = {str(one.prompt) for one in GAME.questions(censured()) if one.id.startswith("discuss:")}
    assert len(prompts) == 1
