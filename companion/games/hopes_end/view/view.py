"""View of one viewer: an allow-list, field by field."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from companion.engine.frozen import recent, replace
from companion.engine.game import Seat
from companion.engine.view import (
    Badge,
    Board,
    CardView,
    Explanation,
    FreePlace,
    Meanwhile,
    Mood,
    Outline,
    PlacedTile,
    SeatView,
    Spotlight,
    Track,
    View,
    Viewer,
)
from companion.engine.words import Words, say
from companion.games.hopes_end.cards import Morality
from companion.games.hopes_end.memory import returning
from companion.games.hopes_end.questions import questions
from companion.games.hopes_end.reckoning import (
    brought_back,
    cause,
    picture_of,
    reckoning,
    score_parts,
    scores,
    who_won,
)
from companion.games.hopes_end.state import LIMIT, Citizen, Held, HopesEndState, Remembered
from companion.games.hopes_end.telling import (
    answer_label,
    answer_with_gains,
    effects_told,
    in_words,
    mark_of,
    question_of,
)
from companion.games.hopes_end.town.places import named
from companion.games.hopes_end.town.tiles import BUILDING, ROAD, SLUM, Lying, Place, Tile
from companion.games.hopes_end.view.picture import SMOKE, drawn, land, parts, way

EDGES = tuple((kind, say(f"edge-{kind}")) for kind in (BUILDING, ROAD, SLUM))
REMEMBERED = 1024
"""Size of the cache of tiles as pages show them: after a move all but a few are as they were."""


def view(state: HopesEndState, viewer: Viewer) -> View:
    """The page of one viewer: what all see, and what is this one's own."""
    seen = _by_all(state)
    seats = tuple(
        _seat(state, one, viewer) if one.seat.id == viewer else seat
        for one, seat in zip(state.citizens, seen.seats, strict=True)
    )
    holds = viewer == state.active and state.rulings.drawn != "open" and bool(state.citizens)
    board = _board(state, viewer) if holds else seen.board
    meanwhile = _meanwhile(state, viewer) if viewer and state.citizens else None
    return replace(seen, viewer=viewer, seats=seats, board=board, meanwhile=meanwhile)


def _meanwhile(state: HopesEndState, viewer: str) -> Meanwhile:
    """The lead in points, and the ruins that all bear together."""
    ahead = max(
        (citizen.seat for citizen in state.citizens if citizen.seat.id != viewer),
        key=lambda one: state.score(one.id),
    )
    n = state.score(ahead.id) - state.score(viewer)
    goal = say("goal-catch", name=ahead.name, n=n) if n > 0 else say("goal-lead", n=-n)
    turns = state.clockwise(state.active)[1:] if state.active else ()
    return Meanwhile(goal, _ruined(state), tuple(_stakes(state, viewer)), turns)


def _stakes(state: HopesEndState, viewer: str) -> Iterator[Words]:
    """Yields the tiles that another loses now, those of one's own in reach of ruin, and the limit of all."""
    if state.victim is not None and state.victim.seat != viewer:
        yield say("stake-ruin", name=state.name(state.victim.seat), n=state.victim.n)
    yield say("stake-mine", n=len(state.ruinable(viewer)))
    yield say("stake-town", n=max(0, state.borne - state.ruined))


def _ruined(state: HopesEndState) -> Track:
    """The ruins of all; one that the town does not survive is counted, too."""
    text, n = say("track-ruined-text"), state.ruined
    said = say("track-ruined-beyond", n=n, of=LIMIT) if n > LIMIT else None
    return Track("ruined", say("track-ruined"), min(n, LIMIT), LIMIT, text=text, said=said)


@recent
def _by_all(state: HopesEndState) -> View:
    """View of a spectator, computed once for all of them."""
    return View(
        viewer=None,
        mood=_mood(state),
        tracks=(_ruined(state),) if state.citizens else (),
        seats=tuple(_seat(state, citizen, None) for citizen in state.citizens),
        waiting=tuple(dict.fromkeys(question.public for question in questions(state))),
        spotlight=_spotlight(state),
        rolling=None,
        hand=(),
        opened=tuple(_opened(state)),
        counters=tuple(_counters(state)),
        over=state.outcome is not None,
        winners=state.winners if state.outcome is not None else (),
        why=tuple(_why(state)),
        rule=_rule(state),
        board=_board(state, None) if state.citizens else None,
        glow="red" if state.outcome == "lost" else None,
        scene=_scene(state),
    )


def _scene(state: HopesEndState) -> str | None:
    """The picture of the card that is read now."""
    if state.reading is not None:
        return picture_of(state.box.morality[state.reading])
    judged = state.history if state.judging else None
    return picture_of(state.box.history[judged]) if judged and not state.ruins else None


