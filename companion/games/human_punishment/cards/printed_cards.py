"""The printed sheets beside the board: cards with their backs, Data Chips, Enemy markers, tokens."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

from companion.engine.printed import (
    Back,
    Emblem,
    Printed,
    PrintedCard,
    PrintedMarkers,
    PrintedPassage,
    PrintedPiece,
    PrintedTile,
    Rating,
    Sign,
)
from companion.engine.words import Words, figure, say
from companion.games.human_punishment.cards.box import Box
from companion.games.human_punishment.phrases.kinds import Special
from companion.games.human_punishment.phrases.notation import read_card
from companion.games.human_punishment.rules.start.casting import deck_of, typed_decks
from companion.games.human_punishment.rules.start.set_up import CHIPS, GENERAL, LOYALTIES, cards_of
from companion.games.human_punishment.state.characters import CHARACTERS
from companion.games.human_punishment.state.printed.board import OURS, RECON
from companion.games.human_punishment.state.printed.card_form import Form
from companion.games.human_punishment.state.printed.cards import ENEMIES, value
from companion.games.human_punishment.state.printed.special_cards import specials_of
from companion.games.human_punishment.telling.words import (
    card_lines,
    card_words,
    effect_words,
    picture_of,
    together,
)

Paint = tuple[int, int, int]
INFLUENCE = Back(say("print-influence"), Emblem.RINGS)
PERSONAL_BACK = Back(say("print-personal"), Emblem.PERSON)
BACKS: Mapping[str, Back] = {
    **{pile: Back(say("print-events", pile=pile), Emblem.TOWN) for pile in ("I", "II", "III", "EX")},
    "programs": Back(say("editor-programs-many"), Emblem.PACK),
    "objectives": Back(say("editor-objectives-many"), Emblem.EYE),
    "wounds": Back(say("editor-wounds-many"), Emblem.WAVE),
    "interrogations": Back(say("editor-interrogations-many"), Emblem.COMPASS),
    "specials": Back(say("editor-specials-many"), Emblem.PERSON),
    "markers": Back(say("editor-markers-many"), Emblem.TREE),
    "loyalty": Back(say("print-loyalty"), Emblem.PEAK),
    "recon": Back(say("print-recon"), Emblem.COMPASS),
}
SECTIONS = ("programs", "objectives", "wounds", "interrogations", "specials", "markers")
"""Those of which each card is printed as it was typed; decks and Loyalty piles only count cards."""
PAINTS: Mapping[str, Paint] = {"blue": (78, 128, 200), "red": (200, 74, 70), "purple": (132, 84, 170)}
DARK, LIGHT, GROUND = (52, 56, 66), (238, 236, 228), (196, 200, 208)
MARKER: Mapping[str, tuple[tuple[float, float], ...]] = {
    "Tank": ((12, 40), (40, 40), (40, 26), (88, 26), (88, 74), (12, 74)),
    "Sniper": ((46, 8), (54, 8), (54, 60), (70, 84), (30, 84), (46, 60)),
    "Soldier": ((50, 12), (72, 40), (64, 84), (36, 84), (28, 40)),
    "Crawler": ((8, 62), (30, 36), (70, 36), (92, 62), (70, 74), (30, 74)),
    "Thief": ((50, 14), (86, 50), (50, 86), (14, 50)),
}
"""The outline by which each type is told from the others, without colour."""
TOKENS = 40
"""Stim-Shots, charges, Health points; print the sheet twice for more (HP-010)."""


def printed_cards(box: Box) -> Iterator[Printed]:
    """Prints all sheets but the board."""
    for pile, events in box.events.items():
        yield from (_event(pile, read_card(event)) for event in events)
    for section in SECTIONS:
        yield from (_card(section, read_card(one)) for one in box.cards.get(section, ()))
    yield from _influence(typed_decks(_section(box, "decks")), specials_of(_section(box, "specials")))
    for faction in _loyalties(_section(box, "loyalty")):
        yield _plain("loyalty", say(f"loyalty-{faction.lower()}"))
    yield from (_plain("recon", say(f"recon-{one}")) for one in RECON)
    for colour, paint in PAINTS.items():
        count = sum(chips[colour] for chips in CHIPS.values())
        yield PrintedTile(_chip(paint), _chip(DARK), count)
    yield from _enemies()
    yield PrintedMarkers(TOKENS)


def _event(pile: str, event: Form) -> PrintedCard:
    kicker, title = say("print-event", pile=pile), event.get("title", event["id"])
    rating = None
    if "target" in event:
        written = figure(event["target"])
        rating = Rating(say("print-target"), written, abs(event["target"]))
    passages = tuple(_passages(event))
    return PrintedCard(
        kicker, title, event.get("text", ""), passages, BACKS[pile], rating, (), picture_of(event)
    )


def _passages(event: Form) -> Iterator[PrintedPassage]:
    """The effects of a card, case by case, each with a shape of its own."""
    match event["kind"]:
        case "check":
            helps = say("print-blue" if event["target"] > 0 else "print-red")
            yield PrintedPassage(Sign.CIRCLE, say("print-check"), (helps,))
            yield _does(Sign.UP, "editor-line-success", event["success"])
            yield _does(Sign.DOWN, "editor-line-failure", event["failure"])
        case "colour check":
            counts = say("print-colours", colours="-".join(sorted(event["colours"])))
            yield PrintedPassage(Sign.CIRCLE, say("print-check"), (counts,))
            steps = (say("event-step", n=one["atLeast"], does=together(one["do"])) for one in event["steps"])
            yield PrintedPassage(Sign.UP, say("editor-line-success"), tuple(steps))
            yield _does(Sign.DOWN, "editor-line-failure", event["failure"])
        case "decision":
            yield _does(Sign.SQUARE, f"print-a-{event['by']}", event["A"])
            yield _does(Sign.DIAMOND, f"print-b-{event['by']}", event["B"])
        case "raid":
            yield PrintedPassage(Sign.BARS, say("print-raid"), (say("print-times", n=event["times"]),))
            if event.get("do"):
                yield _does(Sign.STAR, "print-does", event["do"])
        case _:
            yield _does(Sign.STAR, "print-does", event.get("do", ()))


def _does(sign: Sign, label: str, effects: Sequence[Form]) -> PrintedPassage:
    return PrintedPassage(sign, say(label), tuple(map(effect_words, effects)) or (say("does-nothing"),))


def _card(section: str, card: Form) -> PrintedCard:
    does = PrintedPassage(Sign.STAR, say("print-does"), tuple(card_lines(card)) or (say("does-nothing"),))
    rating = Rating(say("print-price"), str(card["price"]), card["price"]) if "price" in card else None
    small: tuple[Words, ...] = (card["character"],) if "character" in card else ()
    kicker = say(f"editor-{section}-one")
    back = PERSONAL_BACK if card.get("kind") == Special.UNIQUE else BACKS[section]
    return PrintedCard(
        kicker, card["title"], card.get("text", ""), (does,), back, rating, small, picture_of(card)
    )


def _section(box: Box, name: str) -> list[Form]:
    return [read_card(one) for one in box.cards.get(name, ())]


def _influence(typed: dict[str, list[str]], specials: Collection[str]) -> Iterator[PrintedCard]:
    """Each class's own and those for all, as an owner typed them in or else ours (HP-007, HP-126).

    Unique cards that say something are printed with that, among the cards of characters.
    """
    for character in CHARACTERS:
        cards = (card for card in deck_of(character, typed) if card not in specials)
        yield from (_worth(card, PERSONAL_BACK, say(f"character-{character}")) for card in cards)
    yield from (_worth(card, INFLUENCE) for card in typed.get("general") or cards_of(GENERAL))


def _loyalties(piles: Sequence[Form]) -> Iterator[str]:
    """As many of each faction as any number of players needs, by typed piles or else by ours (HP-035)."""
    most: Counter[str] = Counter()
    typed: dict[int, Counter[str]] = {pile["seats"]: Counter(pile["cards"]) for pile in piles}
    for seats, ours in LOYALTIES.items():
        most |= typed.get(seats) or Counter(ours)
    return most.elements()


def _worth(card: str, back: Back, *small: Words) -> PrintedCard:
    n = value(card)
    title = figure(n) if n else "0"
    counts = PrintedPassage(Sign.DIAMOND, say("print-counts"), (card_words(card),))
    return PrintedCard(
        say("print-influence"), title, "", (counts,), back, Rating(say("print-worth"), title, abs(n)), small
    )


def _plain(kind: str, words: Words) -> PrintedCard:
    says = PrintedPassage(Sign.SQUARE, say("print-counts"), (words,))
    return PrintedCard(BACKS[kind].name, "", "", (says,), BACKS[kind])


def _chip(paint: Paint) -> tuple[PrintedPiece, ...]:
    eight = ((30, 6), (70, 6), (94, 30), (94, 70), (70, 94), (30, 94), (6, 70), (6, 30))
    inner = ((38, 26), (62, 26), (74, 38), (74, 62), (62, 74), (38, 74), (26, 62), (26, 38))
    return _square(LIGHT), PrintedPiece(DARK, eight), PrintedPiece(paint, inner)


def _enemies() -> Iterator[PrintedTile]:
    """A marker for each of a pile: its outline, and as many bars as its level (HP-009)."""
    for type_ in ENEMIES:
        for level in sorted({*OURS.piles[type_]}):
            bars = tuple(PrintedPiece(LIGHT, _bar(n)) for n in range(level))
            front = (_square(GROUND), PrintedPiece(DARK, MARKER[type_]), *bars)
            yield PrintedTile(front, (_square(DARK),), OURS.piles[type_].count(level))


def _bar(n: int) -> tuple[tuple[float, float], ...]:
    left = 36.0 + 10 * n
    return (left, 46), (left + 6, 46), (left + 6, 62), (left, 62)


def _square(paint: Paint) -> PrintedPiece:
    return PrintedPiece(paint, ((0, 0), (100, 0), (100, 100), (0, 100)))
