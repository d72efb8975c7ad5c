"""Compiles the templates of an installation ahead, for a table may not write where it is installed."""

from web.drawing import Drawing
from web.site import HERE
from web.words import Catalogue


def main() -> None:
    """Compiles all of them, and keeps what they were compiled to."""
    Drawing(HERE / "templates", HERE / "static", Catalogue([HERE / "texts"])).compile()


if __name__ == "__main__":
    main()
