"""What the strip shows of a town: ruin as a bar of forty, whose turn it is, who chooses, red at the end."""

from companion.adapters.light.strip_frames import picture
from companion.devices.strip import Frame
from companion.games.hopes_end.game import GAME
from companion.kit.scenario.fields import Playing
from companion.table.settings.device_settings import StripSettings
from tests.companion.adapters.strip_text import as_text
from tests.companion.games.hopes_end.test_rulings import played, ruled
from tests.companion.games.hopes_end.written import DRAW, cards, do, effect, history, lies

TOWN = {
    **history(effect("ruin", 2, {"type": "anarchist", "least": 3})),
    "morality": {"A": cards("anarchist", "anarchist", "anarchist")},
    "players": ["A", "B", "C", "D"],
    "board": [lies(1, 0, "B", ruined=True, across=39), lies(0, 1), lies(0, 2)],
}
"""39 lie in ruins, and two more will be A's."""


def lamps(play: Playing, at: float = 0) -> Frame:
    return picture(GAME.view(play.state, None), StripSettings(leds=60), at)


def test_ruin_is_a_bar_of_forty_and_the_seats_share_the_rest() -> None:
    assert as_text(lamps(played(TOWN, [], ruled()))) == "I" * 39 + "i" + "." + "rrr.bbb.ggg.yyy." + "..."


def test_the_stretch_of_whoever_is_on_turn_breathes() -> None:
    play = played({**TOWN, "active": "B"}, [], ruled())
    now, then = lamps(play), lamps(play, 2)
    moving = {place for place in range(60) if now[place] != then[place]}
    assert moving
    assert moving <= {45, 46, 47}


def test_a_point_wanders_over_whoever_has_to_choose_and_over_nobody_else() -> None:
    play = played(TOWN, [DRAW], ruled())
    assert play.state.chooser == "B"
    frames = [lamps(play, at / 4) for at in range(16)]
    full = {
        place
        for frame in frames
        for place in range(41, 60)
        if max(frame[place]) == max(max(frame[41:], key=max))
    }
    assert full <= {45, 46, 47}
    assert len(full) == 3


def test_with_the_forty_first_the_whole_strip_is_red() -> None:
    play = played(TOWN, [DRAW, do("ruin", "B", at=[0, 1])], ruled())
    assert as_text(lamps(play)).startswith("I" * 40 + ".")
    play = played(TOWN, [DRAW, do("ruin", "B", at=[0, 1]), do("ruin", "C", at=[0, 2])], ruled())
    assert as_text(lamps(play)) == "R" * 60
