"""Hope's End, as one value."""

from companion.engine.expected_layout import MatLayouts
from companion.engine.game import Game, event_types
from companion.games.hopes_end import deciding, questions
from companion.games.hopes_end.bots import advise
from companion.games.hopes_end.box import read_box
from companion.games.hopes_end.card_editor.editor import EndCardEditor
from companion.games.hopes_end.chronicle import facts, met, passage
from companion.games.hopes_end.events.event import Event
from companion.games.hopes_end.meta import META
from companion.games.hopes_end.reasons import reason
from companion.games.hopes_end.rulings import HOUSE_RULES
from companion.games.hopes_end.scenarios.scenario import VOCABULARY
from companion.games.hopes_end.secrets import secrets
from companion.games.hopes_end.state import HopesEndState
from companion.games.hopes_end.view import printing, view
from companion.games.hopes_end.view.mapping import mapped
from companion.games.hopes_end.view.recap_pages import recap_pages

GAME = Game(
    META,
    initial_state=HopesEndState,
    begin=deciding.begin,
    decide=deciding.decide,
    event_types=event_types(Event),
    questions=questions.questions,
    view=view.view,
    secrets=secrets,
    mat=MatLayouts(mapped=mapped),
    advise=advise,
    reason=reason,
    chronicle=facts,
    met=met,
    retell=passage,
    recap_pages=recap_pages,
    house_rules=HOUSE_RULES,
    scenarios=VOCABULARY,
    printed=lambda decks: printing.printed(read_box(decks)),
    card_editor=EndCardEditor(),
)
