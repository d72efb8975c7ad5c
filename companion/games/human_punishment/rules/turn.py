"""The course of a turn: cards, dice, the Event, the next seat (HP-045 to HP-089)."""

from collections.abc import Sequence

from companion.engine.words import say
from companion.games.human_punishment.rules import (
    campaign,
    effects,
    enemies,
    kuro,
    people,
    story,
    strikes,
)
from companion.games.human_punishment.rules.city import decide_by_colours
from companion.games.human_punishment.rules.set_up import refresh
from companion.games.human_punishment.rules.step_fields import StepFields, spend
from companion.games.human_punishment.state.cards import enemy_of
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.due import (
    Appear,
    EnemyActs,
    EventDone,
    MixForTheEnd,
    NewcomerActs,
    PutMoreIfLeft,
    RiotZero,
)
from companion.games.human_punishment.state.steps.step import Step, Throw
from companion.games.human_punishment.state.steps.waiting import (
    ChooseTarget,
    Decide,
    Defend,
    Order,
    PutMore,
    RaidRed,
    RaidRoll,
    Red,
    Start,
    WhiteRoll,
)
from companion.games.human_punishment.state.thrown import BETWEEN


def cards_to_draw(city: City, seat: str) -> int:
    """The number of cards drawn in a turn, one more for Feykah with a badge (HP-048, HP-049, HP-251)."""
    one = city.player(seat)
    if one.skips_draw:
        return 0
    number = one.value("hand") - len(one.hand) if city.ruling("drawing", "limit") else one.value("draw")
    number += one.character == "feykah" and seat in {city.leader, city.general}
    return max(0, number - (city.bars["morale"] <= city.board.morale_yellow))


def read_red(city: City, said: StepFields, _: Red) -> None:
    """Enemies of the orange die's Area act, then the new Enemy comes (HP-070 to HP-075)."""
    city.phase = "event"
    white = _sum(_white(said)) if said.has("white") else None
    arrival = Appear(said.number("red"), white)
    orange = said.number("orange")
    city.announce(say("told-activated", n=orange))
    where = str(orange)
    after = [NewcomerActs(where, city.appeared)] if city.ruling("newcomer", "acts") else []
    city.queue_next(*_in_order(city, enemies.activate(city, where)), arrival, *after)


def _in_order(city: City, acts: Sequence[EnemyActs]) -> Sequence[Step]:
    """As the spawns are numbered, or as the Leader or the active player says (HP-A5)."""
    by = {"leader": city.leader or city.active, "active": city.active}.get(city.rulings.get("order", ""))
    if by is None or len(acts) < 2:
        return acts
    return [Order(by, tuple(one.id for one in acts), acts[0].area)]


def order(city: City, said: StepFields, step: Order) -> None:
    """The one that is named acts, and the rest is asked about again (HP-A5)."""
    there = [id_ for id_ in step.ids if id_ in enemies.all_of(city)]
    chosen = said.text("enemy")
    rest = [EnemyActs(id_, step.area) for id_ in there if id_ != chosen]
    city.queue_next(EnemyActs(chosen, step.area), *_in_order(city, rest))


def appear(city: City, step: Appear) -> None:
    """The new Enemy comes; where the white dice are thrown only now, they are waited for (HP-A2)."""
    if step.white is None and enemy_of(step.red) not in {None, "Crawler"}:
        city.queue_next(WhiteRoll(step.red))
    else:
        enemies.appear(city, step.red, step.white or 0)


def appear_where(city: City, said: StepFields, step: WhiteRoll) -> None:
    """The white dice say where the Enemy of the red one comes (HP-A2)."""
    enemies.appear(city, step.red, _sum(_white(said)))


def start(city: City, said: StepFields, step: Start) -> None:
    """The orange die says in which Area a figure begins (HP-030)."""
    city.starts[step.whose] = said.number("face")
    city.fallen = Throw(step.do, said.texts)


def _white(said: StepFields) -> str:
    """Reads both white dice."""
    return said.text("white")


def _sum(white: str) -> int:
    return sum(map(int, white.split(BETWEEN)))


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


def defend(city: City, said: StepFields, step: Defend) -> None:
    """Blue cards, then the Enemy strikes (HP-178)."""
    cards = said.things("cards")
    spend(city, said.seat, cards)
    strikes.strike(city, said.seat, step.id, cards)


def choose_target(city: City, said: StepFields, step: ChooseTarget) -> None:
    """One of several equal targets defends (HP-157)."""
    city.queue_next(Defend(said.text("seat"), step.id))


def decide(city: City, said: StepFields, step: Decide) -> None:
    """One side of a Decision (HP-087)."""
    effects.carry_out(city, None, step.side(said.text("option")))


def raid_roll(city: City, said: StepFields, _: RaidRoll) -> None:
    """The white dice of a Raid; the red one follows (HP-088)."""
    city.queue_next(RaidRed({"white": _white(said)}))


def raid_red(city: City, said: StepFields, _: RaidRed) -> None:
    """An Enemy of a Raid comes (HP-088)."""
    enemies.appear(city, said.number("red"), _sum(_white(said)), raid=True)


def put_more_if_left(city: City, step: PutMoreIfLeft) -> None:
    """The active player may add up to the limit once everybody has put in (HP-080)."""
    left = people.limit(city, step.seat) - len(city.player(step.seat).put)
    if left > 0:
        city.queue_next(PutMore(step.seat, left))


def event_done(city: City, _: EventDone) -> None:
    """The Event phase ends with the Riot check (HP-078)."""
    story.riot_check(city)
    city.phase = "pass"


def newcomer(city: City, step: NewcomerActs) -> None:
    """An Enemy that has just appeared in the activated Area acts, too (HP-A4)."""
    id_ = f"new-{city.appeared}"
    if city.appeared > step.before:
        city.queue_next(*(one for one in enemies.activate(city, step.area) if one.id == id_))


def mix_for_the_end(city: City, _: MixForTheEnd) -> None:
    """In a campaign nobody's chip is known when the Network is opened (HP-290)."""
    campaign.mix_before_opening(city)
    decide_by_colours(city)


def riot_zero(city: City, _: RiotZero) -> None:
    """Riot goes back to 0 (HP-089)."""
    city.bars["riot"] = 0
