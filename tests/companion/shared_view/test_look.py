"""Tests of a game's colours and typeface."""

from dataclasses import replace

import pytest

from companion.shared_view.look import GameLook, Palette

PALETTE = Palette("#101010", "#000000", "#ffffff", "#ffcc00", "#ff8888")


def test_a_colour_that_is_not_written_as_pages_write_it_is_refused() -> None:
    with pytest.raises(ValueError, match="accent is 'gold': write a colour as #rrggbb"):
        replace(PALETTE, accent="gold")


def test_a_typeface_that_no_page_brings_is_refused() -> None:
    with pytest.raises(ValueError, match="'Comic Sans': take one of Fraunces"):
        GameLook("Comic Sans", PALETTE, PALETTE)
