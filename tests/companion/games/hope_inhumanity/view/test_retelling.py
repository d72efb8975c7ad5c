"""The story of the evening tells Scenes, deaths and turns of fate, and nothing that was hidden."""

import re

import pytest

from companion.engine.chronicle import Passage
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.events.scenes import CardOpened, SceneAvoided
from companion.games.hope_inhumanity.game import GAME
from companion.games.hope_inhumanity.playing import Verdict
from tests.companion.games.hope_inhumanity.test_texts import speak
from tests.companion.games.hope_inhumanity.wandering import wander


def passages(seed: str, seats: int = 3) -> list[tuple[Event, Passage]]:
    """What is told of a whole game, each with the event that it tells."""
    found, state = list[tuple[Event, Passage]](), GAME.initial_state()
    for _, events in wander(seats, seed):
        for event in events:
            state = event.evolve(state)
            passage = GAME.retell(state, event)
            if passage is not None:
                found.append((event, passage))
    return found


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_every_scene_is_told_once_and_the_last_sentence_is_the_end(seed: str) -> None:
    told = passages(seed, 4)
    assert [one.text.key for _, one in told][-1] in {"told-won", "told-everyone-lost"}
    scenes = [one for event, one in told if isinstance(event, CardOpened | SceneAvoided)]
    assert all(one.text.key.startswith("tale-") for one in scenes)
    assert len(scenes) >= 4
    assert [one.round for _, one in told] == sorted(one.round for _, one in told)


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_every_sentence_of_the_story_has_words(seed: str) -> None:
    for _, one in passages(seed, 5):
        assert re.fullmatch(r".{10,}[.!]", speak(one.text))


def test_only_what_dice_decided_has_a_roll_to_show() -> None:
    by_dice = {one.text.key for seed in "abcd" for _, one in passages(seed) if one.by_dice}
    assert by_dice == {f"tale-{Verdict.SUCCESS}", f"tale-{Verdict.FAILURE}"}


def test_an_avoided_scene_keeps_its_title_to_itself() -> None:
    avoided = [one for seed in "abcd" for _, one in passages(seed) if one.text.key == "tale-avoided"]
    assert avoided
    assert all(set(one.text.values) == {"name", "terrain"} for one in avoided)
