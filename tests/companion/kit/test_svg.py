"""Shapes of drawings are in their place and their paint."""

from companion.kit.svg import area, disc, line, moved, oval, shades


def test_a_path_is_filled_or_drawn_as_a_line() -> None:
    assert area("M0 0H9z", "#111", opacity=0.5) == '<path d="M0 0H9z" fill="#111" opacity="0.5"/>'
    drawn = line("M0 0H9", "#222", 3, stroke_linecap="round")
    assert drawn == '<path d="M0 0H9" fill="none" stroke="#222" stroke-width="3" stroke-linecap="round"/>'


def test_what_is_round_has_its_middle_and_its_radii() -> None:
    assert disc(1, 2, 3.5, "#333") == '<circle cx="1" cy="2" r="3.5" fill="#333"/>'
    assert oval(1, 2, 3, 4, "#333") == '<ellipse cx="1" cy="2" rx="3" ry="4" fill="#333"/>'


def test_parts_are_moved_together_turned_and_made_larger() -> None:
    assert moved(4, 5, "<path/>") == '<g transform="translate(4 5)"><path/></g>'
    assert moved(4, 5, scale=2, turn=30) == '<g transform="translate(4 5) rotate(30) scale(2)"></g>'


def test_shades_go_from_stop_to_stop_and_fade_out() -> None:
    upright = shades("sky", (0, "#000", 1), (1, "#fff", 0))
    first, last = (
        '<stop offset="0" stop-color="#000"/>',
        '<stop offset="1" stop-color="#fff" stop-opacity="0"/>',
    )
    assert upright == f'<linearGradient id="sky" x2="0" y2="1">{first}{last}</linearGradient>'
    assert shades("sun", (0, "#000", 1), upright=False).startswith('<radialGradient id="sun"><stop')
