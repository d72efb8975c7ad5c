"""Characters, their starting things, and the Loyalty cards (HP-018, HP-027 to HP-039)."""

from collections.abc import Iterable

from companion.engine.slug import slug
from companion.games.human_punishment.rules import kuro
from companion.games.human_punishment.state.characters import ALL_ROUNDERS, CHARACTERS
from companion.games.human_punishment.state.model import KURO, City
from companion.games.human_punishment.state.player import VALUES
from companion.games.human_punishment.state.printed.card_form import Form
from companion.games.human_punishment.state.steps.due import Settle
from companion.games.human_punishment.state.steps.step import Step
from companion.games.human_punishment.state.steps.waiting import KeepLoyalty, KeepObjective, LayOut, Start

FEYKAHS = 2
"""Number of Loyalty cards that Feykah's player looks at (HP-036)."""


def become(city: City, seat: str, character: str) -> None:
    """A seat has that board, and what lies on it at first (HP-018, HP-029, HP-032, HP-246, HP-267)."""
    one, board = city.player(seat), CHARACTERS[character]
    one.sheet.character, one.sheet.traits = character, list(board.traits)
    one.sheet.values = {**VALUES, **board.values, **city.fixed.board.boards.get(character, {})}
    one.sheet.tree = {column: list(levels) for column, levels in board.tree.items()}
    one.figure.health = one.value("health")
    if character == "dryden" and city.market.hq["Pistol"]:
        city.market.hq["Pistol"] -= 1
        one.figure.box = "Pistol"
    elif character == "jayden":
        one.held.all_rounders = list(ALL_ROUNDERS)
    elif character == "dee-coy":
        city.kuro = kuro.companion_of(one, city.fixed.board.boards.get(KURO, {}))


def typed_decks(cards: Iterable[Form]) -> dict[str, list[str]]:
    """The Influence cards that an owner has typed in, by whose they are: `general`, or a character's id."""
    return {
        slug(card["of"]): [one for one, n in card["cards"].items() for _ in range(n)]
        for card in cards
        if "of" in card
    }


def deck_of(character: str, typed: dict[str, list[str]]) -> list[str]:
    """The cards of a character: what was typed in or else ours, with the two that are theirs alone."""
    board = CHARACTERS[character]
    return [*typed[character], *board.unique] if character in typed else list(board.deck)


def free_characters(city: City) -> list[str]:
    """Those whom nobody plays yet."""
    taken = {player.sheet.character for player in city.players}
    return [id_ for id_ in CHARACTERS if id_ not in taken]


def start_tasks(city: City) -> list[Step]:
    """All is laid out; then everybody rolls where they begin, Dee Coy for Kuro, too (HP-030, HP-039)."""
    return [LayOut(), *(Start(one.seat) for one in city.everybody), Settle()]


def deal_objectives(city: City) -> list[KeepObjective]:
    """One each, two for Jayden; in a first game one more, of which one goes back (HP-037, HP-038)."""
    more = int(city.ruling("first", "yes"))
    tasks = []
    for one in city.players if city.decks.objectives else ():
        n = CHARACTERS[one.sheet.character].objectives if one.sheet.character else 1
        one.aims.goals = [city.fixed.cards[city.decks.objectives.pop(0)] for _ in range(n + more)]
        tasks.append(KeepObjective(one.seat, n, at_once="objectives"))
    city.decks.objectives = []
    return tasks if more else []


def deal_loyalties(city: City) -> None:
    """Feykah's player keeps one of two before the others get theirs (HP-035, HP-036)."""
    feykah = next((player for player in city.players if player.sheet.character == "feykah"), None)
    if feykah is None:
        _deal(city)
        return
    cards, city.decks.loyalties = city.decks.loyalties[:FEYKAHS], city.decks.loyalties[FEYKAHS:]
    city.queue_next(KeepLoyalty(feykah.seat, tuple(cards)))


def kept_by(step: KeepLoyalty, n: int) -> str:
    """The Loyalty that is kept by choosing the `n`th card: a Machine in any case (HP-036)."""
    return "Machine" if "Machine" in step.cards else step.cards[n]


def _deal(city: City) -> None:
    for player in city.players:
        if not player.aims.loyalty:
            player.aims.loyalty = city.decks.loyalties.pop(0)
    city.decks.unused_loyalty, city.decks.loyalties = city.decks.loyalties, []
