"""Opens past evenings for the phones that were part of them."""

from companion.adapters.game_catalogue.game_pictures import address
from companion.adapters.recap.evening_recap import EveningRecap, coloured
from companion.adapters.use_cases.handlers import handles
from companion.adapters.use_cases.table_access import TableAccess
from companion.engine.refusal import refuse
from companion.engine.words import say
from companion.table.past.evenings import PastEvening
from web.ports.protocol import PageViewer
from web.ports.queries import ReadEvening
from web.shown.evening import EveningToldView


@handles(ReadEvening)
def _evening(at: TableAccess, asked: ReadEvening, who: PageViewer) -> EveningToldView:
    games = ((at.table.record.before(token), token) for token in asked.tokens)
    found, token = next(((game, token) for game, token in games if game is not None), (None, ""))
    if found is None:
        raise refuse("refused-no-evening")
    past = at.table.evenings.read(found)
    return told_back(at, past, past.seating.seat_of(token), who)


def told_back(at: TableAccess, past: PastEvening, seat: str | None, who: PageViewer) -> EveningToldView:
    """A past game, told for that seat or for all."""
    package = at.packages.get(past.name)
    if package is None:
        raise refuse("refused-no-evening")
    names = [seat.name for seat in past.seating.seats]
    speech = at.speech(who, package).with_names(names)
    kept = at.archive
    told = EveningRecap(
        speech, coloured(speech), lambda name: address(at.table.id, past.name, package, name)
    ).past(
        past,
        lambda roll: kept.photograph(past.game, roll) if kept else None,
        seat,
    )
    key = "evening-of" if past.told.end.over else "evening-broken-off"
    about = speech(say(key, day=speech.day(past.begun_at), names=", ".join(names)))
    return EveningToldView(speech(say("game-title")), about, told, who.language, past.name)
