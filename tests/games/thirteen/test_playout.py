"""Deals inside the core: the same numbers for the same seed, compiled or not."""

import pytest

from lastcard.games.thirteen.playout import Playout, Policy

PLAYED = [
    (3, False, Policy.RANDOM, (2500, 11467, 756), [576, 488, 479]),
    (3, False, Policy.CAREFUL, (2500, 11032, 774), [517, 514, 539]),
    (3, True, Policy.RANDOM, (1900, 12015, 550), [389, 347, 364]),
    (3, True, Policy.CAREFUL, (1900, 12124, 543), [297, 342, 369]),
    (4, False, Policy.RANDOM, (2500, 10872, 756), [461, 433, 355, 418]),
    (4, False, Policy.CAREFUL, (2500, 11034, 757), [359, 394, 439, 439]),
    (4, True, Policy.RANDOM, (2500, 15333, 773), [462, 456, 395, 396]),
    (4, True, Policy.CAREFUL, (2500, 15789, 753), [361, 366, 417, 364]),
    (5, False, Policy.RANDOM, (2500, 10718, 757), [426, 303, 411, 260, 412]),
    (5, False, Policy.CAREFUL, (2500, 10891, 760), [337, 335, 327, 364, 328]),
    (5, True, Policy.RANDOM, (2500, 13532, 763), [379, 335, 376, 365, 367]),
    (5, True, Policy.CAREFUL, (2500, 13843, 755), [318, 301, 343, 312, 309]),
    (6, False, Policy.RANDOM, (2500, 9982, 757), [329, 325, 287, 324, 296, 283]),
    (6, False, Policy.CAREFUL, (2500, 10497, 748), [255, 303, 293, 304, 326, 279]),
    (6, True, Policy.RANDOM, (2500, 11711, 758), [358, 330, 292, 284, 281, 280]),
    (6, True, Policy.CAREFUL, (2500, 12318, 748), [279, 276, 281, 261, 239, 275]),
]


@pytest.mark.parametrize(("seats", "everything", "policy", "numbers", "points"), PLAYED)
def test_a_seed_plays_the_same_deals_for_ever(
    seats: int, everything: bool, policy: Policy, numbers: tuple[int, ...], points: list[int]
) -> None:
    playout = Playout(seats, 7, everything, policy)
    playout.run(40)
    playout.run(10)
    assert (playout.deals, playout.decisions, playout.listed, playout.takes) == (50, *numbers)
    assert [playout.points(seat) for seat in range(seats)] == points


def test_every_card_is_played_but_those_set_aside() -> None:
    """TH-5.1: of three players' cards twelve lie in a fourth hand."""
    for seats in range(3, 7):
        for everything in (False, True):
            playout = Playout(seats, 1, everything)
            playout.run(3)
            aside = 12 if everything and seats == 3 else 0
            assert playout.decisions == 3 * (50 - aside)


def test_another_seed_plays_other_deals() -> None:
    one, other = Playout(4, 1), Playout(4, 2)
    one.run(5)
    other.run(5)
    assert one.listed != other.listed
