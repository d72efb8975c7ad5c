"""Paper and paint of composed pictures: colours as CSS hex, and numbers as short as SVG takes them."""


def mix(one: str, other: str, share: float) -> str:
    """The colour between two, with that share of the other."""
    return "#" + "".join(
        f"{round(int(one[n : n + 2], 16) * (1 - share) + int(other[n : n + 2], 16) * share):02x}"
        for n in (1, 3, 5)
    )
