"""The trained nets that come with the package: the current one, and one that never changes."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from lastcard.bots.gang.net.net import Net, read_net

CURRENT: Final = "net.bin"
"""``make train`` makes it."""
FIRST: Final = "net-1.bin"
"""Of ``master-1`` and ``swift-1``: it stays as it is for ever."""


def load(file: str = CURRENT) -> Net:
    """The net in *file*, with room of its own to work in: threads must not share one."""
    return read_net(_raw(file))


@cache
def net_id(file: str) -> str:
    """What tells the net in *file* from others: the first eight digits of its SHA-256."""
    return sha256(_raw(file)).hexdigest()[:8]


@cache
def _raw(file: str) -> bytes:
    return (files("lastcard.bots.gang.net") / file).read_bytes()
