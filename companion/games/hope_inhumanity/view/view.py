"""View of a game for one viewer, field by field (the matrix behind HI-053 to HI-082)."""

from collections import Counter
from collections.abc import Iterator

from companion.engine.dice import Die
from companion.engine.frozen import recent, replace
from companion.engine.questions import Question
from companion.engine.view import (
    Badge,
    Meanwhile,
    Mood,
    OwnedDice,
    Pile,
    Rolling,
    SeatView,
    Track,
    View,
    Viewer,
)
from companion.engine.words import Message, Words, say
from companion.games.hope_inhumanity import steps
from companion.games.hope_inhumanity.cards.pictures import card_picture, face_of
from companion.games.hope_inhumanity.playing import Phase, Playing, Verdict
from companion.games.hope_inhumanity.scene import middle, visibility
from companion.games.hope_inhumanity.scene.estate_questions import may_still_return
from companion.games.hope_inhumanity.scene.hardship import total
from companion.games.hope_inhumanity.scene.order import on_turn, turns_to_come
from companion.games.hope_inhumanity.state import HOPE_COLOUR, ROUNDS, HopeInhumanityState
from companion.games.hope_inhumanity.survivor import DICE, Survivor
from companion.games.hope_inhumanity.view.reminders import rule
from companion.games.hope_inhumanity.view.spotlight import spotlight
from companion.games.hope_inhumanity.view.verdict_reasons import why

IN_THE_MIDDLE = frozenset(
    {
        *(Phase.SUPPORT, Phase.HOPE, Phase.ROLL, Phase.OUTCOMES, Phase.PENALTY),
        *(Phase.AFTERMATH, Phase.OVER),
    }
)
TOLD = frozenset({Phase.BETWEEN, Phase.OVER})
NO_TERRAIN = frozenset({Phase.ROLL, Phase.PENALTY, Phase.AFTERMATH, Phase.BETWEEN, Phase.OVER})
NOBODYS_TURN = frozenset({Phase.INTRODUCTION, Phase.OVER})


def view(state: HopeInhumanityState, viewer: Viewer) -> View:
    """The whole sight of one seat, or of a spectator (None): a seat sees what all see, and its own."""
    seen = _by_all(state)
    if viewer is None:
        return seen
    seats = tuple(_own(state, seat) if seat.seat == viewer else seat for seat in seen.seats)
    hand, waiting = visibility.hand(state, viewer), _waiting(state, viewer)
    stakes, turns = tuple(_stakes(state, viewer)), tuple(turns_to_come(state))
    meanwhile = Meanwhile(say("goal", n=ROUNDS + 1 - state.round), _hope(state), stakes, turns)
    return replace(seen, viewer=viewer, seats=seats, hand=hand, waiting=waiting, meanwhile=meanwhile)


def _stakes(state: HopeInhumanityState, viewer: str) -> Iterator[Words]:
    """Yields the Humanity of each of the others in the middle, and the rest that they have kept back."""
    given = state.playing.stakes if state.playing is not None and state.playing.in_the_middle else {}
    for one in state.living:
        if one.seat != viewer and one.seat in given and (n := given[one.seat].humanity):
            yield say("stake-humanity", name=one.name, n=n, left=max(0, one.humanity))


@recent
def _by_all(state: HopeInhumanityState) -> View:
    """View of a spectator, computed once for all of them."""
    wanted = _wanted(state)
    return View(
        viewer=None,
        mood=mood(state),
        tracks=_tracks(state),
        seats=tuple(_seat(state, survivor, survivor.seat in wanted) for survivor in state.survivors),
        waiting=_waiting(state),
        spotlight=spotlight(state),
        rolling=_rolling(state),
        hand=(),
        opened=visibility.opened(state),
        shared=visibility.shared(state),
        counters=_counters(state),
        over=state.phase is Phase.OVER,
        winners=tuple(one.seat for one in state.living) if state.won else (),
        meeting=state.phase is Phase.INTRODUCTION,
        bonds=tuple(visibility.bonds(state)),
        why=why(state),
        rule=rule(state),
        scene=_scenery(state),
        piles=tuple(_piles(state)) if state.phase is Phase.DRAW else (),
    )


