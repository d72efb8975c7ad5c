"""What should lie where on the table while nobody's dice are in the middle: pools of dice, and tokens."""

from collections.abc import Iterator

from companion.engine.laid import Laid, Pool, Token, Tokens
from companion.engine.words import say
from companion.games.hope_inhumanity.sight import uses
from companion.games.hope_inhumanity.state import HOPE_COLOUR, ROUNDS, Phase, State

AT_REST = frozenset({Phase.INTRODUCTION, Phase.DRAW, Phase.DECLARE})
"""No dice are in the middle, nor on their way back."""


def laid(state: State) -> Laid:
    """What everybody may count on the table between two turns; nothing while a Scene is played."""
    if state.phase not in AT_REST:
        return Laid()
    return Laid(tuple(_pools(state)), tuple(_tokens(state)))


def _pools(state: State) -> Iterator[Pool]:
    """The dice that each living player and the group have; who has none has an empty pool (HI-003)."""
    yield Pool(None, HOPE_COLOUR, state.hope, say("hope-dice"))
    for survivor in state.survivors:
        if survivor.alive:
            what = say("humanity-of", name=survivor.name)
            yield Pool(survivor.seat, survivor.colour, max(0, survivor.humanity), what)


def _tokens(state: State) -> Iterator[Tokens]:
    """The round, whose turn it is, conditions, and how often Assets still work, as everybody may know it."""
    for number in range(1, ROUNDS + 1):
        what = say("token-round", n=number)
        yield Tokens(Token.CLOCK, f"round-{number}", int(number == state.round), what)
    yield Tokens(Token.KEY, None, _uses(state, None), say("token-uses-shared"))
    for survivor in state.survivors:
        if survivor.alive:
            yield from _before(state, survivor.seat)


def _before(state: State, seat: str) -> Iterator[Tokens]:
    survivor = state.survivor(seat)
    counts = (
        (Token.ARROW, "token-turn", int(seat == state.active)),
        (Token.BOWL, "token-hunger", survivor.hunger),
        (Token.CROSS, "token-harm", survivor.harm),
    )
    for token, key, count in counts:
        yield Tokens(token, seat, count, say(key, name=survivor.name))
    if not state.rulings.assets_secret:
        yield Tokens(Token.KEY, seat, _uses(state, seat), say("token-uses", name=survivor.name))


def _uses(state: State, owner: str | None) -> int:
    return sum(track.value for track in uses(state, owner))
