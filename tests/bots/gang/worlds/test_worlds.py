"""Sampled worlds agree with all that is known, and explain what was seen where that is asked."""

from collections import Counter

import pytest

from lastcard.bots.gang.net.features import FeatureEncoder
from lastcard.bots.gang.situation import TurnTaken
from lastcard.bots.gang.worlds.worlds import MOST_TRIES, Worlds, deal_world
from lastcard.games.gang.cards import holds, remove, spread
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.notation import read_card, read_cards, read_combo, write_cards
from lastcard.games.gang.position import NOTHING
from lastcard.games.gang.state import Phase
from tests.bots.gang.arrange import choices, moments, passing, situation, united, world


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("tries", [1, 4])
def test_a_world_agrees_with_all_that_is_known(seats: int, tries: int) -> None:
    known = capped = 0
    for found in choices(seats, ceremony="on") + choices(seats, seed=2, after_pass="out_of_cycle"):
        worlds = Worlds(found, 5, tries)
        for _ in range(2):
            one = worlds.deal()
            position = found.position
            assert one.hand(found.seat) == found.hand
            assert one.pool == united([found.unseen, found.hand])
            others = [seat for seat in range(seats) if seat != found.seat]
            assert holds(found.unseen, united([one.hand(seat) for seat in others]))
            for seat in others:
                hand = one.hand(seat)
                assert len(spread(hand)) == one.left(seat) == position.left(seat)
                assert holds(hand, found.known[seat])
                rest = spread(remove(hand, found.known[seat]))
                assert all(card <= found.ceiling[seat] for card in rest)
                known += found.known[seat] > 0
                capped += found.ceiling[seat] < read_card("RD")
            for name in ("turn", "to_beat", "owner", "passed", "out", "declared", "opening"):
                assert getattr(one, name) == getattr(position, name)
    assert known > 50
    assert capped > 50


def test_who_gave_his_highest_card_holds_no_higher_one() -> None:
    """GF-11.1: of the two phoenixes and the 5, only the 5 can be his, and the card he was given."""
    found = situation(
        "R3 R4 | G5 RD | YP GP", known=["", "RD", ""], ceiling=[33, read_card("R10"), 33]
    )
    worlds = Worlds(found, 1)
    for _ in range(20):
        assert worlds.deal().hand(1) == read_cards("G5 RD")


def test_with_one_try_all_worlds_are_alike() -> None:
    found = situation("R3 R4 | G5 Y6 | R7", turns=[passing(1, "G2")])
    worlds = Worlds(found, 1)
    dealt = Counter(write_cards(worlds.deal().hand(2)) for _ in range(6000))
    assert set(dealt) == {"G5", "Y6", "R7"}
    assert sum((count - 2000) ** 2 / 2000 for count in dealt.values()) < 13.8


def test_equal_cards_are_dealt_as_often_as_there_are_of_them() -> None:
    worlds = Worlds(situation("R3 R4 | G5 G5 | R7"), 1)
    dealt = Counter(write_cards(worlds.deal().hand(2)) for _ in range(3000))
    assert 1900 < dealt["G5"] < 2100
    assert dealt["G5"] + dealt["R7"] == 3000


def test_the_dummy_may_hold_any_unseen_card() -> None:
    """GF-2.2."""
    worlds = Worlds(situation("R3 R4 | G5 | R7", dummy="Y8 Y9"), 1)
    held = {write_cards(worlds.deal().hand(1)) for _ in range(100)}
    assert held == {"G5", "R7", "Y8", "Y9"}


STRAIGHT, FLUSH = "G2 Y3 R4 G5 R6", "Y2 Y6 Y8 Y9 Y10"


def shares(text: str, turns: list[TurnTaken], cards: str) -> tuple[float, float]:
    """How often the next seat holds *cards*: with one try, and with many."""
    found = situation(text, turns=turns)
    one, many = (
        sum(holds(worlds.deal().hand(1), read_cards(cards)) for _ in range(1500)) / 1500
        for worlds in (Worlds(found, 7), Worlds(found, 7, MOST_TRIES))
    )
    return one, many


@pytest.mark.parametrize(
    ("to_beat", "cards"),
    [("R9", "RD"), ("G9 Y9", "GP YP"), ("G2 Y2 R2", "Y6 R6 R6"), (STRAIGHT, FLUSH)],
)
def test_worlds_in_which_a_pass_is_strange_become_rare(to_beat: str, cards: str) -> None:
    one, many = shares(f"R3 R4 | {cards} G1 | R7 G4", [passing(1, to_beat)] * 3, cards)
    assert 0 < 2 * many < one


@pytest.mark.parametrize(
    ("to_beat", "cards"), [("RD", "YP"), ("RD", "Y6 R6 R6 G6"), ("G2 G2 Y2 Y2", "RD")]
)
def test_a_pass_that_needs_no_explanation_tells_nothing(to_beat: str, cards: str) -> None:
    """What is not higher, and a gang held back."""
    one, many = shares(f"R3 R4 | {cards} Y1 | Y1 G4", [passing(1, to_beat)] * 3, cards)
    assert one == pytest.approx(many, abs=0.06)


def test_what_was_played_after_a_pass_was_held_while_passing() -> None:
    """Who let a 9 pass and played the dragon later could have: the rest explains nothing."""
    turns = [passing(1, "R9"), TurnTaken(1, read_combo("RD"), NOTHING)]
    one, many = shares("R3 R4 | YP Y5 | R7 G4", turns, "YP")
    assert one == pytest.approx(many, abs=0.06)


def test_all_passes_are_remembered_also_own_ones() -> None:
    found = situation(
        "R3 R4 | G5 Y6 | R7; beat 2: G1",
        turns=[passing(1, "R10"), passing(1, "G6"), passing(0, "G2")],
    )
    for one in (Worlds(found, 1).root_copy(), Worlds(found, 1).deal()):
        assert {fact for fact in FeatureEncoder().facts(one, PASS) if 336 <= fact < 358} == {337}


def test_the_same_seed_deals_the_same_worlds() -> None:
    found = choices(4)[20]

    def hands(seed: int) -> list[int]:
        worlds = Worlds(found, seed, 4)
        return [worlds.deal().hand(seat) for _ in range(5) for seat in range(4)]

    assert hands(3) == hands(3) != hands(4)


def test_a_world_is_dealt_into_any_other() -> None:
    found = situation("R3 R4 | G5 Y6 | R7")
    one = world("R3 | R4 | R5; direction -")
    deal_world(Worlds(found, 1), one)
    assert one == Worlds(found, 1).deal()


@pytest.mark.parametrize("tries", [0, MOST_TRIES + 1])
def test_too_few_or_many_tries_are_refused(tries: int) -> None:
    with pytest.raises(ValueError, match="tries"):
        Worlds(situation("R3 R4 | G5 Y6 | R7"), 1, tries)


def test_before_a_gift_is_returned_worlds_can_be_dealt_too() -> None:
    """GF-11.2."""
    exchanges = [found for found, state in moments(4) if state.phase is Phase.EXCHANGE]
    assert exchanges
    for found in exchanges:
        one = Worlds(found, 1).deal()
        assert sorted(one.left(seat) for seat in range(4)) == [15, 16, 16, 17]