def mood(state: HopeInhumanityState) -> Mood:
    """Mood of the moment, from public facts only."""
    if state.won is not None:
        return Mood.WON if state.won else Mood.LOST
    if state.estates:
        return Mood.LOSS
    if state.phase is Phase.ROLL:
        return Mood.ROLLING
    if state.phase not in {Phase.OUTCOMES, Phase.PENALTY, Phase.AFTERMATH} or state.playing is None:
        return Mood.CALM
    if state.playing.deaths and state.phase is Phase.AFTERMATH:
        return Mood.LOSS
    return {Verdict.SUCCESS: Mood.SUCCESS, Verdict.FAILURE: Mood.FAILURE, Verdict.HOPELESS: Mood.FAILURE}.get(
        state.playing.verdict or Verdict.ANSWERED, Mood.CALM
    )


def _scenery(state: HopeInhumanityState) -> str | None:
    """The Scene's picture once it is called out, before that its terrain; else the mood has one."""
    if state.playing is not None and state.playing.acted and not state.estates and state.phase not in TOLD:
        known = state.scene.picture or state.playing.opened  # without a line the title would be told
        return card_picture(state.scene) if known else _terrain(state)
    return _terrain(state)


def _terrain(state: HopeInhumanityState) -> str | None:
    if (
        state.playing is None
        or state.playing.verdict is not None
        or state.phase is Phase.ROLL
        or state.estates
    ):
        return None
    return None if state.phase in NO_TERRAIN else state.scene.terrain.name.lower()


def _piles(state: HopeInhumanityState) -> Iterator[Pile]:
    for terrain, pile in state.piles.items():
        name = terrain.name.lower()
        yield Pile(say(f"terrain-{name}"), len(pile), name)


def _tracks(state: HopeInhumanityState) -> tuple[Track, ...]:
    return (
        Track("round", say("round"), state.round, ROUNDS, text=say("about-round", n=ROUNDS)),
        _hope(state),
        *([_hunted(state)] if state.hunted else []),
        *visibility.uses(state, None),
    )


def _hope(state: HopeInhumanityState) -> Track:
    return Track("hope", say("hope"), state.hope, DICE, HOPE_COLOUR, say("about-hope"))


def _hunted(state: HopeInhumanityState) -> Track:
    about = say("about-hunted", n=state.hunted)
    return Track("hunted", say("hunted"), state.hunted, state.hunted, text=about)


def _counters(state: HopeInhumanityState) -> tuple[tuple[Words, int], ...]:
    if state.rulings.cards == "by-hand":
        return ()  # nobody has counted the printed piles
    scenes = ((say(f"terrain-{terrain.name.lower()}"), len(pile)) for terrain, pile in state.piles.items())
    assets = [(say("asset-pile"), len(state.asset_pile))] if state.deck.assets else []
    owed = [(say("hope-owed"), state.hope_owed)] if state.hope_owed else []
    return (*scenes, *assets, *owed)


def _wanted(state: HopeInhumanityState) -> set[str | None]:
    return {question.to for question in steps.ask(state) if not question.standing}


def _waiting(state: HopeInhumanityState, viewer: Viewer = None) -> tuple[Words, ...]:
    """Prompts that the table waits for, merged where several are asked the same."""
    open_ = [question for question in steps.ask(state) if not question.standing]
    alike = Counter(question.together for question in open_ if question.together)
    said = (_public(question, alike, viewer) for question in open_)
    return tuple(dict.fromkeys(said))


def _public(question: Question, alike: Counter[Words], viewer: Viewer) -> Words:
    if question.together and alike[question.together] > 1:
        return question.together
    return say("wait-you") if viewer is not None and question.to == viewer else question.public


def _seat(state: HopeInhumanityState, survivor: Survivor, wanted: bool) -> SeatView:
    return SeatView(
        seat=survivor.seat,
        name=survivor.name,
        colour=survivor.colour,
        tracks=(
            _humanity(survivor),
            *visibility.uses(state, survivor.seat),
        ),
        badges=_badges(state, survivor),
        cards=visibility.laid_out(state, survivor),
        on_turn=survivor.seat == on_turn(state) and state.phase not in NOBODYS_TURN,
        wanted=wanted,
        gone=not survivor.alive,
        note=_note(state, survivor) if survivor.alive else say("note-lost"),
        face=face_of(state.deck.personalities[survivor.personality]) if survivor.personality else "",
    )


def _humanity(survivor: Survivor) -> Track:
    about = say("about-humanity", most=survivor.most)
    held = max(0, survivor.humanity)
    return Track("humanity", say("humanity"), held, survivor.most, survivor.colour, about)


