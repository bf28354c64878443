"""What an attentive player knows agrees with what is really so."""

import pytest

from lastcard.bots.thirteen.situation import ALL, Situation
from lastcard.games.thirteen.cards import copies, size, spread
from lastcard.games.thirteen.position import Position
from tests.bots.thirteen.situations import every_table, moments


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_a_situation_is_what_the_table_knows(seats: int, deal: str) -> None:
    aside = 12 if (seats, deal) == (3, "all") else 0  # TH-5.1
    for moment in moments(seats, deal):
        check(moment.situation, moment.truth, aside)


def check(told: Situation, truth: Position, aside: int) -> None:
    seats = range(truth.seats)
    assert told.hand == truth.hand(told.seat) == told.position.hand(told.seat)
    assert told.legal() == truth.legal()
    assert told.position.turn == told.seat == truth.turn
    for seat in seats:
        assert told.position.left(seat) == truth.left(seat)
        assert told.position.taken_by(seat) == truth.taken_by(seat)
    for target in range(3):
        assert told.position.on(target) == truth.on(target)
    assert told.position.pile_left == truth.pile_left
    hidden = [card for seat in seats if seat != told.seat for card in spread(truth.hand(seat))]
    hidden += truth.to_draw()
    assert all(copies(told.unseen, card) >= hidden.count(card) for card in hidden)
    assert size(told.unseen) == len(hidden) + aside


def test_points_and_deals_left_are_those_of_the_match() -> None:
    first, *_, last = moments(3)
    assert first.situation.totals == (0, 0, 0)
    assert (first.situation.deals_left, last.situation.deals_left) == (5, 4)
    assert sum(last.situation.totals) > 0
    assert first.situation.turns == ()


def test_everything_is_unseen_but_the_own_hand_and_what_was_played() -> None:
    for moment in moments(4):
        told = moment.situation
        assert size(ALL) == size(told.unseen) + size(told.hand) + len(told.turns)
