"""Reads the phrases of `sees` and `mustNotSee`; each is a question about what a viewer is sent."""

import re
from dataclasses import dataclass

from companion.games.hope_inhumanity.cards.kinds import Mark, Terrain
from companion.games.hope_inhumanity.scenarios import facts
from companion.games.hope_inhumanity.scenarios.facts import Found, Test
from companion.games.hope_inhumanity.scenarios.given import Given
from companion.games.hope_inhumanity.scenarios.open_cards import PERSONALITIES, RELATIONSHIPS
from companion.games.hope_inhumanity.scenarios.sight import Sight
from companion.games.hope_inhumanity.scenarios.staging import CONDITIONS
from companion.kit.scenario.parts import ScenarioPart


@dataclass(frozen=True)
class Phrase:
    """A phrase of a scenario: the fact that it asks for, and the secret (if any) that it speaks of."""

    text: str
    test: Test
    found: Found
    about: str | None

    def __str__(self) -> str:
        return self.text

    @property
    def secret(self) -> str | None:
        """The secret to vary, to find out if anything sent depends on it; None if there is none."""
        if self.about == "branch":
            return facts.BRANCHES[self.found["branch"]].replace("-", "_")
        return self.found["trait"] if self.about == "trait" else self.about

    def seen(self, sight: Sight) -> bool:
        """True if the fact can be read from what the viewer is sent."""
        return self.test(sight, self.found)


def read_phrase(part: ScenarioPart, given: Given) -> Phrase:
    """The phrase of that text, which may begin with a capital. Raises Misread with the list of phrases."""
    text = part.text()
    for form in facts.FORMS:
        pattern = _filled(form.pattern, given)
        match = re.fullmatch(pattern, text) or re.fullmatch(pattern, text[0].lower() + text[1:])
        if match:
            found = {name.rstrip("2"): value for name, value in match.groupdict().items() if value}
            return Phrase(text, form.test, found, form.secret)
    known = "; ".join(form.pattern.replace("?:", "") for form in facts.FORMS)
    raise part.fault(f"{text!r} is no phrase; allowed: {known}")


def _filled(pattern: str, given: Given) -> str:
    holes = {
        "<n>": r"(?P<n>\d+)",
        "<n2>": r"(?P<n2>\d+)",
        "<seat2>": f"(?P<seat2>{_any(given.players)})",
        "<seat>": f"(?P<seat>{_any(given.players)})",
        "<terrain>": f"(?P<terrain>{_any(tuple(Terrain))})",
        "<trait>": f"(?P<trait>{_any(given.trait_ids)})",
        "<condition>": f"(?P<condition>{_any(tuple(CONDITIONS))})",
        "<branch>": f"(?P<branch>{_any(tuple(facts.BRANCHES))})",
        "<asset>": f"(?P<asset>{_any(given.belongings.ids)})",
        "<card>": f"(?P<card>{_any(tuple(PERSONALITIES))})",
        "<other>": f"(?P<other>{_any(given.players)})",
        "<bond>": f"(?P<bond>{_any(tuple(RELATIONSHIPS))})",
        "<mark>": f"(?P<mark>{_any(tuple(Mark))})",
    }
    for hole, group in holes.items():
        pattern = pattern.replace(hole, group)
    return pattern


def _any(words: tuple[str, ...]) -> str:
    return "|".join(map(re.escape, words)) or r"(?!)"
