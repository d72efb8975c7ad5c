"""Every game in the folder: with a hidden fact otherwise, whoever may not know it is sent the same bytes.

Sounds and the line that is read aloud are no messages of their own: a browser makes them out of the page, so
the bytes of the page are theirs. That no message of another kind is sent is checked with them.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from difflib import unified_diff
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion import games
from companion.adapters.language.speech import Speech, folder_of_words
from companion.adapters.programs.table_status import TableStatus
from companion.cafe.spectator_view import spectated
from companion.cafe.table_state import packed, packed_state
from companion.conformance.interference import Pair, pairs, played_on
from companion.conformance.trial import decks_of
from companion.engine.answers import Answer
from companion.engine.view import Viewer
from tests.companion.carded.game import GAME as NEW
from tests.companion.games.hope_inhumanity.own_deck import whole_deck
from tests.companion.games.hopes_end.own_deck import own_cards as own_town
from tests.companion.games.human_punishment.own_deck import own_cards as own_city
from tests.companion.games.map_to_hope.own_deck import deck
from tests.long import LONG
from tests.secrets.stage import course, party_of, staged
from tests.secrets.watched import TABLE, Pages, Party, Watched
from tests.tiers import one_of_each

MOMENTS, OF_A_KIND, FURTHER = (400, 6, 8) if LONG else (60, 1, 2)
FEW, MANY = 3, 5
"""So many people play, where the game is for so many."""
OWN_CARDS: Mapping[str, Callable[[], Mapping[str, str]]] = {
    "hope_inhumanity": whole_deck,
    "hopes_end": own_town,
    "human_punishment": own_city,
    "map_to_hope": lambda: {"own.yaml": deck()},
}
"""Card files as an owner writes them, beside those that come along."""
KINDS = {"page", "panels", "shown", "strip", "ping"}
"""The messages of a stream to who follows a game: none for a sound, and none to be read aloud."""
TABLES = [*((name, False) for name in games.names()), *((name, True) for name in OWN_CARDS)]
FIRST = [("hope_inhumanity", False), *((name, False) for name in games.names() if name not in OWN_CARDS)]
"""The games of which little is hidden, and one of the others."""


@pytest.mark.long
@pytest.mark.rule("HP-309", "MH-077", "MH-078", "TK-003", "SH-002")
@pytest.mark.parametrize(
    ("name", "own"), one_of_each(TABLES, FIRST), ids=[f"{name}{'-own' * own}" for name, own in TABLES]
)
def test_who_may_not_know_a_fact_is_sent_the_same_whether_it_is_so_or_otherwise(
    name: str, pages: Pages, tmp_path: Path, *, own: bool
) -> None:
    game = games.find(name)
    decks = OWN_CARDS[name]() if own else decks_of(game)
    for count in {
        max(game.meta.min_players, min(n, game.meta.max_players)) for n in ((FEW, MANY) if LONG else (FEW,))
    }:
        party = party_of(game, count)
        for number, (pair, answers) in enumerate(chosen(party, decks)):
            compare(pages, party, pair, answers, tmp_path / f"{count}-{number}")


def test_a_fact_that_is_sent_to_somebody_else_is_noticed(pages: Pages, tmp_path: Path) -> None:
    party = party_of(NEW, 2)
    pair = next(pairs(next(course(party, decks_of(NEW), "leak", 1))))
    compare(pages, party, pair, (), tmp_path / "whole")
    with pytest.raises(AssertionError, match="seat-1"):
        compare(pages, party, replace(pair, known_to=frozenset()), (), tmp_path / "leaking")


def chosen(party: Party, decks: Mapping[str, str]) -> Iterator[tuple[Pair, tuple[tuple[Answer, Pair], ...]]]:
    """Some facts of each kind, and what is answered as long as nothing else differs."""
    tried: dict[str, int] = {}
    for number, play in enumerate(islice(course(party, decks, "bytes", MOMENTS), 3, None, 7)):
        for pair in pairs(play):
            if tried.get(pair.kind, 0) < OF_A_KIND:
                tried[pair.kind] = tried.get(pair.kind, 0) + 1
                yield pair, tuple(played_on(pair, Random(f"{number} {pair.fact}"), FURTHER))


def compare(
    pages: Pages, party: Party, pair: Pair, answers: tuple[tuple[Answer, Pair], ...], folder: Path
) -> None:
    """Plays on with the fact as it is, and then otherwise; what is sent to each who may not know it."""
    folder.mkdir()
    unaware = [pair.unaware, *(later.unaware for _, later in answers)]
    given = [answer for answer, _ in answers]
    both = enumerate((pair.one, pair.other))
    seen = [list(sent(pages, party, play, given, folder / str(n))) for n, play in both]
    for step, (viewers, one, other) in enumerate(zip(unaware, *seen, strict=True)):
        for viewer in viewers:
            assert one[viewer] == other[viewer], difference(
                pair.fact, step, viewer, one[viewer], other[viewer]
            )


def difference(fact: str, step: int, viewer: Viewer, one: list[str], other: list[str]) -> str:
    """Who can tell the fact, and by which lines."""
    old, new = ("\n".join(sent).splitlines() for sent in (one, other))
    told = f"step {step}: {viewer or 'the table'} can tell {fact}"
    return "\n".join([told, *unified_diff(old, new, n=0, lineterm="")])


def sent(
    pages: Pages, party: Party, play: Any, given: list[Answer], folder: Path
) -> Iterator[dict[Viewer, list[str]]]:
    """All messages in their order, to each viewer, at first and after each answer; the table has the rest."""
    with staged(folder, pages, party, play) as game:
        screens = {seat: game.screen_of(seat) for seat in party.tokens}
        for answer in (None, *given):
            if answer is not None:
                assert game.answer(replace(answer, version=game.play.open[answer.question].version)) == ""
            seen: dict[Viewer, list[str]] = {seat: screen.sent() for seat, screen in screens.items()}
            own = game.sent()
            assert {kind for one in (own, *seen.values()) for kind in kinds(one)} <= KINDS
            yield seen | {None: [*own, *told_abroad(pages, game)]}


def kinds(messages: list[str]) -> list[str]:
    """The kinds of the messages of a stream among what was sent."""
    return re.findall(r"^event: (\w+)", "\n".join(messages), re.MULTILINE)


def told_abroad(pages: Pages, game: Watched) -> list[str]:
    """What programs and a café's broker are told."""
    speech = Speech(pages.around.beside(folder_of_words(game.play.game.meta.package)), "en")
    view = game.play.game.view(game.play.state, None)
    state = TableStatus(game.table).state(game.table.moment, view, speech)
    api = pages.app.test_client().get(f"/api/v1/tables/{TABLE}")
    return [
        api.text,
        packed(spectated(view, speech)).decode(),
        packed_state(replace(state, since="")).decode(),
    ]
