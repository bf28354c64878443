"""The fixed counts of 13 again, all of them by the brute-force rules: part of ``make perft``."""

import sys

from lastcard.match import seeded
from tests.naive import thirteen as naive

from .positions import GAME
from .test_naive import COUNTED


def main() -> None:
    """Say which counts the naive rules do not confirm."""
    wrong = 0
    for seats, how, dealer, seed, counts in COUNTED:
        deal = naive.deal(list(seeded(seed)(GAME.deck())), seats, dealer, how)
        found = [naive.count(deal, depth) for depth in range(1, len(counts) + 1)]
        if found != counts:
            wrong += 1
            sys.stdout.write(f"{seats} players, {how}, seed {seed}: {found}\n")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
