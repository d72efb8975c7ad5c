"""The course of a turn, and everything that is due until somebody has to say something (HP-045 to HP-047)."""

from collections.abc import Callable, Mapping

from companion.engine.refusal import refuse
from companion.engine.words import say
from companion.games.human_punishment.cards import enemy_of, is_blue
from companion.games.human_punishment.model import City, Intent, Task
from companion.games.human_punishment.rules import (
    abilities,
    area_actions,
    boxes,
    buying,
    campaign,
    casting,
    chips,
    choosing,
    effects,
    enemies,
    fights,
    kuro,
    moving,
    objectives,
    pauses,
    people,
    points,
    programs,
    rolls,
    story,
    wounds,
)
from companion.games.human_punishment.rules.city import (
    check_chips,
    decide_by_colours,
    draw_personal,
    draw_programs,
)
from companion.games.human_punishment.rules.counting import UNCOUNTED, before, count_changes, doer, is_a_deed
from companion.games.human_punishment.rules.laying import LAY_OUT, turn_page
from companion.games.human_punishment.rules.pauses import PAUSE
from companion.games.human_punishment.rules.set_up import cast, refresh, settle
from companion.games.human_punishment.rules.skill_trees import standing
from companion.games.human_punishment.rules.step_fields import BETWEEN, StepFields, hold, no, spend
from companion.games.human_punishment.rules.throws import COUNTS, LIES
from companion.games.human_punishment.rules.voiding import is_void
from companion.games.human_punishment.rules.waiting import is_a_moment, open_at_once

DEEDS = {
    "city": "city",
    "nexus": "nexus",
    "buy program": "dark net",
    "buy weapon": "weapon",
    "monolith": "recon",
    "censure": "censure",
    "new leader": "vote",
    "pardon": "pardon",
    "attack": "attack",
    "sector": "sector",
    "drop chips": "drop",
    "look in junkyard": "look",
    "remove from junkyard": "remove",
    "heal": "heal",
    "heal fully": "heal",
}
"""How cards call the steps that they count or forbid."""
MOST = 1000
"""How much may be due at once before what cards say counts no more."""
WHILE_DOWN = frozenset({"end actions", "kuro", "kuro ends"})
"""All that is left to somebody whose Health fell to 0 in the own turn (HP-150)."""
WAITING = (
    *("keep chip", "pink", "add card", "vote", "break tie", "lay", "lay more", "name general", "put"),
    *("put more", "decide", "raid roll", "choose target", "defend", "mix", "machine tap", "legion tap"),
    *("take reward", "start", "red", "raid red", "white roll", "order", "sleep"),
    *("trap program", "trap chip", "pick one", "pick enemies", "give up", "keep programs", "by hand"),
    *(
        "box roll",
        PAUSE,
        "choose character",
        "keep loyalty",
        "keep objective",
        "pick boost",
    ),
    *("keep program", "join in", "turn markers", "sniff", "again", "interrogated", "blue five"),
)
"""What waits for somebody; all else happens by itself."""


def taken(city: City, do: str, said: StepFields) -> City:
    """Another city, after that step and all that it leads to; its `news` are heard. Raises Refused."""
    after = city.copied()
    if after.intent is not None and _completes(after.intent, do, said):
        after.intent = None
    take(after, do, said)
    return after


def _completes(intent: Intent, do: str, said: StepFields) -> bool:
    """Whether a step ends what was being said: that step itself, or another one instead of it."""
    return intent.do == do or (intent.seat == said.by and do not in _AT_ANY_TIME)


def take(city: City, do: str, said: StepFields) -> None:
    """Takes a step, and lets everything happen that it leads to. Raises Refused; then the city is spoilt."""
    if city.over:
        raise refuse("refused-closed")
    was = before(city)
    if do == LAY_OUT:
        turn_page(city)
    elif do in _AT_ANY_TIME:
        if not is_a_moment(city):
            raise refuse("refused-closed")
        _AT_ANY_TIME[do](city, said)
    elif rolls.is_held_back(do) and _is_due(city, do):
        rolls.fall(city, do, said)
    else:
        _step(city, do, said)
    if do not in UNCOUNTED:
        count_changes(city, was, said.by or city.active)
    run(city)
    standing(city)
    run(city)
    wounds.sort_out(city)
    objectives.sort_out(city)


