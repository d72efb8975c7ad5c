"""The private cards of a player, and the form of a card on the pages."""

from collections.abc import Iterable, Iterator

from companion.engine.frozen import recent, replace
from companion.engine.view import CardView
from companion.engine.words import Message, Words, say
from companion.games.human_punishment.rules.cards.abilities import UNIQUE
from companion.games.human_punishment.rules.start import campaign
from companion.games.human_punishment.rules.turns.waiting import open_task
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Look, Player
from companion.games.human_punishment.state.printed.card_form import Form
from companion.games.human_punishment.state.printed.cards import BOXES, TRAPS
from companion.games.human_punishment.telling.words import (
    both,
    card_lines,
    card_words,
    chip_words,
    effect_words,
    picture_of,
    special_words,
    title_of,
)
from companion.games.human_punishment.view import sheets

AFTER_NIGHT = (3, 2, 1)
"""The levels of the Enemies from the Machine phase on (HP-097)."""
WITHOUT_NIGHT = 3
"""Number of players with whom there is no night (HP-303)."""
ABOUT_SIDES = ("wins", "watches", "bluffs")
BACKS = {
    "loyalty": "loyalty",
    "objective": "loyalty",
    "hand": "hand",
    "put": "hand",
    "vote": "hand",
    "chips": "chip",
    "programs": "chip",
    "recon": "general",
    "night": "loyalty",
}
"""Pictures on the backs of private cards."""


def _fulfilled(done: bool) -> Message:
    return say("objective-fulfilled" if done else "objective-open")


def own_cards(city: City, one: Player) -> Iterator[CardView]:
    """Yields all private cards of a player."""
    if one.aims.loyalty:
        yield shown_card("loyalty", one.seat, _side(one.aims.loyalty.lower()), secret=True)
    yield shown_card("hand", one.seat, [_held(city, card) for card in sorted(one.held.hand)], secret=True)
    yield from sheets.cards(city, one)
    if one.aims.objective:
        yield _pictured(shown_card("objective", one.seat, objectives(one), secret=True), one.aims.goals)
    if one.held.programs:
        known = [city.fixed.cards[id_] for id_ in one.held.programs if id_ in city.fixed.cards]
        yield _pictured(shown_card("programs", one.seat, _programs(city, one), secret=True), known)
    if one.figure.injuries:
        shown = shown_card("injuries", one.seat, map(named_words, one.figure.injuries), secret=True)
        yield _pictured(shown, one.figure.injuries)
    yield from _things(city, one)
    if city.over is not None and campaign.is_played(city):
        yield shown_card("second-game", one.seat, campaign.of_one(one), secret=True)
    yield from _learnt(city, one)


def _things(city: City, one: Player) -> Iterator[CardView]:
    """Cards of things that a player carries, or has laid covered."""
    if one.figure.chips:
        yield shown_card("chips", one.seat, map(chip_words, one.known_chips), secret=True)
    if one.figure.box:
        yield shown_card("box", one.seat, [_box(one.figure.box)], secret=True)
    if one.held.recon:
        yield shown_card("recon", one.seat, [say(f"recon-{one.held.recon}")], secret=True)
    if one.held.put and city.middle.check.get("cards"):
        yield shown_card("put", one.seat, map(card_words, one.held.put), secret=True)
    if one.seat in city.middle.votes and open_vote(city):
        yield shown_card("vote", one.seat, [say("yes" if city.middle.votes[one.seat] else "no")], secret=True)


def _pictured(shown: CardView, cards: Iterable[Form]) -> CardView:
    """With the picture of the first of its cards."""
    return replace(shown, picture=next(map(picture_of, cards), None))


def _side(loyalty: str) -> tuple[Message, ...]:
    """A side: how it wins, what it watches, how it bluffs."""
    return say(f"loyalty-{loyalty}"), *(say(f"loyalty-{loyalty}-{about}") for about in ABOUT_SIDES)


def _held(city: City, card: str) -> Words:
    """A card of the hand; a unique one with what stands on it."""
    return special_words(city, card) if card in UNIQUE else card_words(card)


def open_vote(city: City) -> bool:
    """True if a vote goes on."""
    task = open_task(city)
    return task is not None and task.do == "vote"


