"""The milestones of a game, with a picture and an epitaph for each."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from companion.engine.frozen import replace
from companion.engine.milestone import Milestone, Staged, StagedDie, StagedStep, milestone
from companion.engine.view import CardView
from companion.engine.words import Message, Words, say
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.parts import Shift
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.card_form import Form
from companion.games.human_punishment.state.reckoning import Reckoning, Share
from companion.games.human_punishment.state.steps.step import Throw
from companion.games.human_punishment.state.thrown import dice_of, shown
from companion.games.human_punishment.telling import ballots
from companion.games.human_punishment.telling.bars import shown_bar
from companion.games.human_punishment.telling.beat_map import beat_map
from companion.games.human_punishment.telling.duel import duel, things
from companion.games.human_punishment.telling.ending import drawing, openings, unmasked
from companion.games.human_punishment.telling.lying_dice import PINK, RED, purpose_of, thrown
from companion.games.human_punishment.telling.stage import title_of_check
from companion.games.human_punishment.telling.verdicts import (
    OF_SHARES,
    need_words,
    rule_of,
    share_words,
    worth_in,
)
from companion.games.human_punishment.telling.words import card_lines, event_lines, picture_of, together_said
from companion.games.human_punishment.telling.words_of_dice import die_words

SCENES = {
    "told-accuses": "cell",
    "told-interrogation": "cell",
    "told-human-phase": "calm",
    "told-machine-phase": "night",
    "told-apex": "apex",
    "told-deus": "deus",
}
"""Milestones of the whole city."""
PEOPLE = {"told-buy-weapon": "weapon", "told-take-box": "crate", "told-free": "free"}
"""Milestones of a figure that gains something."""
MACHINES = frozenset({"told-appears", "told-falls", "told-eliminated"})
"""Milestones of a machine, which is the picture."""
BALLOTS = {"told-voted": ballots.vote, "told-leader": ballots.election}
"""Milestones that are counted out."""
ROLLS = frozenset({"told-activated", "told-appears", "told-box", "told-nobody-comes"})
"""Sentences that say what a throw came to."""
TURNED = frozenset({"told-again", "told-turned"})
"""Sentences of a die that is thrown again or turned."""
FALLS = {"told-general-falls": "cell", "told-detained": "cell", "told-hurt": "loss"}
"""Milestones of a figure that is lost, for good or for a while."""


PICTURES = {"told-program": "hand", "told-trap": "box", "told-place-chips": "chip", "told-box": "box"}
"""Pictures behind a beat; behind any other is the city by night."""


def stands_alone(city: City, heard: Message) -> bool:
    """True for a moment by itself: phases, elites, the Riot, ranks, who is lost, the end."""
    key = heard.key
    if key in FALLS:
        return heard.values.get("n", 0) == 0
    if key == "told-bar":
        return _is_riot(city, heard)
    return (
        key in SCENES
        or key in {"told-general", "told-leader", "told-voted"}
        or (key == "told-over" and city.over is not None)
    )


def held(city: City, heard: Message, led_to: Sequence[Message] = ()) -> Message:
    """The sentence, held if it is worth that: a moment by itself, a result, or one that led to others."""
    if stands_alone(city, heard):
        return _alone(city, heard)
    if "nth" in heard.values and (found := _reckoned(city, heard)) is not None:
        steps = [*(step for share in found.shares for step in _share(city, found, share)), _last(found)]
        kicker = title_of_check(city) if found.need is not None else say(f"verdict-{found.kind}")
        need = found.need if found.need is not None and found.need > 0 else None
        colour = city.player(found.who).colour if found.who else None
        if found.enemy:
            return _fight(city, heard, found, (*steps, *map(StagedStep, led_to)))
        return _beat(city, heard, led_to, steps, kicker=kicker, needed=need, colour=colour)
    if heard.key in TURNED:
        throw = thrown(city)
        return _beat(city, heard, led_to, _turned(heard), kicker=purpose_of(city, throw) if throw else None)
    if heard.key in ROLLS and city.recent.fallen is not None:
        return _beat(
            city, heard, led_to, _thrown(city.recent.fallen), kicker=purpose_of(city, city.recent.fallen)
        )
    opened = _opened(city, heard)
    return _beat(city, heard, led_to, opened) if led_to or opened else _short(city, heard)


def _short(city: City, heard: Message) -> Message:
    """A sentence by itself, with its picture if it is about a weapon, a box, a cell or a machine."""
    if heard.key in PEOPLE:
        return milestone(Staged(heard, PEOPLE[heard.key], colour=_whose(city, heard).colour))
    enemy = heard.values.get("enemy")
    if heard.key in MACHINES and isinstance(enemy, Message):
        return milestone(Staged(heard, enemy.key.removeprefix("enemy-")))
    return heard


def _beat(
    city: City, heard: Message, led_to: Sequence[Message], steps: Sequence[StagedStep], **look: Any
) -> Milestone:
    """First what was thrown, turned or opened, then the sentence, then all that it led to, on the board."""
    first = 0 if any(step.card for step in steps) else len(steps)
    more = [_led(city, one) for one in led_to]
    told = (
        {shift: len(steps) + _teller(city, shift, led_to) for shift in city.recent.shifted} if led_to else {}
    )
    picture = PICTURES.get(heard.key, "night")
    beside = beat_map(city, told)
    return milestone(Staged(heard, picture, steps=(*steps, *more), beside=beside, tells_at=first, **look))


def _led(city: City, heard: Message) -> StagedStep:
    """A consequence; of a bar it is seen how far it went."""
    for bar, was in city.recent.moved if heard.key == "told-bar" else ():
        now = shown_bar(city, bar)
        if now.label == heard.values["bar"]:
            return StagedStep(heard, track=replace(now, label=""), was=was - now.low)
    return StagedStep(heard, dice=tuple(die for step in _turned(heard) for die in step.dice))


def _teller(city: City, shift: Shift, led_to: Sequence[Message]) -> int:
    """The consequence that tells of a piece: the first that names it, else the first of all."""
    names = {say(f"enemy-{shift.piece}"), *(one.name for one in city.everybody if one.seat == shift.piece)}
    tells = (n for n, one in enumerate(led_to) if names & {*one.values.values()})
    return next(tells, 0)


def _opened(city: City, heard: Message) -> list[StagedStep]:
    """The card that leads to something, if it lies open."""
    if heard.key == "told-event" and city.middle.event is not None:
        title = str(city.middle.event.get("title", city.middle.event["id"]))
        return [StagedStep("", card=_shown(title, event_lines(city.middle.event), city.middle.event))]
    if heard.key == "told-program":
        found = (card for card in city.fixed.cards.values() if card.get("title") == heard.values["title"])
        return [StagedStep("", card=_shown(one["title"], card_lines(one), one)) for one in (*found,)[:1]]
    return []


def _shown(title: Words, lines: Iterable[Words], card: Form) -> CardView:
    return CardView("opened", "", title, tuple(lines), picture=picture_of(card))


def _alone(city: City, heard: Message) -> Message:
    match heard.key:
        case key if key in FALLS:
            one = _whose(city, heard)
            return milestone(Staged(heard, FALLS[key], epitaph=_epitaph(one), colour=one.colour, fades=True))
        case key if key in BALLOTS:
            return milestone(BALLOTS[key](city, heard))
        case "told-general":
            return milestone(Staged(heard, "general", colour=_whose(city, heard).colour))
        case "told-over" if city.over is not None:
            return _end(city, heard)
        case "told-bar":
            return milestone(Staged(heard, "lost"))
    return milestone(Staged(heard, SCENES[heard.key]))


def _end(city: City, heard: Message) -> Milestone:
    """First the cause, then who won, and then the masks, the winners' last."""
    opened, masks = openings(city), unmasked(city)
    steps = tuple(StagedStep(one.text) for one in (*opened, *masks))
    drawn = drawing((*opened, *masks)) if steps else ""
    picture = "lost" if city.over and city.over[1] == "Outlaws" else "won"
    kicker = say("over-kicker")
    return milestone(Staged(heard, picture, kicker=kicker, steps=steps, drawing=drawn, tells_at=len(opened)))


