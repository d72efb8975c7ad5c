"""Pictures cut out of paper: whole documents, the same whenever they are drawn, without words or scripts."""

from xml.etree import ElementTree as Xml

from companion.kit.papercut import HEIGHT, WIDTH, SheetStyle, figure, picture, pines, ridge, skyline
from companion.kit.papercut.sheet import chance

LOOK = SheetStyle(("#111111", "#222222", "#333333"), ("#444444", "#555555", "#666666", "#777777"), "#ffeeaa")


def numbers(path: str) -> list[float]:
    return [float(one) for one in path.replace("M", " ").replace("L", " ").replace("z", " ").split()]


def test_a_picture_is_a_whole_document_of_one_size() -> None:
    root = Xml.fromstring(picture("A hill", LOOK, ridge("a", 200, 50, "#444444")))  # noqa: S314 - our own
    assert root.attrib["viewBox"] == f"0 0 {WIDTH} {HEIGHT}"
    assert root[0].text == "A hill"


def test_the_same_seed_draws_the_same_and_another_one_something_else() -> None:
    once, again, other = (ridge(seed, 200, 50, "#444444") for seed in ("a", "a", "b"))
    assert once == again != other


def test_chance_stays_between_nothing_and_one() -> None:
    drawn = [number for number, _ in zip(chance("x"), range(2000), strict=False)]
    assert 0 < min(drawn) < 0.05
    assert 0.95 < max(drawn) < 1


def test_no_tree_stands_in_the_gap() -> None:
    trees = pines("a", 200, 80, 30, "#444444", (150, 330))
    feet = [numbers(one.partition("L")[0])[0] for one in trees.split('"')[1].split("M")[1:]]
    assert len(feet) > 10
    assert not [x for x in feet if 200 < x < 300]


def test_only_a_town_with_light_has_windows() -> None:
    assert "#ffeeaa" in skyline("a", 200, 80, "#444444", lit="#ffeeaa")
    assert skyline("a", 200, 80, "#444444").count("<path") == 2


def test_a_lantern_is_seen_where_somebody_carries_one() -> None:
    assert "#ffeeaa" in figure(10, 20, 1, "#000000", "#ffeeaa")
    assert "circle" not in figure(10, 20, 1, "#000000")
