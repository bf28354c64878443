"""Deals played out inside the core, and the same deals told again step by step."""

import pytest

from lastcard.games.gang.cards import DECK, M1, gather
from lastcard.games.gang.playout import Playout, Policy
from lastcard.games.gang.position import NOBODY, Position

WORD = 2**64 - 1


def told_again(seats: int, seed: int, rules: int, policy: Policy, deals: int) -> list[int]:
    """Decisions, moves listed, then wins and cards left seat by seat, by the public rules alone."""
    chance = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & WORD or 1
    deck, decisions, listed = list(DECK), 0, 0
    wins, left = [0] * seats, [0] * seats

    def below(limit: int) -> int:
        nonlocal chance
        chance ^= chance << 13 & WORD
        chance ^= chance >> 7
        chance ^= chance << 17 & WORD
        return (chance >> 32) * limit >> 32

    for _ in range(deals):
        for index in range(63, 0, -1):
            other = below(index + 1)
            deck[index], deck[other] = deck[other], deck[index]
        position = dealt([deck[16 * seat : 16 * seat + 16] for seat in range(seats)], rules)
        while position.winner == NOBODY:
            legal = position.legal()
            decisions, listed = decisions + 1, listed + len(legal)
            position.play(legal[below(len(legal)) if policy == Policy.RANDOM else 0])
        wins[position.winner] += 1
        left = [cards + position.left(seat) for seat, cards in enumerate(left)]
    return [decisions, listed, *wins, *left]


def dealt(hands: list[list[int]], rules: int) -> Position:
    """A first deal: the holder of ``M1`` opens (GF-3.1), or seat 0 leads freely (GF-3.3)."""
    openers = [seat for seat, hand in enumerate(hands) if M1 in hand]
    masks = [gather(hand) for hand in hands]
    return Position(masks, (openers or [0])[0], 1, rules, bool(openers))


def told(playout: Playout, seats: int) -> list[int]:
    wins = [playout.won(seat) for seat in range(seats)]
    left = [playout.cards_left(seat) for seat in range(seats)]
    return [playout.decisions, playout.listed, *wins, *left]


@pytest.mark.parametrize("policy", list(Policy))
@pytest.mark.parametrize(("seats", "rules"), [(3, 0), (3, 5), (4, 1), (4, 14)])
def test_deals_are_played_out_as_step_by_step(seats: int, rules: int, policy: Policy) -> None:
    playout = Playout(seats, 7, rules, policy)
    playout.run(25)
    assert told(playout, seats) == told_again(seats, 7, rules, policy, 25)


def test_every_deal_has_a_winner() -> None:
    """GF-7.4."""
    playout = Playout(4, 3)
    playout.run(50)
    assert playout.deals == 50 == sum(playout.won(seat) for seat in range(4))


def test_the_same_seed_plays_the_same_deals_however_they_are_counted() -> None:
    once, twice = Playout(4, 5), Playout(4, 5)
    once.run(20)
    twice.run(8)
    twice.run(12)
    assert told(once, 4) == told(twice, 4)


def test_another_seed_plays_other_deals() -> None:
    one, other = Playout(4, 5), Playout(4, 6)
    one.run(20)
    other.run(20)
    assert told(one, 4) != told(other, 4)
