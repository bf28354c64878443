"""What a combo is, and which is higher."""

from itertools import combinations, product
from random import Random

import pytest

from lastcard.games.gang.cards import DECK, gather, size, spread
from lastcard.games.gang.combos import (
    COMBOS,
    FIRST,
    Type,
    above,
    beats,
    cards_of,
    combo_of,
    number_of,
    size_class,
    size_of,
    type_of,
)
from lastcard.games.gang.notation import NAMES, read_cards, read_combo, write_cards, write_combo
from tests.naive import gang as naive


def type_name(cards: str) -> str | None:
    combo = combo_of(read_cards(cards))
    return None if combo is None else Type(type_of(combo)).name.lower()


@pytest.mark.parametrize(
    ("rule", "cards", "name"),
    [
        ("GF-5.1", "G1", "single"),
        ("GF-5.1", "RD", "single"),
        ("GF-5.2", "G3 Y3", "pair"),
        ("GF-5.2", "GP YP", "pair"),
        ("GF-5.2", "G3 Y4", None),
        ("GF-5.3", "Y4 Y4 R4", "three"),
        ("GF-5.3", "GP YP RD", None),
        ("GF-5.4", "G3 Y4 R5 Y6 G7", "straight"),
        ("GF-5.4", "M1 Y2 G3 G4 R5", "straight"),
        ("GF-5.4", "G8 Y9 R10 G1 G2", None),
        ("GF-5.4", "G8 Y9 R10 GP YP", None),
        ("GF-5.4", "G7 Y8 R9 G10 GP", None),
        ("GF-5.4", "G3 Y4 R5 Y6", None),
        ("GF-5.5", "G2 G2 G4 G7 G10", "flush"),
        ("GF-5.5", "G2 G4 G7 G10", None),
        ("GF-5.5", "G2 G4 G7 G10 GP", None),
        ("GF-5.6", "G5 G5 Y5 GP YP", "full_house"),
        ("GF-5.6", "G5 G5 GP YP RD", None),
        ("GF-5.7", "Y4 Y5 Y6 Y7 Y8", "straight_flush"),
        ("GF-5.8", "G4 Y4 R4 R4", "gang_of_4"),
        ("GF-5.8", "G4 G4 Y4 R4 R4", "gang_of_5"),
        ("GF-5.8", "G4 G4 Y4 Y4 R4 R4", "gang_of_6"),
        ("GF-5.8", "G1 G1 Y1 Y1 R1 R1 M1", "gang_of_7"),
        ("GF-5.9", "R10 RD", None),
        ("GF-5.9", "R6 R7 R8 R9 RD", None),
        ("GF-5.9", "G10 GP", None),
        ("GF-5.10", "M1 R7 R8 R9 R10", "flush"),
        ("GF-5.10", "M1 R7 Y8 R9 R10", None),
        ("GF-5.11", "M1 R2 R3 R4 R5", "straight_flush"),
        ("GF-5.11", "G1 G1 M1 G2 G2", "full_house"),
    ],
)
def test_cards_are_this_combo_or_none(rule: str, cards: str, name: str | None) -> None:
    assert type_name(cards) == name, rule


def test_a_gang_of_five_is_no_five_card_combo() -> None:
    """GF-5.8."""
    five = read_combo("G2 G2 Y2 Y2 R2")
    assert size_class(five) == size_class(read_combo("G2 Y2 R2 R2")) != size_of(five)


def test_the_dragon_with_anything_is_nothing() -> None:
    """GF-5.9."""
    for combo in range(COMBOS):
        cards = cards_of(combo)
        assert cards == gather([33]) or not cards >> 33 & 1


def test_a_set_read_in_several_ways_is_one_combo() -> None:
    """GF-5.11."""
    assert len({cards_of(combo) for combo in range(COMBOS)}) == COMBOS


