"""What is printed in the end."""

from benchmarks.server.boardgameio import BoardgameIO
from benchmarks.server.contender import Contender
from benchmarks.server.lastcard_server import Lastcard
from benchmarks.server.measure import PACED, Latency, Saturation
from benchmarks.server.report import Result, ratios, table


def _result(contender: Contender, moves: float, worst: float, kilobytes: float) -> Result:
    paced = {count: Latency(0.001, worst, 100) for count in PACED}
    return Result(contender, 0.4, Saturation(moves, busy=0.5), paced, kilobytes)


def test_the_table_has_a_line_for_each_server() -> None:
    ours = _result(Lastcard(), 4000, 0.005, 15)
    head, line = table([ours]).splitlines()
    assert head.split() == (
        ["moves/s", "per", "CPU-s", "50", "tables", "200", "tables", "500", "tables", "kB", "start"]
    )
    assert line.split() == [
        "lastcard",
        "4,000",
        "8,000",
        *["1.0", "/", "5.0", "ms"] * 3,
        "15.0",
        "400",
        "ms",
    ]


def test_ratios_are_ours_to_theirs() -> None:
    ours = _result(Lastcard(), 4000, 0.005, 15)
    theirs = _result(BoardgameIO(in_files=False), 1000, 0.05, 30)
    assert ratios(ours, [theirs]) == (
        "lastcard to boardgame.io, memory: 4.00 x the moves per CPU-second, "
        "0.10 x the p99 at 500 tables, 0.50 x the memory of a connection"
    )
