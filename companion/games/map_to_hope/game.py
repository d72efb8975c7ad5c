"""The Map to Hope, as one value."""

from companion.engine.game import Game, event_types
from companion.games.map_to_hope import deciding, questions
from companion.games.map_to_hope.bots import advise
from companion.games.map_to_hope.box import read_box
from companion.games.map_to_hope.card_editor.editor import MapCardEditor
from companion.games.map_to_hope.chronicle import facts, met, passage
from companion.games.map_to_hope.events.event import Event
from companion.games.map_to_hope.meta import META
from companion.games.map_to_hope.reasons import reason
from companion.games.map_to_hope.rulings import HOUSE_RULES
from companion.games.map_to_hope.scenarios.scenario import VOCABULARY
from companion.games.map_to_hope.secrets import secrets
from companion.games.map_to_hope.state import MapToHopeState
from companion.games.map_to_hope.view import printing, view
from companion.games.map_to_hope.view.recap_pages import recap_pages

GAME = Game(
    META,
    initial_state=MapToHopeState,
    begin=deciding.begin,
    decide=deciding.decide,
    event_types=event_types(Event),
    questions=questions.questions,
    view=view.view,
    secrets=secrets,
    advise=advise,
    reason=reason,
    chronicle=facts,
    met=met,
    retell=passage,
    recap_pages=recap_pages,
    house_rules=HOUSE_RULES,
    scenarios=VOCABULARY,
    printed=lambda decks: printing.printed(read_box(decks)),
    card_editor=MapCardEditor(),
)