@pytest.mark.parametrize(
    ("rule", "higher", "lower"),
    [
        ("GF-6.1", "G2", "M1"),
        ("GF-6.1", "Y7", "G7"),
        ("GF-6.1", "R7", "Y7"),
        ("GF-6.1", "M1", "R1"),
        ("GF-6.1", "GP", "R10"),
        ("GF-6.1", "YP", "GP"),
        ("GF-6.1", "RD", "YP"),
        ("GF-6.2", "R3 G3", "Y3 Y3"),
        ("GF-6.2", "G1 M1", "R1 R1"),
        ("GF-6.2", "Y4 Y4 R4", "G4 G4 R4"),
        ("GF-6.2", "Y2 Y3 Y5 Y7 Y9", "R2 R3 R4 R5 R7"),
        ("GF-6.2", "G2 G2 G4 G7 G10", "R5 R6 R7 R7 R9"),
        ("GF-6.2", "R2 R3 R5 R7 R10", "G5 G7 G8 G9 G10"),
        ("GF-6.2", "M1 G2 G3 G4 Y5", "R1 G2 G3 G4 Y5"),
        ("GF-6.2", "GP YP", "R10 R10"),
        ("GF-6.3", "G2 Y2 R2 GP YP", "G2 Y2 R2 R10 R10"),
        ("GF-6.3", "G3 Y3 R3 G1 Y1", "R2 R2 Y2 GP YP"),
        ("GF-6.3", "Y3 Y3 R3 G1 Y1", "G3 Y3 R3 R10 R10"),
        ("GF-6.4", "G1 G1 G2 G2 G4", "R6 R7 R8 R9 Y10"),
        ("GF-6.4", "G1 G1 Y1 G2 Y2", "R5 R7 R8 R9 R10"),
        ("GF-6.4", "G1 G2 G3 G4 G5", "R10 R10 Y10 GP YP"),
        ("GF-6.5", "G1 Y1 R1 M1", "RD"),
        ("GF-6.5", "G1 Y1 R1 M1", "GP YP"),
        ("GF-6.5", "G1 Y1 R1 M1", "R6 R7 R8 R9 R10"),
        ("GF-6.5", "G1 Y1 R1 M1", "R10 R10 Y10"),
        ("GF-6.5", "G2 G2 Y2 Y2 R2", "Y10 Y10 R10 R10"),
        ("GF-6.5", "G2 G2 Y2 Y2 R2 R2", "G10 Y10 Y10 R10 R10"),
        ("GF-6.5", "G1 G1 Y1 Y1 R1 R1 M1", "G10 G10 Y10 Y10 R10 R10"),
        ("GF-6.5", "G3 G3 Y3 R3", "Y2 Y2 R2 R2"),
        ("GF-6.5", "G3 G3 Y3 R3", "G3 G3 Y3 Y3"),
    ],
)
def test_this_combo_beats_that_one_and_not_the_other_way_round(
    rule: str, higher: str, lower: str
) -> None:
    assert beats(read_combo(higher), read_combo(lower)), rule
    assert not beats(read_combo(lower), read_combo(higher)), rule


@pytest.mark.parametrize(
    ("rule", "one", "other"),
    [
        ("GF-6.6", "G7", "G7"),
        ("GF-6.6", "M1 R7 R8 R9 R10", "R1 R7 R8 R9 R10"),
        ("GF-5.10", "M1 R2 R3 R4 R5", "R1 R2 R3 R4 R5"),
        ("GF-5.10", "R1 R1 R3 R4 R5", "R1 M1 R3 R4 R5"),
        ("GF-7.1", "G7", "G2 Y2"),
        ("GF-7.1", "G7 Y7 R7", "G2 Y2"),
    ],
)
def test_neither_of_these_beats_the_other(rule: str, one: str, other: str) -> None:
    assert not beats(read_combo(one), read_combo(other)), rule
    assert not beats(read_combo(other), read_combo(one)), rule


