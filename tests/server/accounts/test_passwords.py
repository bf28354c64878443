"""Passwords are kept as hashes, and the obvious ones are not taken."""

import asyncio
from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from lastcard.server.accounts.errors import PasswordWeak
from lastcard.server.accounts.passwords import Passwords, check_password

QUICK = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)


@pytest.fixture
def passwords() -> Iterator[Passwords]:
    made = Passwords(QUICK)
    yield made
    made.close()


async def test_a_password_matches_its_hash_and_no_other_does(passwords: Passwords) -> None:
    hashed = await passwords.hash("correct horse")
    assert await passwords.matches(hashed, "correct horse")
    assert not await passwords.matches(hashed, "correct house")


async def test_a_hash_is_argon2id_and_salted(passwords: Passwords) -> None:
    one, other = await passwords.hash("correct horse"), await passwords.hash("correct horse")
    assert one.startswith("$argon2id$")
    assert one != other


async def test_without_a_hash_nothing_matches(passwords: Passwords) -> None:
    assert not await passwords.matches(None, "nobody's password")
    assert not await passwords.matches("no hash", "nobody's password")


async def test_a_hash_made_with_less_effort_is_outdated(passwords: Passwords) -> None:
    hashed = await passwords.hash("correct horse")
    usual = Passwords()
    assert not passwords.is_outdated(hashed)
    assert usual.is_outdated(hashed)
    usual.close()


async def test_hashing_holds_nobody_up() -> None:
    passwords = Passwords()
    turns = 0
    hashing = asyncio.create_task(passwords.hash("correct horse"))
    while not hashing.done():
        await asyncio.sleep(0)
        turns += 1
    assert turns > 10
    assert await passwords.matches(await hashing, "correct horse")
    passwords.close()


@pytest.mark.parametrize(
    "password",
    [
        *("password", "PASSWORD1", "aaaaaaaaaaaa", "121212121212", "Ann of Sea"),
        *("letmein1", "P@ssw0rd", "lastcard1", "qwertzuiop", "azerty123", "ann of sea 1"),
        *("LastCard2024", "gangoffour", "Gang of Four 1", "Sommer2024", "contraseña1"),
        *("Zomer2025!", "janvier2024", "¡Primavera24!", "joulukuu2025"),
    ],
)
def test_a_password_that_others_would_try_is_refused(password: str) -> None:
    with pytest.raises(PasswordWeak):
        check_password(password, "ann of sea")


def test_an_unusual_password_is_taken() -> None:
    check_password("correct horse", "ann")
    check_password("xK4!pq9Z", "ann")
    check_password("kissa koira " * 16, "ann")