def _reckoned(city: City, heard: Message) -> Reckoning | None:
    """The reckoning that a sentence tells, if it tells one."""
    nth = heard.values["nth"]
    return (
        city.recent.reckoned[nth - 1] if isinstance(nth, int) and nth <= len(city.recent.reckoned) else None
    )


def _fight(city: City, heard: Message, found: Reckoning, steps: Sequence[StagedStep]) -> Milestone:
    """A fight: its people, each part of its sum face to face, then how it went and all that it led to."""
    end = len(list(things(found))) + 1
    led_to = [step.text for step in steps[end:]]
    look = Staged(heard, steps=tuple(steps), drawing=duel(city, found), tells_at=end)
    after = together_said(led_to) if led_to else None
    return milestone(replace(look, kicker=_fought(city, found), epitaph=after))


def _fought(city: City, found: Reckoning) -> Message:
    """Names of attacker and target, and the cards; of Apex only that it fights."""
    if not found.who:
        return say(f"verdict-{found.kind}")
    n = sum(len(share.cards) for share in found.shares if share.of == "cards")
    armed = "yes" if any(share.of == "weapon" for share in found.shares) else "no"
    enemy = say(f"enemy-{found.enemy.lower()}")
    return say(f"kicker-{found.kind}", name=city.named(found.who), enemy=enemy, n=n, armed=armed)


