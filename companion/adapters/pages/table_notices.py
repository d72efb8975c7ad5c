"""The surroundings of a game as parts of a page: notices, the camera's lesson, pretend devices."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, reduce
from typing import Any

from companion.adapters.buttons.button_meanings import GO_ON, ButtonMark, CurrentMeanings, meaning
from companion.adapters.camera.camera_status import CameraStatus
from companion.adapters.camera.dice_teacher import Lesson
from companion.adapters.camera.roll_source import open_roll
from companion.adapters.camera.teaching_texts import TeachingTexts
from companion.adapters.camera.tiles.tile_sight import TileSight
from companion.adapters.language.speech import Speech
from companion.adapters.mat.dice_pools import differences, in_the_middle
from companion.adapters.mat.pretend_tokens import pretend_tokens
from companion.adapters.mat.tokens import answering, confirming
from companion.adapters.records.archive import Archive
from companion.adapters.seats.decoy_prompts import Decoys
from companion.engine.game import Game
from companion.engine.meta import Owner
from companion.engine.play import Play
from companion.engine.view import Viewer
from companion.engine.words import Message, say
from companion.table.moment import Moment
from companion.table.settings.device_settings import SEATS_MOST
from companion.table.settings.settings import DICE
from web.shown import pretend, setting_up, table

FEW = 3
"""Dice in question that are named one by one; of more the photograph tells."""
PRESS_HELD = say("press-held")


@dataclass(frozen=True)
class NoticeSources:
    """The state around the game: address, presence, camera, pretend devices.

    `most` people can sit here, with sets of `dice`. Held buttons hand over the seats in `held_for`.
    """

    address: str
    here: frozenset[str]
    sight: CameraStatus
    buttons: tuple[str, ...] = ()
    touchable: bool = False
    mark: ButtonMark | None = None
    held_for: frozenset[str] = frozenset()
    pretend_camera: bool = False
    being_read: bool = False
    """True while thrown pretend dice are not read yet."""
    pretend_mat: tuple[tuple[str, str], ...] | None = None
    """The printed tokens (zone, token) that lie on the pretend mat, if there is one."""
    lesson: Lesson | None = None
    rolled: str | None = None
    """Before a game: the colour of the dice rolled by someone who wants to join."""
    segments: tuple[Message, ...] = ()
    wifi: str | None = None
    elsewhere: tuple[str, ...] = ()
    troubles: tuple[Message, ...] = ()
    archive: Archive | None = None
    most: int = SEATS_MOST
    dice: tuple[str, ...] = DICE
    pictures: Mapping[str, str] = field(default_factory=dict)
    tiles: TileSight = field(default_factory=TileSight)
    decoys: Decoys | None = None
    """The decoys that hide private questions; None: there are none."""


class Surroundings:
    """Makes the views of what is around a table, in one language.

    `colour` makes the view of a dice colour.
    """

    def __init__(
        self, speech: Speech, colour: Callable[[str], table.ColourView], game: Game[Any, Any]
    ) -> None:
        self._say = speech
        self._colour = colour
        self._least = game.meta.min_players
        self._dice = game.meta.dice

    def notices(self, moment: Moment, viewer: Viewer, around: NoticeSources) -> tuple[table.NoticeView, ...]:
        """Problems, as far as this viewer is told."""
        sight, troubles = around.sight, around.troubles if viewer is None else ()
        watched = _watched(self._dice, moment)
        missed = watched if sight.lost and not sight.absent else None
        grave = [table.NoticeView(self._say(missed), grave=True)] if missed else []
        eye = (sight.back, sight.bumped) if watched else ()
        back = [table.NoticeView(self._say(one), grave=False) for one in eye if one]
        if viewer is None and moment.play is not None and not moment.laying and (sight.lying or sight.tokens):
            troubles = (*troubles, *_on_the_mat(moment, moment.play, sight), *_missing(moment, sight))
        complaints = (*sight.complaints, *_look_at(sight)) if open_roll(moment) else ()
        said = (
            *troubles,
            *complaints,
            *sight.turned,
            *self._middle(moment, viewer, sight),
            *around.tiles.told,
        )
        return (*grave, *back, *(table.NoticeView(self._say(one), grave=False) for one in said))

    def _middle(self, moment: Moment, viewer: Viewer, sight: CameraStatus) -> Iterator[Message]:
        """Other dice in the middle than were said: told to whose they are, and to all at the kiosk."""
        if moment.play is None or not sight.lying or sight.complaints:
            return
        mine = {seat.colour: seat.name for seat in moment.seating.seats}
        foreign = {seat.colour for seat in moment.seating.seats if seat.id != viewer}
        rolling = moment.play.public_view.rolling
        questions = (asked.question for asked in moment.play.open.values())
        for colour, told in in_the_middle(rolling, questions, mine, sight.lying):
            if viewer is None or colour not in foreign:
                yield told

    def teaching(self, moment: Moment, around: NoticeSources) -> setting_up.Teaching | None:
        """The camera's lesson, if there can be one."""
        board = TeachingTexts(self._say, self._colour, moment.seating)
        return None if around.lesson is None or self._dice == "nobody" else board.written(around.lesson)

    def _takes_seats_by_dice(self, around: NoticeSources) -> bool:
        return around.lesson is not None and self._dice == "seats"

    def pretended(self, moment: Moment, around: NoticeSources) -> pretend.Pretend | None:
        """The controls for pretend camera and buttons."""
        if not around.buttons and not around.pretend_camera:
            return None
        guide = around.lesson.guide if around.lesson else None
        asked = open_roll(moment) is not None or (guide is not None and not guide.done)
        sits_down = moment.play is None and self._takes_seats_by_dice(around) and not moment.seating.closed
        can_throw = around.pretend_camera and (asked or sits_down)
        now = CurrentMeanings(moment, self._least, around.sight.lying, around.mark, around.sight.tokens)
        seats = max(self._least, len(moment.seating.seats))
        there = [self._button(name, now, around) for name in around.buttons if _has_a_seat(name, seats)]
        can_lay = around.pretend_camera and around.tiles.may_lay
        lying, play = around.pretend_mat, moment.play
        tokens = () if lying is None or play is None else pretend_tokens(play, lying, self._say)
        return pretend.Pretend(
            can_throw, tuple(there), around.touchable, can_lay, tuple(tokens), around.being_read
        )

    def _button(self, name: str, situation: CurrentMeanings, around: NoticeSources) -> pretend.PretendButton:
        now = meaning(name, situation)
        key = "g" if name == GO_ON else name.rpartition("-")[2][:1]
        return pretend.PretendButton(
            name,
            self._say(_called(name)),
            self._say(now.label) if now else None,
            key,
            held=self._say(PRESS_HELD) if name in around.held_for else None,
        )


