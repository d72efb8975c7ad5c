"""The milestones of a game, with a picture and an epitaph for each."""

from companion.engine.milestone import rite
from companion.engine.words import Message, say
from companion.games.human_punishment.model import City
from companion.games.human_punishment.player import Player

SCENES = {
    "told-human-phase": "calm",
    "told-machine-phase": "night",
    "told-apex": "box",
    "told-deus": "box",
}
"""Milestones of the whole city."""
FALLS = {"told-general-falls": "cell", "told-detained": "cell", "told-hurt": "loss"}
"""Milestones of a figure that is lost, for good or for a while."""


def held(city: City, heard: Message) -> Message:
    """The sentence, held if it is worth that: phases, elites, the Riot, ranks, who is lost, the end."""
    if heard.key in FALLS and heard.values.get("n", 0) == 0:
        one = _whose(city, heard)
        return rite(heard, FALLS[heard.key], epitaph=_epitaph(one), colour=one.colour, fades=True)
    match heard.key:
        case "told-general":
            return rite(heard, "general", colour=_whose(city, heard).colour)
        case "told-bar" if _is_riot(city, heard):
            return rite(heard, "lost")
        case "told-over" if city.over is not None:
            cause, faction = city.over
            picture = "lost" if faction == "Outlaws" else "won"
            return rite(heard, picture, epitaph=say(f"cause-{cause.replace(' ', '-')}"))
        case key if key in SCENES:
            return rite(heard, SCENES[key])
    return heard


def _whose(city: City, heard: Message) -> Player:
    """The character that it is about, who may be Kuro."""
    return next(one for one in city.everybody if one.name == heard.values["name"])


def _epitaph(one: Player) -> Message:
    """The public deeds of a player; nothing of their side."""
    kills = sum(n for deed, n in one.deeds.items() if deed.startswith("kill "))
    chips = sum(n for deed, n in one.deeds.items() if deed.startswith("bring "))
    if kills and chips:
        return say("epitaph-both", kills=kills, chips=chips)
    if kills or chips:
        return say("epitaph-kills" if kills else "epitaph-chips", n=kills or chips)
    return say("epitaph-nothing", name=one.name)


def _is_riot(city: City, heard: Message) -> bool:
    """True if the Riot has reached its end, on either side (HP-089)."""
    n = heard.values["n"]
    return heard.values["bar"] == say("bar-riot") and isinstance(n, int) and abs(n) >= city.board.riot_red
