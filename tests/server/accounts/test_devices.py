"""A browser is known for the accounts that were entered with it, and for no others."""

import os

import pytest

from lastcard.server.accounts.devices import Devices
from lastcard.table.state.entries import PlayerId

ANN, BO = PlayerId("ann"), PlayerId("bo")


@pytest.fixture
def devices() -> Devices:
    return Devices(b"k" * 32, os.urandom)


def test_a_device_is_known_by_its_cookie(devices: Devices) -> None:
    cookie = str(devices.entered(None, ANN))
    assert devices.knows(devices.read(cookie), ANN)
    assert not devices.knows(devices.read(cookie), BO)
    assert not devices.knows(None, ANN)


def test_several_people_may_share_one(devices: Devices) -> None:
    shared = devices.entered(devices.entered(None, ANN), BO)
    assert devices.knows(shared, ANN)
    assert devices.knows(shared, BO)
    assert str(devices.entered(shared, BO)) == str(shared)


def test_the_latest_accounts_are_remembered(devices: Devices) -> None:
    device = devices.entered(None, ANN)
    for number in range(20):
        device = devices.entered(device, PlayerId(str(number)))
    assert not devices.knows(device, ANN)
    assert devices.read(str(device)) == device


def test_a_cookie_of_another_server_is_unknown(devices: Devices) -> None:
    foreign = Devices(b"x" * 32, os.urandom).entered(None, ANN)
    assert not devices.knows(devices.read(str(foreign)), ANN)


@pytest.mark.parametrize("cookie", [None, "", "x", "é" * 24 + "." + "é" * 24, "a" * 24, "." * 49])
def test_a_garbled_cookie_is_none(devices: Devices, cookie: str | None) -> None:
    assert devices.read(cookie) is None