def _learnt(city: City, one: Player) -> Iterator[CardView]:
    for kind, seat, content in one.known.look:
        lines = [_seen_words(city, text) for text in content]
        yield shown_card("look", one.seat, lines, secret=True)
        if seat != one.seat:
            shown = shown_card(kind, seat, lines, secret=True, name=city.player(seat).name)
            yield replace(shown, id=seen_id(kind, seat))
    if one.known.log:
        yield shown_card("log", one.seat, [log_line(city, n, look) for n, look in one.known.log], secret=True)
    if city.machines.levels == AFTER_NIGHT and len(city.players) > WITHOUT_NIGHT:
        yield shown_card("night", "", _at_night(city, one), secret=True)


def _at_night(city: City, one: Player) -> Iterator[Words]:
    """Yields what the night told; a player who was told nothing has the same card."""
    some = (("humans", one.known.humans), ("machines", one.known.machines), ("legion", one.known.legion))
    told = [(name, known) for name, known in some if known is not None]
    for name, known in told:
        yield say(f"night-{name}", names=", ".join(city.player(seat).name for seat in known))
    if not told:
        yield say("night-nothing")


def seen_id(kind: str, seat: str) -> str:
    """Returns the id of a card seen of another player; its owner's card has another id."""
    return f"{kind}-seen:{seat}"


def log_line(city: City, turn: int, look: Look) -> Message:
    """Returns a line of the log: turn, kind of look, and what was seen."""
    kind, of, content = look
    seen = both([_seen_words(city, text) for text in content]) if content else say("does-nothing")
    return say("log-line", n=turn, what=say(f"log-{kind}", name=city.player(of).name), seen=seen)


def _box(box: str) -> Message:
    return say(f"box-{box.lower().replace(' ', '-')}")


def _seen_words(city: City, text: str) -> Message:
    """Returns what was seen in words: a card, a chip, a faction, an Objective."""
    if text in {"blue", "red", "purple"}:
        return chip_words(text)
    if text in {"True", "False"}:
        return _fulfilled(text == "True")
    if text in {"Human", "Machine", "Fallen", "Legion"}:
        return say(f"loyalty-{text.lower()}")
    if text in {*BOXES, *TRAPS}:
        return say("box-trap", trap=say(text)) if text in TRAPS else _box(text)
    if text in city.fixed.cards:
        return named_words(city.fixed.cards[text])
    return say("program", id=text.removeprefix("p")) if text[:1] == "p" else card_words(text)


@recent
def objectives(one: Player) -> tuple[Words, ...]:
    """Returns the conditions of each Objective, and if it is fulfilled."""
    return tuple(_wanted(one))


def _wanted(one: Player) -> Iterator[Words]:
    if not one.aims.goals:
        yield from map(_fulfilled, one.aims.objective)
    for goal, done in zip(one.aims.goals, one.aims.objective, strict=False):
        yield say("card-named", title=goal["title"], does=both(list(card_lines(goal))))
        if goal.get("text"):
            yield goal["text"]
        yield from () if done else _so_far(one, goal)
        yield _fulfilled(done)


def _so_far(one: Player, goal: Form) -> Iterator[Message]:
    """Yields a line for each condition that counts."""
    for said in goal["wants"]:
        if (n := said.so_far(one)) is not None:
            yield say("objective-so-far", what=effect_words(said), n=n, of=said.n)


def _programs(city: City, one: Player) -> Iterator[Words]:
    """Each with what it does, and with what is left of it."""
    for id_ in one.held.programs:
        yield (
            named_words(city.fixed.cards[id_]) if id_ in city.fixed.cards else title_of(city.fixed.cards, id_)
        )
        if id_ in one.held.charges:
            yield say("program-charges", n=one.held.charges[id_])


@recent
def named_words(card: Form) -> Message:
    """A card's title, and what it says."""
    return say("card-named", title=card["title"], does=both(list(card_lines(card)) or [say("does-nothing")]))


def shown_card(
    kind: str, of: str, lines: Iterable[Words], *, secret: bool = False, name: str = ""
) -> CardView:
    """A card on the pages, of a seat or of nobody; `name` is whose it is where another player has seen it."""
    title = say(f"shown-{kind}-of", name=name) if name else say(f"shown-{kind}")
    id_ = f"{kind}:{of}" if of else kind
    return CardView(id_, title, "", tuple(lines), secret=secret, back=BACKS.get(kind))
