"""`python3 -m tests.companion.games.human_punishment.twins.playing`: keeps what comes of each answer.

Do so when a game is to be decided, asked, shown or told otherwise, and say why in the commit.
"""

import sys
from base64 import b64encode
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from hashlib import blake2b
from json import dumps
from pathlib import Path
from random import Random
from typing import Any

from companion.conformance.trial import decks_of
from companion.engine.advice import mixed, next_answer
from companion.engine.game import Seat, SetUp
from companion.engine.play import new_play
from companion.games.human_punishment.game import GAME
from companion.games.human_punishment.rulings import CHOICES
from companion.games.human_punishment.telling.words import PALETTE
from tests.companion.games.human_punishment.own_deck import own_cards

KEPT = Path(__file__).parent / "kept.txt"
"""A line for each game."""
GAMES, ANSWERS = 60, 400
COLOURS = ("blue", "green", "yellow", "purple", "red", "black")
DEVIATES = 0.4
"""Probability that a house rule is not the usual one."""
DIGEST = 3
"""Bytes of what is kept of an answer: four characters."""


def kept(game: int) -> list[str]:
    """What came of each answer of that game."""
    line = KEPT.read_text(encoding="ascii").splitlines()[game]
    return [line[n : n + 4] for n in range(0, len(line), 4)]


def set_up(game: int) -> SetUp:
    """Three to six people with house rules by chance; in every other game with an owner's cards, too."""
    chance = Random(game)
    seats = tuple(Seat(f"s{n}", f"N{n}", COLOURS[n]) for n in range(3 + game % 4))
    options = {
        id_: chance.choice(case.choices)
        for id_, case in CHOICES.items()
        if id_ != "campaign" and chance.random() < DEVIATES
    }
    ours = {name: text for name, text in decks_of(GAME).items() if name == "first-shift.en.yaml"}
    return SetUp(seats, own_cards() if game % 2 else ours, options, str(game))


def played(game: int, answers: int = ANSWERS) -> Iterator[str]:
    """What comes of each answer of a game, as far as it goes: four characters.

    Raises Refused for an answer that was offered and is not taken.
    """
    play, _ = new_play(GAME, set_up(game))
    chance, viewers = Random(game), (None, *play.state.seats)
    for n in range(answers):
        answer = next_answer(play, viewers, mixed, chance, f"c{n}")
        if answer is None:
            return
        logged = len(play.log)
        play, _ = play.answer(answer)
        viewer = viewers[n % len(viewers)]
        seen = _plain([play.log[logged:], GAME.questions(play.state), GAME.view(play.state, viewer)])
        yield b64encode(blake2b(dumps(seen).encode(), digest_size=DIGEST).digest()).decode()


def _plain(value: Any) -> Any:
    """A value as JSON, without the names of its fields and those that say nothing: these may change."""
    if value is None or isinstance(value, str | int | float | bool):
        return value
    if is_dataclass(value):
        return [_plain(one) for one in _said(value)]
    if isinstance(value, Mapping):
        return sorted(([_plain(key), _plain(one)] for key, one in value.items()), key=dumps)
    if isinstance(value, set | frozenset):
        return sorted(map(_plain, value), key=dumps)
    return [_plain(one) for one in value]


def _said(value: Any) -> Iterator[Any]:
    """The fields that count and say something."""
    for name, usual in _counting(value.__class__):
        if (one := getattr(value, name)) != usual and not _is_drawn(one):
            yield one


def _is_drawn(value: Any) -> bool:
    """True for the words of a card's picture, which say nothing that the card does not."""
    return isinstance(value, str) and value.startswith(f"{PALETTE}: ")


@cache
def _counting(kind: type) -> tuple[tuple[str, Any], ...]:
    """The fields of a class that count, each with its usual value."""
    return tuple((one.name, _usual(one)) for one in fields(kind) if one.compare)


def _usual(one: Field[Any]) -> Any:
    return one.default_factory() if one.default_factory is not MISSING else one.default


def main() -> int:
    """Plays all games."""
    KEPT.write_text("".join("".join(played(game)) + "\n" for game in range(GAMES)), encoding="ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main())
