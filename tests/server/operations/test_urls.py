"""Where a server can be reached."""

import ipaddress
import socket

import pytest

from lastcard.server.operations.urls import is_taken, room_address, url


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("127.0.0.1", "http://127.0.0.1:8013/"),
        ("0.0.0.0", "http://127.0.0.1:8013/"),
        ("::", "http://127.0.0.1:8013/"),
        ("::1", "http://[::1]:8013/"),
        ("cards.example", "http://cards.example:8013/"),
    ],
)
def test_an_address_can_be_typed_into_a_browser(host: str, shown: str) -> None:
    assert url(host, 8013) == shown


def test_the_room_is_told_an_address_that_is_not_this_machines_own_alone() -> None:
    address = room_address()
    if address is None:
        pytest.skip("this machine has no network")
    assert not ipaddress.ip_address(address).is_unspecified
    assert not ipaddress.ip_address(address).is_loopback


def test_a_port_is_taken_while_somebody_listens_there() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert is_taken("127.0.0.1", port)
    assert not is_taken("127.0.0.1", port)
