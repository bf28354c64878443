"""A world keeps its cards together and remembers what passing has told."""

from random import Random

import pytest

from lastcard.bots.gang.net.features import FeatureEncoder
from lastcard.bots.gang.worlds.world import World, forget, note_pass, take_over
from lastcard.games.gang.cards import DECK, gather, holds, remove
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.notation import read_combo
from lastcard.games.gang.position import NOBODY
from tests.bots.gang.arrange import move, united, world, world_of
from tests.games.gang.arrange import random_deal


def test_the_pool_is_always_all_hands_and_the_dummy() -> None:
    rng = Random(2)
    for _ in range(40):
        deal = random_deal(rng)
        everything = gather(list(DECK))
        dummy = remove(everything, united([deal.hand(seat) for seat in range(deal.seats)]))
        found = world_of(deal, everything)
        while found.winner == NOBODY:
            hands = [found.hand(seat) for seat in range(found.seats)]
            assert found.pool == united([*hands, dummy])
            found.step(rng.choice(found.legal()))


def test_a_step_is_a_play_with_the_last_card_declared() -> None:
    one = world("G3 Y4 | G5 Y5 | R9 R8")
    one.step(move("G3"))
    assert one.declared == 1
    assert one.pool == united([one.hand(seat) for seat in range(3)])
    assert one.turn == 1


def test_a_lead_that_does_not_take_place_leaves_its_card_in_the_pool() -> None:
    """GF-8.5."""
    one = world("G3 | G5 Y5 | R9 R8; pending 0; rules out_of_cycle")
    before = one.pool
    one.step(move("G3"))
    assert one.out == 1
    assert one.pool == before


def told(one: World) -> set[int]:
    """What seat 0 sees of the passes of the seat after it, as offsets of facts."""
    start = 336
    return {
        place - start for place in FeatureEncoder().facts(one, PASS) if start <= place < start + 11
    }


PASSES = "G3 Y4 | G5 Y5 | R9 R8; beat 2: G1"


@pytest.mark.parametrize(
    ("let_pass", "offsets"),
    [
        ([], set()),
        (["RD"], {4}),
        (["RD", "R10", "G9", "Y6"], {1}),
        (["Y6", "RD"], {1}),
        (["G4 R4", "G10 R10"], {5}),
        (["G10 R10"], {8}),
        (["G10", "G4 R4"], {3, 5}),
        (["G4 Y4 R4"], {9}),
        (["G3 Y4 R5 G6 Y7"], {10}),
        (["G4 G4 Y4 R4"], set()),
    ],
)
def test_the_lowest_combo_let_pass_is_remembered(let_pass: list[str], offsets: set[int]) -> None:
    one = world(PASSES)
    for combo in let_pass:
        note_pass(one, 1, read_combo(combo))
    assert told(one) == offsets
    note_pass(one, 2, read_combo("G1"))
    assert told(one) == offsets
    forget(one)
    assert told(one) == set()


def test_a_pass_in_play_is_remembered() -> None:
    one = world("G3 Y4 | G5 Y5 | R9 R8; turn 1; beat 0: G8")
    one.step(PASS)
    one.step(move("R9"))
    assert told(one) == {2}


def test_one_world_takes_over_another_as_a_whole() -> None:
    one, other = world(PASSES), world("R3 | R2 | R1; direction -")
    note_pass(one, 1, read_combo("G9"))
    note_pass(one, 2, read_combo("G3 Y4 R5 G6 Y7"))
    note_pass(one, 1, read_combo("G4 Y4 R4"))
    take_over(other, one)
    assert other == one
    assert (other.pool, other.threes, other.fives) == (one.pool, 1 << 1, 1 << 2)
    assert FeatureEncoder().facts(other, PASS) == FeatureEncoder().facts(one, PASS)
    other.step(PASS)
    assert other != one
    assert holds(one.pool, one.hand(0))
