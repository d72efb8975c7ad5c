"""Resolves the broker's address from the settings."""

from companion.cafe.broker_connection import Broker
from companion.table.settings.settings import CafeSettings


def broker_of(settings: CafeSettings) -> Broker:
    """The broker, and as whom one comes to it."""
    return Broker(settings.broker, settings.port, settings.user, settings.password, settings.certificate)
