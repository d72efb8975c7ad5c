"""On whom, or on which die, a card may be played; each way is an option of its question."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum, auto
from functools import lru_cache

from companion.engine.dice import Die
from companion.engine.frozen import recent
from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.hope_inhumanity.cards.effects import Effect
from companion.games.hope_inhumanity.cards.effects.dice import RollAgain, TurnDie
from companion.games.hope_inhumanity.cards.kinds import Which
from companion.games.hope_inhumanity.cards.whom import Heir, Whom
from companion.games.hope_inhumanity.playing import Played
from companion.games.hope_inhumanity.scene import middle
from companion.games.hope_inhumanity.state import HopeInhumanityState

PLAY = "play"
"""The option of a card that names neither a player nor a die."""


People = tuple[tuple[str, str], ...]
"""Seats and the names of who sits there."""
_ABOUT_DICE = (RollAgain, TurnDie)


class Aim(Enum):
    """Target that a card asks for when it is used."""

    NOTHING = auto()
    PLAYER = auto()
    OWN_DIE = auto()
    ANY_DIE = auto()


def targets(
    state: HopeInhumanityState, seat: str, effects: tuple[Effect, ...], label: str
) -> tuple[Option, ...]:
    """The ways in which that seat may use a card now; none where it asks for a die and there is none.

    `label` is the key of the words; with “-on” after it, those that name a player, with “-die” a die. Of dice
    with one colour and face any is as good as the other: the option is the owner's seat and the face.
    """
    match aim_of(effects):
        case Aim.NOTHING:
            return plain(label)
        case Aim.PLAYER:
            return on_people(label, people(state))
        case Aim.OWN_DIE:
            return tuple(_dice(state, seat, label))
        case Aim.ANY_DIE:
            return tuple(_dice(state, None, label))


@recent
def people(state: HopeInhumanityState) -> People:
    """Everybody living, as a card may name them."""
    return tuple([(one.seat, one.name) for one in state.living])


@recent
def aim_of(effects: tuple[Effect, ...]) -> Aim:
    """Target of a card with these effects."""
    about_dice = [effect for effect in effects if isinstance(effect, _ABOUT_DICE)]
    if about_dice:
        return Aim.ANY_DIE if all(effect.which is Which.ANY for effect in about_dice) else Aim.OWN_DIE
    return Aim.PLAYER if any(map(_names_somebody, effects)) else Aim.NOTHING


def _names_somebody(said: object) -> bool:
    """True if a sentence, or one within it, has a player as a chosen target."""
    if not is_dataclass(said):
        return said in {Whom.CHOSEN, Heir.CHOSEN}
    return any(_names_somebody(getattr(said, field.name)) for field in fields(said))


@lru_cache(maxsize=64)
def plain(label: str) -> tuple[Option, ...]:
    """The one way to use a card that names neither a player nor a die."""
    return (Option(PLAY, say(label)),)


@lru_cache(maxsize=1024)
def on_people(label: str, people: People) -> tuple[Option, ...]:
    """The ways to use a card that names one of these people."""
    return tuple(Option(seat, say(f"{label}-on", name=name), seat=seat) for seat, name in people)


def aimed(state: HopeInhumanityState, seat: str, card: str, option: str) -> Played:
    """The use of a card that the option stands for."""
    owner, _, face = option.rpartition(":")
    if owner:
        colour = next(handful.colour for handful in middle.handfuls(state) if handful.owner == owner)
        return Played(seat, card, die=Die(colour, int(face)))
    return Played(seat, card, None if option == PLAY else option)


def _dice(state: HopeInhumanityState, owner: str | None, label: str) -> Iterator[Option]:
    dice = state.running.dice if state.playing else ()
    for handful in middle.handfuls(state) if dice else ():
        if owner in {None, handful.owner}:
            for face in sorted({die.value for die in dice if die.colour == handful.colour}):
                words = say(f"{label}-die", n=face, owner=handful.name)
                yield Option(f"{handful.owner}:{face}", words, number=face, colour=handful.colour)
