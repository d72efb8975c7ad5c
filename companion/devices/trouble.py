"""The error of a device that cannot be used."""


class DeviceTrouble(Exception):  # noqa: N818 - named for what the host is told
    """A device cannot be used, now or at all: one line that says which, why, and what to do."""
