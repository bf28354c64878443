"""How long a bot thinks."""

from lastcard.bots.bot import Budget
from lastcard.bots.thirteen.search.spending import seed_of, think


def test_a_budget_of_worlds_is_spent_exactly() -> None:
    tried: list[int] = []
    think(tried.append, Budget(worlds=200))
    assert sum(tried) == 200


def test_a_budget_of_time_ends_when_the_clock_says_so() -> None:
    tried: list[int] = []
    ticks = iter(range(100))
    think(tried.append, Budget(seconds=5), clock=lambda: next(ticks))
    assert len(tried) == 5
    assert next(ticks) == 6


def test_something_is_tried_however_short_the_time() -> None:
    tried: list[int] = []
    think(tried.append, Budget(seconds=0))
    assert tried == [1]


def test_worlds_are_tried_until_the_time_is_over_and_one_at_least() -> None:
    tried: list[int] = []
    think(tried.append, Budget(worlds=200, ends=lambda: sum(tried) > 20))
    assert 20 < sum(tried) < 40
    think(tried.append, Budget(worlds=200, ends=lambda: True))
    assert tried[-1] == 1


def test_with_time_enough_all_worlds_are_tried() -> None:
    tried: list[int] = []
    think(tried.append, Budget(worlds=200, ends=lambda: False))
    assert sum(tried) == 200
    think(tried.append, Budget(seconds=9, ends=lambda: True))
    assert tried[-1] == 1


def test_every_turn_of_a_match_has_chance_of_its_own() -> None:
    seeds = {seed_of(s, left, turn) for s in range(3) for left in range(6) for turn in range(50)}
    assert len(seeds) == 3 * 6 * 50


def test_it_stops_where_nothing_more_can_come_of_it() -> None:
    tried: list[int] = []
    think(tried.append, Budget(seconds=9), decided=lambda: len(tried) == 3)
    assert len(tried) == 3
