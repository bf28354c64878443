"""How even the shuffle is: chi-square over 100,000 shuffles. ``make fairness`` prints it."""

import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Final, TypeAlias

from lastcard.fair.secret import Secret
from lastcard.fair.shuffle import shuffled, stream

SHUFFLES: Final = 100_000
Shuffled: TypeAlias = Callable[[range, Iterator[int]], tuple[int, ...]]


def deviation(size: int, shuffle: Shuffled) -> float:
    """How many standard deviations chi-square is off, for all cards against all places.

    Every shuffle puts each card somewhere and something in each place, so chi-square times
    (n - 1) / n has (n - 1)^2 degrees of freedom.
    """
    deck = range(size)
    table = [[0] * size for _ in deck]
    for number in range(SHUFFLES):
        secret = Secret(sha256(b"%d" % number).digest())
        for row, card in zip(table, shuffle(deck, stream(secret, b"deal")), strict=True):
            row[card] += 1
    expected = SHUFFLES / size
    square = sum((times - expected) ** 2 for row in table for times in row) / expected
    freedom = (size - 1) ** 2
    return float((square * (size - 1) / size - freedom) / (2 * freedom) ** 0.5)


def biased(deck: range, numbers: Iterator[int]) -> tuple[int, ...]:
    """What the shuffle would be without rejection sampling."""
    cards = list(deck)
    for last in range(len(cards) - 1, 0, -1):
        chosen = next(numbers) % (last + 1)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return tuple(cards)


def main() -> None:
    """Print both deviations."""
    sys.stdout.write(
        f"{SHUFFLES:,} shuffles of 64 cards: chi-square is {deviation(64, shuffled):.2f} standard"
        f" deviations off; without rejection sampling {deviation(64, biased):.0f}\n"
    )


if __name__ == "__main__":
    main()
