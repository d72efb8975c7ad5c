"""The checks of what a game puts on the stage: what is told, rolls and reasons, boards, pools, the end."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Any

from companion.adapters.language.speech import Speech
from companion.conformance.asking import asks_by_verbs, draws_choices, is_worth_waiting
from companion.conformance.trial import GameTrial, parts, speech_of
from companion.engine.answers import Rolled
from companion.engine.play import Asked
from companion.engine.questions import Question, RollDice
from companion.engine.rulebook import numbers_in
from companion.engine.view import Board, PlacedTile, Plan, Rolling, SeatView, Spotlight, View
from companion.engine.words import Message, Words
from companion.table.journal.entries import Entry

HAPPENING = ("tracks", "shared", "counters", "bonds", "board", "plan", "over")
"""The fields of a view that say what has happened; the others say what is awaited."""
OF_A_SEAT = ("tracks", "badges", "cards", "gone")
ANY = -1
"""Stands among the numbers of a result until there is any reason."""
NUMBER = re.compile(r"\d+")


def tells(trial: GameTrial) -> Iterator[str]:
    """Every change that a spectator sees has a line in the log; no line is said twice in a row."""
    for (before, seen), (after, shown) in pairwise(zip(trial.steps, trial.table, strict=True)):
        kind, told = _kind(after[0]), after[1].log[len(before[1].log) :]
        yield from (f"{one.key} is told twice after {kind}" for one, next_ in pairwise(told) if one == next_)
        changed = () if told else tuple(_changes(seen, shown))
        yield from (f"{one} may change after {kind} and nothing is told" for one in changed)


def _kind(entry: Entry) -> str:
    return entry.answer.question.partition(":")[0] if entry.answer else "the beginning"


def _changes(before: View, after: View) -> Iterator[str]:
    yield from (one for one in HAPPENING if getattr(before, one) != getattr(after, one))
    if _newly_open(before, after) or _newly_open(after, before):
        yield "opened"
    seats = tuple(zip(before.seats, after.seats, strict=False))
    yield from (f"a seat's {one}" for one in OF_A_SEAT if any(_differs(*pair, one) for pair in seats))


def _newly_open(before: View, after: View) -> bool:
    """True if a card lies open that was neither open as it is now nor shown large; unfolded is not opened."""
    large = before.spotlight.title if before.spotlight else None
    open_before = [replace(one, rests=False) for one in before.opened]
    return any(replace(one, rests=False) not in open_before and one.title != large for one in after.opened)


def _differs(before: SeatView, after: SeatView, name: str) -> bool:
    return bool(getattr(before, name) != getattr(after, name))


def shows_rolls(trial: GameTrial) -> Iterator[str]:
    """Each roll is shown with the dice that are asked, and once it was read with those and their result."""
    for (before, seen), (after, shown) in pairwise(zip(trial.steps, trial.table, strict=True)):
        answer = after[0].answer
        if trial.game.meta.dice == "nobody" and any(_is_roll(one) for one in after[1].open.values()):
            yield "its meta says that nobody has dice, and it asks for some"
        if answer is None or not isinstance(answer.value, Rolled):
            continue
        if not _awaits(before[1].open[answer.question].question.form, seen):
            yield f"the dice that {_kind(after[0])} asks for are not shown"
        if shown.rolling is None or Counter(answer.value.dice) - Counter(shown.rolling.dice):
            yield f"the dice of {_kind(after[0])} are not shown once they were read"
        elif shown.rolling.summary is None:
            yield f"what the dice of {_kind(after[0])} come to is not shown"


def _is_roll(asked: Asked) -> bool:
    return isinstance(asked.question.form, RollDice)


def _awaits(form: object, view: View) -> bool:
    if not isinstance(form, RollDice) or view.rolling is None:
        return False
    wanted, shown = Counter[str](), Counter[str]()
    for one in form.wanted:
        wanted[one.colour] += one.count
    for there in view.rolling.asked:
        shown[there.colour] += there.count
    return form.open_ended or not wanted - shown


def gives_reasons(trial: GameTrial) -> Iterator[str]:
    """Each number of a roll's result has a reason in *Why?* before the next roll, with its rule."""
    due, roll = set[int](), ""
    for (entry, _), view in zip(trial.steps, trial.table, strict=True):
        if entry.answer and isinstance(entry.answer.value, Rolled):
            yield from _unexplained(due, roll)
            due, roll = _results(view.rolling), _kind(entry)
        if view.why:
            due -= {ANY, *_numbers(*(one.text for one in view.why))}
        yield from (f"a reason after {_kind(entry)} names no rule" for one in view.why if not one.rules)
    yield from _unexplained(due, roll)
    if not any(view.why for view in trial.table):
        yield "no result is ever explained"
    yield from _without_a_number(trial)


def _results(rolling: Rolling | None) -> set[int]:
    """The numbers that dice come to; how many dice there are needs no reason."""
    if rolling is None:
        return {ANY}
    return {ANY, *_numbers(rolling.summary)} - {len(rolling.dice) + rolling.sure}


def _unexplained(due: set[int], roll: str) -> Iterator[str]:
    if due:
        yield f"a result of {roll} has no reason" if ANY in due else f"a number of {roll} has no reason"


def _without_a_number(trial: GameTrial) -> Iterator[str]:
    cited = {rule for moment in trial.moments for one in moment.views[None].why for rule in one.rules}
    yield from (f"{one} is no number of a rule" for one in sorted(cited) if one not in numbers_in(one))


