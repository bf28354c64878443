"""Addresses as people copy them."""

import pytest

from lastcard.cli.online.connection.address import read_link, read_server
from lastcard.cli.online.errors import LinkWrong, ServerWrong


@pytest.mark.parametrize(
    ("text", "server"),
    [
        ("https://cards.example", "https://cards.example"),
        ("https://cards.example:443/", "https://cards.example"),
        ("HTTP://Cards.Example:8013/somewhere?x=1#y", "http://cards.example:8013"),
        ("192.168.1.7:8013", "http://192.168.1.7:8013"),
        ("http://[::1]:8013", "http://[::1]:8013"),
    ],
)
def test_a_server_is_named_as_browsers_name_it(text: str, server: str) -> None:
    assert read_server(text) == server


@pytest.mark.parametrize("text", ["", "http://", "ftp://x", "http://x:99999", "http://a b", "u@x"])
def test_what_names_no_server_is_refused(text: str) -> None:
    with pytest.raises(ServerWrong):
        read_server(text)


@pytest.mark.parametrize("text", ["http://x/t/ab12", "http://x/t/ab12/", "x/t/ab12?from=friend"])
def test_a_link_names_a_table(text: str) -> None:
    assert str(read_link(text)) == "http://x/t/ab12"


@pytest.mark.parametrize("text", ["http://x", "http://x/t/", "http://x/t/a/b", "http://x/t/a%2Fb"])
def test_what_names_no_table_is_refused(text: str) -> None:
    with pytest.raises(LinkWrong):
        read_link(text)
