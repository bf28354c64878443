"""The server's secret."""

import copy
import pickle
from hashlib import sha256

import msgspec
import pytest

from lastcard.fair.errors import WrongLength
from lastcard.fair.secret import Secret

VALUE = bytes(range(100, 132))


def test_the_commitment_is_the_sha256_of_the_secret() -> None:
    assert Secret(VALUE).commitment == sha256(VALUE).digest()
    assert Secret(VALUE).answers(sha256(VALUE).digest())
    assert not Secret(VALUE).answers(VALUE)


def test_secrets_are_equal_by_value() -> None:
    assert Secret(VALUE) == Secret(VALUE)
    assert hash(Secret(VALUE)) == hash(Secret(VALUE))
    assert Secret(VALUE) != Secret(bytes(32))
    assert Secret(VALUE) != VALUE


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(WrongLength):
        Secret(VALUE[:31])


def test_a_secret_hides_itself() -> None:
    shown = f"{Secret(VALUE)} {Secret(VALUE)!r} {[Secret(VALUE)]}"
    assert VALUE.hex() not in shown
    assert repr(VALUE) not in shown


def test_a_secret_does_not_travel() -> None:
    with pytest.raises(TypeError):
        pickle.dumps(Secret(VALUE))
    with pytest.raises(TypeError):
        copy.copy(Secret(VALUE))
    with pytest.raises(TypeError):
        msgspec.json.encode(Secret(VALUE))
