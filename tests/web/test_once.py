"""What pages have alike is drawn only once."""

from markupsafe import Markup, escape

from web.once import SAME, Once


def test_what_looks_alike_is_drawn_once_whether_or_not_it_is_the_very_same() -> None:
    drawn: list[str] = []

    def macro(one: str) -> Markup:
        drawn.append(one)
        return escape(one)

    once, name = Once(), "".join(["Ada", " & Ben"])
    assert {once(macro, name), once(macro, name), once(macro, "Ada" + " & Ben")} == {"Ada &amp; Ben"}
    assert len(drawn) == 1
    assert once(macro, "Cleo") == "Cleo"


def test_what_is_known_by_its_place_in_memory_is_never_taken_for_another() -> None:
    once = Once()
    assert [once(escape, f"line {n}") for n in range(2 * SAME)] == [f"line {n}" for n in range(2 * SAME)]
