"""The trained net that comes with the package; ``make train`` makes it."""

from functools import cache
from importlib.resources import files

from lastcard.bots.gang.net.net import Net, read_net


def load() -> Net:
    """The net, with room of its own to work in: threads must not share one."""
    return read_net(_raw())


@cache
def _raw() -> bytes:
    return (files("lastcard.bots.gang.net") / "net.bin").read_bytes()
