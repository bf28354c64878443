"""What a seat has to do now; ``test_naive`` compares it with the rules written once more."""

from random import Random
from typing import get_args

import pytest

from lastcard.games.game import TABLE, Duty, NextDeal, Seat
from lastcard.games.thirteen import duty as duties
from lastcard.games.thirteen.duty import Put, Take
from lastcard.match import AnyMatch, Match, seeded

from .positions import GAME, MATCHES, after, playing


def test_a_card_is_put_down_and_what_it_would_take_is_told() -> None:
    """TH-2.2, TH-2.5; the moves are R4 on each target, then B7."""
    view = GAME.view(playing("B7 R4 | Y2 | G5", targets="B7 B1 R4|Y7|"), Seat(0))
    assert view.legal == ("R4>B", "R4>Y", "R4>G", "B7")
    assert view.duty == Put(takes=(3, 0, 0, 3))


def test_where_every_card_takes_there_is_no_way_out() -> None:
    """TH-2.2."""
    view = GAME.view(playing("B7 B2 | Y2 | G5", targets="B7 B1 R4||"), Seat(0))
    assert view.duty == Take(takes=(3, 3))


def test_exactly_13_takes_nothing() -> None:
    """TH-2.5."""
    view = GAME.view(playing("B1 | Y2 | G5", targets="B7 B1 R4||"), Seat(0))
    assert view.duty == Put(takes=(0,))


def test_who_is_not_in_turn_has_nothing_to_do() -> None:
    state = playing("B7 | Y2 | G5")
    assert GAME.view(state, Seat(1)).duty is None
    assert GAME.view(state, None).duty is None


def test_between_deals_nobody_has_anything_to_do() -> None:
    state = after(playing("B7 | Y2 | G5"), "B7", "Y2", "G5")
    assert all(GAME.view(state, Seat(seat)).duty is None for seat in range(3))


@pytest.mark.parametrize(("seats", "how"), MATCHES)
def test_the_next_deal_comes_as_it_was_told(seats: int, how: str) -> None:
    """TH-2.1, TH-4.1."""
    options = GAME.options("fr-2009", {"deal": how, "first_dealer": str(seats - 1)})
    match: AnyMatch = Match(GAME, options, seats)
    shuffle, rng = seeded(seats), Random(seats)
    told = []
    while (awaited := match.awaits) is not None:
        coming = match.view(None).next_deal
        assert (coming is None) == (awaited != TABLE)
        if coming is None:
            match.act(awaited, rng.choice(GAME.legal(match.state, awaited)))
            continue
        match.act(TABLE, GAME.deal(shuffle(GAME.deck())))
        view = match.view(None)
        assert coming == NextDeal(dealer=view.dealer, leader=view.awaits, direction=view.direction)
        told.append(coming.dealer)
    assert match.view(None).next_deal is None
    assert told[:3] == [seats - 1, 0, 1]


def test_every_duty_is_listed() -> None:
    declared = [kind for kind in vars(duties).values() if isinstance(kind, type)]
    found = {kind for kind in declared if issubclass(kind, Duty)}
    assert found == set(get_args(duties.Duty))
