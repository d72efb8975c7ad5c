"""Two games that differ only in what a spectator may not know tell a café's broker the same bytes."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.adapters.language.speech import Speech, folder_of_words
from companion.adapters.programs.table_status import TableStatus
from companion.cafe.spectator_view import spectated
from companion.cafe.table_state import packed, packed_state
from companion.games.hope_inhumanity.game import GAME
from tests.secrets.test_non_interference import EXAMPLES, PHASES, plots, thorough
from tests.secrets.twice import Plot, Script, Tables, play_twice
from tests.secrets.watched import Pages, Watched


@pytest.mark.representative
@thorough
@settings(max_examples=EXAMPLES, phases=PHASES)
@given(plot=plots(printed=st.just(False)))
def test_what_goes_over_the_broker_is_the_same_whatever_is_hidden(pages: Pages, plot: Plot) -> None:
    speech = Speech(pages.catalogue.beside(folder_of_words(GAME.meta.package)), "en")

    def told(game: Watched) -> list[str]:
        view = game.play.game.view(game.play.state, None)
        state = TableStatus(game.table).state(game.table.moment, view, speech)
        return [packed(spectated(view, speech)).decode(), packed_state(replace(state, since="")).decode()]

    script = Script(plot.chance, told, tries=0)
    play_twice(Tables(pages, plot.party, None), plot, script, knows=None)
