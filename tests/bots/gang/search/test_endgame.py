"""The last cards solved, against the same idea written down naively."""

from collections.abc import Iterator
from random import Random

import pytest

from lastcard.bots.gang.search.endgame import Endgame
from lastcard.bots.gang.search.match_value import MatchValue
from lastcard.bots.gang.worlds.world import World
from lastcard.games.gang.cards import DECK, gather
from lastcard.games.gang.position import NOBODY, Position
from lastcard.games.gang.positions import write_position
from lastcard.games.gang.scoring import points
from tests.bots.gang.arrange import united, world, world_of
from tests.games.gang.arrange import act, random_deal


def naive(
    position: Position, match_value: MatchValue, solved: dict[str, list[float]]
) -> list[float]:
    """What the position is worth to each seat; who moves takes the first of his best moves."""
    seats = range(position.seats)
    if position.winner != NOBODY:
        left = [0 if s == position.winner else points(position.left(s)) for s in seats]
        return [match_value.worth(seat, left) for seat in seats]
    key = write_position(position)
    if key not in solved:
        found = []
        for move in position.legal():
            after = position.copy()
            after.play(move)
            found.append(naive(after, match_value, solved))
        solved[key] = max(found, key=lambda worths: worths[position.turn])
    return solved[key]


def ends(rng: Random, count: int) -> Iterator[World]:
    """Positions with at most seven cards, in the middle of cycles, some seats out."""
    for _ in range(count):
        seats = rng.choice([3, 4])
        numbers = rng.sample(range(34), k=8)
        cards = rng.sample([card for card in DECK if card in numbers], k=seats)
        cards += rng.sample([c for c in DECK if c not in cards], k=7 - seats)
        hands = [[card] for card in cards[:seats]]
        for card in cards[seats:]:
            rng.choice(hands).append(card)
        position = Position(
            [gather(sorted(hand)) for hand in hands],
            rng.randrange(seats),
            rng.choice([1, -1]),
            rng.randrange(16),
        )
        for _ in range(rng.randint(0, 2)):
            if position.winner == NOBODY:
                act(position, rng)
        yield world_of(position, united([position.hand(seat) for seat in range(seats)]))


@pytest.mark.parametrize("limit", [0, 100])
def test_the_end_is_worth_what_everybody_makes_of_it(limit: int) -> None:
    rng = Random(5)
    endgame = Endgame()
    worths = set()
    for end in ends(rng, 150):
        match_value = MatchValue([rng.randint(0, 99) for _ in range(end.seats)], limit)
        expected = naive(end, match_value, {})
        for seat in range(end.seats):
            before = end.copy()
            assert endgame.solve(end, match_value, seat) == expected[seat], write_position(end)
            assert end == before
            worths.add(expected[seat])
    assert len(worths) > 20


def test_the_same_cards_are_solved_anew_for_another_score() -> None:
    """The memory of one solve says nothing in the next."""
    endgame = Endgame()
    end = world("G3 R5 | G4 R9 | Y7 R2")
    for totals in ([0, 0, 0], [95, 0, 0], [0, 95, 40]):
        match_value = MatchValue(totals, 100)
        assert endgame.solve(end, match_value, 0) == naive(end, match_value, {})[0]


def test_a_known_end_is_solved() -> None:
    """The dragon first: then the 3 goes out. The other way round somebody takes the lead."""
    end = world("R3 RD | G9 G10 | Y9 Y10")
    match_value = MatchValue([0, 0, 0], 0)
    assert [Endgame().solve(end, match_value, seat) for seat in range(3)] == [2, -1, -1]


def test_a_whole_deal_is_too_large_to_solve() -> None:
    rng = Random(6)
    for _ in range(3):
        deal = random_deal(rng)
        whole = world_of(deal, gather(list(DECK)))
        before = whole.copy()
        assert Endgame().solve(whole, MatchValue([0] * whole.seats, 0), 0) is None
        assert whole == before
