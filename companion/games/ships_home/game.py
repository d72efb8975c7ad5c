"""Lighting ships home: eight come through the night, and all dice together show each of them its light."""

from companion.engine.game import Game, event_types
from companion.games.ships_home import bots, deciding, view
from companion.games.ships_home.chronicle import facts
from companion.games.ships_home.events import Event
from companion.games.ships_home.meta import META
from companion.games.ships_home.recap_pages import recap_pages
from companion.games.ships_home.scenarios import VOCABULARY
from companion.games.ships_home.secrets import secrets
from companion.games.ships_home.state import ShipsHomeState

GAME = Game(
    META,
    initial_state=ShipsHomeState,
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
