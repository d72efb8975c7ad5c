"""Reads the phrases of `sees` and `mustNotSee`; each is a question about what a viewer is sent."""

import re
from dataclasses import dataclass

from companion.games.hope_inhumanity.cards.card import Mark, Terrain
from companion.games.hope_inhumanity.scenarios import facts, open_facts
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


@dataclass(frozen=True)
class _Form:
    pattern: str
    test: Test
    secret: str | None = None


def read_phrase(part: ScenarioPart, given: Given) -> Phrase:
    """The phrase of that text, which may begin with a capital. Raises Misread with the list of phrases."""
    text = part.text()
    for form in FORMS:
        pattern = _filled(form.pattern, given)
        match = re.fullmatch(pattern, text) or re.fullmatch(pattern, text[0].lower() + text[1:])
        if match:
            found = {name.rstrip("2"): value for name, value in match.groupdict().items() if value}
            return Phrase(text, form.test, found, form.secret)
    known = "; ".join(form.pattern.replace("?:", "") for form in FORMS)
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


FORMS = (
    _Form("terrain(?: =)?(?: <terrain>)?", facts.terrain),
    _Form("callout", facts.callout, "callout"),
    _Form("(?:printed )?(?:hardship|rating)(?: =)?(?: <n>)?", facts.hardship, "hardship"),
    _Form("total(?: hardship)?(?: =)?(?: <n>)?", facts.total, "hardship"),
    _Form("(?:dice|successes) (?:still )?needed", facts.still_needed, "hardship"),
    _Form("(?:odds|probability|chance)", facts.odds, "hardship"),
    _Form("<branch>(?: texts?| effects?)?", facts.branch, "branch"),
    _Form("(?:outcomes|outcome texts)", facts.outcomes, "outcomes"),
    _Form("penalty", facts.penalty),
    _Form("unavoidable(?: mark)?", facts.unavoidable, "unavoidable"),
    _Form("(?:needs a roll|roll needed|question|kind)", facts.kind, "kind"),
    _Form("card", facts.scene_card),
    _Form("(?:accept )?price(?: =)?(?: <n>)?", facts.price),
    _Form("(?:tag |theme )?<mark>", facts.mark),
    _Form("(?:committed|support|supported|supports) <seat> = <n>", facts.committed),
    _Form("<seat> (?:committed|commits|supported|supports)(?: =)? <n>", facts.committed),
    _Form("last hope <seat>", facts.last_hope),
    _Form("(?:<seat> (?:refused|refuses)|(?:refused|answer) <seat2>(?: = refuse)?)", facts.refused),
    _Form("(?:<seat> (?:accepted|accepts)|answer <seat2> = accept)", facts.accepted),
    _Form(r"<seat> (?:is )?<condition>(?: (?:\(\+<n>\)|\+<n2>))?", open_facts.condition),
    _Form("(?:<seat> (?:is )?marked|marked <seat2>)", open_facts.marked),
    _Form("dice in the middle = <n>", facts.middle),
    _Form("hope(?: left)?(?: =)? <n>", open_facts.hope),
    _Form("hope (?:taken|used) = <n>", open_facts.hope_taken),
    _Form(r"hunted(?: =)? (?:<n>|\(\+<n2>\))", open_facts.hunted),
    _Form("round(?: =)? <n>", open_facts.round_),
    _Form("active(?: =)? <seat>", open_facts.active),
    _Form("humanity <seat> = <n>", open_facts.humanity),
    _Form("(?:traits|trait count) <seat> = <n>", open_facts.traits_held),
    _Form("(?:trait|trait text|text of) <trait>", facts.trait, "trait"),
    _Form("(?:trait texts?(?: of <seat>)?|<seat2>'s traits?(?: texts?)?)", facts.held_traits),
    _Form("(?:gift|gift text|text of the gift)", facts.gift),
    _Form("played <trait>", facts.played),
    _Form("personality <seat> = <card>", open_facts.personality),
    _Form("relationship <seat>-<other> = <bond>", open_facts.relationship),
    _Form("pile <terrain> = <n>", open_facts.pile),
    _Form("asset <asset>(?:,? owner(?: =)? <seat>)?(?:,? uses(?: left)?(?: =)? <n>)?", open_facts.asset),
    _Form("<asset> owner = <seat>", open_facts.asset),
    _Form("<asset> uses = <n>", open_facts.asset),
    _Form("<asset>, (?P<kind>personal|group)(?:, <seat>)?, <n> uses? left", open_facts.asset),
    _Form(r"faces(?: (?P<faces>\d(?: \d)*))?", facts.faces),
    _Form("successes(?: =)?(?: <n>)?", facts.successes),
    _Form("(?:result |verdict )?(?P<verdict>success|failure|avoided|answered)", facts.verdict),
)
"""The forms of all phrases."""
