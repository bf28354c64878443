"""A table's own copy of its journal: it takes entries, writes them down, and reads them again."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

from lastcard.fair import Dealer
from lastcard.table.errors import TableBusy
from lastcard.table.people.history import History
from lastcard.table.people.telling import Telling
from lastcard.table.ports import TablePorts
from lastcard.table.state.entries import MatchId, TableEntry, read_entry, write_entry
from lastcard.table.state.journal import Line, Page
from lastcard.table.state.standing import Standing

Decide: TypeAlias = Callable[[], Iterator[TableEntry]]
"""The entries something leads to; each is taken before the next is asked for."""
OnWritten: TypeAlias = Callable[[Sequence[Telling]], None]
"""Hears what has been written down."""

STAMP: Final = 250
"""Times are written down and told in steps of so many milliseconds: finer ones would tell more."""
_AT_A_TIME: Final = 25  # lines read again before others have their turn
_ATTEMPTS: Final = 5  # to be written down before another node writes under the same number


class Ledger:
    """The state that follows from the journal, and the journal's only writer."""

    def __init__(self, match: MatchId, ports: TablePorts, tell: OnWritten) -> None:
        self._tell = tell
        self.standing = Standing(match)
        self.history = History()
        self.dealer = Dealer(ports.randomness, ports.deck, signer=ports.signer)
        self._ports = ports
        self._told = -1
        self.is_sound = True
        """Whether this copy matches the journal; if not, ``reload`` comes before anything else."""

    async def begin(self, entries: Sequence[TableEntry]) -> None:
        """Let the journal begin with *entries*; it stays as it is if it has begun."""
        await self.write(lambda: iter(entries if self.standing.number == 0 else ()))

    async def write(self, decide: Decide) -> None:
        """Take what *decide* decides, write it down, then tell it.

        A refusal leaves everything as it was. Where another node was faster, its entries are taken
        and told, and *decide* is asked again.
        """
        for _ in range(_ATTEMPTS):
            taken = await self._take_all(decide)
            if not taken or await self._append(taken):
                return
            await self.reload()
        raise TableBusy

    async def reload(self) -> None:
        """Read the journal again: what was not written down is forgotten, what is new is told."""
        self.is_sound = False
        match, journal = self.standing.id, self._ports.journal
        self.standing, self.history = Standing(match), History()
        secrets = await journal.secrets(match)
        ports = self._ports
        self.dealer = Dealer(ports.randomness, ports.deck, secrets, ports.signer)
        new: list[Telling] = []
        for line in await journal.read(match):
            telling = self._replay(line)
            if telling.number > self._told:
                new.append(telling)
            if telling.number % _AT_A_TIME == 0:
                await asyncio.sleep(0)  # others are not to wait for a long journal
        self.is_sound = True
        if new:
            self._told = new[-1].number
            self._tell(new)

    async def _append(self, taken: list[tuple[TableEntry, Telling]]) -> bool:
        self.is_sound = False  # until it is known to be written down
        if not await self._ports.journal.append(self._page(taken)):
            return False
        self.is_sound = True
        self.dealer.written()
        tellings = [telling for _, telling in taken]
        for telling in tellings:
            self.history.add(telling)
        self._told = tellings[-1].number
        self._tell(tellings)
        return True

    async def _take_all(self, decide: Decide) -> list[tuple[TableEntry, Telling]]:
        latest, before = self.history.latest, self.standing.number
        # Times in a journal never go back, even if the clock was set back.
        at = max(self._ports.now() // STAMP * STAMP, 0 if latest is None else latest.at)
        taken: list[tuple[TableEntry, Telling]] = []
        try:
            for entry in decide():
                if taken:
                    taken[-1][1].views = None  # only the last of a page brings a view
                taken.append((entry, self._take(entry, at, taken[-1][1] if taken else None)))
        except Exception:
            if self.standing.number != before:
                await self.reload()  # half of it was taken: nothing of it has happened
            raise
        return taken

    def _take(self, entry: TableEntry, at: int, before: Telling | None) -> Telling:
        # What lies in the future, by a clock that was set back, begins now: nobody waits for it.
        events = self.standing.take(entry, min(at, self._ports.now()))
        return Telling.of(self.standing, entry, events, at, before or self.history.latest)

    def _replay(self, line: Line) -> Telling:
        telling = self._take(read_entry(line.entry), line.at, None)
        self.history.add(telling)
        return telling

    def _page(self, taken: list[tuple[TableEntry, Telling]]) -> Page:
        first = taken[0][1]
        return Page(
            match=self.standing.id,
            first=first.number,
            at=first.at,
            entries=[write_entry(entry) for entry, _ in taken],
            keep=self.dealer.keep,
            forget=self.dealer.forget,
        )
