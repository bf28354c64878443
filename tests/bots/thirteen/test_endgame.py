"""The last turns, against the rules played out by brute force."""

from random import Random

import pytest

from lastcard.bots.thirteen.endgame import DEEPEST, Ply
from lastcard.bots.thirteen.stakes import Stakes, divide
from lastcard.games.thirteen.cards import DECK, gather
from lastcard.games.thirteen.counting import Counts, count
from lastcard.games.thirteen.position import NOBODY, Position


def late(seats: int, held: int, pile: int, rng: Random) -> Position:
    """A position with so many cards in each hand, something taken and something lying."""
    cards = rng.sample(DECK, len(DECK))
    hands = [gather(cards[held * seat : held * (seat + 1)]) for seat in range(seats)]
    rest = cards[held * seats :]
    position = Position(hands, rng.randrange(seats), rest[:pile])
    blue, yellow, green = (
        [card for card in rest[pile:] if card % 3 == colour] for colour in range(3)
    )
    taken = [gather(rest[20 + 3 * seat : 23 + 3 * seat]) for seat in range(seats)]
    position.resume([blue[:1], yellow[:2], green[:1]], taken)
    return position


def brute(position: Position, stakes: Stakes) -> list[int]:
    """The shares when everybody takes the first of what is best for him, all lines tried."""
    if position.turn == NOBODY:
        counts = Counts(position.seats)
        count(counts, position)
        divide(stakes, counts)
        return [stakes.share(seat) for seat in range(position.seats)]
    found = []
    for placement in position.legal():
        after = position.copy()
        after.play(placement)
        found.append(brute(after, stakes))
    return max(found, key=lambda shares: shares[position.turn])


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("deals_left", [0, 2])
def test_it_finds_what_brute_force_finds(seats: int, deals_left: int) -> None:
    rng = Random(seats)
    ply = Ply(seats)
    for _ in range(12):
        held = 2 if seats < 5 else 1
        position = late(seats, held, rng.randrange(2), rng)
        stakes = Stakes([rng.randrange(20) for _ in range(seats)], deals_left)
        assert ply.solved(position, stakes) == brute(position, stakes)


def test_it_refuses_what_is_too_far_from_the_end() -> None:
    position = late(4, 3, 1, Random(1))
    with pytest.raises(ValueError, match=str(DEEPEST + 1)):
        Ply(4).solved(position, Stakes((0, 0, 0, 0), 0))
