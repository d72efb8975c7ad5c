"""The list of games to choose from in the lobby."""

from collections.abc import Callable, Iterable

from companion.adapters.game_catalogue.checklist import CHECKED, read
from companion.adapters.game_catalogue.game_pictures import BOX, pictures
from companion.adapters.language.speech import Speech
from companion.engine.meta import Meta
from companion.engine.words import say
from companion.games.packs import Pack, packs
from web.shown.setting_up import BroughtBackupView, GameChoice


def game_choices(
    metas: Iterable[Meta], chosen: str, speech: Callable[[str], Speech]
) -> tuple[GameChoice, ...]:
    """Each game in its own words; `speech` says what the game of a package says."""
    return tuple(_choice(one, one.name == chosen, speech(one.package)) for one in metas)


def left_out(speech: Speech) -> tuple[str, ...]:
    """Games of installed packages that cannot be played here, with the reason."""
    faulty = (pack for pack in packs() if pack.fault)
    return tuple(
        speech(say("game-left-out", game=one.game, name=one.distribution, why=one.fault)) for one in faulty
    )


def _choice(meta: Meta, chosen: bool, speech: Speech) -> GameChoice:
    least, most = meta.minutes
    seats = {"least": meta.min_players, "most": meta.max_players, "more": meta.max_players - meta.min_players}
    pack = next((one for one in packs() if one.package == meta.package), None)
    return GameChoice(
        meta.name,
        speech(say("game-title")),
        speech(say("game-about")),
        speech(say("game-people", **seats)),
        speech(say("game-time", least=least, most=most)),
        speech(say("game-lies")),
        pictured=BOX in pictures(meta.package),
        chosen=chosen,
        brought=_brought(pack, speech) if pack else None,
        age="" if meta.age is None else speech(say("game-age", age=meta.age)),
        themes=", ".join(speech(say(f"theme-{theme}")) for theme in meta.themes),
        for_children=meta.for_children,
        within_an_hour=meta.within_an_hour,
        most=meta.max_players,
    )


def _brought(pack: Pack, speech: Speech) -> BroughtBackupView:
    untold = say("game-untold")
    by, licence = pack.author or untold, pack.licence or untold
    told = speech(say("game-brought", name=pack.distribution, version=pack.version, by=by, licence=licence))
    found = read(pack.package)
    if found is None:
        return BroughtBackupView(told, speech(say("game-unchecked")))
    held = tuple((speech(say(f"game-check-{one}")), found.held.get(one, False)) for one in CHECKED)
    key = "game-checked" if found.fresh else "game-checked-before"
    results = [one for _, one in held]
    untested = results.count(None)
    counted = say(key, held=results.count(True), of=len(results) - untested, untested=untested)
    return BroughtBackupView(told, speech(counted), held)
