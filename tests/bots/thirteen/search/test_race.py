"""Who drops out, and who does not."""

from random import Random

import pytest

from lastcard.bots.thirteen.search.race import FEWEST, Race, close, drop, enter, first


def run(race: Race, worlds: int, rng: Random, strengths: list[float]) -> None:
    """So many worlds, in which each comes to its strength, and what all have in common."""
    for _ in range(worlds):
        common = rng.random()
        for index, strength in enumerate(strengths):
            enter(race, index, int(2**20 * (common + strength + 0.1 * rng.random()) / 3))
        close(race)
        drop(race)


def test_who_is_clearly_worse_drops_out_soon() -> None:
    race = Race(3)
    run(race, 2 * FEWEST, Random(1), [0.5, 0.1, 0.5])
    assert race.running == 2
    assert first(race) in (0, 2)


def test_equals_run_to_the_end() -> None:
    race = Race(2)
    for world in range(1000):
        enter(race, world % 2, 2**20)
        enter(race, 1 - world % 2, 2**19)
        close(race)
        drop(race)
    assert race.running == 2


def test_twins_stay_together_and_the_lowest_leads() -> None:
    race = Race(4)
    for world in range(500):
        for index in range(4):
            enter(race, index, world * 1000)
        close(race)
        drop(race)
    assert (race.running, first(race)) == (4, 0)


def test_nobody_drops_out_at_once() -> None:
    race = Race(2)
    run(race, FEWEST - 1, Random(1), [0.9, 0.0])
    assert race.running == 2


def test_one_alone_has_won() -> None:
    race = Race(1)
    assert (race.running, first(race)) == (1, 0)


def test_there_are_no_more_placements_than_a_hand_can_have() -> None:
    with pytest.raises(ValueError, match="19"):
        Race(19)
