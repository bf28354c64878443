"""WebSockets: so many of a player, so many of an address."""

from contextlib import ExitStack

import pytest

from lastcard.server.errors import SocketsEnough
from lastcard.server.http.open_sockets import MOST_OF_ADDRESS, MOST_OF_PLAYER, OpenSockets


def test_a_player_has_so_many_until_one_is_closed() -> None:
    sockets = OpenSockets(1)
    with ExitStack() as last, ExitStack() as others:
        last.enter_context(sockets.one_more("ann", "here"))
        for _ in range(MOST_OF_PLAYER - 1):
            others.enter_context(sockets.one_more("ann", "here"))
        with pytest.raises(SocketsEnough), sockets.one_more("ann", "elsewhere"):
            pass
        with sockets.one_more("bo", "here"):
            pass
        last.close()
        with sockets.one_more("ann", "here"):
            pass


def test_an_address_has_so_many_whoever_they_are() -> None:
    sockets = OpenSockets(1)
    with ExitStack() as others:
        for number in range(MOST_OF_ADDRESS):
            others.enter_context(sockets.one_more(f"player {number}", "here"))
        with pytest.raises(SocketsEnough), sockets.one_more("ann", "here"):
            pass
        with sockets.one_more("ann", "elsewhere"):
            pass


def test_without_limits_there_is_none() -> None:
    sockets = OpenSockets(0)
    with ExitStack() as others:
        for _ in range(MOST_OF_ADDRESS + 1):
            others.enter_context(sockets.one_more("ann", "here"))


def test_with_the_strictest_limits_there_is_still_one() -> None:
    sockets = OpenSockets(0.001)
    with sockets.one_more("ann", "here"), pytest.raises(SocketsEnough):
        sockets.one_more("ann", "here").__enter__()
