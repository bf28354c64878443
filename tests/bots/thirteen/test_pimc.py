"""The yardstick does what is written."""

from lastcard.bots.thirteen.pimc import SAMPLES, Pimc
from lastcard.bots.thirteen.search.rollouts import Rollouts
from lastcard.games.thirteen.notation import write_placement
from tests.bots.thirteen.situations import moments
from tests.bots.thirteen.table import situation


def test_it_sees_what_is_certain() -> None:
    # Each holds one card and nothing is left to draw: only on green the four takes no other.
    last = situation("R4", ("B7 R4", "Y7 R4", "G7"), pile=0)
    assert write_placement(Pimc(1).play(last)) == "R4>G"


def test_points_are_counted_over_all_worlds() -> None:
    last = situation("R4", ("B7 R4", "Y7 R4", "G7"), pile=0)
    rollouts = Rollouts(last.position, last.unseen, 1)
    rollouts.run(SAMPLES)
    blue, yellow, green = (points for points, _ in rollouts.listed())
    # A rotten four costs 2 whatever happens; who takes the only coloured card has the most of it.
    assert blue >= 2 * SAMPLES
    assert yellow >= 2 * SAMPLES
    assert green == 0


def test_it_is_50_samples_and_plays_the_same_from_the_same_seed() -> None:
    assert SAMPLES == 50
    for moment in moments(4)[::9]:
        assert Pimc(2).play(moment.situation) == Pimc(2).play(moment.situation)
