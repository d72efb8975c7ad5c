"""Each of two people rolls a die; one of them has a card that adds one; the higher total wins."""

from companion.engine.game import Game, event_types
from companion.kit.new_game import bots, deciding, view
from companion.kit.new_game.events import Event
from companion.kit.new_game.meta import META
from companion.kit.new_game.scenarios import VOCABULARY
from companion.kit.new_game.state import NewGameState

GAME = Game(
    META,
    initial_state=NewGameState,
    begin=deciding.begin,
    decide=deciding.decide,
    event_types=event_types(Event),
    questions=view.questions,
    view=view.view,
    secrets=view.secrets,
    advise=bots.advise,
    scenarios=VOCABULARY,
)
