"""Effects of cards on people, in the imperative; each is one sentence of the phrasebook."""

from typing import TypeAlias

from companion.games.hope_inhumanity.cards.effects.conditions import Condition
from companion.games.hope_inhumanity.cards.effects.later import Later
from companion.games.hope_inhumanity.cards.effects.plain import Plain

Effect: TypeAlias = Plain | Condition | Later
