"""The weights of ``master-1``: those of ``weights`` when reviews began, for ever.

They are numbers of 16 bits, the low byte first, in the order of ``weights``.
"""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from struct import unpack
from typing import Final

from lastcard.bots.thirteen.search.evaluation import WEIGHTS, Evaluation

FIRST: Final = "weights-1.bin"
"""It stays as it is for ever."""


@cache
def first_evaluation() -> Evaluation:
    """How ``master-1`` evaluates placements."""
    return Evaluation(unpack(f"<{WEIGHTS}h", _raw()))


@cache
def first_id() -> str:
    """What tells these weights from others: the first eight digits of their SHA-256."""
    return sha256(_raw()).hexdigest()[:8]


def _raw() -> bytes:
    return (files("lastcard.bots.thirteen.search") / FIRST).read_bytes()
