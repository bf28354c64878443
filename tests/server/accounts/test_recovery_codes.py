"""Recovery codes can be written down by hand and typed in again."""

import os
import re

import pytest

from lastcard.server.accounts.recovery_codes import HOW_MANY, code_hash, new_codes


def test_codes_are_legible_and_no_two_are_alike() -> None:
    codes = new_codes(os.urandom)
    assert len(set(codes)) == HOW_MANY
    assert all(
        re.fullmatch(r"([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}", code) for code in codes
    )


@pytest.mark.parametrize(
    "typed",
    [
        "01234-5678A-BCDEF-GHJKM",
        "01234 5678a bcdef ghjkm",
        "oi2345678abcdefghjkm",
        "OL2345678ABCDEFGHJKM",
    ],
)
def test_a_code_may_be_typed_carelessly(typed: str) -> None:
    assert code_hash(typed) == code_hash("01234-5678A-BCDEF-GHJKM")


def test_another_code_has_another_hash() -> None:
    assert code_hash("01234-5678A-BCDEF-GHJKM") != code_hash("01234-5678A-BCDEF-GHJKN")


def test_nonsense_has_a_hash_too() -> None:
    assert code_hash("\ud800") != code_hash("")
