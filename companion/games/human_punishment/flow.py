"""Takes a step, and everything that is due until the next choice (HP-047)."""

from companion.games.human_punishment.actions.every import ACTIONS
from companion.games.human_punishment.actions.own.kuro import Kuro
from companion.games.human_punishment.rules import (
    abilities,
    area_actions,
    boxes,
    casting,
    chips,
    choosing,
    effects,
    enemies,
    kuro,
    objectives,
    pauses,
    people,
    points,
    rolls,
    second_game,
    story,
    strikes,
    turn,
    wounds,
)
from companion.games.human_punishment.rules.city import check_chips, draw_programs
from companion.games.human_punishment.rules.counting import (
    UNCOUNTED,
    before,
    count_changes,
    doer,
    is_a_deed,
    is_healing,
)
from companion.games.human_punishment.rules.dispatch import answered, by
from companion.games.human_punishment.rules.laying import turn_page
from companion.games.human_punishment.rules.set_up import cast, settle
from companion.games.human_punishment.rules.skill_trees import standing
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.rules.voiding import is_void
from companion.games.human_punishment.rules.waiting import open_at_once
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.shifting import laid, shifts
from companion.games.human_punishment.state.steps import campaign as campaign_steps
from companion.games.human_punishment.state.steps import due, waiting
from companion.games.human_punishment.state.steps.due import RollCounts
from companion.games.human_punishment.state.steps.step import CarryOut, Step

MOST = 1000
"""Number of steps after which operations of cards are dropped."""
_UNCOUNTED = frozenset(kind.do for kind in UNCOUNTED)


def taken(city: City, do: str, said: StepFields) -> City:
    """Another city, after that step and all that it leads to; its `news` are heard."""
    after = city.copied()
    if after.intent is not None and _completes(after.intent, do, said):
        after.intent = None
    take(after, do, said)
    return after


def _completes(intent: Intent, do: str, said: StepFields) -> bool:
    """True if a step ends what was being said: that step itself, or another one instead of it."""
    return intent.seat == said.by and (intent.do == do or not _interrupts(do))


def _interrupts(do: str) -> bool:
    return do in ACTIONS and ACTIONS[do].any_time


def take(city: City, do: str, said: StepFields) -> None:
    """Takes a step that was offered, and lets everything happen that it leads to."""
    was, bars, there = before(city), dict(city.bars), laid(city)
    city.reckoned, city.fallen = [], None
    if _interrupts(do):
        ACTIONS[do].apply(city, said)
    elif rolls.is_held_back(do) and _is_due(city, do):
        rolls.fall(city, do, said)
    else:
        _step(city, do, said)
    if do not in _UNCOUNTED:
        count_changes(city, was, said.by or city.active)
    run(city)
    standing(city)
    run(city)
    wounds.sort_out(city)
    objectives.sort_out(city)
    city.moved = [(bar, n) for bar, n in bars.items() if city.bars[bar] != n]
    city.shifted = shifts(there, laid(city))


def _is_due(city: City, do: str) -> bool:
    return city.tasks[0].do == do if city.tasks else do == "roll" and city.phase == "activate"


def _step(city: City, do: str, said: StepFields) -> None:
    if city.tasks:
        _answer(city, said)
    else:
        _begin(city, do, said)


def _counts(city: City, step: RollCounts) -> None:
    """A throw counts as it lies."""
    city.fallen = step.throw
    _step(city, step.throw.do, StepFields(None, step.throw.texts))


def run(city: City) -> None:
    """Carries out all that is due, up to the next choice; after `MOST` steps it drops operations of cards."""
    done = 0
    while city.tasks and not city.over and not _waits(city, city.tasks[0]):
        step, was, done = city.tasks.pop(0), before(city), done + 1
        if (act := _BY_ITSELF.get(type(step))) is None or (done > MOST and isinstance(step, CarryOut)):
            continue
        act(city, step)
        if not isinstance(step, UNCOUNTED) and not city.over:
            bars, heals = is_a_deed(city, step), is_healing(city, step)
            count_changes(city, was, doer(city, step), bars=bars, heals=heals)
        check_chips(city)
    check_chips(city)


def _waits(city: City, step: Step) -> bool:
    """True if there is something to answer."""
    return type(step) in _ANSWERING and not is_void(city, step)


def _answer(city: City, said: StepFields) -> None:
    step = next((one for one in open_at_once(city) if one.seat == said.by), city.tasks[0])
    city.tasks.remove(step)
    _ANSWERING[type(step)](city, said, step)


def _begin(city: City, do: str, said: StepFields) -> None:
    action = ACTIONS[do]
    if not action.rank:
        action.apply(city, said)
        return
    if city.kuro_acts:
        kuro.acts(city, action.by_kuro, lambda: action.apply(city, said))
    else:
        action.apply(city, said)
        city.acted = city.acted or (city.kuro is not None and do != Kuro.do)
    if action.deed:
        city.holder(said.seat).did(action.deed)