def test_there_are_12352_combos() -> None:
    """GF-5.1 to GF-5.8."""
    counts = [sum(type_of(c) == kind for c in range(COMBOS)) for kind in Type]
    assert dict(zip([kind.name for kind in Type], counts, strict=True)) == {
        "SINGLE": 34, "PAIR": 64, "THREE": 76, "STRAIGHT": 1518, "FLUSH": 6153,
        "FULL_HOUSE": 4369, "STRAIGHT_FLUSH": 21, "GANG_OF_4": 67, "GANG_OF_5": 36,
        "GANG_OF_6": 13, "GANG_OF_7": 1,
    }  # fmt: skip
    assert sum(counts) == COMBOS == 12_352


def test_the_table_has_every_combo_the_naive_rules_know() -> None:
    """Every set of up to five cards of the deck, and of up to seven equal numbers."""
    found = set()
    for count in (1, 2, 3, 4):
        found |= {cards for cards in combinations(DECK, count) if is_naive_combo(cards)}
    by_number = [[c for c in DECK if naive.number(NAMES[c]) == n] for n in range(1, 11)]
    for count, same in product((5, 6, 7), by_number):
        found |= set(combinations(same, count))
    fives = {tuple(spread(cards_of(combo))) for combo in range(*five_card_range())}
    table = {tuple(spread(cards_of(combo))) for combo in range(COMBOS)}
    assert table - fives == found


def test_random_fives_are_in_the_table_when_the_naive_rules_know_them() -> None:
    rng = Random(5)
    pools = [list(DECK), *(suited(colour) for colour in "GYR"), low_cards()]
    for _ in range(20_000):
        cards = sorted(rng.sample(rng.choice(pools), k=5))
        names = [NAMES[card] for card in cards]
        assert type_name(" ".join(names)) == naive.combo_type(names), names


def test_every_combo_has_the_type_the_naive_rules_give_it() -> None:
    for combo in range(COMBOS):
        names = write_combo(combo).split()
        assert Type(type_of(combo)).name.lower() == naive.combo_type(names)


def test_combos_beat_each_other_as_the_naive_rules_say() -> None:
    """GF-6.1 to GF-6.6: neighbours in the table, and pairs at random."""
    rng = Random(6)
    couples = [(combo, combo + 1) for combo in range(COMBOS - 1)]
    couples += [(rng.randrange(COMBOS), rng.randrange(COMBOS)) for _ in range(4_000)]
    for one, other in couples:
        left, right = write_combo(one).split(), write_combo(other).split()
        assert beats(one, other) == naive.beats(left, right), (left, right)
        assert beats(other, one) == naive.beats(right, left), (left, right)


def test_what_stands_above_a_combo_is_the_first_that_beats_it_or_is_larger() -> None:
    for combo in range(FIRST[Type.FLUSH] - 1, FIRST[Type.FULL_HOUSE]):
        higher = above(combo)
        assert beats(higher, combo)
        assert not any(beats(place, combo) for place in range(combo, higher))


def test_a_combo_knows_its_size_and_number() -> None:
    for combo in range(COMBOS):
        assert size_of(combo) == size(cards_of(combo))
        assert combo_of(cards_of(combo)) == combo
    assert number_of(read_combo("G7 R7")) == 7
    assert number_of(read_combo("GP YP")) == 11


def is_naive_combo(cards: tuple[int, ...]) -> bool:
    return naive.combo_type([NAMES[card] for card in cards]) is not None


def five_card_range() -> tuple[int, int]:
    return FIRST[Type.STRAIGHT], FIRST[Type.GANG_OF_4]


def suited(colour: str) -> list[int]:
    return [card for card in DECK if NAMES[card][0] in (colour, "M")]


def low_cards() -> list[int]:
    return [card for card in DECK if naive.number(NAMES[card]) <= 3 or card > 30]


def test_cards_of_a_combo_are_written_in_ascending_order() -> None:
    assert write_cards(read_cards("rd, r1 m1 Y2")) == "R1 M1 Y2 RD"
