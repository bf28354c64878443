"""Worlds could all be true."""

import pytest

from lastcard.bots.thirteen.search.worlds import Worlds
from lastcard.bots.thirteen.situation import Situation
from lastcard.games.thirteen.cards import copies, spread
from lastcard.games.thirteen.position import Position
from tests.bots.thirteen.situations import every_table, moments


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_a_world_agrees_with_all_that_is_known(seats: int, deal: str) -> None:
    for moment in moments(seats, deal)[::3]:
        worlds = Worlds(moment.situation.position, moment.situation.unseen, seed=5)
        for _ in range(3):
            check(worlds.sample(), moment.situation)


def check(world: Position, known: Situation) -> None:
    seats = range(world.seats)
    dealt = [card for seat in seats if seat != known.seat for card in spread(world.hand(seat))]
    dealt += world.to_draw()
    assert all(dealt.count(card) <= copies(known.unseen, card) for card in dealt)
    assert world.hand(known.seat) == known.hand
    assert world.turn == known.seat
    for seat in seats:
        assert len(spread(world.hand(seat))) == world.left(seat) == known.position.left(seat)
        assert world.taken_by(seat) == known.position.taken_by(seat)
    assert [world.on(target) for target in range(3)] == [
        known.position.on(target) for target in range(3)
    ]
    assert world.pile_left == known.position.pile_left


def test_every_unseen_card_may_lie_anywhere() -> None:
    known = moments(4)[20].situation
    worlds = Worlds(known.position, known.unseen, seed=1)
    other = (known.seat + 1) % 4
    found = {card for _ in range(400) for card in spread(worlds.sample().hand(other))}
    assert found == set(spread(known.unseen))


def test_the_same_seed_makes_the_same_worlds() -> None:
    known = moments(4)[20].situation
    one, same, other = (Worlds(known.position, known.unseen, seed).sample() for seed in (1, 1, 2))
    assert one == same
    assert one != other
