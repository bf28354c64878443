"""What the finders find, against a walk through the whole table."""

from random import Random

import pytest

from lastcard.games.gang.cards import DECK, CardSet, gather, holds
from lastcard.games.gang.combos import COMBOS, FIRST, Type, above, beats, cards_of, size_of
from lastcard.games.gang.finder import (
    PASS,
    Moves,
    add_move,
    can_beat,
    clear,
    find_all,
    find_gangs,
    find_higher,
    find_several,
)
from lastcard.games.gang.notation import NAMES, read_cards, read_combo, write_cards, write_combo
from tests.naive import gang as naive


def random_hands(rng: Random, count: int) -> list[CardSet]:
    """Hands of 1 to 17 cards, many from few numbers or one colour, so that combos abound."""
    suits = [[card for card in DECK if NAMES[card][0] in (colour, "M")] for colour in "GYR"]
    runs = [[c for c in DECK if low <= naive.number(NAMES[c]) <= low + 3] for low in range(1, 9)]
    pools = [list(DECK), list(DECK), *suits, *runs]
    hands = []
    for _ in range(count):
        pool = rng.choice(pools)
        hands.append(gather(sorted(rng.sample(pool, k=rng.randint(1, min(17, len(pool)))))))
    return hands


HANDS = random_hands(Random(7), 120)


def walked(hand: CardSet) -> list[int]:
    return [combo for combo in range(COMBOS) if holds(hand, cards_of(combo))]


def test_all_that_can_be_led_is_found_in_the_order_of_the_table() -> None:
    """GF-7.1."""
    for hand in HANDS:
        moves = Moves()
        find_all(moves, hand)
        assert moves.listed() == walked(hand)


def test_the_finders_find_what_the_naive_rules_find() -> None:
    for hand in HANDS[:40]:
        moves = Moves()
        find_all(moves, hand)
        assert {write_combo(combo) for combo in moves} == naive.combos(write_cards(hand).split())


def test_combos_of_several_cards_leave_out_the_singles() -> None:
    """GF-9.3."""
    for hand in HANDS:
        moves = Moves()
        find_several(moves, hand)
        assert moves.listed() == [combo for combo in walked(hand) if size_of(combo) > 1]


def test_the_gangs_are_found_alone() -> None:
    """GF-5.8."""
    for hand in HANDS:
        moves = Moves()
        find_gangs(moves, hand)
        assert moves.listed() == [c for c in walked(hand) if c >= FIRST[Type.GANG_OF_4]]


def test_what_is_higher_is_found_for_combos_of_every_type() -> None:
    """GF-7.1."""
    rng = Random(8)
    for hand in HANDS:
        held = walked(hand)
        some = [rng.choice(held), rng.randrange(COMBOS), rng.randrange(FIRST[Type.FLUSH])]
        for to_beat in some:
            moves = Moves()
            find_higher(moves, hand, to_beat)
            assert moves.listed() == [c for c in held if beats(c, to_beat)], write_combo(to_beat)


def test_every_combo_is_beaten_by_the_first_above_it_and_not_by_itself() -> None:
    """GF-6.6, GF-7.1: at every edge of the table."""
    moves = Moves()
    for to_beat in range(COMBOS):
        for combo in {to_beat, *(place for place in [above(to_beat)] if place < COMBOS)}:
            clear(moves)
            find_higher(moves, cards_of(combo), to_beat)
            assert (combo in moves.listed()) == beats(combo, to_beat), write_combo(combo)


@pytest.mark.parametrize("to_beat", ["RD", "GP YP", "R10 R10 Y10", "R6 R7 R8 R9 R10"])
def test_only_gangs_beat_the_highest_combo_of_a_size(to_beat: str) -> None:
    """GF-6.5."""
    moves = Moves()
    find_higher(moves, read_cards("G1 Y1 R1 M1 G9 Y9"), read_combo(to_beat))
    assert [write_combo(combo) for combo in moves] == ["G1 Y1 R1 M1"]


def large_hands(rng: Random, count: int) -> list[CardSet]:
    """Up to 40 cards: what several players may hold together."""
    return [gather(sorted(rng.sample(DECK, k=rng.randint(1, 40)))) for _ in range(count)]


def test_a_hand_can_beat_what_one_of_its_combos_beats() -> None:
    """For combos of every type, and combos not larger than somebody's hand."""
    rng = Random(9)
    found, room = Moves(), Moves()
    starts = [*FIRST, COMBOS]
    answers = {combo_type: set[bool]() for combo_type in Type}
    for hand in HANDS + large_hands(rng, 120):
        for combo_type in Type:
            to_beat = rng.randrange(starts[combo_type], starts[combo_type + 1])
            clear(found)
            find_higher(found, hand, to_beat)
            smallest = min([size_of(combo) for combo in found], default=99)
            for most in range(1, 17):
                expected = smallest <= most
                assert can_beat(room, hand, to_beat, most) == expected, write_combo(to_beat)
                answers[combo_type].add(expected)
    assert all(told == {True, False} for name, told in answers.items() if name != Type.GANG_OF_7)


def test_what_stands_in_the_room_before_does_not_matter() -> None:
    room = Moves()
    find_all(room, read_cards("G1 Y1 R1 M1 RD"))
    assert not can_beat(room, read_cards("G2"), read_combo("G3"), 16)


@pytest.mark.parametrize(
    ("hand", "to_beat", "most", "expected"),
    [
        ("G10", "Y10", 16, False),
        ("R10", "Y10", 1, True),
        ("G1 G1 Y1 Y1", "RD", 4, True),
        ("G1 G1 Y1 Y1", "RD", 3, False),
        ("G1 G1 Y1 Y1", "G10 G10 Y10 Y10", 16, False),
        ("G1 G1 Y1 Y1 R1", "G10 G10 Y10 Y10", 5, True),
        ("G1 G1 Y1 Y1 R1", "G10 G10 Y10 Y10", 4, False),
        ("GP YP", "Y10 R10", 2, True),
        ("GP YP", "Y10 R10", 1, False),
        ("G2 G2 Y2 GP YP", "G2 Y3 G4 R5 Y6", 5, True),
        ("G2 G2 Y2 GP YP", "G2 Y3 G4 R5 Y6", 4, False),
    ],
)
def test_only_a_combo_small_enough_can_beat(
    hand: str, to_beat: str, most: int, expected: bool
) -> None:
    """GF-6, GF-7.1."""
    assert can_beat(Moves(), read_cards(hand), read_combo(to_beat), most) == expected


def test_the_whole_deck_holds_every_combo() -> None:
    moves = Moves()
    find_all(moves, gather(list(DECK)))
    assert moves.listed() == list(range(COMBOS))


def test_a_buffer_lists_what_was_added_and_forgets_when_cleared() -> None:
    moves = Moves()
    add_move(moves, 3)
    add_move(moves, PASS)
    assert (len(moves), moves[1], list(moves)) == (2, PASS, [3, PASS])
    with pytest.raises(IndexError):
        moves[2]
    with pytest.raises(IndexError):
        moves[-1]
    clear(moves)
    assert list(moves) == []
