"""Who may ask for advice at a table, and who is told what a deal says in hindsight."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from lastcard.games.game import TABLE, Seat
from lastcard.table.bots.bots import advice, lookback
from lastcard.table.errors import HintRefused
from lastcard.table.state.entries import MatchId, Opened, PlayerId
from lastcard.table.state.standing import Standing
from tests.support.tables.match_journal import journal

MATCH = MatchId("match-1")
ANN, BO, EVE = PlayerId("ann"), PlayerId("bo"), PlayerId("eve")


def standings(*, hints: bool = True) -> Iterator[Standing]:
    """One table after every line of a whole match of ann, bo and a bot."""
    standing = Standing(MATCH)
    opened, *entries = journal(MATCH)
    assert isinstance(opened, Opened)
    standing.take(replace(opened, setup=replace(opened.setup, hints=hints)), 0)
    for entry in entries:
        standing.take(entry, 0)
        yield standing


def in_last_turn(*, hints: bool = True) -> Standing:
    """The table in the last turn of ann, when few cards are left."""
    last = [count for count, one in enumerate(standings(hints=hints)) if one.awaits == 0][-1]
    return next(one for count, one in enumerate(standings(hints=hints)) if count == last)


def between_deals(*, hints: bool = True) -> Standing:
    """The table when a deal is scored and the next not dealt."""
    for standing in standings(hints=hints):
        match = standing.match if standing.phase == "playing" else None
        if match is not None and standing.awaits == TABLE and match.game.scores(match.state):
            return standing
    raise AssertionError("the match has one deal")


def test_advice_is_a_move_that_may_be_made_and_why() -> None:
    standing = in_last_turn()
    found = advice(standing, ANN)()
    assert found is not None
    assert found.move in standing.match.view(Seat(0)).legal
    assert found.why.reasons


@pytest.mark.parametrize("player", [BO, EVE])
def test_only_whose_turn_it_is_is_advised(player: PlayerId) -> None:
    with pytest.raises(HintRefused):
        advice(in_last_turn(), player)


def test_where_hints_are_off_nobody_is_advised() -> None:
    with pytest.raises(HintRefused):
        advice(in_last_turn(hints=False), ANN)


def test_a_deal_that_is_over_says_something_to_who_played_it() -> None:
    assert lookback(between_deals(), ANN) is not None


def test_a_deal_in_progress_says_nothing() -> None:
    assert lookback(in_last_turn(), ANN) is None


def test_who_has_no_seat_or_no_hints_looks_back_on_nothing() -> None:
    assert lookback(between_deals(), EVE) is None
    assert lookback(between_deals(hints=False), ANN) is None