def _rule(state: HopesEndState) -> str:
    """A rule of the chapter that is played now."""
    if state.outcome is not None:
        return "HE-040"
    if not state.begun:
        return "HE-005"
    if state.ruins or state.repairer is not None:
        return "HE-033"
    return "HE-018" if state.active is None else "HE-010"


def _mood(state: HopesEndState) -> Mood:
    if state.outcome is not None:
        return Mood.LOST if state.outcome == "lost" else Mood.WON
    return Mood.LOSS if state.ruins else Mood.CALM


def _counters(state: HopesEndState) -> Iterator[tuple[Words, int]]:
    for n, pile in enumerate(state.piles, start=1):
        yield say("count-pile", n=n), len(pile)
    yield say("count-morality"), len(state.morality_deck)
    yield say("count-history"), len(state.history_deck)


def _seat(state: HopesEndState, one: Citizen, viewer: Viewer) -> SeatView:
    seat = one.seat.id
    asked = {question.to for question in questions(state)}
    return SeatView(
        seat,
        one.seat.name,
        one.seat.colour,
        (),
        tuple(_badges(state, one)),
        tuple(
            _morality(state, held, n, shown=_is_shown(state, held, seat, viewer))
            for n, held in enumerate(one.cards, start=1)
        ),
        on_turn=state.active == seat,
        wanted=seat in asked,
        gone=False,
    )


def _badges(state: HopesEndState, one: Citizen) -> Iterator[Badge]:
    seat = one.seat.id
    yield Badge(
        "score",
        say("badge-score", n=state.score(seat)),
        text=score_parts(state, seat),
    )
    if state.outcome is not None:
        return
    if one.allow > 1:
        yield Badge("allow", say("badge-allow", n=one.allow), text=say("badge-allow-text"))
    if one.spare:
        yield Badge("spare", say("badge-spare", n=one.spare), text=say("badge-spare-text"))
    if state.victim is not None and state.victim.seat == seat:
        yield Badge(
            "victim", say("badge-victim", n=state.victim.n), grave=True, text=say("badge-victim-text")
        )


def _is_shown(state: HopesEndState, held: Held, seat: str, viewer: Viewer) -> bool:
    """Sealed answers are their owner's alone as long as they are fresh (HE-A21)."""
    return state.rulings.answers == "open" or not held.fresh or viewer == seat


def _morality(state: HopesEndState, held: Held, place: int, *, shown: bool) -> CardView:
    card = state.box.morality[held.card]
    marked = held.answer if shown else None
    lines = tuple(_answer(card, n, marked) for n in (1, 2, 3))
    missing = say("answer-none") if held.answer is None else None if shown else say("answer-sealed")
    return CardView(
        card.id,
        say("goes", n=place, type=say(f"type-{card.type}")),
        card.question or card.id,
        (*lines, *((missing,) if missing else ())),
        back="morality",
        picture=picture_of(card),
        mark=mark_of(card, marked),
    )


def _answer(card: Morality, n: int, marked: int | None) -> Words:
    return say("answer-marked" if n == marked else "answer-open", n=n, text=answer_label(card, n))


def _opened(state: HopesEndState) -> Iterator[CardView]:
    """The History card that lies: its text was read when it came, and stays only where people act on it."""
    if state.history is not None:
        card = state.box.history[state.history]
        text = (card.text,) if card.text and state.by_hand else ()
        lines = (*text, *effects_told(card), *(brought_back(state, one) for one in returning(state)))
        title, drawn = card.title or card.id, picture_of(card)
        yield CardView(card.id, say("card-history"), title, lines, back="history", picture=drawn)


def _tiles_left(state: HopesEndState, hand: Tile | None) -> tuple[tuple[Tile, int], ...]:
    """Which tiles nobody has seen yet, by kind and without any order; so is a hand that is not shown."""
    drawn = [tile for tile in (state.hand, *state.others) if tile and not hand]
    kinds = Counter([*(tile for pile in state.piles for tile in pile), *drawn])
    return tuple(sorted(kinds.items(), key=lambda one: described(one[0])))


def described(tile: Tile) -> str:
    """A tile in letters: its edges, and what is inside."""
    inside = [tile.road] if tile.road else []
    inside += ["+".join(tile.buildings)] if len(tile.buildings) > 1 else []
    inside += ["barracks"] if tile.barracks else []
    return " ".join((tile.edges, *inside))


def _spotlight(state: HopesEndState) -> Spotlight | None:
    if state.outcome is not None:
        text = say(f"end-{state.outcome}-text", n=state.ruined)
        return Spotlight(cause(state), who_won(state), text, tuple(reckoning(state)))
    if state.reading is not None:
        card = state.box.morality[state.reading]
        answers = tuple(answer_with_gains(card, n) for n in (1, 2, 3))
        return Spotlight(
            say("morality-kicker", type=say(f"type-{card.type}")), question_of(card), None, answers
        )
    return _opening(state) if state.citizens and not state.begun else None


