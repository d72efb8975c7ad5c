"""Two games that differ only in what a viewer may not know send that viewer the same bytes (HI-082)."""

import os
from functools import partial

import pytest
from hypothesis import Phase, example, given, settings
from hypothesis import strategies as st

from tests.secrets.glance import glance
from tests.secrets.twice import Plot, Script, Tables, play_twice
from tests.secrets.watched import Pages, Watched

EXAMPLES = int(os.environ.get("SECRETS_EXAMPLES", "3"))
LONGEST = 40 if EXAMPLES < 50 else 200
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)
"""Without shrinking: a whole game is tried again in seconds, and the step that differs is named anyway."""
TRIES = 2
"""How often at each step the viewer tries what is not theirs."""
plots = partial(
    st.builds,
    Plot,
    count=st.integers(3, 5),
    seed=st.integers(0, 10**6),
    steps=st.integers(1, LONGEST),
    usual=st.booleans(),
    place=st.integers(0, 5),
)
thorough = pytest.mark.timeout(120 + 30 * EXAMPLES)


@pytest.mark.representative
@thorough
@pytest.mark.rule("HI-053", "HI-055", "HI-058", "HI-059", "HI-063", "HI-071", "HI-074", "HI-082")
@settings(max_examples=EXAMPLES, phases=PHASES)
@example(plot=Plot(count=4, seed=337, steps=40, usual=True, place=3))
@given(plot=plots(printed=st.booleans()))
def test_every_byte_that_a_viewer_is_sent_is_the_same_whatever_is_hidden(pages: Pages, plot: Plot) -> None:
    party = plot.party
    viewer = plot.viewer(party, kiosk=True)
    script = Script(plot.chance, Watched.sent, TRIES)
    play_twice(Tables(pages, party, viewer), plot, script, knows=viewer)


@pytest.mark.slow
@thorough
@settings(max_examples=EXAMPLES, phases=PHASES)
@example(plot=Plot(count=3, seed=127557, steps=31, usual=False, place=4))
@example(plot=Plot(count=5, seed=600, steps=19, usual=False, place=5))
@given(plot=plots(printed=st.just(False)))
def test_a_glance_at_a_covered_phone_tells_nothing_that_the_table_does_not_know(
    pages: Pages, plot: Plot
) -> None:
    party = plot.party
    script = Script(plot.chance, lambda game: glance(game.page()), tries=0)
    play_twice(Tables(pages, party, plot.viewer(party, kiosk=False)), plot, script, knows=None)
