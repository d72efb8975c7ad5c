"""Tells how to lay the table again once a game was taken up, and where the camera sees a difference."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from companion.adapters.camera.camera_status import CameraStatus
from companion.adapters.camera.tiles.tile_sight import TileSight
from companion.adapters.language.speech import Speech
from companion.adapters.mat.dice_pools import differences, faces_differ
from companion.engine.dice import Die
from companion.engine.expected_layout import Stack, Tokens
from companion.engine.play import Play
from companion.engine.words import Message, say
from companion.table.moment import Moment
from web.shown.laying import LaidThing, LayingView
from web.shown.table import ColourView


@dataclass(frozen=True)
class Laying:
    """Tells it in one language; `colour` makes the view of a dice colour."""

    say: Speech
    colour: Callable[[str], ColourView]

    def view(self, moment: Moment, sight: CameraStatus, tiles: TileSight) -> LayingView | None:
        """The layout while people lay it again; None at any other time, and where nothing lay."""
        if not moment.laying or moment.play is None:
            return None
        things, has_map = tuple(self._things(moment.play)), has_tiles(moment.play)
        if not things and not has_map:
            return None
        return LayingView(things, has_map, tuple(map(self.say, _differ(moment.play, sight, tiles))))

    def _things(self, play: Play[Any, Any]) -> Iterator[LaidThing]:
        lies = play.game.mat.lay(play.state)
        for pool in lies.pools:
            if pool.count:
                yield LaidThing(self.say(pool.what), pool.count, self.colour(pool.colour))
        faces = defaultdict[str, list[int]](list)
        for die in thrown(play):
            faces[die.colour].append(die.value)
        for colour, shown in faces.items():
            yield LaidThing(
                self.say(say("lay-thrown")), len(shown), self.colour(colour), tuple(sorted(shown))
            )
        others: tuple[Tokens | Stack, ...] = (*lies.tokens, *lies.stacks)
        yield from (LaidThing(self.say(other.what), other.count) for other in others if other.count)


def thrown(play: Play[Any, Any]) -> tuple[Die, ...]:
    """The dice that lie there as they were read, for all to see."""
    rolling = play.public_view.rolling
    return tuple(rolling.dice) if rolling else ()


def has_tiles(play: Play[Any, Any]) -> bool:
    """True if a map of tiles lies on the table."""
    return play.game.mat.mapped(play.state) is not None


def _differ(play: Play[Any, Any], sight: CameraStatus, tiles: TileSight) -> Iterator[Message]:
    """Differences that a camera sees; none where it sees no things of the game."""
    yield from differences(play.game.mat.lay(play.state), sight.lying, sight.tokens)
    yield from faces_differ(thrown(play), sight.lying)
    if tiles.amiss is not None:
        yield tiles.amiss
