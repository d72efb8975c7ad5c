"""Answers of a bot by kind of question, with a conservative default."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.engine.answers import Chosen, Counted, Filled, Value
from companion.engine.chance import Chance, by_chance
from companion.engine.questions import Choose, HowMany, Question
from companion.engine.view import Viewer
from companion.games.hope_inhumanity.bots import farewells, plans
from companion.games.hope_inhumanity.bots.guesses import HARDSHIP, written
from companion.games.hope_inhumanity.bots.knowledge import known
from companion.games.hope_inhumanity.bots.outcomes import after, parts_of
from companion.games.hope_inhumanity.bots.using_cards import CARDS, is_time, lend_card, use_card
from companion.games.hope_inhumanity.bots.worth import Prospect, now
from companion.games.hope_inhumanity.cards.abilities import HarderScenes
from companion.games.hope_inhumanity.cards.kinds import Terrain
from companion.games.hope_inhumanity.rules.pending_effects import read
from companion.games.hope_inhumanity.state import HopeInhumanityState

LIKELY_HOPE = 2
"""Most Hope dice that a supporter expects."""
OFFERS: Mapping[str, Callable[[HopeInhumanityState, Question], Value | None]] = {
    "trait": use_card,
    "asset": use_card,
    "lend": lend_card,
}
"""Optional questions that a bot considers."""
Advice = Callable[[HopeInhumanityState, Question, Chance], Value]


def advise(state: HopeInhumanityState, seat: Viewer, question: Question, chance: Chance) -> Value | None:
    """The answer of a bot in that seat; it follows from what the seat may know, and from chance."""
    if question.standing:
        return _offer(state, seat, question)
    kind = question.id.partition(":")[0]
    if seat is None or kind not in ADVICE:
        return _quiet(question)
    return ADVICE[kind](known(state, seat), question, chance)


def _offer(state: HopeInhumanityState, seat: Viewer, question: Question) -> Value | None:
    """Answers a standing question: Traits and Assets at their best time, nothing else."""
    if state.phase not in CARDS or seat is None or question.card is None:
        return None
    kind = question.id.partition(":")[0]
    if kind not in OFFERS or not is_time(state.phase, state.deck.usable(question.card)):
        return None
    return OFFERS[kind](known(state, seat), question)


def _quiet(question: Question) -> Value:
    """The table goes on; a seat takes the plainest option, or as little as it may."""
    form: Any = question.form
    match form:
        case Choose(options) if question.to is None:
            return Chosen(options[0].id)
        case Choose(options):
            return Chosen(next((option.id for option in options if option.plain), options[-1].id))
        case HowMany(least):
            return Counted(least)
        case _:
            raise ValueError(f"no bot knows what to say to {question.id}")


def _options(question: Question) -> list[str]:
    form: Any = question.form
    return [option.id for option in form.options]


def _draw(state: HopeInhumanityState, question: Question, chance: Chance) -> Value:
    """The road on which the own Personality has it easiest."""
    open_ = _options(question)
    harder = {name: _harder(state, Terrain[name]) for name in open_}
    return Chosen(chance.choice([name for name in open_ if harder[name] == min(harder.values())]))


def _harder(state: HopeInhumanityState, terrain: Terrain) -> int:
    """By the own Personality, and by the Scene on top, if that has been looked at."""
    seen = [state.deck.scenes[one] for one in state.peeked.get(state.active, ())]
    tops = [one.hardship or 0 for one in seen if one.terrain is terrain][:1]
    rules = (
        ability
        for ability in state.abilities(state.acting)
        if isinstance(ability, HarderScenes) and ability.mark is None
    )
    return sum(rule.n for rule in rules if rule.terrain is terrain) + sum(top - HARDSHIP for top in tops)


def _declare(state: HopeInhumanityState, question: Question, _chance: Chance) -> Value:
    open_ = _options(question)
    if len(open_) == 1:
        return Chosen(open_[0])
    return Chosen("act" if plans.act(state).worth >= plans.avoid(state) else "avoid")


def _commit(state: HopeInhumanityState, question: Question, _chance: Chance) -> Value:
    if isinstance(question.form, HowMany):
        return Counted(min(question.form.most, max(question.form.least, plans.act(state).dice)))
    return _quiet(question)


def _support(state: HopeInhumanityState, question: Question, _chance: Chance) -> Value:
    """As many dice as pay best, where the others are expected to give a little."""
    seat, needed, before = question.to or "", plans.needed(state), now(state)
    worths = {option: _worth_of_support(state, before, needed, seat, option) for option in _options(question)}
    return Chosen(max(worths, key=lambda option: worths[option]))


def _worth_of_support(
    state: HopeInhumanityState, before: Prospect, needed: int, seat: str, option: str
) -> float:
    lying = plans.stakes_now(state)
    gift = {} if option in {"refuse", "leave", "keep"} else {seat: int(option) if option.isdigit() else 1}
    refusing = state.running.refused if gift else state.running.refused | {seat}
    coming = plans.expected(state, {**lying, **gift}, refusing)
    paid = before.paid({giver: dice for giver, dice in coming.items() if giver not in lying})
    rolled = plans.gamble(state, paid, coming, needed)
    return max(rolled.worth(hope) for hope in range(min(paid.hope, LIKELY_HOPE) + 1))


def _hope(state: HopeInhumanityState, question: Question, _chance: Chance) -> Value:
    """As many Hope dice as pay best now that the card is known and everybody has declared."""
    form: Any = question.form
    rolled = plans.gamble(state, now(state), plans.stakes_now(state), plans.needed(state))
    return Counted(max(range(form.least, form.most + 1), key=rolled.worth))


def _answer(state: HopeInhumanityState, question: Question, _chance: Chance) -> Value:
    """Best answer for the group, assuming that all later ones refuse."""
    given = dict.fromkeys(state.running.accepted, True) | dict.fromkeys(state.running.refused, False)
    others = {one.seat: False for one in state.unanswered} | given
    accepting, refusing = (
        plans.worth_of_answers(state, {**others, question.to or "": answer}) for answer in (True, False)
    )
    best = "accept" if accepting >= refusing else "refuse"
    return Chosen(best if best in _options(question) else _options(question)[0])


def _pick(state: HopeInhumanityState, question: Question, _chance: Chance) -> Value:
    """Which half serves the group better, as everybody stands."""
    errand = state.errands[0]
    effect, parts = read(errand.sentence), parts_of(state, errand)
    worths = {half: after(now(state), ((getattr(effect, half),), parts)).worth for half in _options(question)}
    return Chosen(max(worths, key=lambda half: worths[half]))


def _name(_state: HopeInhumanityState, question: Question, chance: Chance) -> Value:
    """A bot sees no printed card, so it takes its own for any of those that it may be."""
    return by_chance(question.form, chance)


def _write(_state: HopeInhumanityState, _question: Question, _chance: Chance) -> Value:
    """Nor can it write a Scene down that it does not see: an ordinary one stands in for it."""
    return Filled(written())


ADVICE: Mapping[str, Advice] = {
    "name": _name,
    "write": _write,
    "draw": _draw,
    "declare": _declare,
    "commit": _commit,
    "support": _support,
    "offer": _support,
    "hope": _hope,
    "answer": _answer,
    "pick": _pick,
    "inherit": farewells.leave,
    "gift": farewells.leave,
    "grace": farewells.come_back,
}
"""Answerers by kind of question: the first part of its id."""
