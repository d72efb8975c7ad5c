"""Texts of cards, made from their effects, so that text and effect always agree."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from companion.engine.printed import Sign, outcome
from companion.engine.words import Message, Words, say, signed
from companion.games.map_to_hope.cards import (
    CAMP_HOPE,
    Effect,
    Hero,
    Lasting,
    Leader,
    Level,
    Location,
    Op,
    RadiationCard,
    Trigger,
    Way,
    Whom,
)
from companion.kit.composer.card_picture import card_picture


def fate_card(card: str) -> Message:
    """A Fate card, as people call it."""
    return say("fate-radiation") if card == "radiation" else say("fate-number", n=signed(int(card)))


def fate_rank(card: str) -> int:
    """Where a Fate card stands in a list of them: the worst ones first."""
    return -99 if card == "radiation" else int(card)


def effects_in_words(effects: Iterable[Effect]) -> Words:
    """A list of effects as one sentence after another."""
    found = tuple(map(_effect, effects))
    return joined(found) if found else say("does-nothing")


def kind_of(hero: Hero) -> Words:
    """Kind of a Hero card."""
    return say(f"card-{hero.kind.lower()}")


PALETTE = "teal"


def picture_of(card: Hero | Location) -> str:
    """The picture of a card, or else that of its kind or of the skill that a Location tests."""
    if isinstance(card, Hero):
        return drawn(card, card.kind.lower())
    return drawn(card, "place-camp" if card.id == CAMP_HOPE else f"place-{card.skill}")


def drawn(card: Hero | Location | Leader | RadiationCard, otherwise: str) -> str:
    """The picture by a card's own words or title, or that other one for a card without a title."""
    return card_picture(PALETTE, card.picture, card.title) or otherwise


def joined(sentences: tuple[Words, ...]) -> Words:
    """Several sentences as one text."""
    text: Words = sentences[0]
    for sentence in sentences[1:]:
        text = say("two-sentences", first=text, second=sentence)
    return text


def hero_lines(hero: Hero) -> tuple[Words, ...]:
    """Lines of a Hero card."""
    return tuple(_hero(hero))


def location_lines(location: Location) -> tuple[Words, ...]:
    """Requirements and outcomes of a Location, one way after the other."""
    if location.other is None:
        return (_asked(location), *_outcomes(location), *mission_lines(location))
    first = (_asked(location), *_in_a_line(location))
    return (*first, *other_lines(location, location.other), *mission_lines(location))


def _asked(location: Location) -> Words:
    """Cost and needs of a test, named by its way if there is another."""
    skill = say(f"skill-{location.skill}")
    if not location.way:
        return say("place-test", cost=location.cost, skill=skill, needs=location.needs)
    return say("place-way", way=location.way, cost=location.cost, skill=skill, needs=location.needs)


def mission_lines(location: Location) -> tuple[Words, ...]:
    """Lines of what a finale asks beyond its test."""
    wins = (say("place-wins", n=location.wins),) if location.wins > 1 else ()
    eased = (say("place-eased", n=location.eased_by, two=2 * location.eased_by),) if location.eased_by else ()
    return (*wins, *eased)


def _outcomes(location: Location) -> Iterator[Words]:
    yield from _outcome("place-success", location.success, Sign.UP)
    yield from _outcome("place-failure", location.fail, Sign.DOWN)


def other_lines(location: Location, way: Way) -> tuple[Words, ...]:
    """The other way; what comes of it is said where that differs from the first."""
    if way.skill is None:
        return (say("place-price", way=way.text, cost=way.cost, text=effects_in_words(way.price)),)
    tested = location.tested(other=True)
    success = () if tested.success == location.success else tested.success
    fail = () if tested.fail == location.fail else tested.fail
    return (_asked(tested), *_in_a_line(replace(tested, success=success, fail=fail)))


def _in_a_line(location: Location) -> Iterator[Words]:
    """Both outcomes of a test in one line, to keep two ways short."""
    ends = (("place-success", location.success), ("place-failure", location.fail))
    if said := tuple(say(key, text=effects_in_words(does)) for key, does in ends if does):
        yield joined(said)


def _outcome(key: str, effects: tuple[Effect, ...], sign: Sign) -> Iterator[Words]:
    if effects:
        yield outcome(say(key, text=effects_in_words(effects)), sign)


def leader_lines(leader: Leader) -> tuple[Words, ...]:
    """Abilities of a Leader."""
    skills = (
        say("leader-skill", skill=say(f"skill-{skill}"), n=n) for skill, n in leader.skills.items() if n
    )
    return (*skills, say("leader-health", n=leader.health), *_lasting(leader.always), *_when(leader.when))


def radiation_lines(card: RadiationCard, reached: int) -> tuple[Words, ...]:
    """Effects of each level; reached ones are marked."""
    return tuple(
        say("level-on" if n <= reached else "level", n=n, text=level_line(level))
        for n, level in enumerate(card.levels, start=1)
    )


def _hero(hero: Hero) -> Iterator[Words]:
    if hero.play:
        yield effects_in_words(hero.play)
    yield from _lasting(hero.always)
    yield from _when(hero.when)
    if hero.use is not None:
        yield say("use-line", time=hero.use.time, text=effects_in_words(hero.use.do))
    if hero.uses is not None:
        yield say("uses-line", n=hero.uses)


def level_line(level: Level) -> Words:
    """A level of Radiation in one line."""
    once = (say("once-line", text=effects_in_words(level.once)),) if level.once else ()
    lines = (*once, *_lasting(level.always), *_when(level.when))
    return joined(lines) if lines else say("does-nothing")


def _lasting(lasting: Iterable[Lasting]) -> Iterator[Words]:
    return map(lasting_line, lasting)


def lasting_line(one: Lasting) -> Message:
    """A rule that holds as long as its card is there."""
    key = f"holds-{one.op.replace(' ', '-')}"
    of = say(f"of-{one.of}") if one.of else ""
    return say(key, n=signed(one.n), plain=abs(one.n), skill=say(f"skill-{one.skill}"), of=of)


def _when(triggers: Iterable[Trigger]) -> Iterator[Words]:
    for trigger in triggers:
        yield say(f"when-{trigger.on}", text=effects_in_words(trigger.do))


def _effect(effect: Effect) -> Words:
    if effect.op is Op.CHOOSE:
        first, second = map(effects_in_words, effect.of)
        text: Words = say("does-choose", first=first, second=second)
    else:
        sign = "gains" if effect.n > 0 else "loses"
        keyed = {
            Op.TIME: f"does-time-{sign}",
            Op.DAMAGE: f"does-damage-{sign}",
            Op.RADIATION: f"does-radiation-{sign}",
            Op.SKILL: f"does-skill-{effect.until or 'test'}",
        }
        key = keyed.get(effect.op, f"does-{effect.op.replace(' ', '-')}")
        skill = say(f"skill-{effect.skill}")
        text = say(
            key,
            n=abs(effect.n),
            signed=signed(effect.n),
            skill=skill,
            kind=say(f"kind-{effect.kind.lower()}", n=abs(effect.n)),
        )
    return text if effect.whom is Whom.YOU else say(f"whom-{effect.whom}", text=text)
