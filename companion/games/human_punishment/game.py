"""Human Punishment: The Beginning, as one value."""

from companion.engine.game import Game, event_types
from companion.games.human_punishment import deciding
from companion.games.human_punishment.advising.advice import advise
from companion.games.human_punishment.advising.reasons import reason
from companion.games.human_punishment.asking import questions
from companion.games.human_punishment.card_editor.editor import CityCardEditor
from companion.games.human_punishment.cards.printing import printed
from companion.games.human_punishment.chronicle import facts, met
from companion.games.human_punishment.events import Event
from companion.games.human_punishment.meta import META
from companion.games.human_punishment.recap.recap_pages import recap_pages
from companion.games.human_punishment.rules.start.campaign import carries
from companion.games.human_punishment.rulings import HOUSE_RULES
from companion.games.human_punishment.scenarios.scenario import VOCABULARY
from companion.games.human_punishment.secrets import secrets
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.view import view

GAME = Game(
    META,
    initial_state=City,
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
    carries=carries,
    recap_pages=recap_pages,
    house_rules=HOUSE_RULES,
    scenarios=VOCABULARY,
    printed=printed,
    card_editor=CityCardEditor(),
)
