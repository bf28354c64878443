"""A record as text: a head, then every deal with a line for each cycle.

::

    lastcard record 1
    game gang
    edition en-2010
    option target 100
    seat 0 Ann
    seat 1 Bo
    seat 2 Cleo
    seed 7                          or, where the deals can be proved: match NAME, proof …
                                    or, where a study began after 37 moves: study 37

    deal 1
    table deal G7 R1 Y3 …
    1 M1 | 2 G2 | 0 pass | 1 R5 | 2 pass | 0 pass
    1 G3 Y3 | …
    points 0 5 18

    totals 12 40 101
    winners 0

Lines that begin with ``#`` are remarks.
"""

from collections.abc import Iterator
from typing import Any

from lastcard.games.game import TABLE, AnyGame, Entry
from lastcard.record.record import Record
from lastcard.record.replay import replay


def write_text(record: Record) -> str:
    """The record as text; it must be one that can be replayed."""
    return "".join(f"{line}\n" for line in _lines(record))


def _lines(record: Record) -> Iterator[str]:
    yield f"lastcard record {record.lastcard}"
    yield f"game {record.game}"
    yield f"edition {record.edition}"
    for name, value in record.options.items():
        yield f"option {name} {value}"
    for seat, who in enumerate(record.names):
        yield f"seat {seat} {who}"
    if record.match is not None:
        yield f"match {record.match}"
    if record.seed is not None:
        yield f"seed {record.seed}"
    if record.is_study:
        yield f"study {record.study}"
    for note in record.proof:
        yield f"proof {note}"
    yield from _deal_lines(record)
    if record.totals is not None and record.winners is not None:
        yield ""
        yield f"totals {' '.join(map(str, record.totals))}"
        yield f"winners {' '.join(map(str, record.winners))}"


def _deal_lines(record: Record) -> Iterator[str]:
    steps = replay(record)
    for number, deal in enumerate(record.deals, start=1):
        yield ""
        yield f"deal {number}"
        for note in deal.proof:
            yield f"proof {note}"
        line: list[str] = []
        for _ in deal.moves:
            entry, step, match = next(steps)
            line.append(_written(match.game, entry))
            if step.closes or entry.seat == TABLE:
                yield " | ".join(line)
                line = []
        if line:
            yield " | ".join(line)
        if deal.points is not None:
            yield f"points {' '.join(map(str, deal.points))}"


def _written(game: AnyGame, entry: Entry[Any]) -> str:
    seat = "table" if entry.seat == TABLE else str(entry.seat)
    return f"{seat} {game.write(entry.move)}"
