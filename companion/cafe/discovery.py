"""Describes a table's entities to Home Assistant (MQTT discovery)."""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.cafe.table_state import TableStage, packed
from companion.cafe.topics import Topics

PREFIX = "homeassistant"
"""Below which Home Assistant looks, unless it is set to another."""
TURN, GAME, STAGE, HELP, DOCTOR, LIGHT = "turn", "game", "stage", "help", "doctor", "light"
ENTITIES: Mapping[str, str] = {
    TURN: "sensor",
    GAME: "sensor",
    STAGE: "sensor",
    HELP: "binary_sensor",
    DOCTOR: "binary_sensor",
    LIGHT: "light",
}
"""Each entity of a table, and what Home Assistant takes it for."""
PLAYS = "value_json.stage in ['playing', 'over']"


def topic(table: str, entity: str, prefix: str = PREFIX) -> str:
    """The topic of an entity's description, below the prefix where Home Assistant looks."""
    return f"{prefix}/{ENTITIES[entity]}/companion-{table}/{entity}/config"


def described(topics: Topics, names: Mapping[str, str], prefix: str = PREFIX) -> Iterator[tuple[str, bytes]]:
    """Every entity's topic and description; `names` says what each is called, and `table` the table."""
    own = _own(topics)
    for entity in ENTITIES:
        common = {
            "name": names[entity],
            "unique_id": f"companion-{topics.table}-{entity}",
            "availability": [{"topic": topics.alive}],
            "device": {"identifiers": [f"companion-{topics.table}"], "name": names["table"]},
            "origin": {"name": "Table companion"},
        }
        yield topic(topics.table, entity, prefix), packed(common | own[entity])


def _own(topics: Topics) -> Mapping[str, dict[str, Any]]:
    return {
        TURN: {"state_topic": topics.state, "value_template": "{{ value_json.turn | join(', ') }}"},
        GAME: {
            "state_topic": topics.state,
            "value_template": f"{{{{ value_json.title if {PLAYS} else '' }}}}",
        },
        STAGE: {
            "state_topic": topics.state,
            "value_template": "{{ value_json.stage }}",
            "device_class": "enum",
            "options": [one.value for one in TableStage],
        },
        HELP: {
            "state_topic": topics.state,
            "value_template": "{{ 'ON' if value_json.help else 'OFF' }}",
        },
        DOCTOR: {
            "state_topic": topics.doctor,
            "value_template": "{{ 'OFF' if value_json.light == 'green' else 'ON' }}",
            "json_attributes_topic": topics.doctor,
            "device_class": "problem",
        },
        LIGHT: {
            "schema": "json",
            "state_topic": topics.light,
            "command_topic": topics.light_set,
            "brightness": True,
            "color_mode": True,  # Home Assistant before 2024.4 refuses the next line without it
            "supported_color_modes": ["rgb"],
            "availability_mode": "all",
            "availability": [
                {"topic": topics.alive},
                {"topic": topics.light, "value_template": "{{ value_json.availability }}"},
            ],
        },
    }
