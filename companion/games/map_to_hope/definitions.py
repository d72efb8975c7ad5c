"""Cards as they are written, in card files and scenarios alike, read strictly (catalogue, effect forms)."""

from dataclasses import replace

from companion.games.map_to_hope.cards import (
    CAMP_HOPE,
    Effect,
    Hero,
    Holds,
    Kind,
    Lasting,
    Leader,
    Level,
    Location,
    On,
    Op,
    RadiationCard,
    Skill,
    Trigger,
    Use,
    Way,
    Whom,
)
from companion.kit.scenario.parts import ScenarioPart

MANY = 999
"""More than any number on a card."""
OF_ANY = tuple(Skill)
OF_ONE = (Skill.FORCE, Skill.WITS, Skill.CRAFT)
QUIET = (Op.TIME, Op.DAMAGE, Op.RADIATION, Op.SKILL, Op.DRAW, Op.ELIMINATE)
"""Effects allowed where no choice is possible: in a trigger, and in a level of Radiation."""
SIGNED = (Op.TIME, Op.DAMAGE, Op.RADIATION, Op.SKILL)
FIELDS = {
    Op.TIME: ("n",),
    Op.DAMAGE: ("n",),
    Op.RADIATION: ("n",),
    Op.SKILL: ("n", "skill", "until"),
    Op.DRAW: ("n",),
    Op.DISCARD: ("n",),
    Op.TAKE_BACK: ("n",),
    Op.LOSE_CARD: ("n", "kind"),
    Op.SCOUT: ("n",),
    Op.FORESEE: (),
    Op.CHOOSE: ("of",),
    Op.ELIMINATE: (),
}
"""Parameters of each effect beside its receiver."""
HELD = {
    Holds.SKILL: ("n", "skill"),
    Holds.COST: ("n", "of"),
    Holds.DAILY_TIME: ("n",),
    Holds.SHIELD: ("n", "from"),
    Holds.FATE_FLOOR: ("n",),
    Holds.DRAW_BONUS: ("n",),
}
OTHER = ("or", "or costs", "or skill", "or needs", "or success", "or fail", "or price")
"""The lines of the other way to deal with a Location."""
OF_EVERY_CAMP = ("cost", "skill", "needs", "fail", "title", "picture", "text", "way", "wins", "eased by")
OF_A_CAMP = tuple(line for line in OTHER if line not in {"or success", "or price"})
COSTS, HARMS = ("play", "interact", "move", "draw"), ("damage", "radiation")


def read_effects(
    part: ScenarioPart | None, *, quiet: bool = False, chosen: bool = False
) -> tuple[Effect, ...]:
    """A list of effects. Raises Misread; where it is `quiet` nobody is asked, and no choice is `chosen`."""
    return tuple(_effect(item, quiet, chosen) for item in part.items()) if part else ()


def read_hero(id_: str, part: ScenarioPart) -> Hero:
    """A Hero card. Raises Misread."""
    part.fields("kind", "cost", "play", "always", "when", "use", "uses", "title", "picture", "text")
    kind = Kind(part.part("kind").word(tuple(Kind), "kind of Hero card"))
    if kind is Kind.ACTION:
        for name in ("always", "when", "use", "uses"):
            if (odd := part.maybe(name)) is not None:
                raise odd.fault("an Action has `play` only")
    use, uses = part.maybe("use"), part.maybe("uses")
    return Hero(
        id_,
        kind,
        part.part("cost").number(0, MANY),
        read_effects(part.maybe("play")),
        read_lasting(part.maybe("always")),
        read_triggers(part.maybe("when")),
        _use(use) if use else None,
        uses.number(1, MANY) if uses else None,
        _text(part, "title"),
        _text(part, "text"),
        _picture(part),
    )


def read_location(id_: str, part: ScenarioPart) -> Location:
    """Reads a Location. Raises Misread."""
    part.fields("cost", "skill", "needs", "success", "fail", "title", "picture", "text", "way", *OTHER)
    place = Location(
        id_,
        part.part("cost").number(0, MANY),
        Skill(part.part("skill").word(OF_ONE, "skill")),
        part.part("needs").number(0, MANY),
        read_effects(part.maybe("success")),
        read_effects(part.maybe("fail")),
        _text(part, "title"),
        _text(part, "text"),
        _text(part, "way"),
        picture=_picture(part),
    )
    return replace(place, other=_other(part, place))


def _other(part: ScenarioPart, place: Location) -> Way | None:
    """The other way; what a test of it does not say is as in the first one. Raises Misread."""
    if (text := part.maybe("or")) is None:
        for name in OTHER[1:]:
            if (odd := part.maybe(name)) is not None:
                raise odd.fault("`or` has to say the other way")
        return None
    costs, price = part.maybe("or costs"), part.maybe("or price")
    cost = costs.number(0, MANY) if costs else place.cost
    if price is not None:
        for name in ("or skill", "or needs", "or success", "or fail"):
            if (odd := part.maybe(name)) is not None:
                raise odd.fault("a way with a price has no test")
        return Way(text.text(), cost, price=read_effects(price))
    success, fail = part.maybe("or success"), part.maybe("or fail")
    return Way(
        text.text(),
        cost,
        Skill(part.part("or skill").word(OF_ONE, "skill")),
        part.part("or needs").number(0, MANY),
        read_effects(success) if success else place.success,
        read_effects(fail) if fail else place.fail,
    )


