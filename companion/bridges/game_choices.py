"""The games that a table can choose, as a page shows them before it asks anything else."""

from collections.abc import Callable, Iterable

from companion.bridges.pictures import BOX, pictures
from companion.bridges.speech import Speech
from companion.engine.meta import Meta
from companion.engine.words import say
from web.shown.setting_up import GameChoice


def game_choices(
    metas: Iterable[Meta], chosen: str, speech: Callable[[str], Speech]
) -> tuple[GameChoice, ...]:
    """Each game in its own words; `speech` says what the game of a package says."""
    return tuple(_choice(one, one.name == chosen, speech(one.package)) for one in metas)


def _choice(meta: Meta, chosen: bool, speech: Speech) -> GameChoice:
    least, most = meta.minutes
    return GameChoice(
        meta.name,
        speech(say("game-title")),
        speech(say("game-about")),
        speech(say("game-people", least=meta.least_seats, most=meta.most_seats)),
        speech(say("game-time", least=least, most=most)),
        speech(say("game-lies")),
        pictured=BOX in pictures(meta.package),
        chosen=chosen,
    )
