"""A broker that takes the login and refuses the topics is not said to be well."""

from typing import Any

import pytest
from paho.mqtt.packettypes import PacketTypes
from paho.mqtt.reasoncodes import ReasonCode

from companion.cafe.broker import Broker
from companion.cafe.broker_connection import BrokerConnection


@pytest.mark.parametrize("kind", ["publish", "subscribe"])
def test_a_refused_topic_is_told_until_the_broker_is_reached_again(kind: str) -> None:
    line = BrokerConnection(Broker("broker.test"), "table")
    client: Any = line._client
    well = ReasonCode(PacketTypes.CONNACK)
    client.on_connect(client, None, None, well, None)
    assert line.state == "here"
    if kind == "publish":
        refused = ReasonCode(PacketTypes.PUBACK, "Not authorized")
        client.on_publish(client, None, 1, refused, None)
    else:
        refused = ReasonCode(PacketTypes.SUBACK, "Not authorized")
        client.on_subscribe(client, None, 1, [refused], None)
    assert line.state == "denied"
    client.on_connect(client, None, None, well, None)
    assert line.state == "here"