def _last(found: Reckoning) -> StagedStep:
    return StagedStep(need_words(found), rules=(rule_of(found),))


def _share(city: City, found: Reckoning, share: Share) -> Iterator[StagedStep]:
    """A part of the sum; of several cards each is turned by itself, and those that do not count, too."""
    rules = (OF_SHARES[share.of],)
    if len(share.cards) < 2:
        dice = _die(city.recent.fallen, PINK) if share.of == "die" and city.recent.fallen else ()
        yield StagedStep(share_words(found, share), dice=dice, adds=share.n, rules=rules)
        return
    counted = {card: worth_in(share, card) for card in share.cards}
    for card in share.cards:
        one = replace(share, n=counted[card], cards=(card,))
        yield StagedStep(share_words(found, one), adds=counted[card], rules=rules)


def _thrown(throw: Throw) -> list[StagedStep]:
    """The dice as they lie; the red one has no pips, and is told in words."""
    dice = [die for one in dice_of(throw) for die in _die(throw, one)]
    return [StagedStep(die_words(throw, RED) if RED in dice_of(throw) else "", dice=tuple(dice))]


def _turned(heard: Message) -> list[StagedStep]:
    """The die as it lay, and as it lies after a card or a Boost; the red one is told in words alone."""
    die = heard.values["die"] if heard.key in TURNED else None
    if not isinstance(die, Message) or (colour := die.key.removeprefix("die-one-")) == RED:
        return []
    faces = (StagedDie(colour, int(str(heard.values[face])), face == "n") for face in ("was", "n"))
    return [StagedStep("", dice=(one,)) for one in faces]


def _die(throw: Throw, die: str) -> tuple[StagedDie, ...]:
    """The die as it lies; the red one has no pips, its face is told in words."""
    return () if die == RED else (StagedDie(die.partition(" ")[0], int(shown(throw, die))),)


def _whose(city: City, heard: Message) -> Player:
    """The character that it is about, who may be Kuro."""
    return next(one for one in city.everybody if one.name == heard.values["name"])


def _epitaph(one: Player) -> Message:
    """The public deeds of a player; nothing of their side."""
    kills = sum(n for deed, n in one.aims.deeds.items() if deed.startswith("kill "))
    chips = sum(n for deed, n in one.aims.deeds.items() if deed.startswith("bring "))
    if kills and chips:
        return say("epitaph-both", kills=kills, chips=chips)
    if kills or chips:
        return say("epitaph-kills" if kills else "epitaph-chips", n=kills or chips)
    return say("epitaph-nothing", name=one.name)


def _is_riot(city: City, heard: Message) -> bool:
    """True if the Riot has reached its end, on either side (HP-089)."""
    n = heard.values["n"]
    return (
        heard.values["bar"] == say("bar-riot") and isinstance(n, int) and abs(n) >= city.fixed.board.riot_red
    )
