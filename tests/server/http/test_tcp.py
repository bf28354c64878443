"""Connections: so many of one address, and none that lets everything wait."""

from lastcard.server.http import tcp
from lastcard.server.http.tcp import MOST_OF_ADDRESS, MOST_WAITING, STANDSTILL, TcpConnections
from tests.support.clock import Clock


class FakeTransport:
    """A reader for whom *waiting* bytes wait."""

    def __init__(self, waiting: int = 0) -> None:
        self.waiting = waiting
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return 0 if self.aborted else self.waiting

    def abort(self) -> None:
        self.aborted = True


def connections(clock: Clock, *transports: FakeTransport) -> TcpConnections:
    found = TcpConnections(clock.seconds)
    for number, transport in enumerate(transports):
        found.come(transport, f"10.0.0.{number}")
    return found


def pass_seconds(clock: Clock, seconds: float) -> None:
    clock.now += round(1000 * seconds)


def test_who_does_not_read_is_cut_off_after_a_while() -> None:
    clock, slow, quick = Clock(), FakeTransport(10), FakeTransport(0)
    found = connections(clock, slow, quick)
    found.sweep()
    pass_seconds(clock, STANDSTILL - 1)
    found.sweep()
    assert not slow.aborted
    pass_seconds(clock, 1)
    found.sweep()
    assert (slow.aborted, quick.aborted, found.cut_off) == (True, False, 1)


def test_who_reads_slowly_is_not_cut_off() -> None:
    clock, slow = Clock(), FakeTransport(10_000)
    found = connections(clock, slow)
    for _ in range(100):
        found.sweep()
        pass_seconds(clock, STANDSTILL - 1)
        slow.waiting -= 1
    assert not slow.aborted


def test_more_that_waits_is_no_reading() -> None:
    clock, slow = Clock(), FakeTransport(10)
    found = connections(clock, slow)
    for _ in range(4):
        found.sweep()
        pass_seconds(clock, STANDSTILL / 2)
        slow.waiting += 100
    assert slow.aborted


def test_whoever_has_read_everything_begins_anew() -> None:
    clock, slow = Clock(), FakeTransport(10)
    found = connections(clock, slow)
    for _ in range(10):
        found.sweep()
        pass_seconds(clock, STANDSTILL - 1)
        slow.waiting = 0
        found.sweep()
        slow.waiting = 10
    assert not slow.aborted


def test_if_too_much_waits_altogether_the_worst_are_cut_off() -> None:
    clock = Clock()
    large, small = FakeTransport(MOST_WAITING - 5), FakeTransport(10)
    found = connections(clock, small, large)
    found.sweep()
    assert (large.aborted, small.aborted) == (True, False)
    assert found.waiting == 10


def test_an_address_has_so_many_and_others_are_not_held_up() -> None:
    found = TcpConnections(Clock().seconds)
    crowd = [FakeTransport() for _ in range(MOST_OF_ADDRESS + 5)]
    for transport in crowd:
        found.come(transport, "10.0.0.1")
    other = FakeTransport()
    found.come(other, "10.0.0.2")
    assert [one.aborted for one in crowd].count(True) == 5
    assert not other.aborted
    for transport in crowd:
        found.go(transport)
    assert len(found) == 1
    found.come(again := FakeTransport(), "10.0.0.1")
    assert not again.aborted


def test_a_proxy_stands_for_many_and_without_limits_anybody_does() -> None:
    for found in (
        TcpConnections(Clock().seconds, 1.0, lambda address: True),
        TcpConnections(Clock().seconds, 0.0),
    ):
        crowd = [FakeTransport() for _ in range(MOST_OF_ADDRESS + 1)]
        for transport in crowd:
            found.come(transport, "10.0.0.1")
        assert not any(one.aborted for one in crowd)


def test_one_ipv6_network_is_one_address() -> None:
    found = TcpConnections(Clock().seconds)
    crowd = [FakeTransport() for _ in range(MOST_OF_ADDRESS + 1)]
    for number, transport in enumerate(crowd):
        found.come(transport, f"2001:db8::{number:x}")
    assert crowd[-1].aborted


def test_what_is_closed_already_is_not_counted_twice() -> None:
    found = TcpConnections(Clock().seconds)
    found.come(transport := FakeTransport(), None)
    found.go(transport)
    found.go(transport)
    assert len(found) == 0
    assert tcp.SWEEP < STANDSTILL


def test_room_is_made_by_the_address_that_lets_most_wait() -> None:
    clock = Clock()
    many = [FakeTransport(MOST_WAITING // 10) for _ in range(11)]
    download = FakeTransport(MOST_WAITING // 5)
    found = TcpConnections(clock.seconds)
    for transport in many:
        found.come(transport, "10.0.0.1")
    found.come(download, "10.0.0.2")
    found.sweep()
    assert not download.aborted
    assert sum(transport.aborted for transport in many) == 3


def test_the_strictest_limit_lets_one_connection_in() -> None:
    found = TcpConnections(Clock().seconds, scale=1e-6)
    first, second = FakeTransport(), FakeTransport()
    found.come(first, "10.0.0.1")
    found.come(second, "10.0.0.1")
    assert (first.aborted, second.aborted) == (False, True)
