"""Just reading dice: people throw, and the table reads the dice, adds them up and remembers them."""

from companion.engine.game import Game, event_types
from companion.games.just_dice import bots, deciding, view
from companion.games.just_dice.events import Event
from companion.games.just_dice.meta import META
from companion.games.just_dice.recap_pages import recap_pages
from companion.games.just_dice.scenarios import VOCABULARY
from companion.games.just_dice.state import JustDiceState

GAME = Game(
    META,
    initial_state=JustDiceState,
    begin=deciding.begin,
    decide=deciding.decide,
    event_types=event_types(Event),
    questions=view.questions,
    view=view.view,
    advise=bots.advise,
    reason=bots.reason,
    recap_pages=recap_pages,
    house_rules=deciding.OPTIONS,
    scenarios=VOCABULARY,
)
