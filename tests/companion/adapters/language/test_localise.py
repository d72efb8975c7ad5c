"""Drawings of a game are localised: colours of seats become their paints, shapes and faces."""

from companion.adapters.language.localise import Localiser
from companion.adapters.language.speech import Speech
from companion.adapters.recap.evening_recap import coloured
from companion.app import texts
from companion.kit.composer.face import face
from companion.shared_view.staged import Staged
from web.words import Catalogue


def painted(drawing: str) -> str:
    speech = Speech(Catalogue(texts()), "en")
    return str(Localiser(speech, coloured(speech), lambda _: None)(Staged("", drawing=drawing)).drawing)


def test_a_seat_in_a_drawing_has_its_paint_its_shape_and_its_face() -> None:
    paint, shape = painted("seat:red"), painted("shape:red")
    assert (paint[0], len(paint)) == ("#", 7)
    assert painted("<g>face:red:man-afro</g>") == f"<g>{face('man afro', paint)}</g>"
    assert painted("face:red:-") == face(shape, paint)
