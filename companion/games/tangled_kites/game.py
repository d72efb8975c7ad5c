"""Tangled kites: all throw three dice, and each lets a kite rise in secret as high as one of them."""

from companion.engine.game import Game, event_types
from companion.games.tangled_kites import bots, deciding, view
from companion.games.tangled_kites.chronicle import facts
from companion.games.tangled_kites.events import Event
from companion.games.tangled_kites.meta import META
from companion.games.tangled_kites.recap_pages import recap_pages
from companion.games.tangled_kites.scenarios import VOCABULARY
from companion.games.tangled_kites.secrets import secrets
from companion.games.tangled_kites.state import TangledKitesState

GAME = Game(
    META,
    initial_state=TangledKitesState,
    begin=deciding.begin,
    decide=deciding.decide,
    event_types=event_types(Event),
    questions=view.questions,
    view=view.view,
    secrets=secrets,
    advise=bots.advise,
    reason=bots.reason,
    chronicle=facts,
    recap_pages=recap_pages,
    house_rules=deciding.OPTIONS,
    scenarios=VOCABULARY,
)