def _opening(state: HopesEndState) -> Spotlight | None:
    """The question of the first three that each is asked, until all have answered (HE-005)."""
    cards = [held for citizen in state.citizens for held in citizen.cards]
    done = sum(held.answer is not None for held in cards)
    if done == len(cards):
        return None
    title = say("opening-title", n=done, of=len(cards))
    return Spotlight(
        say("opening-kicker"), title, None, tuple(_asked(state, citizen) for citizen in state.citizens)
    )


def _asked(state: HopesEndState, one: Citizen) -> Words:
    card = next((held.card for held in one.cards if held.answer is None), None)
    if card is None:
        return say("opening-done", name=one.seat.name)
    return say("opening-asks", name=one.seat.name, question=question_of(state.box.morality[card]))


def _why(state: HopesEndState) -> Iterator[Explanation]:
    """Explains the scores and the complete features, which bring bonuses and shield tiles."""
    if state.begun:
        yield from scores(state)
    for one in state.survey.complete:
        where = named(min(one.tiles))
        text = say(f"why-{one.kind}", n=len(one.tiles), place=where)
        yield Explanation(text, ("HE-036", "HE-042"))


def _board(state: HopesEndState, viewer: Viewer) -> Board:
    faces = {one.place: _lives(state, one) for one in state.memory if one.place}
    tiles = tuple(_laid(state, place, lying, faces.get(place)) for place, lying in state.town.items())
    outlines = tuple(Outline(one.kind, tuple(sorted(one.tiles))) for one in state.survey.complete)
    hand = state.hand if state.rulings.drawn == "open" or viewer == state.active else None
    left = _tiles_left(state, hand)
    fits = dict.fromkeys((x, y) for x, y, _ in state.legal) if hand else {}
    fallen = {lying.tile for lying in state.town.values() if lying.ruined}
    printed = (*(lying.tile for lying in state.town.values()), *((hand,) if hand else ()))
    looks = {described(one): drawn(one) for one in (*printed, *(one for one, _ in left))}
    looks |= {_fallen(one): drawn(one, ruined=True) for one in sorted(fallen, key=described)}
    counts = tuple((described(one), n) for one, n in left)
    return Board(
        tiles,
        tuple(looks.items()),
        outlines,
        described(hand) if hand else None,
        counts,
        lit=tuple(_free(state, place) for place in fits),
        in_hand=in_words(hand) if hand else None,
        kinds=EDGES,
        last=state.last if state.outcome is None else None,
        parts=parts(),
        over_dark=SMOKE,
        land=land(),
        ways=way(state.town, state.last) if state.last and state.outcome is None else "",
    )


def _fallen(tile: Tile) -> str:
    """The name of the tile's ruined face."""
    return f"{described(tile)} fallen"


def _free(state: HopesEndState, place: Place) -> FreePlace:
    ways = tuple(say("way", n=turn) for x, y, turn in state.legal if (x, y) == place)
    return FreePlace(place, named(place), ways)


def _lives(state: HopesEndState, one: Remembered) -> Words:
    """The face on a tile, and why it lives there: the answer, or its outcome."""
    card = state.box.morality[one.card]
    text = answer_label(card, one.answer) if one.back is None else card.later[one.answer - 1].text
    return say("lives-here", face=card.face, text=text)


def _laid(state: HopesEndState, place: Place, lying: Lying, face: Words | None) -> PlacedTile:
    owner = state.of(lying.owner).seat if lying.owner else None
    complete = tuple(
        sorted((one.kind, len(one.tiles)) for one in state.survey.complete if place in one.tiles)
    )
    return _placed(place, lying, owner, complete, face, safe=state.survey.is_safe(place))


@lru_cache(maxsize=REMEMBERED)
def _placed(
    place: Place,
    lying: Lying,
    owner: Seat | None,
    complete: tuple[tuple[str, int], ...],
    face: Words | None,
    *,
    safe: bool,
) -> PlacedTile:
    notes = [say(f"in-{kind}", n=n) for kind, n in complete]
    notes += [say("is-safe")] if safe else []
    notes += [say("is-ruined")] if lying.ruined else [say("is-barracks")] if lying.has_barracks else []
    return PlacedTile(
        place,
        _fallen(lying.tile) if lying.ruined else described(lying.tile),
        lying.turn,
        owner.colour if owner else None,
        dark=lying.ruined,
        label=named(place),
        who=owner.name if owner else "",
        edges=lying.edges,
        notes=(*notes, *((face,) if face and not lying.ruined else ())),
        lived_in=face is not None and not lying.ruined,
    )
