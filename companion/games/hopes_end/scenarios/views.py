"""Reads phrases about the secrets of Hope's End, and looks for them in all that a viewer is sent."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from companion.engine.view import Board, CardView
from companion.engine.words import Message, say
from companion.games.hopes_end.scenarios.given import Given
from companion.games.hopes_end.state import HopesEndState
from companion.games.hopes_end.telling import answer_label, question_of
from companion.games.hopes_end.view.board import described
from companion.kit.scenario.fields import Playing
from companion.kit.scenario.interpreter import Rehearsal
from companion.kit.scenario.parts import ScenarioPart
from companion.kit.scenario.promises import ScenarioLook
from companion.kit.scenario.script import ScenarioStep
from companion.kit.scenario.sight import ScenarioSight

STRIP = ("ruined", "turn", "chooser")
"""The light strip is drawn from nothing else."""
CARD_PHRASES = ("card", "answer")
"""They stand before the id of a Morality card."""
ORDERS = ("tile order", "morality order", "history order")
Shown = Callable[[ScenarioSight, str], bool]


class CardPhrase(NamedTuple):
    """A phrase, with the card that it names."""

    words: str
    card: str

    def __str__(self) -> str:
        return f"{self.words} {self.card}".strip()


def read_phrase(part: ScenarioPart, given: Given) -> CardPhrase:
    """A phrase. Raises Misread."""
    first, _, card = part.text().partition(" ")
    if first in CARD_PHRASES:
        if card not in given.state.box.morality:
            raise part.fault(f"there is no Morality card {card!r}")
        return CardPhrase(first, card)
    return CardPhrase(part.word((*PHRASES, *ORDERS), "phrase"), "")


def sees(rehearsal: Rehearsal, look: ScenarioLook, viewer: str, phrase: CardPhrase) -> bool:
    """True if the viewer is shown it; no order is ever shown."""
    if phrase.words in ORDERS:
        return False
    return SEEING[phrase.words](ScenarioSight(rehearsal.shown.moments[look.after], viewer), phrase.card)


def told(rehearsal: Rehearsal, look: ScenarioLook, viewer: str, phrase: CardPhrase) -> bool:
    """True if the viewer is shown it, or sent anything else when the secret is exchanged."""
    if sees(rehearsal, look, viewer, phrase):
        return True
    steps, reached = rehearsal.steps[: look.after], rehearsal.shown.moments[look.after].state
    changed = exchanged(phrase, rehearsal.given.state, steps, reached)
    if changed is None:
        return False
    other = rehearsal.again(replace(rehearsal.given, state=changed[0]), look.after, changed[1])
    return len(other.moments) <= look.after or rehearsal.differs(other, viewer, look.after)


def sent(play: Playing, viewer: str) -> Any:
    """Everything sent to a viewer."""
    return ScenarioSight(play, viewer).all


def exchanged(
    phrase: CardPhrase, state: HopesEndState, steps: tuple[ScenarioStep, ...], reached: HopesEndState
) -> tuple[HopesEndState, tuple[ScenarioStep, ...]] | None:
    """The first state and the steps with that secret changed, or None where there is nothing to change."""
    if phrase.words == "tile order":
        piles = tuple(
            _rest_reversed(pile, len(left)) for pile, left in zip(state.piles, reached.piles, strict=True)
        )
        return replace(state, piles=piles), steps
    if phrase.words == "morality order":
        deck = _rest_reversed(state.morality_deck, len(reached.morality_deck))
        return replace(state, morality_deck=deck), steps
    if phrase.words == "history order":
        deck = _rest_reversed(state.history_deck, len(reached.history_deck))
        return replace(state, history_deck=deck), steps
    if phrase.words == "answer":
        return _other_answer(phrase.card, state, steps)
    return None


def _rest_reversed(pile: tuple[Any, ...], left: int) -> tuple[Any, ...]:
    """The pile with its last `left` cards, still undrawn, in reverse order."""
    drawn = max(0, len(pile) - left)
    return (*pile[:drawn], *reversed(pile[drawn:]))


def _other_answer(
    card: str, state: HopesEndState, steps: tuple[ScenarioStep, ...]
) -> tuple[HopesEndState, tuple[ScenarioStep, ...]]:
    citizens = tuple(
        replace(
            citizen,
            cards=tuple(
                replace(held, answer=held.answer % 3 + 1) if held.card == card and held.answer else held
                for held in citizen.cards
            ),
        )
        for citizen in state.citizens
    )
    taken = state.morality_deck.index(card) + 1 if card in state.morality_deck else 0
    read, found = 0, []
    for step in steps:
        read += step.do == "morality"
        if step.do == "morality" and read == taken:
            found.append(replace(step, said={**step.said, "answer": step.said["answer"] % 3 + 1}))
        elif step.do == "answers" and (at := _dealt(state, step.player, card)) is not None:
            answers = list(step.said["answers"])
            answers[at] = answers[at] % 3 + 1
            found.append(replace(step, said={"answers": tuple(answers)}))
        else:
            found.append(step)
    return replace(state, citizens=citizens), tuple(found)


def _dealt(state: HopesEndState, seat: str, card: str) -> int | None:
    cards = [held.card for held in state.of(seat).cards]
    return cards.index(card) if card in cards else None


def _board(sight: ScenarioSight) -> Board:
    assert sight.view.board is not None
    return sight.view.board


def _map(sight: ScenarioSight, _: str) -> bool:
    shown = {(tile.at, tile.face, tile.turn, tile.dark) for tile in _board(sight).tiles}
    town = sight.play.state.town
    return shown == {
        (place, described(lying.tile), lying.turn, lying.ruined) for place, lying in town.items()
    }


def _owners(sight: ScenarioSight, _: str) -> bool:
    state: HopesEndState = sight.play.state
    colours = {citizen.seat.id: citizen.seat.colour for citizen in state.citizens}
    shown = {tile.at: tile.owner for tile in _board(sight).tiles}
    return shown == {
        place: colours[lying.owner] if lying.owner else None for place, lying in state.town.items()
    }


def _scores(sight: ScenarioSight, _: str) -> bool:
    state: HopesEndState = sight.play.state
    return all(_score_of(sight, seat) == state.score(seat) for seat in state.seats)


def _score_of(sight: ScenarioSight, seat: str) -> Any:
    badge = next((one.label for one in sight.of(seat).badges if one.id == "score"), None)
    return badge.values.get("n") if isinstance(badge, Message) else None


def _ruined(sight: ScenarioSight, _: str) -> bool:
    shown = next((track.value for track in sight.view.tracks if track.id == "ruined"), None)
    return bool(shown == min(sight.play.state.ruined, 40))


def _complete(sight: ScenarioSight, _: str) -> bool:
    shown = Counter((outline.kind, frozenset(outline.tiles)) for outline in _board(sight).outlines)
    return shown == Counter((one.kind, one.tiles) for one in sight.play.state.survey.complete)


def _pile_sizes(sight: ScenarioSight, _: str) -> bool:
    shown = [
        n for label, n in sight.view.counters if isinstance(label, Message) and label.key == "count-pile"
    ]
    return shown == [len(pile) for pile in sight.play.state.piles]


def _tiles_left(sight: ScenarioSight, _: str) -> bool:
    kinds = Counter(described(tile) for pile in sight.play.state.piles for tile in pile)
    return dict(_board(sight).left) == dict(kinds)


def _hand(sight: ScenarioSight, _: str) -> bool:
    hand = sight.play.state.hand
    return _board(sight).hand == (described(hand) if hand else None)


def _history(sight: ScenarioSight, _: str) -> bool:
    return sight.play.state.history is None or sight.play.state.history in sight.cards()


def _turn(sight: ScenarioSight, _: str) -> bool:
    active = sight.play.state.active
    return [seat.seat for seat in sight.view.seats if seat.on_turn] == ([active] if active else [])


def _chooser(sight: ScenarioSight, _: str) -> bool:
    chooser = sight.play.state.chooser
    return chooser is None or [seat.seat for seat in sight.view.seats if seat.wanted] == [chooser]


def _in_front(sight: ScenarioSight, card: str) -> CardView | None:
    cards = (one for seat in sight.view.seats for one in seat.cards)
    return next((one for one in cards if one.id == card), None)


def _card(sight: ScenarioSight, card: str) -> bool:
    found = _in_front(sight, card)
    printed = sight.play.state.box.morality.get(card)
    if found is None or printed is None:
        return False
    said = [line.values["text"] for line in found.lines if isinstance(line, Message) and line.values]
    kind = found.kind.values["type"] if isinstance(found.kind, Message) else found.kind
    return (kind, found.title, said) == (
        say(f"type-{printed.type}"),
        question_of(printed),
        [answer_label(printed, n) for n in (1, 2, 3)],
    )


def _answer(sight: ScenarioSight, card: str) -> bool:
    found = _in_front(sight, card)
    lines = found.lines if found else ()
    marked = [line.values["n"] for line in lines if isinstance(line, Message) and line.key == "answer-marked"]
    held = [one.answer for citizen in sight.play.state.citizens for one in citizen.cards if one.card == card]
    return bool(marked) and marked == held


SEEING: Mapping[str, Shown] = {
    "map": _map,
    "owners": _owners,
    "scores": _scores,
    "ruined": _ruined,
    "complete": _complete,
    "pile sizes": _pile_sizes,
    "tiles left": _tiles_left,
    "hand": _hand,
    "history": _history,
    "turn": _turn,
    "chooser": _chooser,
    "card": _card,
    "answer": _answer,
}
PHRASES = tuple(name for name in SEEING if name not in CARD_PHRASES)