def _is_due(city: City, do: str) -> bool:
    return city.tasks[0].do == do if city.tasks else do == "roll" and city.phase == "activate"


def _step(city: City, do: str, said: StepFields) -> None:
    if city.tasks:
        _answer(city, do, said)
    else:
        _begin(city, do, said)


def _counts(city: City, task: Task) -> None:
    """A throw counts as it lies."""
    _step(city, task.args["do"], StepFields(None, task.args["texts"]))


def run(city: City) -> None:
    """What is due, up to the next choice; of cards without an end nothing counts after a while."""
    done = 0
    while city.tasks and not city.over and (city.tasks[0].do not in WAITING or is_void(city, city.tasks[0])):
        task, was, done = city.tasks.pop(0), before(city), done + 1
        if task.do in WAITING or (done > MOST and task.do == "effect"):
            continue
        _BY_ITSELF[task.do](city, task)
        if task.do not in UNCOUNTED and not city.over:
            count_changes(city, was, doer(city, task), bars=is_a_deed(city, task))
        check_chips(city)
    check_chips(city)


def _answer(city: City, do: str, said: StepFields) -> None:
    task = next((one for one in open_at_once(city) if one.seat == said.by), city.tasks[0])
    wanted = "reward" if task.do == "take reward" else task.do
    if wanted != do or (task.do != "vote" and task.seat != said.by):
        raise refuse("refused-closed")
    if task.do == "vote":
        city.tasks.pop(0)
        if not people.vote(city, said, task):
            city.tasks.insert(0, task)
        return
    city.tasks.remove(task)
    _ANSWERING[task.do](city, said, task)


def _begin(city: City, do: str, said: StepFields) -> None:
    if do == "roll":
        _roll(city, said)
        return
    if said.by != city.acting:
        raise refuse("refused-seat")
    if do in _ACTING:
        if city.phase != "act":
            raise no("phase")
        if city.player(said.seat).is_down and do not in WHILE_DOWN:
            raise no("down")
        if DEEDS.get(do) in city.player(said.seat).forbidden:
            raise no("forbidden")
        _act(city, do, said)
        if do in DEEDS and do != "censure":
            city.holder(said.seat).did(DEEDS[do])
    elif do in _BETWEEN:
        _BETWEEN[do](city, said)
    else:
        raise refuse("refused-closed")


def _act(city: City, do: str, said: StepFields) -> None:
    if city.kuro_acts:
        kuro.acts(city, do, said, _ACTING[do])
    else:
        _ACTING[do](city, said)
        city.acted = city.acted or (city.kuro is not None and do != "kuro")


def _phase(city: City, phase: str) -> None:
    if city.phase != phase:
        raise no("phase")


def _draw(city: City, said: StepFields) -> None:
    """As many cards as the board says, one fewer with Morale in the yellow (HP-048, HP-049)."""
    _phase(city, "draw")
    most = cards_to_draw(city, said.seat)
    city.player(said.seat).skips_draw = False
    fewer = said.has("n") and city.ruling("fewer", "yes")
    draw_personal(city, said.seat, said.number("n", 0, most) if fewer else most)
    city.phase = "act"


def cards_to_draw(city: City, seat: str) -> int:
    """How many cards a turn brings, one more to Feykah with a badge (HP-048, HP-049, HP-251, HP-A23)."""
    one = city.player(seat)
    if one.skips_draw:
        return 0
    number = one.value("hand") - len(one.hand) if city.ruling("drawing", "limit") else one.value("draw")
    number += one.character == "feykah" and seat in {city.leader, city.general}
    return max(0, number - (city.bars["morale"] <= city.board.morale_yellow))


def _roll(city: City, said: StepFields) -> None:
    """Orange and white are read first, then what the red one shows (HP-069)."""
    _phase(city, "activate")
    thrown = {"orange": str(said.number("orange", 1, 6))}
    if not city.ruling("white", "second"):
        thrown["white"] = _white(said)
    city.queue_next(Task("red", args={"thrown": thrown}))