def _numbers(*said: Words | None) -> Iterator[int]:
    for message in parts(said, Message):
        yield from (value for value in message.values.values() if isinstance(value, int))


def describes_boards(trial: GameTrial) -> Iterator[str]:
    """A board can be played by ear: who is where, what lies beside a place, what can be done there."""
    say = speech_of(trial.game.meta.package, "en")
    for moment in trial.moments:
        view = moment.views[None]
        asked = [one.question for one in moment.play.open.values()]
        if view.board is not None:
            owners = {seat.colour: seat.name for seat in view.seats}
            yield from _unsaid_tiles(view.board, owners, say)
            yield from (fault for one in asked for fault in _unsaid_spots(view.board, one, owners, say))
        if view.plan is not None:
            yield from _unsaid_pieces(view.plan, say)
            yield from (fault for one in asked for fault in _unsaid_places(one, say))
    yield from _silent_changes(trial)


def _unsaid_tiles(board: Board, owners: dict[str, str], say: Speech) -> Iterator[str]:
    for tile in board.tiles:
        if tile.owner and not tile.dark and owners[tile.owner] not in f"{say(tile.label)} {tile.who}":
            yield "whose a tile is has no words"


def _silent_changes(trial: GameTrial) -> Iterator[str]:
    """Tiles that are turned over, or change hands, and are described as before."""
    boards = [moment.views[None].board for moment in trial.moments]
    for before, after in pairwise([board for board in boards if board is not None]):
        known = {tile.at: tile for tile in before.tiles}
        for tile in after.tiles:
            was = known.get(tile.at, tile)
            if was != tile and _words(was) == _words(tile):
                yield "a tile changes, and is told in the same words"


def _words(tile: PlacedTile) -> tuple[object, ...]:
    """The words of a tile on a page."""
    return tile.label, tile.who, tile.edges, tile.notes


def _unsaid_spots(board: Board, question: Question, owners: dict[str, str], say: Speech) -> Iterator[str]:
    tiles = {tile.at: tile for tile in board.tiles}
    said = Counter[tuple[Any, str]]()
    for option in (one for one in question.shown if one.spot is not None):
        text = " ".join(say(one) for one in (option.under, option.label, option.hint) if one)
        said[option.spot, NUMBER.sub("", text)] += 1
        x, y = option.spot or (0, 0)
        beside = (tiles.get(at) for at in ((x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)))
        named = (one for one in beside if one and one.owner and not one.dark and not (one.edges and one.who))
        if any(owners[one.owner or ""] not in text for one in named):
            yield f"an option of {question.id} does not say whose the neighbours are"
    if any(n > 1 for n in said.values()):
        yield f"options of {question.id} differ in a number alone: what lies where has no words"


def _unsaid_pieces(plan: Plan, say: Speech) -> Iterator[str]:
    named = {place.id: say(place.label).casefold() for place in plan.places if place.label}
    read = " ".join(say(line) for area in plan.areas for line in area.lines).casefold()
    for piece in plan.pieces:
        text = say(piece.label).casefold()
        if not (named.get(piece.place) and named[piece.place] in text) and text not in read:
            yield f"where a piece on {piece.place} is has no words"


def _unsaid_places(question: Question, say: Speech) -> Iterator[str]:
    options = [one for one in question.shown if one.place is not None]
    said = Counter((say.maybe(option.under), say(option.label), say.maybe(option.hint)) for option in options)
    if any(n > 1 for n in said.values()):
        yield f"two places of {question.id.partition(':')[0]} are called alike"


def lays_pools(trial: GameTrial) -> Iterator[str]:
    """Where dice that are pushed into the middle answer, the others are expected before their owners."""
    pushed = any(one.question.pushed for moment in trial.moments for one in moment.play.open.values())
    if pushed and not any(moment.play.game.mat.laid(moment.play.state).pools for moment in trial.moments):
        yield "no dice are expected on the mat"


def explains_end(trial: GameTrial) -> Iterator[str]:
    """The end says why it is the end, with the lines of the reckoning: of each seat if one wins."""
    view = trial.moments[-1].views[None]
    end, say = view.spotlight, speech_of(trial.game.meta.package, "en")
    if end is None or say(end.kicker) in _kickers(trial, say):
        yield "the end does not say why"
    if end is None or not end.lines:
        yield "the end has no reckoning"
    elif _has_winner(end, view, say):
        lines = " ".join(map(say, end.lines))
        yield from (f"the reckoning leaves {seat.name} out" for seat in view.seats if seat.name not in lines)


def _kickers(trial: GameTrial, say: Speech) -> frozenset[str]:
    """Texts above the titles before the end; the reason for it is none of that."""
    views = (moment.views[None] for moment in trial.moments)
    return frozenset(say(one.spotlight.kicker) for one in views if one.spotlight and not one.over)


def _has_winner(end: Spotlight, view: View, say: Speech) -> bool:
    return any(seat.name in say(end.title) for seat in view.seats)


STAGE: Mapping[str, Callable[[GameTrial], Iterator[str]]] = {
    "told": tells,
    "rolls": shows_rolls,
    "reasons": gives_reasons,
    "board": describes_boards,
    "pools": lays_pools,
    "end": explains_end,
    "choices": draws_choices,
    "titles": asks_by_verbs,
    "waiting": is_worth_waiting,
}
"""Each of these checks by its id."""
