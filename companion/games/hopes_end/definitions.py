"""Tiles and cards as they are written, in card files and in scenarios alike, read strictly (`about`)."""

from companion.games.hopes_end.cards import Effect, Gain, History, Later, Morality, Op, Type, Who
from companion.games.hopes_end.town.tiles import BUILDING, CROSSING, NOTHING, ROAD, SIDES, THROUGH, Tile, tile
from companion.kit.scenario.parts import ScenarioPart

MANY = 999
TILE_FIELDS = ("edges", "road", "building", "barracks")
TYPES = tuple(Type)


def read_tile(part: ScenarioPart, *more: str) -> Tile:
    """A tile; `more` are the fields that may stand beside its own. Raises Misread."""
    part.fields(*TILE_FIELDS, *more)
    edges = read_edges(part.part("edges"))
    barracks = part.maybe("barracks")
    has_barracks = barracks.flag() if barracks else False
    road = _road(part, edges, has_barracks=has_barracks)
    return tile(edges, road, _buildings(part.maybe("building"), edges), barracks=has_barracks)


def read_edges(part: ScenarioPart) -> str:
    """The four edges of a tile. Raises Misread."""
    edges = part.text()
    if len(edges) != 4 or set(edges) - set("brs"):
        raise part.fault("four letters of b, r and s stand here, in the order n e s w")
    return edges


def read_morality(part: ScenarioPart, *more: str) -> Morality:
    """A Morality card; `more` are the fields that may stand beside its own. Raises Misread."""
    part.fields("id", "type", "answers", *more)
    type_, answers, texts = part.maybe("type"), part.maybe("answers"), part.maybe("texts")
    gains = _gains_in(answers) if answers else ((), (), ())
    question, face, later = part.maybe("question"), part.maybe("face"), part.maybe("later")
    picture = part.maybe("picture")
    return Morality(
        part.part("id").text(),
        Type(type_.word(TYPES, "type of Morality card")) if type_ else Type.DEMOCRATIC,
        gains,
        question.text() if question else "",
        tuple(one.text() for one in _three(texts)) if texts else ("", "", ""),
        face.text() if face else "",
        tuple(Later(one.text()) for one in _three(later)) if later else (),
        picture.picture() if picture else "",
    )


def read_history(part: ScenarioPart, *more: str) -> History:
    """A History card; `more` are the fields that may stand beside its own. Raises Misread."""
    part.fields("id", "effects", *more)
    effects, title, text = part.maybe("effects"), part.maybe("title"), part.maybe("text")
    by_hand, picture = part.maybe("by-hand"), part.maybe("picture")
    return History(
        part.part("id").text(),
        _effects_in(effects) if effects else (),
        title.text() if title else "",
        text.text() if text else "",
        by_hand=by_hand.flag() if by_hand else False,
        picture=picture.picture() if picture else "",
    )


def _effects_in(part: ScenarioPart) -> tuple[Effect, ...]:
    """The effects that are listed there. Raises Misread."""
    return tuple(map(_effect, part.items()))


def _gains_in(part: ScenarioPart) -> tuple[tuple[Gain, ...], ...]:
    """Gains of each of three answers. Raises Misread."""
    return tuple(map(_gains, _three(part)))


def _road(part: ScenarioPart, edges: str, *, has_barracks: bool) -> str:
    count, written = edges.count(ROAD), part.maybe("road")
    if written is None:
        if count == 1:
            raise part.fault("with one road edge the field 'road' says what it ends at")
        return ""
    if not count:
        raise written.fault("there is no road edge here")
    road = written.word((THROUGH, CROSSING, "building", "barracks", NOTHING), "way of a road")
    if road == THROUGH and count != 2:
        raise written.fault("a road goes through with exactly two road edges")
    if road == CROSSING and count < 3:
        raise written.fault("a crossing has three or four road edges")
    if road == "building" and BUILDING not in edges:
        raise written.fault("there is no building edge on this tile")
    if road == "barracks" and not has_barracks:
        raise written.fault("there is no barracks on this tile")
    return road


def _buildings(part: ScenarioPart | None, edges: str) -> tuple[str, ...]:
    if part is None:
        return ()
    groups = tuple(item.text() for item in part.items())
    walls = [side for side, edge in zip(SIDES, edges, strict=True) if edge == BUILDING]
    if sorted("".join(groups)) != sorted(walls):
        raise part.fault(f"each building edge ({' '.join(walls) or 'none'}) stands in exactly one building")
    return groups


def _three(part: ScenarioPart) -> list[ScenarioPart]:
    found = part.items()
    if len(found) != 3:
        raise part.fault("exactly three stand here")
    return found


def _gains(part: ScenarioPart) -> tuple[Gain, ...]:
    return tuple(_gain(item) for item in part.items())


def _gain(part: ScenarioPart) -> Gain:
    part.fields("op", "n")
    return Gain(Op(part.part("op").word((Op.PLACE, Op.POINTS), "effect")), part.part("n").number(-MANY, MANY))


def _effect(part: ScenarioPart) -> Effect:
    part.fields("op", "n", "who", "per")
    op = Op(part.part("op").word(tuple(Op), "effect"))
    least = 0 if op in {Op.RUIN, Op.REPAIR, Op.SPARE} else -MANY
    who, per = part.maybe("who"), part.maybe("per")
    return Effect(
        op,
        part.part("n").number(least, MANY),
        _who(who) if who else Who(),
        Type(per.word(TYPES, "type of Morality card")) if per else None,
    )


def _who(part: ScenarioPart) -> Who:
    if isinstance(part.value, str):
        return Who(part.word(("all",), "group of seats"))
    kinds = ("type", "most", "none", "kinds", "answer", "score", "first")
    found = [kind for kind in kinds if part.maybe(kind) is not None]
    if len(found) != 1:
        raise part.fault(f"exactly one of {', '.join(kinds)} stands here")
    kind = found[0]
    part.fields(kind, *(("least",) if kind in {"type", "answer"} else ()))
    value, least = part.part(kind), part.maybe("least")
    n = least.number(1, 3) if least else 1
    if kind == "kinds":
        return Who(kind, n=value.number(1, 3))
    if kind == "answer":
        return Who(kind, n=n, answer=value.number(1, 3))
    if kind == "score":
        return Who(kind, score=value.word(("highest", "lowest"), "score"))
    if kind == "first":
        if not value.flag():
            raise value.fault("true stands here")
        return Who(kind)
    return Who(kind, Type(value.word(TYPES, "type of Morality card")), n)
