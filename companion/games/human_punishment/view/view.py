"""The view of one viewer, an allow-list: only what stands here is shown."""

from collections.abc import Iterator, Sequence

from companion.engine.frozen import recent, replace
from companion.engine.questions import Question, RollDice
from companion.engine.view import Badge, CardView, Mood, SeatView, Spotlight, Track, View, Viewer
from companion.engine.words import Message, Words, say
from companion.games.human_punishment.asking.questions import NIGHT, SLEEP, questions
from companion.games.human_punishment.rules.ends import winners
from companion.games.human_punishment.rules.moving import blockade, scanners_free
from companion.games.human_punishment.rules.start import campaign
from companion.games.human_punishment.rules.turns.waiting import now, open_task
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import AREA_OF, COLUMNS
from companion.games.human_punishment.state.steps.waiting import LayOut
from companion.games.human_punishment.telling.bars import shown_bars
from companion.games.human_punishment.telling.ending import cause, reckoning
from companion.games.human_punishment.telling.lying_dice import reasons, rolling
from companion.games.human_punishment.telling.skyline import plan
from companion.games.human_punishment.telling.stage import now_open
from companion.games.human_punishment.telling.verdicts import why
from companion.games.human_punishment.telling.words import (
    both,
    card_words,
    chip_words,
    enemy_words,
    event_lines,
    face,
    picture_of,
    place_words,
    title_of,
)
from companion.games.human_punishment.view import sheets
from companion.games.human_punishment.view.areas import areas
from companion.games.human_punishment.view.notebook import meanwhile
from companion.games.human_punishment.view.own_cards import named_words, objectives, own_cards, shown_card

CHIP_LOOKS = ("down", "blue", "red", "purple")


def view(city: City, viewer: Viewer) -> View:
    """The page of one viewer: what all see, and what is this one's own."""
    own = next((player for player in city.players if player.seat == viewer), None)
    if own is None:
        return replace(_by_all(city), viewer=viewer)
    hand = tuple(own_cards(city, own))
    return replace(_by_all(city), viewer=viewer, hand=hand, meanwhile=meanwhile(city, own))


@recent
def _by_all(city: City) -> View:
    """The spectator's view, computed once for all viewers."""
    asked = questions(city)
    night = _is_night(city)
    wanted = frozenset() if night else {one.to for one in asked if not one.standing}
    return View(
        viewer=None,
        mood=_mood(city),
        tracks=shown_bars(city),
        seats=tuple(seat_view(city, player, wanted=player.seat in wanted) for player in city.players),
        waiting=tuple(dict.fromkeys(one.public for one in asked if not one.standing)),
        spotlight=_spotlight(city),
        rolling=rolling(city, _dice_asked(asked)),
        why=why(city) or reasons(city),
        hand=(),
        opened=tuple(_opened(city)),
        meeting=is_before_the_first_turn(city),
        counters=tuple(counters(city)),
        over=city.over is not None,
        winners=_told_winners(city),
        plan=replace(plan(city), areas=areas(city)),
        rule=_rule(city),
        scene="night" if night else _of_the_event(city),
    )


def _of_the_event(city: City) -> str | None:
    """The picture of the Event that is played now."""
    return (
        picture_of(city.middle.event)
        if city.middle.event is not None and city.turn.phase == "event"
        else None
    )


def _dice_asked(asked: Sequence[Question]) -> RollDice | None:
    forms = (one.form for one in asked if not one.standing)
    return next((form for form in forms if isinstance(form, RollDice)), None)


def _rule(city: City) -> str:
    """A rule of the chapter that is played now."""
    if city.over is not None:
        return "HP-107"
    if _is_night(city):
        return "HP-100"
    return {"act": "HP-059", "activate": "HP-069", "event": "HP-076"}.get(city.turn.phase, "HP-045")


def shown_enemies(city: City) -> tuple[Message, ...]:
    """Every Enemy on the board: what it is, how strong, and where."""
    return tuple(enemy_words(enemy) for enemy in city.machines.enemies)


def shown_places(city: City) -> tuple[Badge, ...]:
    """Returns the place of each player."""
    return tuple(_at(player) for player in city.players)


def network_shown(city: City) -> CardView:
    """The Network: the colours that lie open, and how many lie face down."""
    return shown_card("network-up", "", network_columns(city))


