"""Cards that a bot spends, as it picks them among the options."""

from collections.abc import Sequence

from companion.engine.questions import Option, Pick


def strongest(options: Sequence[Option], count: int) -> tuple[str, ...]:
    """The options that are worth most, in either colour."""
    best = sorted(options, key=lambda one: (-abs(one.worth or 0), one.id))
    return tuple(one.id for one in best[:count])


def least_useful(form: Pick) -> tuple[str, ...]:
    """As few as there must be: colourless cards first, then those that are worth least."""
    return tuple(option.id for option in sorted(form.options, key=_use))[: form.least]


def _use(option: Option) -> tuple[int, str]:
    card = option.id
    return (int(card[1]) if card[0] in "br" and card[1].isdecimal() else 0), card


def these(options: Sequence[Option], cards: Sequence[str]) -> tuple[str, ...]:
    """The options that are these cards, each once."""
    left, found = list(cards), []
    for option in options:
        if (card := option.id.partition("#")[0]) in left:
            left.remove(card)
            found.append(option.id)
    return tuple(found)
