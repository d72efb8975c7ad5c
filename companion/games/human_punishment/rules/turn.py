"""The course of a turn: cards, dice, the Event, the next seat (HP-045 to HP-089)."""

from collections.abc import Sequence

from companion.games.human_punishment.rules import kuro, people, story
from companion.games.human_punishment.rules.city import decide_by_colours
from companion.games.human_punishment.rules.fight import enemies
from companion.games.human_punishment.rules.start import campaign
from companion.games.human_punishment.rules.start.set_up import refresh
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.cards import enemy_of
from companion.games.human_punishment.state.steps.due import (
    Appear,
    EnemyActs,
    EventDone,
    MixForTheEnd,
    NewcomerActs,
    PutMoreIfLeft,
    RiotZero,
)
from companion.games.human_punishment.state.steps.step import Step
from companion.games.human_punishment.state.steps.waiting import (
    Order,
    PutMore,
    WhiteRoll,
)


def cards_to_draw(city: City, seat: str) -> int:
    """The number of cards drawn in a turn, one more for Feykah with a badge (HP-048, HP-049, HP-251)."""
    one = city.player(seat)
    if one.held.skips_draw:
        return 0
    number = one.value("hand") - len(one.held.hand) if city.ruling("drawing", "limit") else one.value("draw")
    number += one.sheet.character == "feykah" and seat in {city.offices.leader, city.offices.general}
    return max(0, number - (city.bars["morale"] <= city.fixed.board.morale_yellow))


def in_order(city: City, acts: Sequence[EnemyActs]) -> Sequence[Step]:
    """As the spawns are numbered, or as the Leader or the active player says (HP-A5)."""
    by = {"leader": city.offices.leader or city.turn.active, "active": city.turn.active}.get(
        city.fixed.rulings.get("order", "")
    )
    if by is None or len(acts) < 2:
        return acts
    return [Order(by, tuple(act.id for act in acts), acts[0].area)]


def appear(city: City, step: Appear) -> None:
    """The new Enemy comes; where the white dice are thrown only now, they are waited for (HP-A2)."""
    if step.white is None and enemy_of(step.red) not in {None, "Crawler"}:
        city.queue_next(WhiteRoll(step.red))
    else:
        enemies.appear(city, step.red, step.white or 0)


def begin_turn(city: City, seat: str) -> None:
    """A turn begins; who was beaten is up again, Dee Coy in the Isolation Cube (HP-150, HP-274)."""
    one = city.player(seat)
    city.turn.active, city.turn.phase, city.turn.turn = seat, "draw", city.turn.turn + 1
    city.turn.entered = one.figure.freed and city.ruling("freed", "stays")
    city.turn.just_freed, city.turn.panel_used, city.turn.city_done = False, False, []
    city.middle.event, city.middle.check, city.middle.below, city.middle.vote_count, city.turn.boons = (
        None,
        {},
        [],
        None,
        {},
    )
    one.held.used = []
    city.turn.acted, city.turn.rerolled, city.turn.fast = False, False, 0
    if one.sheet.character == "dee-coy" and one.is_down:
        people.detain(city, seat)
    one.figure.health, one.figure.down = max(1, one.figure.health), False
    kuro.begin_turn(city)
    refresh(city)


def put_more_if_left(city: City, step: PutMoreIfLeft) -> None:
    """The active player may add up to the limit once everybody has put in (HP-080)."""
    left = people.limit(city, step.seat) - len(city.player(step.seat).held.put)
    if left > 0:
        city.queue_next(PutMore(step.seat, left))


def event_done(city: City, _: EventDone) -> None:
    """The Event phase ends with the Riot check (HP-078)."""
    story.riot_check(city)
    city.turn.phase = "pass"


def newcomer(city: City, step: NewcomerActs) -> None:
    """An Enemy that has just appeared in the activated Area acts, too (HP-A4)."""
    id_ = f"new-{city.machines.appeared}"
    if city.machines.appeared > step.before:
        city.queue_next(*(one for one in enemies.activate(city, step.area) if one.id == id_))


def mix_for_the_end(city: City, _: MixForTheEnd) -> None:
    """In a campaign nobody's chip is known when the Network is opened (HP-290)."""
    campaign.mix_before_opening(city)
    decide_by_colours(city)


def riot_zero(city: City, _: RiotZero) -> None:
    """Riot goes back to 0 (HP-089)."""
    city.bars["riot"] = 0
