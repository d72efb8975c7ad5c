"""Human Punishment: The Beginning, as one value."""

from companion.games.human_punishment import deciding, questions, view
from companion.games.human_punishment.bots.advice import advise
from companion.games.human_punishment.bots.reasons import reason
from companion.games.human_punishment.chronicle import facts, met
from companion.games.human_punishment.events import Event
from companion.games.human_punishment.leaves import leaves
from companion.games.human_punishment.meta import META
from companion.games.human_punishment.model import City
from companion.games.human_punishment.printing import printed
from companion.games.human_punishment.rules.campaign import carries
from companion.games.human_punishment.rulings import HOUSE_RULES
from companion.games.human_punishment.scenarios.scenario import VOCABULARY
from companion.games.human_punishment.secrets import secrets
from companion.games.human_punishment.workshop.craft import CityCraft
from companion.kit.define import define

GAME = define(
    META,
    rule_letters="HP",
    shared_colours=("orange", "white", "pink"),
    has_private_prompts=True,
    initial_state=City,
    rules=deciding,
    events=Event,
    questions=questions.questions,
    view=view.view,
    secrets=secrets,
    bots=advise,
    reasons=reason,
    facts=facts,
    met=met,
    carries=carries,
    recap=leaves,
    tour=("box", "loyalty", "calm", "chip", "night", "won"),
    guide=("hand", "who", "asked", "map"),
    options=HOUSE_RULES,
    scenarios=VOCABULARY.rehearse,
    printed=printed,
    editor=CityCraft,
)
