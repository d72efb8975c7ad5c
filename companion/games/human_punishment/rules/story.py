"""Events, checks and the phases: what happens between the turns of people (HP-076 to HP-106)."""

from collections.abc import Sequence
from dataclasses import replace

from companion.engine.words import say
from companion.games.human_punishment.rules.cards.effects import carry_out
from companion.games.human_punishment.rules.city import (
    change_bar,
    draw_programs,
    lowest_guard,
    riot_zone,
    take_programs,
    tier_three,
)
from companion.games.human_punishment.rules.people import begin_event_check, open_check
from companion.games.human_punishment.rules.points import free
from companion.games.human_punishment.rules.skill_trees import boost_columns, happened
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.board import COLUMNS
from companion.games.human_punishment.state.printed.card_form import Effect, Form
from companion.games.human_punishment.state.printed.cards import value
from companion.games.human_punishment.state.reckoning import Reckoning, ReckoningKind, Share, in_all
from companion.games.human_punishment.state.steps.due import (
    EventOver,
    LegionNight,
    PlaceOne,
    ReckonCheck,
    Reward,
)
from companion.games.human_punishment.state.steps.waiting import (
    Decide,
    LegionTap,
    MachineTap,
    Mix,
    NightStep,
    RaidRoll,
    Sleep,
    TakeReward,
)

SHOWN = 3
"""Number of open Programs in the display (HP-017)."""
UNDER_WAY = (EventOver, ReckonCheck)
"""Steps still to come of an Event or a check that has begun."""


def draw_event(city: City, pile: str) -> None:
    """The top Event is carried out, before one that it interrupts goes on (HP-077, HP-089)."""
    if not city.decks.events.get(pile):
        return
    interrupts = any(isinstance(step, UNDER_WAY) for step in city.tasks)
    if interrupts:
        put = {player.seat: list(player.held.put) for player in city.players}
        city.middle.below.append({"event": city.middle.event, "check": city.middle.check, "put": put})
    event = city.decks.events[pile].pop(0)
    city.middle.event, city.middle.check = event, {}
    silent = tuple(player.seat for player in city.players if player.figure.silent)
    city.queue_next(EventOver(pile, event, silent, interrupts, _is_discarded(city, event)))
    _carry_out(city, event)


def event_over(city: City, step: EventOver) -> None:
    """It goes under its pile, a Trap from before is over, and what lay below goes on (HP-077, HP-306)."""
    if not step.discarded:
        city.decks.events[step.pile].append(step.event)
    for seat in step.silent:
        city.player(seat).figure.silent = False
    if step.interrupts:
        below = city.middle.below.pop()
        city.middle.event, city.middle.check = below["event"], below["check"]
        for player in city.players:
            player.held.put = below["put"].get(player.seat, [])


def _carry_out(city: City, event: Form) -> None:
    city.announce(say("told-event", title=event.get("title", event["id"])))
    kind = event["kind"]
    if kind == "plain":
        carry_out(city, None, event.get("do", []))
    elif kind in {"check", "colour check"}:
        begin_event_check(city, event)
    elif kind == "decision":
        _decision(city, event)
    else:
        city.machines.raid_felt = False
        carry_out(city, None, event.get("do", []))
        city.queue_next(*(RaidRoll() for _ in range(event["times"])))


def _is_impossible(city: City, event: Form) -> bool:
    """True for a Decision of which neither side can be done."""
    return event["kind"] == "decision" and not any(_can_be_done(city, event[side]) for side in ("A", "B"))


def _can_be_done(city: City, effects: Sequence[Effect]) -> bool:
    """True if at least one of them would change something, or there are none."""
    return not effects or any(effect.can(city) for effect in effects)


def _is_discarded(city: City, event: Form) -> bool:
    """True if such a Decision leaves the game, unless a table puts it under its pile (HP-087)."""
    return _is_impossible(city, event) and not city.ruling("impossible", "under")


def _decision(city: City, event: Form) -> None:
    """Leader or General decides, without a General it is A; where neither can be done, nothing (HP-087)."""
    who = city.offices.leader if event["by"] == "leader" else city.offices.general
    if _is_impossible(city, event):
        city.announce(say("told-put-aside"))
    elif who is None:
        carry_out(city, None, event["A"])
    else:
        city.queue_next(Decide(who, tuple(event["A"]), tuple(event["B"])))


def reckon_check(city: City) -> None:
    """The sum decides, or the number of grey and green cards (HP-083, HP-084)."""
    check, cards = city.middle.check, open_check(city)
    sign = -1 if check.get("turned") else 1
    _count_givers(city, check)
    if "escape" in check:
        if _summed_up(city, [(card, value(card)) for card in cards], check["target"], check["escape"]):
            free(city, check["escape"])
    elif check["kind"] == "check":
        won = _summed_up(city, [(card, sign * value(card)) for card in cards], check["target"])
        carry_out(city, None, check["success"] if won else check["failure"])
    else:
        carry_out(city, None, _counted(city, check, cards))


def _count_givers(city: City, check: Form) -> None:
    """Those who have put cards into an Event, and those who have not (HP-085)."""
    for one in city.players if "escape" not in check else ():
        one.did("check" if one.seat in check["gave"] else "abstained")


