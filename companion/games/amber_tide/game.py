"""Amber and tide: who walks out throws as many dice as they dare, and comes home before the tide, or not."""

from companion.engine.expected_layout import MatLayouts
from companion.engine.game import Game, event_types
from companion.games.amber_tide import bots, deciding, view
from companion.games.amber_tide.chronicle import facts
from companion.games.amber_tide.events import Event
from companion.games.amber_tide.meta import META
from companion.games.amber_tide.recap_pages import recap_pages
from companion.games.amber_tide.scenarios import VOCABULARY
from companion.games.amber_tide.state import AmberTideState

GAME = Game(
    META,
    initial_state=AmberTideState,
    begin=deciding.begin,
    decide=deciding.decide,
    event_types=event_types(Event),
    questions=view.questions,
    view=view.view,
    mat=MatLayouts(laid=view.laid),
    advise=bots.advise,
    reason=bots.reason,
    chronicle=facts,
    recap_pages=recap_pages,
    house_rules=deciding.OPTIONS,
    scenarios=VOCABULARY,
)
