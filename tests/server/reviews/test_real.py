"""Workers make the review that is made without them, whatever their number."""

import asyncio
import os
import subprocess
import sys

import pytest
from msgspec import structs

from lastcard.games.game import Seat
from lastcard.locales import Words
from lastcard.record import Record
from lastcard.review.parts import PARTS
from lastcard.review.review import review
from lastcard.server.reviews.frames import Piece, framed
from lastcard.server.reviews.job import Asker, Wish, pieces
from lastcard.server.reviews.packed import pack, unpack
from lastcard.server.reviews.process import COMMAND
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.table.state.record import record_of
from tests.server.reviews.conftest import Kept, Make
from tests.support.tables.match_journal import journal

M = MatchId("m-1")
ANN = Asker(PlayerId("ann"), "10.0.0.1")
HASTE = (*COMMAND[:-1], "0")
"""A worker that is not slower than the test."""


def first_deal(record: Record) -> Record:
    """*record* as it stood after one deal: to review more takes longer and shows no more."""
    return structs.replace(record, deals=record.deals[:1], totals=None, winners=None)


@pytest.mark.parametrize("game", list(PARTS))
async def test_a_review_of_two_workers_is_the_one_that_is_made_at_once(
    game: str, make: Make, kept: Kept
) -> None:
    record = first_deal(record_of(M, journal(M, game)))
    reviews = make(workers=2, command=HASTE)
    job = reviews.ask(ANN, M, record, Wish(Seat(1), 1), "en")
    async with asyncio.timeout(120):
        while not job.over:
            await reviews.news(job, ANN, len(job.found), 10)
    assert job.trouble is None
    assert kept[M] == review(record)


def test_what_is_kept_names_nobody_and_reads_as_it_was() -> None:
    record = record_of(M, journal(M, "gang", target=1))
    made = review(record, seats=[Seat(0)], ledger=False)
    data = pack(made)
    assert unpack(data, record.names, Words("en")) == made
    nameless = unpack(data, ["", "", ""], Words("en"))
    assert nameless is not None
    assert not any(nameless.seats)
    assert unpack(b"not packed", record.names, Words("en")) is None


@pytest.mark.parametrize("more", [0, 3], ids=["between frames", "within a frame"])
def test_a_worker_ends_with_the_server(more: int) -> None:
    record = record_of(M, journal(M, "gang", target=1))
    piece: Piece = next(iter(pieces(record, "en")))
    with subprocess.Popen(HASTE, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin is not None
        worker.stdin.write(framed(piece) + b"\0" * more)
        worker.stdin.close()  # as the system does when the server is killed
        assert worker.wait(60) == 0


def test_the_usual_command_is_this_python() -> None:
    assert COMMAND[0] == sys.executable
    assert os.path.exists(COMMAND[0])
