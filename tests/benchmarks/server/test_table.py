"""When clients move, and what counts as told."""

from benchmarks.server.table import SEATS, Table


class Watch:
    """Time that goes on only when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def _told(table: Table, times: int = SEATS) -> None:
    for _ in range(times):
        table.told()


def test_a_move_is_over_when_the_last_client_has_been_told() -> None:
    watch, moves = Watch(), []
    table = Table(watch)
    table.turn(lambda: moves.append(1))
    assert not moves
    table.move()
    assert moves == [1]
    watch.now = 0.25
    _told(table, SEATS - 1)
    assert table.latencies == []
    watch.now = 0.5
    table.told()
    assert table.latencies == [0.5]


def test_a_move_that_has_to_wait_counts_from_when_it_was_due() -> None:
    watch, moves = Watch(), []
    table = Table(watch)
    table.turn(lambda: moves.append(1))
    table.move()
    watch.now = 1.0
    table.move()
    table.turn(lambda: moves.append(2))
    _told(table, SEATS - 1)
    assert moves == [1]
    watch.now = 3.0
    table.told()
    assert moves == [1, 2]
    _told(table)
    assert table.latencies == [3.0, 2.0]


def test_hurried_clients_answer_as_soon_as_it_is_their_turn() -> None:
    moves: list[int] = []
    table = Table()
    table.turn(lambda: moves.append(1))
    table.hurry()
    table.turn(lambda: moves.append(2))
    assert moves == [1, 2]
