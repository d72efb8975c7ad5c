"""The Map to Hope, as one value."""

from companion.games.map_to_hope import deciding, printing, questions, view
from companion.games.map_to_hope.bots import advise
from companion.games.map_to_hope.box import read_box
from companion.games.map_to_hope.card_editor.editor import MapCardEditor
from companion.games.map_to_hope.chronicle import facts, met, passage
from companion.games.map_to_hope.events import Event
from companion.games.map_to_hope.meta import META
from companion.games.map_to_hope.reasons import reason
from companion.games.map_to_hope.recap_pages import recap_pages
from companion.games.map_to_hope.rulings import HOUSE_RULES
from companion.games.map_to_hope.scenarios.scenario import VOCABULARY
from companion.games.map_to_hope.secrets import secrets
from companion.games.map_to_hope.state import MapToHopeState
from companion.kit.define import define

GAME = define(
    META,
    rule_letters="MH",
    initial_state=MapToHopeState,
    rules=deciding,
    events=Event,
    questions=questions.questions,
    view=view.view,
    secrets=secrets,
    bots=advise,
    reasons=reason,
    facts=facts,
    met=met,
    retell=passage,
    recap=recap_pages,
    tour=("box", "journey", "hero", "fate", "won"),
    guide=("asked", "hand", "told", "who"),
    options=HOUSE_RULES,
    scenarios=VOCABULARY.rehearse,
    printed=lambda decks: printing.printed(read_box(decks)),
    editor=MapCardEditor,
)
