"""The base of all classes of a view, generic over its text and its colours."""

from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeAlias, TypeVar

Text_co = TypeVar("Text_co", covariant=True)
"""A game's text is Words; a page's is a str in the viewer's language."""
Colour_co = TypeVar("Colour_co", covariant=True)
"""A game's colour is the id of a dice colour; a page's also has a name, a shape and a paint."""

PICTURE = "picture"
Picture: TypeAlias = Annotated[str, PICTURE]
"""A game names one of its pictures, or says `palette: words` of a composed one; a page has its address."""
DRAWING = "drawing"
Drawing: TypeAlias = Annotated[str, DRAWING]
"""An SVG of a game's making, where `seat:red` is the paint of that dice colour, `shape:red` its shape and
`face:red:words-of-a-face` a portrait in that colour, `-` for the one of its shape."""


class Localisable(Generic[Text_co, Colour_co]):
    """A part of a view that is localised field by field."""

    __slots__ = ()

    if not TYPE_CHECKING:

        def __class_getitem__(cls, _: Any) -> type:
            """The class itself: an alias such as `Track[Words, str]` is called as fast, and matches."""
            return cls
