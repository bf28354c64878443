"""The shuffle: Fisher-Yates, driven by HMAC-SHA256 in counter mode with rejection sampling."""

import hmac
from collections.abc import Iterator, Sequence
from itertools import count
from typing import TypeVar

from lastcard.fair.secret import Secret

T = TypeVar("T")


def stream(secret: Secret, transcript: bytes) -> Iterator[int]:
    """Bytes without end: HMAC(secret, transcript + counter) for the counters 0, 1, 2, …

    The counter is written as 8 bytes, the highest first.
    """
    keyed = hmac.new(secret.value, transcript, "sha256")
    for counter in count():
        block = keyed.copy()
        block.update(counter.to_bytes(8, "big"))
        yield from block.digest()


def below(bound: int, numbers: Iterator[int]) -> int:
    """A number from 0 to *bound* - 1, all equally likely; *bound* is at most 256.

    A byte that would favour the low numbers is thrown away and the next one taken.
    """
    limit = 256 - 256 % bound
    number = next(numbers)
    while number >= limit:
        number = next(numbers)
    return number % bound


def shuffled(deck: Sequence[T], numbers: Iterator[int]) -> tuple[T, ...]:
    """The cards of *deck* in the order that *numbers* bring them into."""
    cards = list(deck)
    for last in range(len(cards) - 1, 0, -1):
        chosen = below(last + 1, numbers)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return tuple(cards)


def cut(deck: Sequence[T], at: int) -> tuple[T, ...]:
    """*deck* with its first *at* cards put under the others; 0 leaves it as it is."""
    return (*deck[at:], *deck[:at])