def _red(city: City, said: StepFields, _: Task) -> None:
    """Who is there acts, then the new Enemy comes (HP-070 to HP-075)."""
    city.phase = "event"
    white = _sum(_white(said)) if said.has("white") else None
    arrival = Task("appear", args={"red": said.number("red", 1, 12), "white": white})
    orange = said.number("orange", 1, 6)
    city.announce(say("told-activated", n=orange))
    where = str(orange)
    newcomer = [Task("newcomer acts", args={"area": where, "before": city.appeared})]
    after = newcomer if city.ruling("newcomer", "acts") else []
    city.queue_next(*_in_order(city, enemies.activate(city, where)), arrival, *after)


def _in_order(city: City, acts: list[Task]) -> list[Task]:
    """As the spawns are numbered, or as the Leader or the active player says (HP-A5)."""
    by = {"leader": city.leader or city.active, "active": city.active}.get(city.rulings.get("order", ""))
    if by is None or len(acts) < 2:
        return acts
    return [Task("order", by, {"ids": [one.args["id"] for one in acts], "area": acts[0].args["area"]})]


def _order(city: City, said: StepFields, task: Task) -> None:
    """The one that is named acts, and the rest is asked about again."""
    ids, where = task.args["ids"], task.args["area"]
    chosen = said.one_of("enemy", ids)
    rest = [Task("enemy acts", args={"id": id_, "area": where}) for id_ in ids if id_ != chosen]
    city.queue_next(Task("enemy acts", args={"id": chosen, "area": where}), *_in_order(city, rest))


def _appear(city: City, task: Task) -> None:
    """The new Enemy comes; where the white dice are thrown only now, they are waited for (HP-A2)."""
    red = task.args["red"]
    if task.args["white"] is None and enemy_of(red) not in {None, "Crawler"}:
        city.queue_next(Task("white roll", args={"red": red}))
    else:
        enemies.appear(city, red, task.args["white"] or 0)


def _start(city: City, said: StepFields, task: Task) -> None:
    """The orange die says in which area somebody begins (HP-030)."""
    city.starts[task.args["seat"]] = said.number("face", 1, 6)


def _white(said: StepFields) -> str:
    """What both white dice show. Raises Refused for anything else."""
    faces = said.things("white")
    if len(faces) != 2 or any(face not in set("123456") for face in faces):
        raise no("dice")
    return BETWEEN.join(faces)


def _sum(white: str) -> int:
    return sum(map(int, white.split(BETWEEN)))


def _draw_event(city: City, said: StepFields) -> None:
    _phase(city, "event")
    assert said.by == city.active
    skips = city.boons.pop("skip event", 0)
    events = [] if skips else [Task("event", args={"pile": city.event_level})]
    city.queue_next(*events, Task("event done"))


def _pass(city: City, said: StepFields) -> None:
    """The next seat; Deus first if its marker lies before it (HP-188)."""
    _phase(city, "pass")
    assert said.by == city.active
    city.queue_next(Task("next turn", city.in_turn()[1]))
    if city.deus_before == city.in_turn()[1]:
        city.queue_next(Task("deus moves"))


def begin_turn(city: City, seat: str) -> None:
    """A turn begins; who was beaten is up again, Dee Coy in the Isolation Cube (HP-150, HP-274)."""
    one = city.player(seat)
    city.active, city.phase, city.turn = seat, "draw", city.turn + 1
    city.entered = one.freed and city.ruling("freed", "stays")
    city.freed, city.panel_used, city.city_done = False, False, []
    city.event, city.check, city.below, city.vote_count, city.boons = None, {}, [], None, {}
    one.used = []
    city.acted, city.rerolled, city.fast = False, False, 0
    if one.character == "dee-coy" and one.is_down:
        people.detain(city, seat)
    one.health, one.down = max(1, one.health), False
    kuro.begin_turn(city)
    refresh(city)


def _end_actions(city: City, said: StepFields) -> None:
    if chips.must_place(city, said.seat):
        raise no("place-first")
    points.end_actions(city, said)
    city.boons = {name: n for name, n in city.boons.items() if name.startswith("skip")}
    if city.boons.pop("skip activation", 0):
        city.phase = "event"