def _own(state: HopeInhumanityState, seat: SeatView) -> SeatView:
    """A seat as its own player sees it."""
    if seat.gone:
        return replace(seat, note=_own_farewell(state, seat.seat))
    survivor = state.survivor(seat.seat)
    if not visibility.reads(state, survivor):
        return seat
    return replace(seat, cards=visibility.laid_out(state, survivor, seat.seat))


def _own_farewell(state: HopeInhumanityState, seat: str) -> Message:
    """Note on the page of a lost character's player: their remaining options."""
    return say("note-lost-may-return" if may_still_return(state, seat) else "note-lost-you")


def _badges(state: HopeInhumanityState, survivor: Survivor) -> tuple[Badge, ...]:
    """Badges of a character; a dead one has none, as its cards are back in their supply (HI-225)."""
    marks: list[Badge] = []
    if not survivor.alive:
        return ()
    if survivor.hunger:
        step = min(survivor.hunger, 2)
        marks.append(Badge("hunger", say(f"hunger-{step}"), survivor.hunger > 1, say(f"about-hunger-{step}")))
    if survivor.harm:
        step = min(survivor.harm, 2)
        marks.append(Badge("harm", say(f"harm-{step}"), survivor.harm > 1, say(f"about-harm-{step}")))
    if survivor.marked:
        deep = survivor.humanity < 0
        marks.append(
            Badge(
                "marked",
                say("marked", n=-survivor.humanity) if deep else say("lost"),
                grave=True,
                text=say("about-lost"),
            )
        )
    marks += _guards(survivor)
    if survivor.sits_out:
        marks.append(Badge("sits-out", say("sits-out", n=survivor.sits_out), text=say("about-sits-out")))
    if survivor.traits:
        marks.append(Badge("traits", say("traits-held", n=len(survivor.traits)), text=say("about-traits")))
    hidden = len(state.owned_by(survivor.seat)) if state.rulings.assets_secret else 0
    if hidden:
        marks.append(Badge("assets", say("assets-held", n=hidden), text=say("about-assets")))
    return tuple(marks)


def _guards(survivor: Survivor) -> Iterator[Badge]:
    for name in ("hunger", "harm", "deaths"):
        n = getattr(survivor.guard, name)
        if n:
            yield Badge(f"guard-{name}", say(f"guard-{name}", n=n), text=say(f"about-guard-{name}", n=n))


def _note(state: HopeInhumanityState, survivor: Survivor) -> Message | None:
    if state.playing is None or state.phase is Phase.AFTERMATH:
        return None
    stake = state.playing.stakes.get(survivor.seat)
    if stake is not None and stake.dice:
        return say("note-last-hope") if stake.last_hope else say("note-dice", n=stake.humanity)
    if survivor.seat in state.playing.sealed_answers:
        return say("note-answered")
    for key in ("refused", "accepted", "wishes", "sealed"):
        if survivor.seat in getattr(state.playing, key):
            return say(f"note-{key}")
    return None


def _rolling(state: HopeInhumanityState) -> Rolling | None:
    """The die that a card asks for or had rolled, else the dice in the middle."""
    if state.errands and state.errands[0].is_rolled:
        roller = state.survivor(state.errands[0].seat)
        return Rolling((OwnedDice(roller.colour, 1, roller.name),), (), None, None)
    if die := state.table_die:
        owner = next(survivor.name for survivor in state.survivors if survivor.colour == die.colour)
        return Rolling((OwnedDice(die.colour, 1, owner),), (die,), say("told-table", n=die.value), None)
    return _middle(state)


def _middle(state: HopeInhumanityState) -> Rolling | None:
    if state.phase not in IN_THE_MIDDLE or state.playing is None or not state.playing.in_the_middle:
        return None
    rolled = state.phase is Phase.ROLL or bool(state.playing.dice)
    asked = tuple(
        OwnedDice(handful.colour, handful.count - (handful.aside if rolled else 0), handful.name)
        for handful in middle.handfuls(state)
    )
    dice: tuple[Die, ...] = state.playing.dice
    summary = (
        say("roll-summary", n=middle.successes(state), dice=len(dice) + middle.assured(state))
        if dice
        else None
    )
    counting, sure = middle.counting(state), middle.assured(state) if dice else 0
    return Rolling(asked, dice, summary, state.playing.origin, counting, sure, _needed(state.playing))


def _needed(playing: Playing) -> int | None:
    """Successes that the Scene needed, once they have decided it."""
    decided = playing.verdict in {Verdict.SUCCESS, Verdict.FAILURE}
    return total(playing.needed) if decided and playing.needed is not None else None