def _counted(city: City, check: Form, cards: Sequence[str]) -> Sequence[Effect]:
    """The effects of the highest step that the grey and green cards reach (HP-084)."""
    counting = [(card, int(card in check["colours"])) for card in cards]
    total = sum(n for _, n in counting)
    reached = [step for step in check["steps"] if total >= step["atLeast"]]
    _decided(city, "colours", counting, won=bool(reached), need=min(one["atLeast"] for one in check["steps"]))
    done: Sequence[Effect] = (
        max(reached, key=lambda step: step["atLeast"])["do"] if reached else check["failure"]
    )
    return done


def _summed_up(city: City, cards: Sequence[tuple[str, int]], target: int, who: str = "") -> bool:
    won = _reaches(sum(n for _, n in cards), target)
    _decided(city, "check", cards, won=won, need=target, who=who)
    return won


def _decided(
    city: City,
    kind: ReckoningKind,
    cards: Sequence[tuple[str, int]],
    *,
    won: bool,
    need: int,
    who: str = "",
) -> None:
    """Notes the cards of a check, each with its worth; all were mixed, so that none tells whose it was."""
    shares = tuple(Share("card", n, (card,)) for card, n in sorted(cards))
    city.middle.total, city.middle.result = in_all(shares), "success" if won else "failure"
    city.reckon(Reckoning(kind, shares, in_all(shares), won, who, need=need))


def _reaches(total: int, target: int) -> bool:
    return total >= target if target > 0 else total <= target


def riot_check(city: City) -> None:
    """Riot yellow after the Event: Morale goes down (HP-078)."""
    if riot_zone(city.fixed.board, city.bars["riot"]) == "yellow":
        change_bar(city, "morale", -1)


def place_one(city: City, step: PlaceOne) -> None:
    """A chip lies in the Network: Guard goes down, and a full Tier interrupts (HP-090, HP-096, HP-200)."""
    before = min(len(city.network.columns[column]) for column in COLUMNS)
    city.network.columns[step.column].append((step.chip, step.up))
    if not (city.ruling("guard", "once") and step.again):
        city.bars["guard"] = max(lowest_guard(city), city.bars["guard"] - 1)
    city.player(step.seat).did(f"bring {step.chip} {step.scanners}")
    brought = ["chip with both"] if step.both else []
    happened(city, step.seat, "network chip", *brought)
    full = min(len(city.network.columns[column]) for column in COLUMNS)
    if full == before:
        return
    if full == 1:
        _human_phase(city)
    elif full == 2:
        _machine_phase(city)
    elif full == 3:
        tier_three(city)


def _human_phase(city: City) -> None:
    """Pile II, level 2 on top, new Programs; then the chips are mixed (HP-091 to HP-095)."""
    _next_levels(city, (2, 3, 1))
    city.announce(say("told-human-phase"))
    city.queue_next(Mix(city.turn.active))


def _machine_phase(city: City) -> None:
    """Pile III, level 3 on top, new Programs; then the night (HP-097 to HP-105)."""
    _next_levels(city, (3, 2, 1))
    city.announce(say("told-machine-phase"))
    machines = [player for player in city.players if player.aims.loyalty == "Machine"]
    if len(city.players) == 3:
        return
    humans = [player.seat for player in city.players if player.aims.loyalty == "Human"]
    for one in machines:
        one.known.humans = humans
    if not city.many:
        city.queue_next(*_night(city, "machines", []))
        return
    for one in machines:
        one.known.machines = [other.seat for other in machines]
    alone = [MachineTap(machine.seat) for machine in machines if len(machines) == 1]
    city.queue_next(*_night(city, "machines", alone), LegionNight())


def _night(city: City, part: str, tapping: Sequence[NightStep], most: int = 0) -> Sequence[NightStep]:
    """Those who tap, and everybody else, asked alike and for as long, unless it is spoken (HP-A70)."""
    if city.ruling("night", "spoken"):
        return tapping
    awake = {one.seat for one in tapping}
    asleep = (Sleep(seat, most) for seat in city.seats if seat not in awake)
    return [replace(one, at_once=part) for one in (*tapping, *asleep)]


def legion_night(city: City) -> None:
    """Legion may tap as many as the city is weak (HP-104, HP-241)."""
    legion = [player.seat for player in city.players if player.aims.loyalty == "Legion"]
    most = (city.bars["security"] <= 2) + (city.bars["threat"] >= 2)
    taps = [LegionTap(legion[0], most)] if legion and most else []
    city.queue_next(*_night(city, "legion", taps, most))


def begin_reward(city: City, step: Reward) -> None:
    """With both Scanners one may choose; else it is Programs (HP-136, HP-224)."""
    may_choose = step.both and boost_columns(city, step.seat)
    if may_choose and "no boost reward" not in city.player(step.seat).sheet.traits:
        city.queue_next(TakeReward(step.seat, step.n))
    else:
        draw_programs(city, step.seat, step.n)


def _next_levels(city: City, order: tuple[int, int, int]) -> None:
    city.machines.levels = order
    for pile in city.machines.piles.values():
        pile.sort(key=order.index)
    city.market.program_discard += city.market.display
    city.market.display = take_programs(city, SHOWN)