def _defend(city: City, said: StepFields, task: Task) -> None:
    cards = said.things("cards")
    hold(city, said.seat, cards, is_blue, city.player(said.seat).value("defenceCards"))
    spend(city, said.seat, cards)
    enemies.strike(city, said.seat, task.args["id"], cards)


def _choose_target(city: City, said: StepFields, task: Task) -> None:
    seat = said.one_of("seat", task.args["seats"])
    city.queue_next(Task("defend", seat, {"id": task.args["id"]}))


def _decide(city: City, said: StepFields, task: Task) -> None:
    effects.carry_out(city, None, task.args[said.one_of("option", ("A", "B"))])


def _raid_roll(city: City, said: StepFields, _task: Task) -> None:
    city.queue_next(Task("raid red", args={"thrown": {"white": _white(said)}}))


def _raid_red(city: City, said: StepFields, _: Task) -> None:
    enemies.appear(city, said.number("red", 1, 12), _sum(_white(said)), raid=True)


def _put_more(city: City, task: Task) -> None:
    """The active player may add up to the limit once everybody has put in (HP-080)."""
    seat = task.seat or ""
    left = people.limit(city, seat) - len(city.player(seat).put)
    if left > 0:
        city.queue_next(Task("put more", seat, {"most": left}))


def _event_done(city: City, _task: Task) -> None:
    story.riot_check(city)
    city.phase = "pass"


def _newcomer(city: City, task: Task) -> None:
    """Whoever has just appeared in the activated area acts, too (HP-A4)."""
    id_ = f"new-{city.appeared}"
    if city.appeared > task.args["before"]:
        city.queue_next(*(one for one in enemies.activate(city, task.args["area"]) if one.args["id"] == id_))


def _mix_for_the_end(city: City, _task: Task) -> None:
    """In a campaign nobody's chip is known when the Network is opened (HP-290)."""
    campaign.mix_before_opening(city)
    decide_by_colours(city)


def _riot_zero(city: City, _task: Task) -> None:
    city.bars["riot"] = 0


