"""Hope Inhumanity, 2nd edition, as one value."""

from companion.engine.expected_layout import MatLayouts
from companion.engine.game import Game, event_types
from companion.games.hope_inhumanity import deciding, steps
from companion.games.hope_inhumanity.bots.advice import advise
from companion.games.hope_inhumanity.bots.reasons import reason
from companion.games.hope_inhumanity.card_editor.editor import HopeCardEditor
from companion.games.hope_inhumanity.chronicle import chronicle, met
from companion.games.hope_inhumanity.dealing import read_cards
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.meta import META
from companion.games.hope_inhumanity.rulings import HOUSE_RULES
from companion.games.hope_inhumanity.scenarios.scenario import VOCABULARY
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.view.printing import printed_cards
from companion.games.hope_inhumanity.view.recap_pages import recap_pages
from companion.games.hope_inhumanity.view.retelling import retell
from companion.games.hope_inhumanity.view.secrets import secrets
from companion.games.hope_inhumanity.view.table_layout import laid, laid_again
from companion.games.hope_inhumanity.view.view import view

GAME = Game(
    META,
    initial_state=HopeInhumanityState,
    begin=deciding.begin,
    decide=deciding.decide,
    event_types=event_types(Event),
    questions=steps.ask,
    view=view,
    secrets=secrets,
    mat=MatLayouts(laid=laid, again=laid_again),
    advise=advise,
    reason=reason,
    chronicle=chronicle,
    met=met,
    retell=retell,
    recap_pages=recap_pages,
    house_rules=HOUSE_RULES,
    scenarios=VOCABULARY,
    printed=lambda decks: printed_cards(read_cards(decks)),
    card_editor=HopeCardEditor(),
)
