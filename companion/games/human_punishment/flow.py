"""Takes a step, and everything that is due until the next choice (HP-047)."""

from companion.games.human_punishment.actions.every import ACTIONS, ANSWER_TO
from companion.games.human_punishment.actions.own.kuro import Kuro
from companion.games.human_punishment.dispatch import by
from companion.games.human_punishment.rules import area_actions, kuro, people, points, story, turn
from companion.games.human_punishment.rules.cards import abilities, objectives
from companion.games.human_punishment.rules.cards.counting import (
    UNCOUNTED,
    Before,
    before,
    count_changes,
    doer,
    is_a_deed,
    is_healing,
)
from companion.games.human_punishment.rules.city import check_chips, draw_programs
from companion.games.human_punishment.rules.fight import enemies, strikes, wounds
from companion.games.human_punishment.rules.skill_trees import standing
from companion.games.human_punishment.rules.start import second_game
from companion.games.human_punishment.rules.start.set_up import cast, settle
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.rules.turns import rolls
from companion.games.human_punishment.rules.turns.waiting import open_at_once
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.shifting import laid, shifts
from companion.games.human_punishment.state.steps import campaign as campaign_steps
from companion.games.human_punishment.state.steps import due
from companion.games.human_punishment.state.steps.due import RollCounts
from companion.games.human_punishment.state.steps.step import CarryOut, Step

MOST = 1000
"""Number of steps after which operations of cards are dropped."""
_UNCOUNTED = frozenset(kind.do for kind in UNCOUNTED)


def taken(city: City, do: str, said: StepFields) -> City:
    """Another city, after that step and all that it leads to; its `news` are heard."""
    after = city.opened()
    if after.intent is not None and _completes(after.intent, do, said):
        after.intent = None
    was, there = before(city), laid(city)
    _take(after, do, said, was)
    after.recent.moved = [(bar, n) for bar, n in city.bars.items() if after.bars[bar] != n]
    after.recent.shifted = shifts(there, laid(after))
    return after


def _completes(intent: Intent, do: str, said: StepFields) -> bool:
    """True if a step ends what was being said: that step itself, or another one instead of it."""
    return intent.seat == said.by and (intent.do == do or not _interrupts(do))


def _interrupts(do: str) -> bool:
    return do in ACTIONS and ACTIONS[do].any_time


def _take(city: City, do: str, said: StepFields, was: Before) -> None:
    """Takes a step that was offered, and lets everything happen that it leads to."""
    city.recent.reckoned, city.recent.fallen = [], None
    if _interrupts(do):
        ACTIONS[do].apply(city, said)
    elif do == rolls.red_to_come(city):
        city.turn.red_read = said.text("red")
    elif rolls.is_held_back(do) and _is_due(city, do):
        rolls.fall(city, do, said)
    else:
        _step(city, do, said)
    if do not in _UNCOUNTED:
        count_changes(city, was, said.by or city.turn.active)
    run(city)
    if rolls.join(city):
        run(city)
    standing(city)
    run(city)
    wounds.sort_out(city)
    objectives.sort_out(city)


def _is_due(city: City, do: str) -> bool:
    return city.tasks[0].do == do if city.tasks else do == "roll" and city.turn.phase == "activate"


def _step(city: City, do: str, said: StepFields) -> None:
    if city.tasks:
        _answer(city, said)
    else:
        _begin(city, do, said)


def _counts(city: City, step: RollCounts) -> None:
    """A throw counts as it lies."""
    city.recent.fallen = step.throw
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
    return type(step) in ANSWER_TO and not ANSWER_TO[type(step)].is_void(city, step)


def _answer(city: City, said: StepFields) -> None:
    step = next((one for one in open_at_once(city) if one.seat == said.by), city.tasks[0])
    city.tasks.remove(step)
    ANSWER_TO[type(step)].take(city, said, step)


def _begin(city: City, do: str, said: StepFields) -> None:
    action = ACTIONS[do]
    if not action.rank:
        action.apply(city, said)
        return
    if city.turn.kuro_acts:
        kuro.acts(city, action.by_kuro, lambda: action.apply(city, said))
    else:
        action.apply(city, said)
        city.turn.acted = city.turn.acted or (city.kuro is not None and do != Kuro.do)
    if action.deed:
        city.holder(said.seat).did(action.deed)


_BY_ITSELF = dict(
    (
        by(CarryOut, lambda city, step: step.effect.happen(city, step)),
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
        by(due.Settle, lambda city, _: settle(city, city.start.starts)),
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
