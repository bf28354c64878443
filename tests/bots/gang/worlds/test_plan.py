"""How few plays a hand needs, against trying everything."""

from functools import cache
from random import Random

import pytest

from lastcard.bots.gang.worlds.plan import Plan, count_number, plays_needed, suit, useless
from lastcard.games.gang.cards import COLOUR, DECK, NUMBER, CardSet, gather, holds, remove, spread
from lastcard.games.gang.combos import cards_of
from lastcard.games.gang.finder import Moves, find_all
from lastcard.games.gang.notation import NAMES, read_cards, write_cards


@cache
def fewest(hand: CardSet) -> int:
    """The truth: the lowest card goes with some combo, and each is tried."""
    if not hand:
        return 0
    moves = Moves()
    find_all(moves, hand)
    lowest = gather(spread(hand)[:1])
    combos = [cards_of(move) for move in moves if holds(cards_of(move), lowest)]
    return 1 + min(fewest(remove(hand, cards)) for cards in combos)


def random_hands(rng: Random, count: int) -> list[CardSet]:
    """Hands of up to nine cards, some of few numbers or of one colour."""
    green = [card for card in DECK if COLOUR[card] in (0, 3)]
    low = [card for card in DECK if NUMBER[card] <= 6]
    pools = [list(DECK), list(DECK), low, green]
    return [gather(rng.sample(rng.choice(pools), k=rng.randint(1, 9))) for _ in range(count)]


def test_no_hand_is_said_to_need_fewer_plays_than_it_does() -> None:
    plan = Plan()
    hands = random_hands(Random(3), 600)
    exact = 0
    for hand in hands:
        plays = plays_needed(plan, hand)
        assert plays >= fewest(hand), write_cards(hand)
        exact += plays == fewest(hand)
    assert exact >= 0.85 * len(hands)


def test_dealt_hands_are_planned_exactly_most_of_the_time() -> None:
    plan = Plan()
    rng = Random(4)
    hands = [gather(rng.sample(DECK, k=9)) for _ in range(200)]
    assert sum(plays_needed(plan, hand) == fewest(hand) for hand in hands) >= 0.85 * len(hands)


@pytest.mark.parametrize(
    ("hand", "plays"),
    [
        ("", 0),
        ("RD", 1),
        ("G3 Y3", 1),
        ("G3 Y4", 2),
        ("GP YP", 1),
        ("GP RD", 2),
        ("GP YP RD", 2),
        ("M1 G1 Y1 R1 G1 Y1 R1", 1),
        ("G3 Y4 R5 G6 Y7", 1),
        ("G3 Y4 R5 G6 Y7 R8", 2),
        ("G1 G3 G5 G7 G9", 1),
        ("G3 Y3 R3 G9 Y9", 1),
        ("G3 Y3 R3 GP YP", 1),
        ("G3 Y3 R3 G9 Y9 G8 Y8", 2),
        ("G3 R4 R5 G6 G7 Y1 Y2 Y5 Y9 Y10", 2),
        ("G1 R2 R3 G4 R5 G6 R7 R8 G9 R10 Y1 Y3 Y6 Y8 Y10 RD", 4),
    ],
)
def test_known_hands_need_so_many_plays(hand: str, plays: int) -> None:
    assert plays_needed(Plan(), read_cards(hand)) == plays


def test_a_plan_remembers_nothing_of_the_hand_before() -> None:
    plan = Plan()
    hands = random_hands(Random(5), 50)
    first = [plays_needed(plan, hand) for hand in hands]
    assert [plays_needed(plan, hand) for hand in reversed(hands)] == first[::-1]


def test_numbers_and_suits_are_counted() -> None:
    hand = read_cards("M1 G1 G1 R1 G4 Y4 Y4 R10 R10 GP RD")
    assert [count_number(hand, number) for number in range(10)] == [4, 0, 0, 3, 0, 0, 0, 0, 0, 2]
    assert suit(hand, 0) == 0b11 | 0b01 << 6
    assert suit(hand, 1) == 0b11 << 6
    assert suit(hand, 2) == 0b01 | 0b11 << 18


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("G3 Y4 R5 G6 Y7 R9", "R9"),
        ("G3 Y3 R9 GP YP", "R9"),
        ("G3 Y3 G4 Y4 R9 R10", "R9"),
        ("G2 G2 Y2 R2 RD", "RD"),
        ("M1", "M1"),
    ],
)
def test_what_the_plan_misses_least_is_useless(hand: str, card: str) -> None:
    assert NAMES[useless(Plan(), read_cards(hand))] == card


def test_the_lowest_of_all_useless_cards_is_named() -> None:
    rng = Random(4)
    plan = Plan()
    for _ in range(100):
        hand = gather(rng.sample(DECK, k=17))
        kinds = sorted(set(spread(hand)))
        costs = [plays_needed(plan, remove(hand, gather([card]))) for card in kinds]
        assert useless(plan, hand) == kinds[costs.index(min(costs))]
