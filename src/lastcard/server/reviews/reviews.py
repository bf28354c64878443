"""The reviews of a server: who asked for which, and in what order their pieces are made."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from typing import Final

from lastcard.record import Record
from lastcard.review.document import Review
from lastcard.server.reviews.errors import (
    ReviewFailed,
    ReviewsBusy,
    ReviewsEnough,
    ReviewsOff,
    ReviewsStopping,
)
from lastcard.server.reviews.frames import Done, Ending, Failed, Piece, Refused
from lastcard.server.reviews.job import Asker, Job, Trouble, Wish
from lastcard.server.reviews.lane import Lane, Turn
from lastcard.server.reviews.merging import put_together
from lastcard.server.reviews.process import COMMAND, SILENCE
from lastcard.store.errors import StoreRefusal
from lastcard.table.state.entries import MatchId, PlayerId

LINGER: Final = 15.0
"""For how many seconds somebody waits of whom nothing is heard: a page may be loaded again."""
MOST_OF_A_PLAYER: Final = 3
"""For how many reviews a player may wait at a time."""
MOST_OF_AN_ADDRESS: Final = 12
"""The same for all players at one address."""
MOST: Final = 200
"""The same for everybody together."""
TRIES: Final = 2
"""How many workers may be lost over one piece."""

Keep = Callable[[MatchId, Review], Awaitable[None]]
"""Keeps a finished review."""

_log = logging.getLogger(__name__)


class Reviews:
    """Makes reviews with so many *workers*, and *keep*\\ s them; with none it refuses.

    *limits* says how many one may wait for: 1 is normal, 0 is any number. Workers are started when
    they are needed. Pieces of different people take turns; what somebody wants to see first goes
    before everything else.
    """

    def __init__(
        self,
        keep: Keep,
        *,
        workers: int,
        limits: float = 1.0,
        took: Callable[[float], None] = lambda seconds: None,
        command: Sequence[str] = COMMAND,
        silence: float = SILENCE,
        linger: float = LINGER,
    ) -> None:
        self.finished = 0
        """How many were made so far."""
        self.failed = 0
        """How many could not be made."""
        self.lost = 0
        """How many workers were lost."""
        self._keep = keep
        self._limits = limits
        self._took = took
        self._linger = linger
        self._lanes = [Lane(self, command, silence) for _ in range(workers)]
        self._tasks: list[asyncio.Task[None]] = []
        self._jobs: dict[MatchId, Job] = {}
        self._turns: set[Turn] = set()
        self._lost: Counter[tuple[MatchId, Piece]] = Counter()
        self._served: dict[PlayerId, int] = {}
        self._count = count(1)
        self._more = asyncio.Event()
        self._closed = False

    @property
    def on(self) -> bool:
        """Whether this server makes reviews."""
        return bool(self._lanes)

    @property
    def waiting(self) -> int:
        """How many reviews were asked for and not begun."""
        return sum(job.state == "waiting" for job in self._jobs.values())

    @property
    def running(self) -> int:
        """How many are being made."""
        return sum(job.state == "running" for job in self._jobs.values())

    @property
    def pids(self) -> list[int]:
        """The processes of the workers."""
        return [lane.pid for lane in self._lanes if lane.pid is not None]

    def ask(self, asker: Asker, match: MatchId, record: Record, wish: Wish, language: str) -> Job:
        """*asker* waits for the review of *match*, whose record is *record*."""
        job = self.job(match)
        if job is None or job.over:
            self._check_room(asker)
            job = Job(match, record, language, next(self._count), self._now())
            self._jobs[match] = job
        job.join(asker, wish, self._now())
        self._look_later(job)
        self._start()
        return job

    def job(self, match: MatchId) -> Job | None:
        """The review of *match* that is being made, or has just come to its end."""
        return self._jobs.get(match)

    def ahead(self, job: Job) -> int:
        """How many reviews were asked for earlier than *job*, which has not begun."""
        if job.state != "waiting":
            return 0
        return sum(other.number < job.number and not other.over for other in self._jobs.values())

    async def news(self, job: Job, asker: Asker, after: int, seconds: float) -> None:
        """Wait, as somebody who is there, until more than *after* is known of *job*."""
        try:
            with job.looked_at(asker):
                await job.news(after, seconds)
        finally:
            self._look_later(job)

    def leave(self, match: MatchId, player: PlayerId) -> None:
        """*player* does not wait for the review of *match* any more."""
        job = self._jobs.get(match)
        if job is not None:
            job.leave(player)
            self._look(job)

    async def close(self) -> None:
        """Stop all workers; what is finished has been kept."""
        self._closed = True
        for job in list(self._jobs.values()):
            if not job.over:
                job.fail(Trouble.of(ReviewsStopping()))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def next(self) -> Turn:
        """The next piece to be made, as soon as there is one."""
        while not (able := [job for job in self._jobs.values() if job.pending]):
            self._more.clear()
            await self._more.wait()
        job = min(able, key=lambda job: (not job.urgent, self._last_served(job), job.number))
        for asker in job.askers:
            self._served[asker.player] = next(self._count)
        turn = Turn(job, job.take())
        self._turns.add(turn)
        return turn

    async def hand_in(self, turn: Turn, ending: Ending) -> None:
        """A piece has come to its end; with the last one the review is put together and kept."""
        self._turns.discard(turn)
        job = turn.job
        if job.over or self._jobs.get(job.match) is not job:
            return  # nobody waits any more
        if isinstance(ending, Done):
            if job.add(turn.piece, ending.review):
                await self._finish(job)
        elif isinstance(ending, Refused):
            self._fail(job, Trouble(ending.code, ending.args))
        elif isinstance(ending, Failed):
            _log.error("reviewing deal %d of a match failed: %s", turn.piece.deal, ending.trouble)
            self._fail(job, Trouble.of(ReviewFailed()))
        else:
            self._again(turn)

    def lose(self, turn: Turn) -> None:
        """A worker was lost over a piece; another one tries it once more."""
        self._turns.discard(turn)
        job = turn.job
        if job.over or self._jobs.get(job.match) is not job:
            return
        self.lost += 1
        self._lost[job.match, turn.piece] += 1
        if self._lost[job.match, turn.piece] < TRIES:
            self._again(turn)
        else:
            self._fail(job, Trouble.of(ReviewFailed()))

    async def _finish(self, job: Job) -> None:
        try:
            review = await asyncio.to_thread(put_together, job.record, job.done)
            await self._keep(job.match, review)
        except StoreRefusal as refusal:
            self._fail(job, Trouble.of(refusal))
            return
        self.finished += 1
        self._took(self._now() - job.began)
        self._forget(job)
        job.finish()
        self._look_later(job)  # until then whoever waits is told the rest

    def _fail(self, job: Job, trouble: Trouble) -> None:
        self.failed += 1
        job.fail(trouble)
        self._forget(job)
        self._stop(job)

    def _again(self, turn: Turn) -> None:
        turn.job.put_back(turn.piece)
        self._more.set()

    def _check_room(self, asker: Asker) -> None:
        if not self._lanes:
            raise ReviewsOff
        if self._closed:
            raise ReviewsStopping
        if not self._limits:
            return
        waiting = [other for job in self._jobs.values() if not job.over for other in job.askers]
        mine = sum(other.player == asker.player for other in waiting)
        near = sum(other.address == asker.address for other in waiting)
        for many, most in ((mine, MOST_OF_A_PLAYER), (near, MOST_OF_AN_ADDRESS)):
            if many >= max(1, round(most * self._limits)):
                raise ReviewsEnough(most=max(1, round(most * self._limits)))
        if sum(not job.over for job in self._jobs.values()) >= MOST:
            raise ReviewsBusy

    def _start(self) -> None:
        if not self._tasks:
            self._tasks = [asyncio.create_task(lane.run()) for lane in self._lanes]
        self._more.set()

    def _look_later(self, job: Job) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(self._linger + 0.01, self._look, job)

    def _look(self, job: Job) -> None:
        job.drop_those_gone(self._now() - self._linger)
        if job.askers or self._jobs.get(job.match) is not job:
            return
        del self._jobs[job.match]
        self._forget(job)
        job.pending.clear()
        self._stop(job)

    def _stop(self, job: Job) -> None:
        for turn in self._turns:
            if turn.job is job:
                turn.stop()

    def _forget(self, job: Job) -> None:
        for key in [key for key in self._lost if key[0] == job.match]:
            del self._lost[key]
        still = {asker.player for other in self._jobs.values() for asker in other.askers}
        self._served = {who: turn for who, turn in self._served.items() if who in still}

    def _last_served(self, job: Job) -> int:
        return min((self._served.get(asker.player, 0) for asker in job.askers), default=0)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