def network_columns(city: City) -> list[Message]:
    """The open side of each column of the Network."""
    return [_column(city, column) for column in COLUMNS]


def _is_night(city: City) -> bool:
    task = open_task(city)
    return task is not None and task.do in {*NIGHT, SLEEP}


def _mood(city: City) -> Mood:
    if city.over is None:
        return Mood.CALM
    return Mood.LOST if city.over[1] == "Outlaws" else Mood.WON


def _told_winners(city: City) -> tuple[str, ...]:
    """The winners; none in a campaign, where a win with a faction would tell a side (HP-290)."""
    return () if campaign.is_played(city) else winners(city) or ()


def _spotlight(city: City) -> Spotlight | None:
    if city.over is None:
        return now_open(city)
    names = [city.player(seat).name for seat in _told_winners(city)]
    text = say("over-winners", names=", ".join(names), n=len(names)) if names else say("over-nobody")
    if campaign.is_played(city):
        text = say("over-campaign")
    victory = say("over-victory", faction=say(f"faction-{city.over[1].lower()}"))
    lines = campaign.of_all(city) if campaign.is_played(city) else reckoning(city)
    return Spotlight(cause(city), victory, text, tuple(lines))


def seat_view(city: City, one: Player, *, wanted: bool) -> SeatView:
    """A player as everybody sees them."""
    return SeatView(
        one.seat,
        one.name,
        one.colour,
        (
            _health(one),
            *sheets.tracks(one),
        ),
        tuple(_badges(city, one)),
        tuple(_lies_open(city, one)),
        on_turn=city.turn.active == one.seat,
        wanted=wanted,
        gone=False,
        face=face(one),
    )


def _health(one: Player) -> Track:
    """The Health of a figure, a heart for each."""
    return Track("health", say("track-health"), max(0, one.figure.health), one.value("health"), shape="heart")


def _lies_open(city: City, one: Player) -> Iterator[CardView]:
    """Yields the open cards of a player: the character before the first turn, the side at the end."""
    if is_before_the_first_turn(city):
        yield from sheets.person(one)
    if city.over and not campaign.is_played(city):
        yield from _revealed(one)


def is_before_the_first_turn(city: City) -> bool:
    """True if all is laid out and nobody has drawn yet: the table gets to know the characters (HP-027)."""
    cast = all(player.sheet.character for player in city.players) and now(city, LayOut) is None
    return cast and city.turn.turn == 1 and city.turn.phase == "draw" and city.over is None


def _at(one: Player) -> Badge:
    return Badge("at", say("badge-at", place=place_words(one.figure.at), area=AREA_OF[one.figure.at]))


def _badges(city: City, one: Player) -> Iterator[Badge]:
    yield _at(one)
    yield from sheets.badges(city, one)
    if city.offices.leader == one.seat:
        yield Badge("leader", say("badge-leader"), text=say("badge-leader-text"))
    if city.offices.general == one.seat:
        yield Badge("general", say("badge-general"), text=say("badge-general-text"))
    yield Badge("hand", say("badge-hand", n=len(one.held.hand)), cards=len(one.held.hand))
    if one.figure.wounds:
        text = both(list(map(named_words, one.figure.injuries))) if one.figure.injuries else None
        yield Badge("wounds", say("badge-wounds", n=one.figure.wounds), grave=True, text=text)
    if one.figure.chips:
        yield Badge("chips", say("badge-chips", n=len(one.figure.chips)), text=say("badge-chips-text"))
    if one.held.programs:
        yield Badge("programs", say("badge-programs", n=len(one.held.programs)))
    if one.held.installed:
        text = both([named_words(city.fixed.cards[id_]) for id_ in one.held.installed])
        yield Badge("installed", say("badge-installed", n=len(one.held.installed)), text=text)
    if one.held.recon:
        yield Badge("recon", say("badge-recon"))
    yield from _more_badges(one)


def _more_badges(one: Player) -> Iterator[Badge]:
    """Badges of things that a figure carries, and of its Boosts."""
    if one.aims.revoked:
        yield Badge("revoked", say("badge-revoked"), text=say("badge-revoked-text"))
    if one.figure.box:
        yield Badge("box", say("badge-box"), text=say("badge-box-text"))
    for scanner in one.figure.scanners:
        yield Badge(f"scanner-{scanner}", say("badge-scanner", n=scanner))
    if some := [(column, n) for column, n in one.sheet.unlocked.items() if n]:
        each = [say("badge-boost", column=say(f"tree-{column}"), n=n) for column, n in some]
        yield Badge("boosts", say("badge-boosts", n=sum(n for _, n in some)), text=both(each))


