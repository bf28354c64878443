"""What is learnt when."""

import itertools

from training.schedule import PHASES, rounds


def test_the_phases_follow_each_other() -> None:
    names = [now.phase for now in rounds()]
    assert names == [phase.name for phase in PHASES for _ in range(phase.rounds)]
    assert [now.number for now in rounds()] == list(range(len(names)))


def test_a_shorter_run_has_every_phase() -> None:
    assert [now.phase for now in rounds(0.001)] == ["distil", "self-play", "polish"]


def test_the_rate_only_falls_and_so_does_the_noise_of_the_net() -> None:
    plan = list(rounds())
    assert all(one.rate >= other.rate for one, other in itertools.pairwise(plan))
    own = [now.noise for now in plan if not now.greedily]
    assert own == sorted(own, reverse=True)
