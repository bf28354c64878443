"""The hidden cards of a deal dealt otherwise: one seat cannot tell the difference."""

from random import Random

import pytest

from lastcard.bots.errors import NothingRedealt
from lastcard.bots.redealing import redealt
from lastcard.games.game import TABLE, Seat
from lastcard.games.registry import GAMES
from lastcard.match import AnyMatch, Match
from tests.stones.game import Stones
from tests.support.players import Chancer

OPTIONS = {
    "gang": [{"target": "30"}, {"target": "30", "ceremony": "on"}],
    "thirteen": [{}, {"deal": "all"}],
}
CASES = [
    (key, seats, options, seed)
    for key, changes in OPTIONS.items()
    for options in changes
    for seats in (3, 4)
    for seed in (1, 2)
]


def played(key: str, seats: int, options: dict[str, str], seed: int, moves: int) -> AnyMatch:
    """A match after so many moves of the seats, or at its end."""
    game = GAMES[key]
    chosen = game.options(next(iter(game.editions)), options)
    match: AnyMatch = Match(game, chosen, seats, seed=seed)
    players = [Chancer(game, Random(10 * seed + seat)) for seat in range(seats)]
    for _ in range(moves):
        awaited = match.awaits
        if awaited is None:
            break
        move = players[awaited].choose(match.view(awaited), match.seen())
        match.play(move, awaited)
    return match


def again(match: AnyMatch, seat: Seat, seed: int) -> AnyMatch:
    other: AnyMatch = Match(match.game, match.options, match.seats)
    for entry in redealt(match, seat, seed):
        other.act(entry.seat, entry.move)
    return other


@pytest.mark.parametrize(("key", "seats", "options", "seed"), CASES)
def test_a_seat_sees_the_same_and_the_others_hold_other_cards(
    key: str, seats: int, options: dict[str, str], seed: int
) -> None:
    differ = 0
    for moves in range(1, 90, 11):
        match = played(key, seats, options, seed, moves)
        if match.awaits in (None, TABLE):
            continue
        for seat in map(Seat, range(seats)):
            other = again(match, seat, seed=moves)
            assert other.view(seat) == match.view(seat)
            assert [entry for entry in other.moves if entry.seat != TABLE] == [
                entry for entry in match.moves if entry.seat != TABLE
            ]
            hands = [
                other.view(one).hand != match.view(one).hand for one in map(Seat, range(seats))
            ]
            differ += any(hands)
    assert differ > 4


def test_the_same_seed_deals_the_same_cards_and_another_seed_others() -> None:
    match = played("gang", 4, {}, 1, 5)
    assert redealt(match, Seat(0), 1) == redealt(match, Seat(0), 1)
    assert redealt(match, Seat(0), 1) != redealt(match, Seat(0), 2)


def test_a_game_whose_hidden_cards_nobody_knows_to_deal_is_told_so() -> None:
    with pytest.raises(NothingRedealt):
        redealt(Match(Stones(), seats=2, seed=1), Seat(0), 1)
