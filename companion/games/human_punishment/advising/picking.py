"""Which cards a bot spends: the least that does it, and in checks what its own side needs."""

from companion.engine.answers import Picked
from companion.engine.chance import Chance, by_chance
from companion.engine.questions import Pick
from companion.games.human_punishment.actions.every import ACTIONS
from companion.games.human_punishment.bots.cards import strongest
from companion.games.human_punishment.state.model import City


def picked(city: City, seat: str, question: str, form: Pick, chance: Chance) -> tuple[str, ...]:
    """Some of the options, as many as there must be."""
    if form.reach:
        return _just(sorted((option.worth or 0, option.id) for option in form.options), form.reach)
    action = ACTIONS[question.partition(":")[0].replace("-", " ")]
    if (found := action.pick(city, seat, form)) is not None:
        return found
    form = action.narrowed(city, seat, form)
    if form.least == form.most or all(not option.worth for option in form.options):
        any_ = by_chance(form, chance)
        return any_.options if isinstance(any_, Picked) else ()
    return strongest(form.options, form.most)


def _just(worth: list[tuple[int, str]], reach: int) -> tuple[str, ...]:
    """The smallest cards that reach a price."""
    taken: list[tuple[int, str]] = []
    for one in worth:
        if sum(n for n, _ in taken) < reach:
            taken.append(one)
    for one in list(taken):
        if sum(n for n, _ in taken) - one[0] >= reach:
            taken.remove(one)
    return tuple(id_ for _, id_ in taken)
