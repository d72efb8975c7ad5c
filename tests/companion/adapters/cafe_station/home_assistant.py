"""Runs Home Assistant itself, by the Python that it is installed for: `home_assistant.py FOLDER PORT`.

It connects its MQTT integration to the broker at that port, and prints a line of JSON for each state and each
event of an automation. Its input is a service call per line: `[domain, service, data]`.
"""

import asyncio
import json
import sys

from homeassistant import bootstrap, runner
from homeassistant.const import EVENT_STATE_CHANGED
from homeassistant.core import Event, HomeAssistant, callback

EVENT = "companion_waits"
bootstrap.DEFAULT_INTEGRATIONS = bootstrap.CRITICAL_INTEGRATIONS = set()  # no pages, no backup, no cloud


def tell(*what: object) -> None:
    print(json.dumps(what), flush=True)


def state_changed(event: Event) -> None:
    state = event.data["new_state"]
    tell("state", event.data["entity_id"], None if state is None else state.state)


def automation_started(event: Event) -> None:
    tell("automation", event.data["turn"])


async def connect(hass: HomeAssistant, port: int) -> None:
    """Adds the MQTT integration, as its dialogue does."""
    form = await hass.config_entries.flow.async_init("mqtt", context={"source": "user"})
    where = {"broker": "127.0.0.1", "port": port}
    result = await hass.config_entries.flow.async_configure(form["flow_id"], where)
    tell("mqtt", str(result["type"]))


async def serve(folder: str, port: int) -> None:
    settings = runner.RuntimeConfig(config_dir=folder, skip_pip=True)
    hass = await bootstrap.async_setup_hass(settings)
    hass.bus.async_listen(EVENT_STATE_CHANGED, callback(state_changed))
    hass.bus.async_listen(EVENT, callback(automation_started))
    await hass.async_start()  # only then automations listen
    await connect(hass, port)
    while line := await hass.async_add_executor_job(sys.stdin.readline):
        domain, service, data = json.loads(line)
        await hass.services.async_call(domain, service, data)
    await hass.async_stop(force=True)


asyncio.run(serve(sys.argv[1], int(sys.argv[2])))