_BY_ITSELF: Mapping[str, Callable[[City, Task], None]] = {
    "event": lambda city, task: story.draw_event(city, task.args["pile"]),
    "effect": lambda city, task: effects.effect(city, task.args),
    "event done": _event_done,
    "event over": story.event_over,
    "freed": lambda city, task: points.free(city, task.seat or ""),
    "mix for the end": _mix_for_the_end,
    "riot zero": _riot_zero,
    "apex comes": lambda city, _: enemies.apex_comes(city),
    "deus comes": lambda city, _: enemies.deus_comes(city),
    "deus moves": lambda city, _: enemies.deus_moves(city),
    "next turn": lambda city, task: begin_turn(city, task.seat or ""),
    "enemy acts": lambda city, task: enemies.act(
        city, task.args["id"], task.args["area"], task.args.get("only")
    ),
    "apex defends": lambda city, task: enemies.strike_apex(city, task.args["id"]),
    "newcomer acts": _newcomer,
    "appear": _appear,
    "city 3": lambda city, task: area_actions.city_three(city, task.seat or ""),
    "count stacks": lambda city, _: people.count_stacks(city),
    "put more?": _put_more,
    "reckon check": lambda city, _: story.reckon_check(city),
    "place one": story.place_one,
    "reward": story.begin_reward,
    "legion night": lambda city, _: story.legion_night(city),
    "settle": lambda city, _: settle(city, city.starts),
    "cast": lambda city, _: cast(city),
    "count": lambda city, task: abilities.count(city, task.seat or ""),
    "draw programs": lambda city, task: draw_programs(city, task.seat or "", task.args["n"]),
    "boost": abilities.begin_boost,
    "look at programs": lambda city, task: abilities.begin_keep(city, task.seat or "", 3),
    "two programs": lambda city, task: abilities.begin_keep(city, task.seat or "", 2),
    "markers": kuro.begin_turning,
    LIES: rolls.lie,
    COUNTS: _counts,
}
_ANSWERING: Mapping[str, Callable[[City, StepFields, Task], None]] = {
    "keep chip": chips.keep_chip,
    "pink": area_actions.pink,
    "add card": area_actions.add_card,
    "break tie": people.break_tie,
    "lay": lambda city, said, _: people.lay(city, said, may_be_nothing=False),
    "lay more": lambda city, said, _: people.lay(city, said, may_be_nothing=True),
    "name general": lambda city, said, _: people.name_general(city, said),
    "put": lambda city, said, task: people.put(city, said, task.args["most"]),
    "put more": lambda city, said, task: people.put(city, said, task.args["most"]),
    "decide": _decide,
    "raid roll": _raid_roll,
    "raid red": _raid_red,
    "red": _red,
    "start": _start,
    "white roll": lambda city, said, task: enemies.appear(city, task.args["red"], _sum(_white(said))),
    "order": _order,
    "sleep": lambda *_: None,
    "pick one": choosing.picked_one,
    "pick enemies": choosing.picked_enemies,
    "give up": choosing.gave_up,
    "keep programs": choosing.kept_some,
    "by hand": choosing.changed_by_hand,
    "box roll": lambda city, said, _: boxes.put_box(city, said.text("face")),
    PAUSE: pauses.end,
    "trap program": boxes.lose_program,
    "trap chip": boxes.lose_chip,
    "choose target": _choose_target,
    "defend": _defend,
    "mix": lambda city, said, _: story.mix(city, said),
    "machine tap": lambda city, said, _: story.machine_tap(city, said),
    "legion tap": lambda city, said, task: story.legion_tap(city, said, task.args["most"]),
    "take reward": lambda city, said, task: story.take_reward(city, said, task.args["n"]),
    "choose character": lambda city, said, _: casting.choose(city, said),
    "keep loyalty": casting.keep_loyalty,
    "keep objective": casting.keep_objectives,
    "pick boost": lambda city, said, _: abilities.pick_boost(city, said),
    "keep program": abilities.keep_program,
    "join in": lambda city, said, _: abilities.join_in(city, said),
    "turn markers": lambda city, said, _: kuro.turn_markers(city, said),
    "sniff": lambda city, said, _: kuro.sniff(city, said),
    "again": rolls.again,
    "interrogated": people.interrogated,
    "blue five": lambda city, said, _: abilities.blue_five(city, said),
}
_ACTING: Mapping[str, Callable[[City, StepFields], None]] = {
    "move": moving.move,
    "sector": chips.sector,
    "city": area_actions.city_action,
    "nexus": area_actions.nexus,
    "buy program": buying.buy_program,
    "buy weapon": buying.buy_weapon,
    "monolith": buying.monolith,
    "censure": people.censure,
    "new leader": people.new_leader,
    "escape": people.escape,
    "interrogate": people.interrogate,
    "pardon": people.pardon,
    "place chips": chips.place_chips,
    "drop chips": chips.drop_chips,
    "look in junkyard": lambda city, said: chips.junkyard(city, said, removes=False),
    "remove from junkyard": lambda city, said: chips.junkyard(city, said, removes=True),
    "heal": area_actions.heal,
    "heal fully": area_actions.heal_fully,
    "attack": fights.attack,
    "companion": boxes.companion,
    "laser": fights.laser,
    "take box": boxes.take_box,
    "panel": fights.panel,
    "transfer": campaign.transfer,
    "end actions": _end_actions,
    "heal somebody": abilities.heal_somebody,
    "treat": abilities.treat,
    "rage": abilities.rage,
    "take weapon": abilities.take_weapon,
    "take back": abilities.take_back,
    "kuro": kuro.begin,
    "kuro ends": kuro.end,
}
_BETWEEN: Mapping[str, Callable[[City, StepFields], None]] = {
    "draw": _draw,
    "draw event": _draw_event,
    "pass": _pass,
}
_AT_ANY_TIME: Mapping[str, Callable[[City, StepFields], None]] = {
    "use program": programs.use_program,
    "claim": objectives.claim,
    "unique": abilities.play_unique,
    "all rounder": abilities.play_all_rounder,
    "resign": people.resign,
    "use recon": buying.use_recon,
    "reroll": rolls.reroll,
}
"""What is taken whenever it may be, in the middle of whatever waits, or of what somebody else is saying."""