def _watched(dice: Owner, moment: Moment) -> Message | None:
    """The sentence about a lost camera; None where the game has nothing that it reads."""
    if dice != "nobody":
        return say("camera-gone")
    has_map = moment.play is not None and moment.play.public_view.board is not None
    return say("camera-gone-map") if has_map else None


def _look_at(sight: CameraStatus) -> Iterator[Message]:
    """Where the dice in question lie, as long as they are few."""
    if 0 < len(sight.look_at) <= FEW:
        yield say("look-at", where=reduce(_and, sight.look_at))


def _and(some: Message, more: Message) -> Message:
    return say("token-and", some=some, more=more)


def _on_the_mat(moment: Moment, play: Play[Any, Any], sight: CameraStatus) -> Iterator[Message]:
    """The meanings of tokens on the mat, and differences between the mat and the game."""
    names = {seat.id: seat.name for seat in moment.seating.seats}
    yield from confirming(play, sight.tokens, names, moment.seating.bots)
    laid = play.game.mat.laid(play.state)
    yield from differences(laid, sight.lying, sight.tokens, answering(play, sight.tokens))


@cache
def _called(button: str) -> Message:
    return say(f"button-{button}")


def _missing(moment: Moment, sight: CameraStatus) -> Iterator[Message]:
    """The dice that are not there any more once a game is over."""
    play = moment.play
    if play is not None and sight.lying and play.public_view.over:
        yield from sight.census.missing(sight.lying, {seat.id: seat.name for seat in moment.seating.seats})


def _has_a_seat(name: str, seats: int) -> bool:
    """True unless it is the button of a seat that this table does not have."""
    number = name.rpartition("-")[2]
    return not number.isdecimal() or int(number) <= seats
