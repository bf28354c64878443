"""A worker that reviews nothing: it makes up a choice, and does what files in a folder say.

``hold`` keeps it from going on while the file is there, ``hang`` too and it does not listen,
``die`` ends it, ``fail`` is a bug, ``refuse`` a refusal, ``chatter`` lets it print something. It
removes ``die`` when there is ``once`` beside it. What it was given is in ``log``, who it was in
``pids``.
"""

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from lastcard.games.game import Seat
from lastcard.record import read
from lastcard.review.document import (
    CandidateWorth,
    Choice,
    LedgerRow,
    Review,
    SeatSummary,
    Shares,
)
from lastcard.review.errors import ReviewUnfinished
from lastcard.server.reviews.frames import Done, Ending, Found, Piece, Stopped
from lastcard.server.reviews.worker import main

REFERENCE: Final = "fake-1/00000000"


def command(folder: Path, nice: int = 0) -> tuple[str, ...]:
    """What starts it; usually with the priority of the test, which is not to wait for it."""
    return (sys.executable, "-m", __name__, str(folder), str(nice))


def given(folder: Path) -> list[str]:
    """What its workers were given so far: deal, seats, and ``ledger`` where that was wanted."""
    log = folder / "log"
    return log.read_text().splitlines() if log.exists() else []


def workers(folder: Path) -> list[int]:
    """The processes of its workers, those that are gone too."""
    pids = folder / "pids"
    return [int(line) for line in pids.read_text().splitlines()] if pids.exists() else []


def make_up(
    folder: Path, piece: Piece, tell: Callable[[Found], None], ended: Callable[[], bool]
) -> Ending:
    """A review of *piece* that says nothing true."""
    with (folder / "log").open("a") as log:
        seats = "".join(map(str, piece.seats))
        log.write(f"{piece.deal} {'ledger' if piece.ledger else seats}\n")
    _obey(folder, ended)
    if ended():
        return Stopped()
    names = read(piece.record.decode()).names
    review = Review(
        reference=REFERENCE,
        game="gang",
        match=None,
        seats=names,
        seed=0,
        worlds=8,
        deals=(piece.deal,),
        choices=tuple(_choice(piece, seat) for seat in piece.seats),
        ledger=tuple(_row(piece.deal, Seat(seat)) for seat in range(len(names)))
        if piece.ledger
        else (),
        summary=tuple(_summary(Seat(seat), name) for seat, name in enumerate(names)),
    )
    for done, choice in enumerate(review.choices, 1):
        tell(Found(done=done, of=len(review.choices), choice=choice))
    if piece.ledger:
        tell(Found(done=1, of=1, rows=review.ledger))
    return Done(review=review)


def _obey(folder: Path, ended: Callable[[], bool]) -> None:
    while (folder / "hang").exists() or ((folder / "hold").exists() and not ended()):
        time.sleep(0.005)
    if (folder / "die").exists():
        if (folder / "once").exists():
            (folder / "die").unlink()
        os.kill(os.getpid(), signal.SIGKILL)
    if (folder / "fail").exists():
        raise ZeroDivisionError("on purpose")
    if (folder / "refuse").exists():
        raise ReviewUnfinished
    if (folder / "chatter").exists():
        sys.stdout.write("this is not for the server")
        sys.stdout.flush()


def _choice(piece: Piece, seat: Seat) -> Choice:
    worth = CandidateWorth(move="pass", worth=1.0, error=0.5, chance=0.5)
    return Choice(
        deal=piece.deal,
        number=10 * piece.deal + seat,
        seat=seat,
        kind="leading",
        made="pass",
        best="pass",
        loss=0.0,
        error=0.0,
        grade="fine",
        chance_loss=0.0,
        worlds=8,
        moves=(worth,),
    )


def _row(deal: int, seat: Seat) -> LedgerRow:
    parts = {"result": 1.0, "dealt": 1.0, "exchange": 0.0, "others": 0.0, "own": 0.0, "hidden": 0.0}
    return LedgerRow(deal=deal, seat=seat, chance=Shares(**parts), **parts)


def _summary(seat: Seat, name: str) -> SeatSummary:
    return SeatSummary(
        seat=seat,
        name=name,
        choices=1,
        loss=0.0,
        error=0.0,
        lost=0.0,
        chance_lost=0.0,
        grades={"fine": 1},
        kinds={},
    )


if __name__ == "__main__":
    place = Path(sys.argv[1])
    with (place / "pids").open("a") as pids:
        pids.write(f"{os.getpid()}\n")
    main(lambda piece, tell, ended: make_up(place, piece, tell, ended), int(sys.argv[2]))
