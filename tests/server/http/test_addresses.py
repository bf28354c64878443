"""Proxies are believed where the operator says so, and pages where they are ours."""

import socket
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request
from multidict import CIMultiDict

from lastcard.server.errors import HostForeign, OriginForeign, UpgradeMissing
from lastcard.server.http.addresses import Addresses, is_here, neighbourhood
from lastcard.server.operations.settings import Settings

MACHINE = socket.gethostname()
PROXY = "10.0.0.1"
PUBLIC = "https://cards.example"


def addresses(**settings: Any) -> Addresses:
    return Addresses(Settings(data=Path("data"), **settings))


def asked(remote: str, **headers: str) -> web.Request:
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    request = make_mocked_request("POST", "/", headers={"Host": "localhost:8013", **sent})
    return request.clone(remote=remote)


def test_without_proxies_nobody_can_say_he_is_somebody_else() -> None:
    request = asked("203.0.113.9", X_Forwarded_For="198.51.100.1", X_Forwarded_Proto="https")
    assert addresses().client(request) == "203.0.113.9"
    assert not addresses().is_secure(request)


@pytest.mark.parametrize(
    ("forwarded", "client"),
    [
        ("198.51.100.1", "198.51.100.1"),
        ("192.0.2.66, 198.51.100.1", "198.51.100.1"),
        ("192.0.2.66, 198.51.100.1, 10.0.0.2", "198.51.100.1"),
        ("2001:db8::1", "2001:db8::1"),
        ("", PROXY),
        ("nonsense", PROXY),
        ("198.51.100.1, <script>", PROXY),
    ],
)
def test_a_believed_proxy_says_who_asks(forwarded: str, client: str) -> None:
    request = asked(PROXY, X_Forwarded_For=forwarded)
    assert addresses(proxies=("10.0.0.0/8",)).client(request) == client


def test_what_a_client_forges_in_a_line_of_its_own_is_not_believed() -> None:
    headers = CIMultiDict([("X-Forwarded-For", "192.0.2.66"), ("X-Forwarded-For", "198.51.100.1")])
    request = make_mocked_request("POST", "/", headers=headers).clone(remote=PROXY)
    assert addresses(proxies=(PROXY,)).client(request) == "198.51.100.1"


def test_a_believed_proxy_says_that_it_speaks_https() -> None:
    request = asked(PROXY, X_Forwarded_Proto="https")
    assert addresses(proxies=(PROXY,)).is_secure(request)
    assert not addresses(proxies=("10.0.0.2",)).is_secure(request)


def test_a_public_https_address_is_secure_whatever_is_sent() -> None:
    assert addresses(origin=PUBLIC).is_secure(asked("127.0.0.1"))


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8013",
        "[::1]:8013",
        "192.168.1.7",
        "localhost:8013",
        "cards.localhost",
        "Cards.Example",
        "cards",
        MACHINE,
        f"{MACHINE}.local:8013",
    ],
)
def test_a_server_is_asked_for_under_its_own_names(host: str) -> None:
    ours = addresses(origin=PUBLIC, hosts=("cards",))
    ours.check_host(asked("192.168.1.9", Host=host))


@pytest.mark.parametrize(
    "host", ["evil.example", "cards.example.evil.example", f"{MACHINE}.evil.example", "[", ""]
)
def test_a_name_that_another_site_lets_lead_here_is_refused(host: str) -> None:
    with pytest.raises(HostForeign):
        addresses(origin=PUBLIC).check_host(asked("127.0.0.1", Host=host))


def test_a_believed_proxy_may_ask_under_any_name() -> None:
    addresses(proxies=(PROXY,)).check_host(asked(PROXY, Host="upstream"))


def test_a_wrong_origin_is_logged_once_with_both(caplog: pytest.LogCaptureFixture) -> None:
    ours = addresses(origin=PUBLIC)
    for _ in range(3):
        with pytest.raises(OriginForeign):
            ours.check_page(asked(PROXY, Origin="http://cards.example\x1b"))
    (said,) = caplog.messages
    assert "the origin http://cards.example␛: ours is https://cards.example" in said


def test_our_own_page_may_ask() -> None:
    addresses().check_page(asked("127.0.0.1", Origin="http://localhost:8013", Cookie="lastcard=x"))
    addresses(origin=PUBLIC).check_page(asked(PROXY, Origin=PUBLIC, Cookie="lastcard=x"))


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "http://localhost",
        "https://localhost:8013",
        "http://localhost:8013.evil.example",
        "null",
        "",
    ],
)
@pytest.mark.parametrize("settings", [{}, {"origin": PUBLIC}])
def test_another_sites_page_may_not(origin: str, settings: dict[str, Any]) -> None:
    with pytest.raises(OriginForeign):
        addresses(**settings).check_page(asked("127.0.0.1", Origin=origin))


def test_who_hides_the_page_may_not_use_a_cookie() -> None:
    with pytest.raises(OriginForeign):
        addresses().check_page(asked("127.0.0.1", Cookie="lastcard=x"))


def test_a_program_without_cookies_may_ask() -> None:
    addresses().check_page(asked("127.0.0.1", Authorization="Bearer x"))


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("198.51.100.1", "198.51.100.1"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::2", "2001:db8::/64"),
        ("::ffff:198.51.100.1", "198.51.100.1"),
        ("unknown", "unknown"),
    ],
)
def test_whoever_has_a_network_is_counted_once(address: str, network: str) -> None:
    assert neighbourhood(address) == network


def test_this_machine_knows_itself() -> None:
    assert is_here("127.0.0.1")
    assert is_here("::1")
    assert not is_here("198.51.100.1")


def test_a_websocket_without_upgrade_is_refused_and_logged_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    ours = addresses()
    for _ in range(3):
        with pytest.raises(UpgradeMissing):
            ours.check_upgrade(asked(PROXY, Sec_WebSocket_Key="x", Origin="http://localhost:8013"))
    assert caplog.messages == [
        "the proxy does not pass Upgrade: a WebSocket came as a plain request"
    ]


def test_a_page_that_asks_why_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(UpgradeMissing):
        addresses().check_upgrade(asked(PROXY))
    assert caplog.messages == []


def test_a_websocket_with_upgrade_is_taken() -> None:
    addresses().check_upgrade(asked(PROXY, Upgrade="WebSocket"))
