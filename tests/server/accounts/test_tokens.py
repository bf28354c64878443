"""A token is known again where it was made, and nowhere else."""

import os

import pytest

from lastcard.server.accounts.tokens import Tokens

KEY = b"k" * 32
LOGINS = Tokens(KEY, "login", os.urandom)


def test_a_token_has_a_digest_that_does_not_show_it() -> None:
    token = LOGINS.new()
    digest = LOGINS.digest(token)
    assert digest is not None
    assert digest == LOGINS.digest(token)
    assert token.encode()[:20] not in digest


def test_no_two_tokens_are_alike() -> None:
    assert len({LOGINS.new() for _ in range(100)}) == 100


@pytest.mark.parametrize("place", [0, 20, 42, 43, 60, 85])
def test_a_changed_letter_is_noticed(place: int) -> None:
    token = LOGINS.new()
    other = "A" if token[place] != "A" else "B"
    assert LOGINS.digest(token[:place] + other + token[place + 1 :]) is None


@pytest.mark.parametrize("garbage", ["", "x", "é" * 86, "A" * 86, "A" * 10_000, "\x00", "\udcff"])
def test_garbage_is_no_token(garbage: str) -> None:
    assert LOGINS.digest(garbage) is None


def test_a_token_means_nothing_for_another_purpose_or_key() -> None:
    token = LOGINS.new()
    assert Tokens(KEY, "bot", os.urandom).digest(token) is None
    assert Tokens(b"o" * 32, "login", os.urandom).digest(token) is None