_BY_ITSELF = dict(
    (
        by(CarryOut, lambda city, step: effects.effect(city, step.form)),
        by(due.DrawEvent, lambda city, step: story.draw_event(city, step.pile)),
        by(due.EventDone, turn.event_done),
        by(due.EventOver, story.event_over),
        by(due.SetFree, lambda city, step: points.free(city, step.seat)),
        by(due.MixForTheEnd, turn.mix_for_the_end),
        by(due.RiotZero, turn.riot_zero),
        by(due.ApexComes, lambda city, _: enemies.apex_comes(city)),
        by(due.DeusComes, lambda city, _: enemies.deus_comes(city)),
        by(due.DeusMoves, lambda city, _: enemies.deus_moves(city)),
        by(due.NextTurn, lambda city, step: turn.begin_turn(city, step.seat)),
        by(due.EnemyActs, lambda city, step: enemies.act(city, step.id, step.area, step.only)),
        by(due.ApexDefends, lambda city, step: strikes.strike_apex(city, step.id)),
        by(due.NewcomerActs, turn.newcomer),
        by(due.Appear, turn.appear),
        by(due.CityThree, lambda city, step: area_actions.city_three(city, step.seat)),
        by(due.CountStacks, lambda city, _: people.count_stacks(city)),
        by(due.PutMoreIfLeft, turn.put_more_if_left),
        by(due.ReckonCheck, lambda city, _: story.reckon_check(city)),
        by(due.PlaceOne, story.place_one),
        by(due.Reward, story.begin_reward),
        by(due.LegionNight, lambda city, _: story.legion_night(city)),
        by(due.Settle, lambda city, _: settle(city, city.starts)),
        by(due.Cast, lambda city, _: cast(city)),
        by(campaign_steps.Unpack, second_game.unpack),
        by(due.CountOn, lambda city, step: abilities.count(city, step.seat)),
        by(due.DrawPrograms, lambda city, step: draw_programs(city, step.seat, step.n)),
        by(due.GainBoost, abilities.begin_boost),
        by(due.LookAtPrograms, lambda city, step: abilities.begin_keep(city, step.seat, 3)),
        by(due.TwoPrograms, lambda city, step: abilities.begin_keep(city, step.seat, 2)),
        by(due.TurnUpMarkers, kuro.begin_turning),
        by(due.RollLies, rolls.lie),
        by(due.RollCounts, _counts),
    )
)
_ANSWERING = dict(
    (
        answered(waiting.KeepChip, chips.keep_chip),
        answered(waiting.Pink, area_actions.pink),
        answered(waiting.AddCard, area_actions.add_card),
        answered(waiting.BreakTie, people.break_tie),
        answered(waiting.Lay, lambda city, said, _: people.lay(city, said, may_be_nothing=False)),
        answered(waiting.LayMore, lambda city, said, _: people.lay(city, said, may_be_nothing=True)),
        answered(waiting.NameGeneral, lambda city, said, _: people.name_general(city, said)),
        answered(waiting.Put, lambda city, said, _: people.put(city, said)),
        answered(waiting.PutMore, lambda city, said, _: people.put(city, said)),
        answered(waiting.Discuss, people.discuss),
        answered(waiting.Vote, people.vote),
        answered(waiting.Decide, turn.decide),
        answered(waiting.RaidRoll, turn.raid_roll),
        answered(waiting.RaidRed, turn.raid_red),
        answered(waiting.Red, turn.read_red),
        answered(waiting.LayOut, turn_page),
        answered(waiting.Start, turn.start),
        answered(waiting.WhiteRoll, turn.appear_where),
        answered(waiting.Order, turn.order),
        answered(waiting.Sleep, lambda *_: None),
        answered(waiting.PickOne, choosing.picked_one),
        answered(waiting.PickEnemies, choosing.picked_enemies),
        answered(waiting.GiveUp, choosing.gave_up),
        answered(waiting.KeepPrograms, choosing.kept_some),
        answered(waiting.ByHand, choosing.changed_by_hand),
        answered(waiting.BoxRoll, lambda city, said, _: boxes.put_box(city, said.text("face"))),
        answered(waiting.Pause, pauses.end),
        answered(waiting.TrapProgram, boxes.lose_program),
        answered(waiting.TrapChip, boxes.lose_chip),
        answered(waiting.ChooseTarget, turn.choose_target),
        answered(waiting.Defend, turn.defend),
        answered(waiting.Mix, lambda city, said, _: story.mix(city, said)),
        answered(waiting.MachineTap, lambda city, said, _: story.machine_tap(city, said)),
        answered(waiting.LegionTap, lambda city, said, _: story.legion_tap(city, said)),
        answered(waiting.TakeReward, lambda city, said, step: story.take_reward(city, said, step.n)),
        answered(waiting.ChooseCharacter, lambda city, said, _: casting.choose(city, said)),
        answered(campaign_steps.FirstGame, second_game.first_game),
        answered(campaign_steps.TakeAlong, second_game.take_along),
        answered(waiting.KeepLoyalty, casting.keep_loyalty),
        answered(waiting.KeepObjective, casting.keep_objectives),
        answered(waiting.PickBoost, lambda city, said, _: abilities.pick_boost(city, said)),
        answered(waiting.KeepProgram, abilities.keep_program),
        answered(waiting.JoinIn, lambda city, said, _: abilities.join_in(city, said)),
        answered(waiting.TurnMarkers, lambda city, said, _: kuro.turn_markers(city, said)),
        answered(waiting.Sniff, lambda city, said, _: kuro.sniff(city, said)),
        answered(waiting.Again, rolls.again),
        answered(waiting.Interrogated, people.interrogated),
        answered(waiting.BlueFive, lambda city, said, _: abilities.blue_five(city, said)),
    )
)
