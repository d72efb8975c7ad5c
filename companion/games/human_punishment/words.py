"""What things of the game are called, to whoever may see them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from companion.engine.words import Message, say
from companion.games.human_punishment.model import Enemy

MINUS = "\N{MINUS SIGN}"


def card_words(card: str) -> Message:
    """An Influence card: its colour and its number."""
    if card in {"grey", "green"}:
        return say(f"card-{card}")
    return say("card-blue" if card[0] == "b" else "card-red", n=card[1])


def chip_words(colour: str) -> Message:
    """A Data Chip."""
    return say(f"chip-{colour}")


def place_words(place: str) -> Message:
    """A place of the board."""
    return say(f"place-{place.lower().replace(' ', '-')}")


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


def event_lines(event: Mapping[str, Any]) -> Iterator[Message]:
    """What an Event does, line by line (HP-079 to HP-088)."""
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


def together(effects: Iterable[Mapping[str, Any]]) -> Message:
    """Several effects in one line."""
    some = list(map(effect_words, effects))
    return both(some) if some else say("does-nothing")


def both(some: Sequence[Message]) -> Message:
    """Several things, one or more, in one line."""
    line = some[0]
    for one in some[1:]:
        line = say("does-both", first=line, second=one)
    return line


def effect_words(effect: Mapping[str, Any]) -> Message:
    """One effect of an Event."""
    n, whom = effect.get("n", 0), effect.get("whom", "active")
    match effect["op"]:
        case "bar":
            return say("does-bar", bar=say(f"bar-{effect['bar']}"), n=f"{n:+d}".replace("-", MINUS))
        case "health" | "wound" | "draw general" as op:
            key = f"does-{op.replace(' ', '-')}"
            return say(key, n=abs(n), down="yes" if n < 0 else "no", whom=whom)
        case "dead zone":
            return say("does-dead-zone", at=effect["at"])
        case "box":
            return say("does-box", area=str(effect["orange"]))
        case op:
            return say(f"does-{op}", n=n)
