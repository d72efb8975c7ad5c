"""The games that a table can choose, as a page shows them before it asks anything else."""

from collections.abc import Callable, Iterable
from importlib.resources import files
from pathlib import Path

from companion.bridges.speech import Speech
from companion.engine.meta import Meta
from companion.engine.words import say
from web.shown.setting_up import GameChoice


def game_choices(
    metas: Iterable[Meta], chosen: str, speech: Callable[[str], Speech]
) -> tuple[GameChoice, ...]:
    """Each game in its own words; `speech` says what the game of a package says."""
    return tuple(_choice(one, one.name == chosen, speech(one.package)) for one in metas)


def picture(metas: Iterable[Meta], name: str) -> bytes | None:
    """The picture on the box of the game of that name: an SVG document, or None where there is none."""
    found = next((_picture(one) for one in metas if one.name == name), None)
    return found.read_bytes() if found and found.is_file() else None


def _picture(meta: Meta) -> Path:
    return Path(str(files(meta.package))) / "pictures" / "box.svg"


def _choice(meta: Meta, chosen: bool, speech: Speech) -> GameChoice:
    least, most = meta.minutes
    return GameChoice(
        meta.name,
        speech(say("game-title")),
        speech(say("game-about")),
        speech(say("game-people", least=meta.least_seats, most=meta.most_seats)),
        speech(say("game-time", least=least, most=most)),
        speech(say("game-lies")),
        pictured=_picture(meta).is_file(),
        chosen=chosen,
    )