def _revealed(one: Player) -> Iterator[CardView]:
    yield shown_card("loyalty", one.seat, [say(f"loyalty-{one.aims.loyalty.lower()}")])
    if one.aims.objective:
        yield shown_card("objective", one.seat, objectives(one))


def _opened(city: City) -> Iterator[CardView]:
    """Yields the open cards beside the board."""
    title = str(city.middle.event.get("title", city.middle.event["id"])) if city.middle.event else None
    spotlight = _spotlight(city)
    if city.middle.event is not None and (spotlight is None or spotlight.title != title):
        yield replace(shown_card("event", "", event_lines(city.middle.event)), title=title or "")
    if city.middle.check.get("opened") is not None:
        cards = sorted(city.middle.check["opened"])
        yield shown_card(
            "check-cards", "", [*map(card_words, cards), say("check-total", n=city.middle.total or 0)]
        )
    if city.middle.vote_count is not None:
        yield shown_card("vote-count", "", [say("vote-yes", n=city.middle.vote_count, of=len(city.players))])
    if city.over:
        yield shown_card("over", "", [say(f"faction-{city.over[1].lower()}")])
        if campaign.is_played(city):
            yield shown_card("campaign", "", campaign.of_all(city))
        yield shown_card("network-down", "", [_whole_column(city, column) for column in COLUMNS])
        yield shown_card("junkyard", "", [chip_words(chip) for chip in city.network.junkyard if chip])
    for one in _looked_up(city):
        yield replace(one, rests=True)


def _looked_up(city: City) -> Iterator[CardView]:
    yield shown_card("phase", "", _phase(city))
    yield network_shown(city)
    yield shown_card("display", "", on_offer(city))
    if city.machines.dead_zones:
        yield shown_card("dead-zones", "", city.machines.dead_zones)


def on_offer(city: City) -> Iterator[Words]:
    """Yields the open Programs with their prices."""
    for id_ in city.market.display:
        title = title_of(city.fixed.cards, id_)
        yield (
            say("display-line", title=title, n=city.market.prices[id_])
            if id_ in city.market.prices
            else title
        )


def _phase(city: City) -> Iterator[Message]:
    level, *others = standing(city)
    yield level
    if city.turn.ap or city.turn.moves:
        yield say("phase-ap", ap=city.turn.ap, moves=city.turn.moves)
    yield from others


def standing(city: City) -> Iterator[Message]:
    """Yields the Event pile in use, the Blockade if it is closed, and the boxes on the board."""
    yield say("phase-level", level=city.event_level)
    if city.many and blockade(city):
        yield say("blockade-closed")
    for where, boxes in city.boxes.lying.items():
        if boxes:
            yield say("boxes-there", area=where, n=len(boxes))


def _column(city: City, column: str) -> Message:
    return _stack(column, [chip if up else "down" for chip, up in city.network.columns[column]])


def _whole_column(city: City, column: str) -> Message:
    return _stack(column, [chip for chip, _ in city.network.columns[column]])


def _stack(column: str, chips: Sequence[str]) -> Message:
    looks = [say(f"stack-{look}", n=chips.count(look)) for look in CHIP_LOOKS if look in chips]
    name = say(f"column-{column.lower()}")
    return say("column-shown", column=name, chips=both(looks) if looks else say("stack-empty"))


def counters(city: City) -> Iterator[tuple[Words, int]]:
    """Yields the sizes of the piles that everybody can count."""
    yield say("count-general"), len(city.decks.general_deck)
    yield say("count-discard"), len(city.decks.discard)
    for name, chips in city.network.sectors.items():
        yield say("count-sector", n=name), len(chips)
    yield say("count-junkyard"), sum(chip is not None for chip in city.network.junkyard)
    for scanner in (1, 2):
        yield say("count-scanner", n=scanner), scanners_free(city, scanner)
    for weapon, n in city.market.hq.items():
        yield say(f"box-{weapon.lower()}"), n
