"""What a person is offered first when a die was misread."""

import pytest

from vision.misreads import FACES, instead_of


@pytest.mark.parametrize("value", FACES)
def test_every_other_face_is_offered_once_and_never_the_one_that_was_read(value: int) -> None:
    assert sorted((value, *instead_of(value))) == list(FACES)


@pytest.mark.parametrize(("value", "likely"), [(6, (5, 4)), (5, (6, 4)), (1, (3, 2))])
def test_the_likely_faces_come_first(value: int, likely: tuple[int, int]) -> None:
    assert instead_of(value)[:2] == likely
