"""Each of two people rolls a die; one of them has a card that adds one; the higher total wins."""

from companion.engine.game import Game, event_types
from tests.companion.carded import bots, deciding, view
from tests.companion.carded.events import Event
from tests.companion.carded.meta import META
from tests.companion.carded.scenarios import VOCABULARY
from tests.companion.carded.state import CardedState

GAME = Game(
    META,
    initial_state=CardedState,
    begin=deciding.begin,
    decide=deciding.decide,
    event_types=event_types(Event),
    questions=view.questions,
    view=view.view,
    secrets=view.secrets,
    advise=bots.advise,
    scenarios=VOCABULARY,
)
