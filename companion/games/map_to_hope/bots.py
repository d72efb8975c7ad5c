"""Bot: its knowledge, the worth of a test, and the way to Camp Hope."""

from companion.engine.answers import Chosen, Picked, Value
from companion.engine.chance import Chance, by_chance
from companion.engine.questions import Choose, Pick, Question
from companion.engine.view import Viewer
from companion.games.map_to_hope.cards import CAMP_HOPE, Effect, Hero, Holds, Location, Op
from companion.games.map_to_hope.prospects import best, tested
from companion.games.map_to_hope.reckoning import modifier, odds, parts_of_skill, skill_value
from companion.games.map_to_hope.rules.happening import DISCARD_FOR_DRAW
from companion.games.map_to_hope.rules.turn import price_of
from companion.games.map_to_hope.state import MapToHopeState

MOST_TURNS = 12
"""Actions on a Day after which a bot is going in circles, and looks at what is before it."""
ENOUGH = 0.6
"""Least probability of a test taken with Time to prepare left."""


def advise(state: MapToHopeState, seat: Viewer, question: Question, chance: Chance) -> Value | None:
    """An answer that is legal and sensible."""
    if seat is not None and question.id == "turn" and isinstance(question.form, Choose):
        return Chosen(_turn(state, seat, [option.id for option in question.form.options]))
    if question.id in {"scout", "keep"} and isinstance(question.form, Choose):
        pick = _easiest if question.id == "scout" else _dearest
        return Chosen(pick(state, [option.id for option in question.form.options]))
    if question.id == "foresee" and seat is not None and state.rulings.fate == "engine":
        return Chosen(_leaves(state, seat))
    if question.id == "fate":
        drawn = chance.choice(state.fate)
        return Chosen(drawn)
    if isinstance(question.form, Pick) and question.id in {"draw-discard", "discard", "lose-card"}:
        return Picked(_worst(state, question.form))
    return by_chance(question.form, chance)


def _turn(state: MapToHopeState, seat: str, options: list[str]) -> str:
    """Tests what is likely to be won, gets ready for it with what is in hand, and moves on after it."""
    if "move" in options:
        return "move"
    place = state.place
    way = best(state, seat, options)
    if state.of(seat).turns >= MOST_TURNS:
        return way if way and not _is_hopeless(state, seat, way) else "pass"
    chosen = _best_card(state, seat, options)
    if place is None:
        return chosen or _draw_or_pass(state, seat, options)
    if way and _tries_now(state, seat, way, chosen):
        return way
    return chosen or _draw_or_pass(state, seat, options)


def _tries_now(state: MapToHopeState, seat: str, way: str, chosen: str) -> bool:
    """True if a price is best, a test is likely to be passed, or nothing better can be done in time."""
    place = state.place
    assert place is not None
    test = tested(place, way)
    if test is None or odds(state, seat, test) >= ENOUGH:
        return True
    left = state.of(seat).time - _price(state, seat, way)
    prepares = bool(chosen) and _price(state, seat, chosen) <= left
    return not prepares and not _may_wait(state, place)


def _is_hopeless(state: MapToHopeState, seat: str, way: str) -> bool:
    """True for a test that no Fate card left would pass."""
    test = tested(state.place, way) if state.place else None
    return test is not None and odds(state, seat, test) == 0


def _may_wait(state: MapToHopeState, place: Location) -> bool:
    """True if there are Days enough to come back better prepared."""
    return state.days > len(state.journey) // 2 + (1 if place.id == CAMP_HOPE else 2)


def _price(state: MapToHopeState, seat: str, option: str) -> int:
    action, _, card = option.partition(":")
    return price_of(state, seat, "play" if action == "for" else action, card)


def _draw_or_pass(state: MapToHopeState, seat: str, options: list[str]) -> str:
    return "draw" if "draw" in options and len(state.of(seat).hand) < 7 else "pass"


def _best_card(state: MapToHopeState, seat: str, options: list[str]) -> str:
    """The card that is worth most now, or nothing."""
    cards = [option for option in options if option.partition(":")[0] in {"play", "use"}]
    ranked = sorted(((_worth(state, seat, card), card) for card in cards), reverse=True)
    return ranked[0][1] if ranked and ranked[0][0] > 0 else ""


