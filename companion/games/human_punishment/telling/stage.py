"""Shows the open task in large: the fight, the check, the roll or the set-up."""

from collections.abc import Iterator

from companion.engine.view import Spotlight
from companion.engine.words import Message, Words, say, signed
from companion.games.human_punishment.rules.fight import enemies, fights, markers, strikes
from companion.games.human_punishment.rules.turns.waiting import now, open_task
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.parts import Enemy
from companion.games.human_punishment.state.printed.board import AREAS
from companion.games.human_punishment.state.steps.campaign import FirstGame, TakeAlong
from companion.games.human_punishment.state.steps.step import Step
from companion.games.human_punishment.state.steps.waiting import (
    Again,
    BoxRoll,
    ChooseCharacter,
    ChooseTarget,
    Defend,
    Discuss,
    Interrogated,
    KeepLoyalty,
    KeepObjective,
    LayOut,
    NightStep,
    Pause,
    Pink,
    Put,
    PutMore,
    RaidRed,
    RaidRoll,
    Red,
    Start,
    Vote,
    WhiteRoll,
)
from companion.games.human_punishment.telling.laying_out import spotlight_of
from companion.games.human_punishment.telling.lying_dice import purpose, purpose_of
from companion.games.human_punishment.telling.words import event_lines, place_words

ROLLS = (Pink, Red, RaidRed, RaidRoll, WhiteRoll, BoxRoll, Again)
BEFORE = (Start, ChooseCharacter, KeepLoyalty, KeepObjective, FirstGame, TakeAlong)
CHECKS = (Put, PutMore)


def now_open(city: City) -> Spotlight | None:
    """Returns the spotlight on the open task or the current Event; without one the board has the stage."""
    task = open_task(city)
    if isinstance(task, LayOut):
        return spotlight_of(city, task)
    if isinstance(task, NightStep):
        return Spotlight(say("wait-night"), say("night-title"), say("night-text"))
    if isinstance(task, BEFORE):
        return _set_up(city, task)
    return _fight(city, task) or _talk(city, task) or _roll(city, task) or _rest(city, task)


def _rest(city: City, task: Step | None) -> Spotlight | None:
    if (isinstance(task, Pause) and task.about == "check") or isinstance(task, CHECKS):
        return _check(city)
    goes_on = city.middle.event is not None and (task is not None or city.turn.phase == "event")
    return _event(city) if goes_on else None


def asked_so(city: City) -> Iterator[Words]:
    """Yields the title of an Interrogation card, and its text."""
    step = now(city, Interrogated)
    for card in (city.fixed.cards[id_] for id_ in (step.cards if step else ())):
        yield card["title"]
        yield from filter(None, [card.get("text")])


# ---- before the first turn
def _set_up(city: City, task: Step) -> Spotlight:
    """Person by person: who is on, and where everybody before has landed (HP-027, HP-030)."""
    whose = task.whose if isinstance(task, Start) else task.seat or ""
    title = purpose(city, task.do) if isinstance(task, Start) else _before(city, task, whose)
    return Spotlight(say("now-set-up"), title, None, tuple(_landed(city)))


def _before(city: City, task: Step, whose: str) -> Message:
    if isinstance(task, KeepObjective):
        return say("now-keep-objectives")
    if isinstance(task, TakeAlong):
        return say("wait-take-along-together")
    return say(f"wait-{task.do.replace(' ', '-')}", name=city.player(whose).name)


def _landed(city: City) -> Iterator[Message]:
    for one in city.everybody:
        if one.seat in city.start.starts:
            area = str(city.start.starts[one.seat])
            yield say("now-landed", name=one.name, area=area, place=place_words(AREAS[area][0]))
        elif one.sheet.character:
            yield say("now-plays", name=one.name, character=say(f"character-{one.sheet.character}"))


# ---- fights
def _fight(city: City, task: Step | None) -> Spotlight | None:
    if isinstance(task, Pause) and task.about == "strike":
        task = city.tasks[1]
    match task:
        case Defend(seat=seat, id=id_):
            return _defence(city, id_, city.player(seat).name, seat)
        case ChooseTarget(id=id_, seats=seats):
            names = ", ".join(city.player(seat).name for seat in seats)
            return _defence(city, id_, names, None)
        case None if city.intent is not None and "enemy" in city.intent.texts:
            return _attack(city, city.intent) if city.intent.do == "attack" else None
    return _on_apex() if task is not None and task.do == "apex defends" else None


