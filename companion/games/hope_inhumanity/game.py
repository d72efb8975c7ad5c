"""Hope Inhumanity, 2nd edition, as one value."""

from companion.games.hope_inhumanity import beginning, steps
from companion.games.hope_inhumanity.bots.advice import advise
from companion.games.hope_inhumanity.bots.reasons import reason
from companion.games.hope_inhumanity.card_editor.editor import HopeCardEditor
from companion.games.hope_inhumanity.chronicle import chronicle, met
from companion.games.hope_inhumanity.dealing import read_cards
from companion.games.hope_inhumanity.events.event import Event
from companion.games.hope_inhumanity.meta import META
from companion.games.hope_inhumanity.rulings import HOUSE_RULES
from companion.games.hope_inhumanity.scenarios.scenario import VOCABULARY
from companion.games.hope_inhumanity.state import HOPE_COLOUR, HopeInhumanityState
from companion.games.hope_inhumanity.view.printing import printed_cards
from companion.games.hope_inhumanity.view.recap_pages import recap_pages
from companion.games.hope_inhumanity.view.retelling import retell
from companion.games.hope_inhumanity.view.secrets import secrets
from companion.games.hope_inhumanity.view.table_layout import laid, laid_again
from companion.games.hope_inhumanity.view.view import view
from companion.kit.define import define

GAME = define(
    META,
    rule_letters="HI",
    shared_colours=(HOPE_COLOUR,),
    expansions=("the-hunters.de.yaml", "the-hunters.en.yaml"),
    initial_state=HopeInhumanityState,
    rules=beginning,
    events=Event,
    questions=steps.ask,
    view=view,
    secrets=secrets,
    laid=laid,
    laid_again=laid_again,
    bots=advise,
    reasons=reason,
    facts=chronicle,
    met=met,
    retell=retell,
    recap=recap_pages,
    tour=("box", "round", "rolling", "failure", "won"),
    guide=("hand", "self", "asked", "told", "others"),
    options=HOUSE_RULES,
    scenarios=VOCABULARY.rehearse,
    printed=lambda decks: printed_cards(read_cards(decks)),
    editor=HopeCardEditor,
)
