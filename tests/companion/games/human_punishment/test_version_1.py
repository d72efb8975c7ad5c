"""Games that version 1 began are told by its own rules, and go on by those of today."""

import lzma
from random import Random

import pytest

from companion.engine.advice import next_answer, sensible
from companion.games.human_punishment.events import ActionTaken
from companion.games.human_punishment.events_of_before import Taken
from companion.games.human_punishment.game import GAME
from companion.table.past.reopened import reopened
from companion.table.repertoire import Repertoire
from tests.companion.games.keeping import FOLDER
from tests.companion.games.taken_home import replayed


@pytest.mark.parametrize("n", range(5))
def test_a_game_that_version_1_left_under_way_goes_on_by_the_rules_of_today(n: int) -> None:
    data = lzma.decompress((FOLDER / f"human_punishment-{n}.json.xz").read_bytes())
    play = replayed(reopened(data, Repertoire(GAME).loaders), GAME)[-1]
    seats = (None, *play.state.seats)
    chance, steps = Random(n), 0
    for number in range(80):
        answer = next_answer(play, seats, sensible, chance, str(number))
        if answer is None:
            break
        play, events = play.answer(answer)
        steps += sum(isinstance(one, ActionTaken) for one in events)
    assert steps > 20
    assert play.state.former is None


def test_a_step_of_version_1_cannot_follow_one_of_today() -> None:
    data = lzma.decompress((FOLDER / "human_punishment-0.json.xz").read_bytes())
    play = replayed(reopened(data, Repertoire(GAME).loaders), GAME)[-1]
    with pytest.raises(TypeError, match="version 1"):
        Taken("seat-0", "draw", {}).evolve(play.state.copied())