def _defence(city: City, id_: str, names: str, seat: str | None) -> Spotlight:
    """An Enemy strikes: what it turns, and what stands against it (HP-178 to HP-180)."""
    enemy = enemies.find(city, id_)
    title = say("now-defence", enemy=_named(enemy), level=_level(enemy), name=names)
    combat, strength = strikes.force(city, id_)[1], strikes.force(city, id_)[0]
    lines: list[Words] = [say("now-combat", n=combat)]
    if seat is not None:
        one = city.player(seat)
        lines.append(say("now-defends", name=one.name, n=one.value("defenceCards")))
        lines.append(say("now-so-far", n=signed(strikes.shield(city, seat))))
    thief = enemy is not None and enemy.type == "Thief"
    lines.append(say("now-robs") if thief else say("now-hurts", n=strength))
    return Spotlight(say("now-strike"), title, None, tuple(lines))


def _on_apex() -> Spotlight:
    return Spotlight(say("now-strike"), say("now-on-apex"), None)


def _attack(city: City, intent: Intent) -> Spotlight:
    """Describes the open attack: the Enemy, the cards to come, the sum so far (HP-172 to HP-177)."""
    one, enemy = city.player(intent.seat), enemies.find(city, intent.texts["enemy"])
    shield = strikes.shield_of(city, enemy)
    health = enemy.health if enemy else city.bars["deus"]
    turned = markers.quality(city, enemy, "defence") if enemy else markers.DEFENCE
    title = say("now-attack", enemy=_named(enemy), level=_level(enemy), name=one.name)
    lines = (
        say("now-against", shield=shield, health=health, n=turned),
        say("now-plays-red", name=one.name, n=fights.red_cards(one), strength=one.value("strength")),
        say("now-so-far", n=signed(shield)),
    )
    return Spotlight(say("now-fight"), title, None, lines)


def _named(enemy: Enemy | None) -> Message:
    return say(f"enemy-{enemy.type.lower() if enemy else 'deus'}")


def _level(enemy: Enemy | None) -> int:
    return enemy.level if enemy else 0


# ---- checks, Events, votes
def _check(city: City) -> Spotlight:
    """An Event's check or a breakout: what it needs, and the cards that lie there (HP-080 to HP-084)."""
    cards = say("now-cards", n=len(city.middle.check.get("cards", ())))
    if "escape" in city.middle.check:
        name = city.player(city.middle.check["escape"]).name
        need = say("now-escape-need", n=signed(city.middle.check["target"]))
        return Spotlight(say("now-check"), say("now-escape", name=name), None, (need, cards))
    event = _event(city) if city.middle.event else Spotlight(say("now-check"), say("now-check"), None)
    return Spotlight(say("now-check"), event.title, None, (*event.lines, cards))


def title_of_check(city: City) -> Words:
    """Returns the title of the current check."""
    return _check(city).title


def _event(city: City) -> Spotlight:
    assert city.middle.event is not None
    title = str(city.middle.event.get("title", city.middle.event["id"]))
    return Spotlight(say("shown-event"), title, None, tuple(event_lines(city.middle.event)))


def _talk(city: City, task: Step | None) -> Spotlight | None:
    """A Censure: who is accused, by whom, and how many voices it needs (HP-216)."""
    if not isinstance(task, Discuss | Vote):
        return None
    accused, by = city.player(task.accused).name, city.player(task.by).name
    most = say("now-majority", n=len(city.players) // 2 + 1, of=len(city.players))
    return Spotlight(say(f"now-{task.do}"), say("now-censure", name=accused, by=by), None, (most,))


# ---- rolls
def _roll(city: City, task: Step | None) -> Spotlight | None:
    if isinstance(task, Pause) and task.throw is not None:
        return Spotlight(say("now-dice"), purpose_of(city, task.throw), say("now-dice-text"))
    if isinstance(task, ROLLS):
        return Spotlight(say("now-roll"), purpose(city, task.do), None)
    if task is None and city.turn.phase == "activate" and city.intent is None and not city.over:
        return Spotlight(say("now-roll"), purpose(city, "roll"), None)
    return None
