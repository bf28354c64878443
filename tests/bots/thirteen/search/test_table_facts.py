"""What one sees at a glance, counted slowly."""

import pytest

from lastcard.bots.thirteen.search.table_facts import (
    fitting_on,
    rotten_on,
    stage_of,
    standings_of,
    up_to,
    widest_but,
)
from lastcard.games.thirteen.cards import (
    COLOUR,
    KINDS,
    R4,
    VALUE,
    copies,
    count_colour,
    gather,
    placement_of,
)
from tests.bots.thirteen.situations import every_table, moments
from tests.bots.thirteen.table import situation


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_what_fits_takes_nothing(seats: int, deal: str) -> None:
    for moment in moments(seats, deal):
        position = moment.truth
        fitting = fitting_on(position, 0)
        for card in range(KINDS):
            if card != R4:
                takes = position.takes(placement_of(card, COLOUR[card]))
                assert bool(copies(fitting, card)) == (not takes)


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_targets_are_counted_as_they_lie(seats: int, deal: str) -> None:
    for moment in moments(seats, deal):
        position = moment.truth
        rooms = [13 - position.sum_on(target) for target in range(3)]
        for target in range(3):
            assert rotten_on(position, target) == position.on(target).count(R4)
            assert widest_but(position, target) == max(rooms[:target] + rooms[target + 1 :])


@pytest.mark.parametrize(("seats", "deal"), every_table())
def test_standings_are_by_how_much_one_is_ahead(seats: int, deal: str) -> None:
    for moment in moments(seats, deal):
        position = moment.truth
        for target in range(3):
            numbers = [count_colour(position.taken_by(seat), target) for seat in range(seats)]
            mine = numbers.pop(position.turn)
            expected = 0 if mine >= max(numbers) + 2 else 1 if mine >= max(numbers) else 2
            assert standings_of(position) >> 2 * target & 3 == expected


def test_cards_up_to_a_value_are_those_of_the_colour() -> None:
    for target in range(3):
        for value in range(-4, 14):
            expected = [c for c in range(KINDS) if COLOUR[c] == target and VALUE[c] <= value]
            assert up_to(value, target) == 15 * gather(expected)


@pytest.mark.parametrize(
    ("hand", "pile", "stage"), [("B1 B2", 0, 0), ("B1 B2 B5", 4, 1), ("B1 B2 B5 Y1 Y2", 30, 2)]
)
def test_a_deal_has_three_stages(hand: str, pile: int, stage: int) -> None:
    assert stage_of(situation(hand, pile=pile).position) == stage
