"""What one viewer may see, field by field: nothing of the city is shown that does not stand here."""

from collections.abc import Iterable, Iterator

from companion.engine.view import Badge, CardView, Mood, SeatView, Track, View, Viewer
from companion.engine.words import Words, say
from companion.games.human_punishment.board import BARS, COLUMNS
from companion.games.human_punishment.model import City, Player
from companion.games.human_punishment.questions import NIGHT, questions
from companion.games.human_punishment.rules.actions import blockade
from companion.games.human_punishment.rules.flow import open_task


def view(city: City, viewer: Viewer) -> View:
    """The page of one viewer."""
    asked = questions(city)
    own = next((one for one in city.players if one.seat == viewer), None)
    return View(
        viewer=viewer,
        mood=_mood(city),
        tracks=tuple(_bar(bar, n) for bar, n in city.bars.items()),
        seats=tuple(_seat(city, one) for one in city.players),
        waiting=tuple(dict.fromkeys(one.public for one in asked if not one.standing)),
        spotlight=None,
        rolling=None,
        hand=tuple(_own(city, own)) if own else (),
        opened=tuple(_opened(city)),
        counters=(
            (say("count-general"), len(city.general_deck)),
            (say("count-discard"), len(city.discard)),
            (say("count-removed"), city.removed),
            *((say("count-sector", n=name), len(chips)) for name, chips in city.sectors.items()),
        ),
        over=city.over is not None,
    )


def _mood(city: City) -> Mood:
    if city.over is None:
        return Mood.CALM
    return Mood.LOST if city.over[1] == "Outlaws" else Mood.WON


def _bar(bar: str, n: int) -> Track:
    low, top = BARS[bar]
    return Track(bar, say(f"bar-{bar}"), n, top if low >= 0 else top - low)


def _seat(city: City, one: Player) -> SeatView:
    task = open_task(city)
    night = task is not None and task.do in NIGHT
    asked = {question.to for question in questions(city) if not question.standing}
    return SeatView(
        one.seat,
        one.name,
        one.colour,
        (
            Track("health", say("track-health"), one.health, one.value("health")),
            Track("wounds", say("track-wounds"), one.wounds, one.wounds),
        ),
        tuple(_badges(city, one)),
        tuple(_revealed(one)) if city.over else (),
        on_turn=city.active == one.seat,
        wanted=not night and one.seat in asked,
        gone=False,
        note=say("note-seat", hand=len(one.hand), programs=len(one.programs), chips=len(one.chips)),
    )


def _badges(city: City, one: Player) -> Iterator[Badge]:
    yield Badge("at", say("badge-at", place=one.at))
    if city.leader == one.seat:
        yield Badge("leader", say("badge-leader"))
    if city.general == one.seat:
        yield Badge("general", say("badge-general"))
    if one.revoked:
        yield Badge("revoked", say("badge-revoked"))
    if one.box:
        yield Badge("box", say("badge-box"))
    for scanner in one.scanners:
        yield Badge(f"scanner-{scanner}", say("badge-scanner", n=scanner))
    for column, n in one.unlocked.items():
        yield Badge(f"boost-{column}", say("badge-boost", column=column, n=n))


def _revealed(one: Player) -> Iterator[CardView]:
    yield _card("loyalty", one.seat, (one.loyalty,))
    yield _card("objective", one.seat, tuple(map(str, one.objective)))


def _own(city: City, one: Player) -> Iterator[CardView]:
    """Everything that is one's own, and what was looked at or learnt."""
    yield _card("hand", one.seat, sorted(one.hand), secret=True)
    yield _card("loyalty", one.seat, (one.loyalty,), secret=True)
    yield _card("objective", one.seat, tuple(map(str, one.objective)), secret=True)
    yield _card("programs", one.seat, one.programs, secret=True)
    yield _card("chips", one.seat, one.chips, secret=True)
    yield _card("recon", one.seat, (one.recon or "",), secret=True)
    yield _card("put", one.seat, one.put, secret=True)
    if city.votes and one.seat in city.votes:
        yield _card("vote", one.seat, (str(city.votes[one.seat]),), secret=True)
    for kind, seat, content in one.look:
        yield _card("look", one.seat, content, secret=True)
        yield _card(kind, seat, content, secret=True)
    for name, known in (("humans", one.humans), ("machines", one.machines), ("legion", one.legion)):
        if known is not None:
            yield _card(name, "", known, secret=True)


def _card(kind: str, of: str, lines: Iterable[str], *, secret: bool = False) -> CardView:
    words: tuple[Words, ...] = tuple(lines)
    return CardView(f"{kind}:{of}" if of else kind, say(f"card-{kind}"), "", words, secret=secret)


def _opened(city: City) -> Iterator[CardView]:
    """What lies open before everybody."""
    yield _card("phase", "", (city.phase, str(city.ap), str(city.moves), str(blockade(city))))
    yield _card("enemies", "", [f"{one.id} {one.type} {one.level} {one.at} {one.health}" for one in city.enemies])
    yield _card("elite", "", (f"Apex {city.apex}", f"Deus {city.deus} {city.deus_before}"))
    yield _card("display", "", city.display)
    yield _card("network-up", "", [_chip(city, one) for one in COLUMNS])
    yield _card("dead-zones", "", city.dead_zones)
    if city.check.get("opened") is not None:
        yield _card("check-cards", "", city.check["opened"])
    if city.vote_count is not None:
        yield _card("vote-count", "", (str(city.vote_count),))
    if city.over:
        yield _card("network-down", "", [" ".join(chip for chip, _ in city.network[one]) for one in COLUMNS])
        yield _card("junkyard", "", [chip or "" for chip in city.junkyard])
        yield _card("over", "", city.over)


def _chip(city: City, column: str) -> str:
    """A column with the colours that lie open, and how many lie face down."""
    return " ".join(chip if up else "?" for chip, up in city.network[column])
