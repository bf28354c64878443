"""13 against the naive rules: move by move, and by the number of ways a deal can go on."""

from collections import Counter
from random import Random

import msgspec
import pytest

from lastcard.games.game import TABLE, Seat
from lastcard.games.thirteen.notation import write_cards, write_sequence
from lastcard.games.thirteen.position import NOBODY, Position
from lastcard.games.thirteen.state import State
from lastcard.match import AnyMatch, Match, seeded
from tests.naive import duties
from tests.naive import thirteen as naive

from .positions import GAME, MATCHES, core

pytestmark = pytest.mark.exhaustive

COUNTED = [
    # seats, how, first dealer, seed of the deck, ways to play so many turns
    (3, "five", 0, 1, [7, 35, 210, 1110, 5550, 36075, 182325]),
    (4, "five", 1, 2, [7, 49, 196, 1176, 7224, 44376, 188598]),
    (5, "five", 4, 3, [5, 30, 180, 1260, 7560, 52920, 273420]),
    (6, "five", 2, 4, [6, 30, 150, 1050, 4200, 29400, 127400]),
    (3, "all", 1, 5, [11, 143, 1859, 19266, 237120]),
    (4, "all", 3, 6, [12, 120, 1200, 10800, 115200]),
    (6, "all", 0, 7, [11, 99, 594, 4158, 24948]),
]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("seats", "how"), MATCHES)
def test_whole_matches_agree_with_the_naive_rules(seats: int, how: str, seed: int) -> None:
    match: AnyMatch = Match(GAME, GAME.options("fr-2009", {"deal": how}), seats)
    shuffle, rng = seeded(seed), Random(seed)
    while match.awaits is not None:
        deck = list(shuffle(GAME.deck()))
        dealer = match.state.dealer
        match.act(TABLE, GAME.deal(deck))
        _play_beside(match, naive.deal(deck, seats, dealer, how), rng)


@pytest.mark.parametrize(("seats", "how", "dealer", "seed", "counts"), COUNTED)
def test_a_deal_goes_on_in_as_many_ways_as_the_naive_rules_count(
    seats: int, how: str, dealer: int, seed: int, counts: list[int]
) -> None:
    position = core(_dealt(seats, how, dealer, seed))
    found = [ways(position, depth) for depth in range(1, len(counts) + 1)]
    assert found == counts, _split(position, len(counts))


@pytest.mark.parametrize(("seats", "how", "dealer", "seed", "counts"), COUNTED)
def test_the_naive_rules_still_count_so(
    seats: int, how: str, dealer: int, seed: int, counts: list[int]
) -> None:
    deal = naive.deal(list(seeded(seed)(GAME.deck())), seats, dealer, how)
    assert [naive.count(deal, depth) for depth in range(1, 4)] == counts[:3]


@pytest.mark.parametrize("seed", range(10))
def test_the_last_turns_are_counted_to_their_end(seed: int) -> None:
    """TH-2.7."""
    deal = naive.deal(list(seeded(seed)(GAME.deck())), 3, 0, "five")
    state, rng = _dealt(3, "five", 0, seed), Random(seed)
    for _ in range(44):
        text = rng.choice(sorted(deal.legal()))
        deal.play(text)
        state = GAME.apply(state, Seat(core(state).turn), GAME.read(text)).state
    assert ways(core(state), 9) == naive.count(deal, 9)


def ways(position: Position, depth: int) -> int:
    """How many sequences of that many turns there are; a finished deal is one sequence."""
    if depth == 0 or position.turn == NOBODY:
        return 1
    return sum(_split(position, depth).values())


def _split(position: Position, depth: int) -> dict[int, int]:
    found = {}
    for placement in position.legal():
        after = position.copy()
        after.play(placement)
        found[placement] = ways(after, depth - 1)
    return found


def _dealt(seats: int, how: str, dealer: int, seed: int) -> State:
    options = GAME.options("fr-2009", {"deal": how, "first_dealer": str(dealer)})
    return GAME.apply(GAME.start(options, seats), TABLE, GAME.deal(seeded(seed)(GAME.deck()))).state


def _play_beside(match: AnyMatch, deal: naive.Round, rng: Random) -> None:
    while not deal.over:
        seat = match.awaits
        assert seat == deal.turn
        texts = match.view(seat).legal
        assert len(texts) == len(set(texts))
        assert set(texts) == deal.legal()
        assert msgspec.to_builtins(match.view(seat).duty) == duties.thirteen(deal, list(texts))
        text = rng.choice(texts)
        match.act(seat, GAME.read(text))
        deal.play(text)
        _compare(core(match.state), deal)
    assert list(GAME.scores(match.state)[-1]) == naive.score(deal.piles())


def _compare(position: Position, deal: naive.Round) -> None:
    for seat, hand in enumerate(deal.hands):
        assert Counter(write_cards(position.hand(seat)).split()) == Counter(hand)
        assert Counter(write_cards(position.taken_by(seat)).split()) == Counter(deal.taken[seat])
    for target, name in enumerate(naive.TARGETS):
        lying = deal.targets[name]
        assert write_sequence(position.on(target)).split() == lying
        assert position.sum_on(target) == sum(map(naive.value, lying))
    assert write_sequence(position.to_draw()).split() == deal.pile
