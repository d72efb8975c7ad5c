"""The pages of an evening: the deciding roll, who stood by whom, the hardest refusal, who is missed."""

import re
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from companion.conformance.trial import speech_of
from companion.engine.dice import in_row
from companion.engine.recap_page import Beat, BondDiagram, RecapPage, Shot
from companion.engine.words import Message, Words
from companion.games.hope_inhumanity.events.course import TurnBegun
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.events.losses import SurvivorLost
from companion.games.hope_inhumanity.events.scenes import CardOpened, SceneAvoided
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.playing import Verdict
from companion.games.hope_inhumanity.scene import hardship, middle
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.view.road import STONE
from companion.kit.evening_picture import CROSS, TICK
from companion.shared_view.recap_page import Film, Roster
from tests.companion.games.hope_inhumanity.test_texts import speak
from tests.companion.games.hope_inhumanity.wandering import wander

SEEDS = ("one", "two", "three", "four")


def spoken(words: Words) -> str:
    return speak(words) if isinstance(words, Message) else words


@cache
def beats(seed: str, seats: int = 4) -> tuple[Beat[HopeInhumanityState, Event], ...]:
    """A whole game; each opened card is a roll of its own."""
    found, state = list[Beat[HopeInhumanityState, Event]](), GAME.initial_state()
    for _, events in wander(seats, seed):
        for event in events:
            state = event.evolve(state)
            found.append(Beat(event, state, len(found)))
    return tuple(found)


def page(seed: str, name: str) -> RecapPage | None:
    return next((one for one in GAME.recap_pages(beats(seed)) if one.id == name), None)


def rolled(seed: str) -> list[HopeInhumanityState]:
    return [one.state for one in beats(seed) if isinstance(one.event, CardOpened) and one.state.running.dice]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_page_has_words_and_everybody_has_one_of_their_own(seed: str) -> None:
    pages, speech = tuple(GAME.recap_pages(beats(seed))), speech_of(GAME.meta.package, "en")
    for one in pages:
        for words in (one.kicker, one.title, *one.lines):
            assert re.fullmatch(r".{3,}", speech(words))
    assert [one.seat for one in pages if one.id == "own"] == ["A", "B", "C", "D"]
    assert {one.seat for one in pages if one.id == "unknown"} <= {"A", "B", "C", "D"}
    assert len([one for one in pages if one.seat is None]) <= 5


@pytest.mark.parametrize("seed", SEEDS)
def test_the_road_has_a_stop_for_each_scene_and_a_stone_for_each_loss(seed: str) -> None:
    found = page(seed, "road")
    assert found is not None
    assert isinstance(found.body, Film)
    signs = Counter(
        one.state.running.verdict
        for one in beats(seed)
        if isinstance(one.event, SceneAvoided)
        or (isinstance(one.event, CardOpened) and one.state.running.verdict is not Verdict.AVOIDED)
    )
    failed = signs[Verdict.FAILURE] + signs[Verdict.HOPELESS]
    drawn, speech = found.body.drawing, speech_of(GAME.meta.package, "en")
    assert (drawn.count(TICK), drawn.count(f'd="{CROSS}"')) == (signs[Verdict.SUCCESS], failed)
    assert drawn.count(STONE) == sum(isinstance(one.event, SurvivorLost) for one in beats(seed))
    pictures = {int(n) for n in re.findall(r'data-from="(\d+)"', drawn)}
    assert max(pictures) < len(found.body.captions)
    assert all(speech(one) for one in found.body.captions)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_roll_that_decided_it_was_thrown(seed: str) -> None:
    found = page(seed, "roll")
    assert found is not None
    assert isinstance(found.body, Shot)
    rows = [(one.running.dice, [each.colour for each in one.survivors]) for one in rolled(seed)]
    assert list(found.body.dice) in [in_row(*row) for row in rows]


@pytest.mark.parametrize("seed", SEEDS)
def test_threads_are_as_many_as_scenes_in_which_somebody_stood_by(seed: str) -> None:
    found = page(seed, "weave")
    assert found is not None
    assert isinstance(found.body, BondDiagram)
    given = sum(
        stake.dice > 0
        for state in rolled(seed)
        for seat, stake in state.running.stakes.items()
        if seat != state.active
    )
    assert sum(one.times for one in found.body.threads) == given > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_was_lost_is_remembered(seed: str) -> None:
    lost = [one.event.seat for one in beats(seed) if isinstance(one.event, SurvivorLost)]
    found = page(seed, "dead")
    people = found.body.people if found and isinstance(found.body, Roster) else ()
    assert len(people) == len(lost)
    assert all(one.epitaph for one in people)


def refused(beat: Beat[HopeInhumanityState, Event]) -> Beat[HopeInhumanityState, Event]:
    """The same, with one who kept their dice."""
    playing = replace(beat.state.running, refused=frozenset({"B"}))
    return replace(beat, state=replace(beat.state, playing=playing))


def short(state: HopeInhumanityState) -> int:
    return hardship.total(state.running.needed or ()) - middle.successes(state)


def test_the_hardest_refusal_is_the_one_for_which_least_was_missing() -> None:
    failed = [
        refused(one)
        for seed in SEEDS
        for one in beats(seed)
        if isinstance(one.event, CardOpened) and one.state.running.verdict is Verdict.FAILURE
    ]
    failed.sort(key=lambda one: -short(one.state))
    assert short(failed[0].state) > short(failed[-1].state) > 0
    told = [one for pair in failed for one in (pair, Beat(TurnBegun("A"), pair.state))]
    [page] = [one for one in GAME.recap_pages(told) if one.id == "refusal"]
    assert page.lines == (getattr(GAME.retell(failed[-1].state, failed[-1].event), "text", None),)
    assert spoken(page.title).endswith("kept every die")


def test_a_roll_that_cost_a_life_decided_more_than_any_other() -> None:
    told = [one for one in beats("one") if isinstance(one.event, CardOpened) and one.state.running.dice]
    lost = Beat(next(one.event for one in beats("one") if isinstance(one.event, SurvivorLost)), told[0].state)
    evening = [told[0], lost, *(one for each in told[1:] for one in (Beat(TurnBegun("A"), each.state), each))]
    [roll] = [one for one in GAME.recap_pages(evening) if one.id == "roll"]
    assert spoken(roll.title) == "It cost a life"
    assert isinstance(roll.body, Shot)
    assert roll.body.roll == told[0].roll