def _worth(state: MapToHopeState, seat: str, option: str) -> float:
    action, _, card = option.partition(":")
    hero = state.hero(card)
    effects = hero.use.do if action == "use" and hero.use else hero.play
    once = sum(_worth_of(state, seat, effect) for effect in effects)
    lasting = 0.0 if action == "use" else _worth_of_lasting(state, hero)
    return once + lasting - 0.3 * _price(state, seat, option)


def _worth_of_lasting(state: MapToHopeState, hero: Hero) -> float:
    place = state.place
    total = 0.0
    for one in hero.always:
        if one.op is Holds.SKILL:
            wanted = place is None or one.skill in {"any", place.skill}
            total += one.n * (1.2 if wanted else 0.7)
        elif one.op is Holds.COST:
            total -= one.n
        elif one.op is not Holds.DAILY_TIME:
            total += 0.5
    return total + 0.6 * len(hero.when) + (0.8 if hero.use else 0.0)


def _worth_of(state: MapToHopeState, seat: str, effect: Effect) -> float:
    one = state.of(seat)
    if effect.op in {Op.DAMAGE, Op.RADIATION}:
        carried = one.damage if effect.op is Op.DAMAGE else one.radiation
        return 0.8 * min(carried, -effect.n) if effect.n < 0 else -1.3 * effect.n
    if effect.op is Op.SKILL:
        return _worth_of_skill(state, seat, effect)
    if effect.op is Op.TIME:
        return 0.5 * min(effect.n, 6 - one.time) if effect.n > 0 else 0.5 * effect.n
    if effect.op in {Op.SCOUT, Op.FORESEE}:
        return 0.4 if state.journey else 0.0
    if effect.op is Op.CHOOSE:
        return max(sum(_worth_of(state, seat, one) for one in chosen) for chosen in effect.of)
    costs = {Op.DISCARD: -0.5, Op.LOSE_CARD: -1.0, Op.ELIMINATE: -99.0}
    return costs.get(effect.op, 0.5 * effect.n)


def _worth_of_skill(state: MapToHopeState, seat: str, effect: Effect) -> float:
    place = state.place
    tests = () if place is None else _tests(place)
    fits = [test for test in tests if effect.skill in {"any", test.skill}]
    return 1.1 * effect.n if any(odds(state, seat, fit) < 0.95 for fit in fits) else -0.2


def _tests(place: Location) -> tuple[Location, ...]:
    """The tests of a Location, one for each way that is one."""
    other = place.other is not None and place.other.skill is not None
    return (place, place.tested(other=True)) if other else (place,)


def _leaves(state: MapToHopeState, seat: str) -> str:
    """The top Fate card stays if the next test is won with it, or if it is better than most."""
    top, place = modifier(state, seat, state.fate[0]), state.place
    if place is not None:
        return (
            "top" if skill_value(state, parts_of_skill(state, seat, place)) + top >= place.needs else "under"
        )
    others = [modifier(state, seat, card) for card in state.fate]
    return "top" if top * len(others) >= sum(others) else "under"


def _easiest(state: MapToHopeState, cards: list[str]) -> str:
    return min(cards, key=lambda card: (card != CAMP_HOPE, state.box.locations[card].needs, card))


def _dearest(state: MapToHopeState, options: list[str]) -> str:
    """The card that is worth most on every way."""
    cards = [option for option in options if option in state.box.heroes]
    return max(cards, key=lambda card: (_worth_of_lasting(state, state.hero(card)), card))


def _worst(state: MapToHopeState, form: Pick) -> tuple[str, ...]:
    """The cards that cost most and do least, as few as may be."""
    errand = state.errands[0]
    if errand.then == DISCARD_FOR_DRAW:
        dear = sorted(form.options, key=lambda one: -state.hero(one.id).cost)
        may_go = sum(state.hero(one.id).cost > 3 for one in dear)
        return tuple(one.id for one in dear[: max(form.least, min(may_go, len(dear) - 3))])
    ranked = sorted(form.options, key=lambda one: _worth_of_lasting(state, state.hero(one.id)))
    return tuple(one.id for one in ranked[: form.least])
