"""The house rules of a scenario: it is set up by a table's choices."""

from collections.abc import Iterable

from companion.engine.game import HouseRule
from companion.kit.scenario.parts import ScenarioPart

FIELD = "houseRules"
"""The field of `given` that names them."""


def chosen_rules(given: ScenarioPart, known: Iterable[HouseRule]) -> dict[str, str]:
    """Choices by house rule, as a table makes them; what is not named is a new table's. Raises Misread."""
    listed = given.maybe(FIELD)
    if listed is None:
        return {}
    choices = {one.id: [option.id for option in one.choices] for one in known}
    named = listed.fields(*choices).entries()
    return {name: part.word(choices[name], "choice") for name, part in named.items()}
