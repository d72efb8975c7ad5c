"""The extras of a table in a café: staff call, evening book, link to the broker."""

from dataclasses import dataclass
from pathlib import Path

from companion.adapters.cafe.evening_book import EveningBook
from companion.adapters.cafe.staff_call import StaffCall
from companion.cafe.broker import Broker
from companion.table.settings.settings import CafeSettings


def broker_of(settings: CafeSettings) -> Broker:
    """The broker, and as whom one comes to it."""
    return Broker(settings.broker, settings.port, settings.user, settings.password, settings.certificate)


@dataclass
class BrokerStatus:
    """The link to the broker.

    `state` is `here`, `away`, `refused`, `missing` (its package) or `certificate` (absent).
    """

    state: str = "away"


@dataclass(frozen=True)
class CafeFeatures:
    """The café's extras for one table."""

    calling: StaffCall
    book: EveningBook
    link: BrokerStatus


def load_features(data: Path, broker: str) -> CafeFeatures | None:
    """Loads the extras from the data folder; None for a table without a `broker`."""
    return (
        CafeFeatures(StaffCall(data / "calling"), EveningBook(data / "evenings.json"), BrokerStatus())
        if broker
        else None
    )
