"""A seat's hash chain."""

from hashlib import sha256
from itertools import pairwise

import pytest

from lastcard.fair.chain import LENGTH, SeatChain, leads_to
from lastcard.fair.errors import ChainSpent, WrongLength

SEED = bytes(range(32))


def test_the_end_is_the_seed_hashed_once_for_each_deal() -> None:
    value = SEED
    for _ in range(1000):
        value = sha256(value).digest()
    assert SeatChain(SEED).end == value
    assert SeatChain(SEED).length == LENGTH == 1000


def test_every_link_leads_to_the_one_before() -> None:
    chain = SeatChain(SEED, 10)
    links = [chain.end, *(chain.link(deal) for deal in range(1, 11))]
    for before, link in pairwise(links):
        assert sha256(link).digest() == before
    assert links[10] == SEED


def test_a_link_after_missed_deals_leads_back_over_as_many_hashes() -> None:
    chain = SeatChain(SEED, 10)
    assert leads_to(chain.link(7), chain.link(3), 4)
    assert not leads_to(chain.link(7), chain.link(3), 3)


@pytest.mark.parametrize("deal", [-1, 0, 11])
def test_a_chain_has_no_link_beyond_its_length(deal: int) -> None:
    with pytest.raises(ChainSpent):
        SeatChain(SEED, 10).link(deal)


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_seed_has_32_bytes(size: int) -> None:
    with pytest.raises(WrongLength):
        SeatChain(bytes(size))


def test_a_chain_shows_nothing_of_itself() -> None:
    chain = SeatChain(SEED, 3)
    shown = f"{chain} {chain!r}"
    for deal in range(1, 4):
        assert chain.link(deal).hex() not in shown
        assert repr(chain.link(deal)) not in shown
