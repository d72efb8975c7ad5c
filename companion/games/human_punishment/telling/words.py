"""The words for things of the game."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from companion.engine.slug import slug
from companion.engine.words import MINUS, Message, Words, say
from companion.games.human_punishment.phrases.notation import form, sentence
from companion.games.human_punishment.rules.fight.markers import ALWAYS, GONE, HIT, said_on
from companion.games.human_punishment.state.characters import CHARACTERS
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.parts import Enemy
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.card_form import Form
from companion.games.human_punishment.state.printed.cards import is_blue, is_red
from companion.kit.composer.card_picture import card_picture

PALETTE = "neon"
"""The palette of the cards' pictures."""


def card_words(card: str) -> Message:
    """An Influence card: its colour and its number."""
    if card in {"grey", "green"}:
        return say(f"card-{card}")
    if not (is_blue(card) or is_red(card)):
        whose, _, n = card.rpartition("-")
        return say("card-of", name=say(f"character-{whose}"), n=n)
    return say("card-blue" if is_blue(card) else "card-red", n=card[1])


def face(one: Player) -> str:
    """The words of the character's face, none before there is a character."""
    board = CHARACTERS.get(one.sheet.character)
    return board.face if board else ""


def special_words(city: City, card: str) -> Words:
    """A card that only some characters have: its title and what it does, as the box has it."""
    special = city.fixed.specials.get(card)
    if special is None:
        return say("card-all-rounder", n=card[-1]) if card.startswith("all-rounder") else card_words(card)
    return say("card-named", title=special["title"], does=together(special["do"]))


def chip_words(colour: str) -> Message:
    """The name of a Data Chip of that colour."""
    return say(f"chip-{colour}")


def place_words(place: str) -> Message:
    """A place of the board."""
    return say(f"place-{place.lower().replace(' ', '-')}")


def spot_words(spot: str) -> Message:
    """A place of the Network: its column and its Tier."""
    column, _, tier = spot.partition(" ")
    return say("field-spot", column=say(f"column-{column.lower()}"), tier=tier)


def enemy_words(one: Enemy) -> Message:
    """An Enemy: what it is, how strong, and where."""
    return say(
        "enemy-there",
        enemy=say(f"enemy-{one.type.lower()}"),
        level=one.level,
        at=one.at.removeprefix("Red "),
        path="red" if one.at.startswith("Red") else "spawn",
        health=one.health,
    )


def marker_lines(city: City, enemy: Enemy) -> list[Message]:
    """Returns the text of the markers of that type and level, line by line (HP-298)."""
    return [
        say(f"marker-{moment}", does=together(said))
        for moment in (ALWAYS, HIT, GONE)
        if (said := list(said_on(city, enemy, moment)))
    ]


def marked_words(city: City, enemy: Enemy) -> Message:
    """An Enemy, with what its marker says beside its numbers."""
    return both([enemy_words(enemy), *marker_lines(city, enemy)])


def event_lines(event: Form) -> Iterator[Message]:
    """Yields the text of an Event, line by line (HP-079 to HP-088)."""
    match event["kind"]:
        case "plain":
            yield from map(effect_words, event.get("do", ()))
        case "check":
            target = event["target"]
            yield say("event-check-blue" if target > 0 else "event-check-red", n=target)
            yield say("event-success", does=together(event["success"]))
            yield say("event-failure", does=together(event["failure"]))
        case "colour check":
            yield say("event-colours", colours="-".join(sorted(event["colours"])))
            for step in event["steps"]:
                yield say("event-step", n=step["atLeast"], does=together(step["do"]))
            yield say("event-failure", does=together(event["failure"]))
        case "decision":
            yield say("event-decision", by=event["by"])
            yield say("event-a", does=together(event["A"]))
            yield say("event-b", does=together(event["B"]))
        case _:
            yield say("event-raid", n=event["times"])
            yield from map(effect_words, event.get("do", ()))


def together(effects: Iterable[object]) -> Message:
    """Several effects in one line."""
    some = list(map(effect_words, effects))
    return both(some) if some else say("does-nothing")


def both(some: Sequence[Message]) -> Message:
    """Several things, one or more, in one line."""
    line = some[0]
    for one in some[1:]:
        line = say("does-both", first=line, second=one)
    return line


def together_said(lines: Sequence[Words]) -> Words:
    """Several sentences, one below the other."""
    said = lines[0]
    for line in lines[1:]:
        said = say("hint-line", first=said, second=line)
    return said


def effect_words(effect: object) -> Message:
    """One effect, as the phrasebook says it in either language."""
    in_english = sentence(effect)
    if in_english is not None:
        return say("does", en=in_english, de=sentence(effect, "de") or in_english)
    said = form(effect)
    if "n" not in said:
        return say("does-detain")
    n = f"{said['n']:+d}".replace("-", MINUS)
    return say("does-bar", bar=say(f"bar-{said['bar']}"), n=n) if "bar" in said else say("does-much", n=n)


def picture_of(card: Form) -> str | None:
    """The picture by a card's own words, or by its title."""
    return card_picture(PALETTE, card.get("picture", ""), card.get("title", ""))


def title_of(cards: Mapping[str, Form], id_: str) -> Message | str:
    """Returns the title of a card; a Program without a text has its number alone."""
    return str(cards[id_]["title"]) if id_ in cards else say("program", id=id_.removeprefix("p"))


def card_lines(card: Form) -> Iterator[Message]:
    """Yields the text of a Program, a Wound, an Objective or a special card, line by line."""
    if "how" in card:
        how = "charged" if card["how"].endswith("charges") else card["how"]
        yield say("program-kind", when=slug(card["when"]), how=how)
    for name in ("do", "holds", "wants"):
        yield from map(effect_words, card.get(name, ()))
    for moment in (ALWAYS, HIT, GONE):
        if card.get(moment):
            yield say(f"marker-{moment}", does=together(card[moment]))
    if card.get("contagious"):
        yield say("wound-contagious", does=together(card["contagious"]))
    if card.get("heals") == "never":
        yield say("wound-never")
    for faction in ("human", "machine", "fallen", "legion"):
        if faction in card:
            yield say("interrogation-line", who=say(f"loyalty-{faction}"), does=together(card[faction]))


def program_words(city: City) -> Callable[[str], Words]:
    """Returns the function that names a Program."""
    return lambda id_: title_of(city.fixed.cards, id_)


def enemies_named(city: City, ids: Iterable[str]) -> Iterator[tuple[str, Words]]:
    """Yields Enemies, and Deus, each with its words."""
    for id_ in ids:
        enemy = next((one for one in city.machines.enemies if one.id == id_), None)
        yield id_, enemy_words(enemy) if enemy else say("enemy-deus")
