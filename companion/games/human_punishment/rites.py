"""The milestones of a game, with a picture and an epitaph for each."""

from collections.abc import Iterator

from companion.engine.frozen import replace
from companion.engine.milestone import Milestone, StagedDie, StagedStep, rite
from companion.engine.words import Message, say
from companion.games.human_punishment.bars import shown_bar
from companion.games.human_punishment.ending import drawing, openings
from companion.games.human_punishment.lying_dice import PINK, RED
from companion.games.human_punishment.model import City
from companion.games.human_punishment.player import Player
from companion.games.human_punishment.reckoning import Reckoning, Share
from companion.games.human_punishment.stage import title_of_check
from companion.games.human_punishment.steps.step import Throw
from companion.games.human_punishment.thrown import dice_of, shown
from companion.games.human_punishment.verdicts import (
    OF_SHARES,
    need_words,
    rule_of,
    share_words,
    worth_in,
)
from companion.games.human_punishment.words_of_dice import die_words

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
    if "nth" in heard.values:
        found = _reckoned(city, heard)
        return _staged(city, heard, found) if found else heard
    if heard.key == "told-activated" and city.fallen is not None:
        return rite(heard, kicker=say("roll-for-roll"), steps=_thrown(city.fallen))
    return _alone(city, heard)


def _alone(city: City, heard: Message) -> Message:
    match heard.key:
        case "told-general":
            return rite(heard, "general", colour=_whose(city, heard).colour)
        case "told-bar" if _is_riot(city, heard):
            return rite(heard, "lost")
        case "told-over" if city.over is not None:
            cause, faction = city.over
            picture = "lost" if faction == "Outlaws" else "won"
            opened = openings(city)
            steps = [StagedStep(one.text) for one in opened]
            drawn = drawing(opened) if opened else ""
            epitaph = say(f"cause-{cause.replace(' ', '-')}")
            return rite(heard, picture, steps=steps, drawing=drawn, epitaph=epitaph)
        case key if key in SCENES:
            return rite(heard, SCENES[key])
    return heard


def _reckoned(city: City, heard: Message) -> Reckoning | None:
    """The reckoning that a sentence tells; none for a sentence of earlier versions."""
    nth = heard.values["nth"]
    return city.reckoned[nth - 1] if isinstance(nth, int) and nth <= len(city.reckoned) else None


def _staged(city: City, heard: Message, found: Reckoning) -> Milestone:
    """A fight or a check: card by card, with the sum so far against what it takes, and then what changed."""
    steps = [step for share in found.shares for step in _share(city, found, share)]
    kicker = title_of_check(city) if found.need is not None else say(f"verdict-{found.kind}")
    colour = city.player(found.who).colour if found.who else None
    need = found.need if found.need is not None and found.need > 0 else None
    last = StagedStep(need_words(found), rules=(rule_of(found),))
    return rite(heard, kicker=kicker, steps=(*steps, last, *_moved(city)), needed=need, colour=colour)


def _moved(city: City) -> Iterator[StagedStep]:
    """Yields a step for each bar that the result moved."""
    for bar, was in city.moved:
        now = shown_bar(city, bar)
        yield StagedStep(now.label, track=now, was=was - now.low)


def _share(city: City, found: Reckoning, share: Share) -> Iterator[StagedStep]:
    """A part of the sum; of several cards each is turned by itself, and those that do not count, too."""
    rules = (OF_SHARES[share.of],)
    if len(share.cards) < 2:
        dice = _die(city.fallen, PINK) if share.of == "die" and city.fallen else ()
        yield StagedStep(share_words(found, share), dice=dice, adds=share.n, rules=rules)
        return
    counted = {card: worth_in(share, card) for card in share.cards}
    for card in share.cards:
        one = replace(share, n=counted[card], cards=(card,))
        yield StagedStep(share_words(found, one), adds=counted[card], rules=rules)


def _thrown(throw: Throw) -> tuple[StagedStep, ...]:
    """The dice one by one, each with what it brings."""
    return tuple(StagedStep(die_words(throw, die), dice=_die(throw, die)) for die in dice_of(throw))


def _die(throw: Throw, die: str) -> tuple[StagedDie, ...]:
    """The die as it lies; the red one has no pips, its face is told in words."""
    return () if die == RED else (StagedDie(die.partition(" ")[0], int(shown(throw, die))),)


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
