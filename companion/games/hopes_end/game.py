"""Hope's End, as one value."""

from companion.games.hopes_end import deciding, printing, questions, view
from companion.games.hopes_end.bots import advise
from companion.games.hopes_end.box import read_box
from companion.games.hopes_end.card_editor.editor import EndCardEditor
from companion.games.hopes_end.chronicle import facts, met, passage
from companion.games.hopes_end.events import Event
from companion.games.hopes_end.mapping import mapped
from companion.games.hopes_end.meta import META
from companion.games.hopes_end.reasons import reason
from companion.games.hopes_end.recap_pages import recap_pages
from companion.games.hopes_end.rulings import HOUSE_RULES
from companion.games.hopes_end.scenarios.scenario import VOCABULARY
from companion.games.hopes_end.secrets import secrets
from companion.games.hopes_end.state import HopesEndState
from companion.kit.define import define

GAME = define(
    META,
    rule_letters="HE",
    initial_state=HopesEndState,
    rules=deciding,
    events=Event,
    questions=questions.questions,
    view=view.view,
    secrets=secrets,
    mapped=mapped,
    bots=advise,
    reasons=reason,
    facts=facts,
    met=met,
    retell=passage,
    recap=recap_pages,
    tour=("box", "morality", "calm", "history", "lost"),
    guide=("asked", "map", "mine", "others"),
    options=HOUSE_RULES,
    scenarios=VOCABULARY.rehearse,
    printed=lambda decks: printing.printed(read_box(decks)),
    editor=lambda _game: EndCardEditor(),
)