def read_camp(part: ScenarioPart | None) -> Location:
    """Camp Hope; what it does not say is as usual. Raises Misread."""
    if part is None:
        return Location(CAMP_HOPE, 1, Skill.FORCE, 5)
    part.fields(*OF_EVERY_CAMP, *OF_A_CAMP)
    cost, skill, needs = part.maybe("cost"), part.maybe("skill"), part.maybe("needs")
    wins, eased = part.maybe("wins"), part.maybe("eased by")
    camp = Location(
        CAMP_HOPE,
        cost.number(0, MANY) if cost else 1,
        Skill(skill.word(OF_ONE, "skill")) if skill else Skill.FORCE,
        needs.number(0, MANY) if needs else 5,
        fail=read_effects(part.maybe("fail")),
        title=_text(part, "title"),
        text=_text(part, "text"),
        way=_text(part, "way"),
        wins=wins.number(1, MANY) if wins else 1,
        eased_by=eased.number(1, MANY) if eased else 0,
        picture=_picture(part),
    )
    return replace(camp, other=_other(part, camp))


def read_leader(id_: str, part: ScenarioPart | None) -> Leader:
    """Reads a Leader. Raises Misread."""
    if part is None:
        return Leader(id_)
    part.fields("health", "skills", "always", "when", "title", "picture", "text")
    health, skills = part.maybe("health"), part.maybe("skills")
    known = skills.fields(*OF_ONE).entries() if skills else {}
    return Leader(
        id_,
        health.number(1, MANY) if health else 6,
        {skill: one.number(0, MANY) for skill, one in known.items()},
        read_lasting(part.maybe("always")),
        read_triggers(part.maybe("when")),
        _text(part, "title"),
        _text(part, "text"),
        _picture(part),
    )


def read_levels(part: ScenarioPart | None) -> tuple[Level, ...]:
    """The levels of a Radiation card, the first one first. Raises Misread."""
    return tuple(read_level(item) for item in part.items()) if part else (Level(),) * 6


def read_radiation_card(id_: str, part: ScenarioPart) -> RadiationCard:
    """A Radiation card of a card file. Raises Misread."""
    part.fields("levels", "title", "picture", "text")
    levels, title, text = read_levels(part.part("levels")), _text(part, "title"), _text(part, "text")
    return RadiationCard(id_, levels, title, text, _picture(part))


def read_level(part: ScenarioPart) -> Level:
    """A level of Radiation. Raises Misread."""
    part.fields("once", "always", "when")
    return Level(
        read_effects(part.maybe("once"), quiet=True),
        read_lasting(part.maybe("always")),
        read_triggers(part.maybe("when")),
    )


def _effect(part: ScenarioPart, quiet: bool, chosen: bool) -> Effect:
    known = QUIET if quiet else tuple(one for one in Op if not (chosen and one is Op.CHOOSE))
    op = Op(part.part("op").word(known, "effect that may stand here"))
    part.fields("op", "whom", *FIELDS[op])
    whom, n = part.maybe("whom"), part.maybe("n")
    skill, until, kind = part.maybe("skill"), part.maybe("until"), part.maybe("kind")
    needed = "n" in FIELDS[op] and op is not Op.SCOUT
    least = -MANY if op in SIGNED else 1
    return Effect(
        op,
        (part.part("n") if n is None else n).number(least, MANY) if needed or n else 1,
        Whom(whom.word(tuple(Whom), "receiver")) if whom else Whom.YOU,
        Skill(skill.word(OF_ANY, "skill")) if skill else Skill.ANY,
        until.word(("test", "day"), "end of a gain") if until else "",
        kind.word(("Item", "Ally", "Boost", "any"), "kind of card in front") if kind else "any",
        _options(part.part("of")) if op is Op.CHOOSE else (),
    )


def _options(part: ScenarioPart) -> tuple[tuple[Effect, ...], ...]:
    lists = part.items()
    if len(lists) != 2:
        raise part.fault("exactly two lists of effects stand here")
    return tuple(read_effects(one, chosen=True) for one in lists)


def read_lasting(part: ScenarioPart | None) -> tuple[Lasting, ...]:
    """Reads lasting rules. Raises Misread."""
    return tuple(_holds(item) for item in part.items()) if part else ()


def _holds(part: ScenarioPart) -> Lasting:
    op = Holds(part.part("op").word(tuple(Holds), "thing that holds"))
    part.fields("op", *HELD[op])
    skill = part.maybe("skill")
    of = ""
    if op is Holds.COST:
        of = part.part("of").word(COSTS, "action with a cost")
    if op is Holds.SHIELD:
        of = part.part("from").word(HARMS, "thing that a shield is against")
    n = part.part("n")
    if op is Holds.DAILY_TIME:
        number = n.number(-MANY, -1)
    elif op is Holds.SHIELD:
        number = n.number(1, MANY)
    else:
        number = n.number(-MANY, MANY)
    return Lasting(op, number, Skill(skill.word(OF_ANY, "skill")) if skill else Skill.ANY, of)


def read_triggers(part: ScenarioPart | None) -> tuple[Trigger, ...]:
    """Reads triggers. Raises Misread."""
    return tuple(_trigger(item) for item in part.items()) if part else ()


def _trigger(part: ScenarioPart) -> Trigger:
    part.fields("on", "do")
    on = On(part.part("on").word(tuple(On), "moment"))
    return Trigger(on, read_effects(part.part("do"), quiet=True))


def _use(part: ScenarioPart) -> Use:
    part.fields("time", "do")
    return Use(part.part("time").number(0, MANY), read_effects(part.part("do")))


def _text(part: ScenarioPart, name: str) -> str:
    found = part.maybe(name)
    return found.text() if found else ""


def _picture(part: ScenarioPart) -> str:
    """The words of the card's picture. Raises Misread for words that no picture has."""
    return part.part("picture").picture() if part.maybe("picture") else ""
