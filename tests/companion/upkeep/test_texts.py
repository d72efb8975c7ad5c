"""Every sentence of the upkeep is said somewhere, and every one that is said is there."""

import re
from pathlib import Path

import companion.upkeep
from companion.upkeep import doctor
from companion.upkeep.equipment import Equipment
from companion.upkeep.finding import TrafficLight
from tests.languages import messages

ROOT = Path(companion.upkeep.__file__).parent
WRITTEN = set(messages(ROOT / "texts/en.ftl"))

OF_OTHERS = {"doctor-table-companion", "doctor-camera-markers-missing"}
"""A name, and a sentence of the camera itself."""


UNTOLD = {"doctor-not-told"}
"""What any check says whose machine does not tell (finding.py)."""


def test_every_sentence_of_the_doctor_is_said_and_every_one_that_is_said_is_there() -> None:
    code = "".join(path.read_text() for path in sorted((ROOT / "checks").glob("*.py")))
    keys = {f"doctor-{key}" for key in re.findall(r'"(?:doctor-)?([a-z]+-[a-z-]+)"', code)} - OF_OTHERS
    assert keys | UNTOLD == {key for key in WRITTEN if key.startswith("doctor-")}


def test_every_part_and_every_light_has_a_name(tmp_path: Path) -> None:
    parts = {one.about for one in doctor.examine(Equipment(), tmp_path, "http://192.168.1.5:8000")}
    assert {f"about-{part}" for part in parts} == {key for key in WRITTEN if key.startswith("about-")}
    assert {f"light-{light}" for light in TrafficLight} <= WRITTEN
    assert len({light.sign for light in TrafficLight}) == len(TrafficLight)
