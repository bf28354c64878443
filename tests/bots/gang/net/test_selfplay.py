"""What is written down of the deals nets play against each other."""

from array import array
from typing import Any

import pytest

from lastcard.bots.gang.net.features import FEATURES
from lastcard.bots.gang.net.net import LAYERS, Net
from lastcard.bots.gang.net.selfplay import LONGEST_DEAL, Selfplay
from lastcard.bots.gang.net.weights import load
from lastcard.games.gang.scoring import points

UNTOUCHED = 777.0


class Written:
    """The buffers of one run, and what stands in them."""

    def __init__(self, selfplay: Selfplay, room: int = LONGEST_DEAL, **how: Any) -> None:
        self.facts = array("Q", [0] * (6 * room))
        self.values = array("f", [UNTOUCHED] * room)
        self.count = selfplay.run(self.facts, self.values, **how)

    def rows(self) -> list[tuple[set[int], float]]:
        """The facts and the value of each choice."""
        return [(self._row(index), self.values[index]) for index in range(self.count)]

    def _row(self, index: int) -> set[int]:
        words = self.facts[6 * index : 6 * index + 6]
        return {place for place in range(FEATURES) if words[place >> 6] >> (place & 63) & 1}


def greedy(seed: int, room: int = LONGEST_DEAL, **how: Any) -> Written:
    """A run of greedy learners: the quickest."""
    net = Net([0] * sum(LAYERS))
    return Written(Selfplay(net, net, seed), room, greedily=True, **how)


def test_the_same_seed_writes_the_same() -> None:
    def run(seed: int) -> list[tuple[set[int], float]]:
        return Written(Selfplay(load(), load(), seed), 1000, noise=20, rivals=60).rows()

    assert run(1) == run(1)
    assert run(1) != run(2)


@pytest.mark.parametrize("room", [0, 1, LONGEST_DEAL - 1])
def test_without_room_for_a_deal_nothing_is_written(room: int) -> None:
    written = greedy(1, room)
    assert written.count == 0
    assert list(written.values) == [UNTOUCHED] * room


@pytest.mark.parametrize("room", [LONGEST_DEAL, LONGEST_DEAL + 77, 3000])
def test_deals_are_written_while_there_is_room_for_one_more(room: int) -> None:
    written = greedy(2, room, noise=128)
    assert room - LONGEST_DEAL < written.count <= room
    assert UNTOUCHED not in written.values[: written.count]
    assert set(written.values[written.count :]) <= {UNTOUCHED}
    assert not any(written.facts[6 * written.count :])


def test_the_values_of_a_deal_are_those_of_its_scores() -> None:
    """In a deal of its own: the winner has no points, and all values together are none."""
    whole = winners = 0
    scores = {points(left) for left in range(17)}
    for seed in range(60):
        selfplay = Selfplay(Net([0] * sum(LAYERS)), load(), seed)
        rows = Written(selfplay, greedily=True, noise=60).rows()
        assert selfplay.deals == 1
        assert selfplay.written == len(rows)
        seats = 3 if 294 in rows[0][0] else 4
        values = {value for _, value in rows}
        assert len(values) <= seats
        goes_out = [value for facts, value in rows if 198 in facts]
        if not goes_out:
            continue  # the winner had no choice at the end
        winners += 1
        assert goes_out == [max(values)]
        total = round(10 * goes_out[0] * (seats - 1))
        own = [(total - 10 * value * (seats - 1)) / seats for value in values]
        assert all(round(each) in scores for each in own)
        assert own == pytest.approx([round(each) for each in own], abs=0.001)
        if len(own) == seats:
            whole += 1
            assert sum(round(each) for each in own) == total
    assert winners > 20
    assert whole > 5


def test_first_deals_and_exchanges_and_tables_of_three_are_all_played() -> None:
    selfplay = Selfplay(Net([0] * sum(LAYERS)), load(), 5)
    rows = Written(selfplay, 8_000, greedily=True).rows()
    assert selfplay.deals > 50
    openings = sum(379 in facts for facts, _ in rows)
    assert 0.2 * selfplay.deals < openings < 0.8 * selfplay.deals
    threes = sum(294 in facts for facts, _ in rows)
    assert 0.1 * len(rows) < threes < 0.5 * len(rows)


def test_the_choices_of_rivals_are_not_written() -> None:
    mostly = Selfplay(Net([0] * sum(LAYERS)), load(), 5)
    alone = Selfplay(Net([0] * sum(LAYERS)), load(), 5)
    some, all_of_them = (
        Written(selfplay, 4000, greedily=True, rivals=rivals).count / selfplay.deals
        for selfplay, rivals in ((mostly, 200), (alone, 0))
    )
    assert some < all_of_them / 2


def test_noise_makes_learners_play_anything() -> None:
    passes = [sum(308 in facts for facts, _ in greedy(3, 2000, noise=n).rows()) for n in (0, 256)]
    assert passes[0] == 0
    assert passes[1] > 50


def test_a_run_that_could_not_end_or_has_no_room_is_refused() -> None:
    net = load()
    play = Selfplay(net, net, 1)
    with pytest.raises(ValueError, match="nobody would learn"):
        play.run(array("Q", [0] * 6000), array("f", [0.0] * 1000), rivals=256)
    with pytest.raises(ValueError, match="too little room"):
        play.run(array("Q", [0] * 60), array("f", [0.0] * 1000))
