"""The shuffle: no bias from its smallest part to its whole."""

import hmac
from collections import Counter
from itertools import islice

import pytest

from lastcard.fair.secret import Secret
from lastcard.fair.shuffle import below, cut, shuffled, stream
from tests.fair.fairness import biased, deviation
from tests.fair.tables import GANG, THIRTEEN

SECRET = Secret(bytes(32))


def test_the_stream_is_hmac_in_counter_mode() -> None:
    blocks = [hmac.digest(bytes(32), b"deal" + bytes(7) + bytes([i]), "sha256") for i in range(3)]
    assert bytes(islice(stream(SECRET, b"deal"), 96)) == b"".join(blocks)


def test_the_counter_takes_eight_bytes_the_highest_first() -> None:
    block_256 = hmac.digest(bytes(32), b"deal" + bytes(6) + b"\1\0", "sha256")
    assert bytes(islice(stream(SECRET, b"deal"), 256 * 32, 257 * 32)) == block_256


@pytest.mark.parametrize("bound", range(1, 257))
def test_every_number_below_a_bound_stands_for_equally_many_bytes(bound: int) -> None:
    kept = Counter(below(bound, iter([byte, 0])) for byte in range(256 - 256 % bound))
    assert set(kept) == set(range(bound))
    assert len(set(kept.values())) == 1


@pytest.mark.parametrize("bound", [3, 50, 63, 64, 100, 129, 255])
def test_bytes_from_the_limit_on_are_thrown_away(bound: int) -> None:
    limit = 256 - 256 % bound
    assert below(bound, iter([limit - 1])) == bound - 1
    for byte in range(limit, 256):
        assert below(bound, iter([byte, byte, 1])) == 1


def test_a_bound_of_256_takes_every_byte() -> None:
    assert [below(256, iter([byte])) for byte in range(256)] == list(range(256))


def test_the_largest_number_moves_no_card_and_zero_moves_every_one() -> None:
    assert shuffled("abcd", iter([3, 2, 1])) == ("a", "b", "c", "d")
    assert shuffled("abcd", iter([0, 0, 0])) == ("b", "c", "d", "a")


@pytest.mark.parametrize("deck", [GANG, THIRTEEN])
def test_a_shuffle_keeps_the_cards(deck: tuple[str, ...]) -> None:
    cards = shuffled(deck, stream(SECRET, b"deal"))
    assert cards != deck
    assert sorted(cards) == sorted(deck)


def test_a_cut_puts_the_top_under_the_rest() -> None:
    assert cut("abcde", 0) == ("a", "b", "c", "d", "e")
    assert cut("abcde", 2) == ("c", "d", "e", "a", "b")
    assert cut("abcde", 4) == ("e", "a", "b", "c", "d")


def test_every_card_comes_to_every_place_equally_often() -> None:
    assert abs(deviation(64, shuffled)) < 4


def test_taking_the_rest_of_a_division_instead_would_be_noticed() -> None:
    assert deviation(64, biased) > 20
