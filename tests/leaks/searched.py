"""Whole matches at a real table, and all that seats and watchers are told of them searched.

A card is foreign to somebody as long as their own hand has none like it, and everybody has seen
none in the deal. ``tests.leaks.compare`` proves more of fewer matches, the lobby, records and HTTP
included; this one looks at many.
"""

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from lastcard.games.game import TABLE, AnyGame, Event, Seat
from lastcard.games.registry import GAMES
from lastcard.table.people.attendance import Presence
from lastcard.table.people.telling import Snapshot, Telling
from lastcard.table.state import orders
from lastcard.table.state.entries import PlayerId
from lastcard.wire.frames import told, whole
from tests.leaks.unseen_cards import shown_cards
from tests.support.tables.driven_table import MATCH, NAMES, DrivenTable, seated

_WORD: Final = re.compile(rb"[A-Z][A-Z0-9]+")


class Found(AssertionError):
    """Somebody was told a card they may not know."""


class Searcher:
    """Listens on one seat, or watches, and searches whatever comes."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.player = None if seat is None else PlayerId(NAMES[seat])
        self.foreign: frozenset[bytes] = frozenset()
        """What may not be told now."""
        self.bytes = 0
        self.waiting: list[bytes] = []

    def show(self, snapshot: Snapshot) -> None:
        self.waiting.append(whole(snapshot))

    def tell(self, telling: Telling, seat: Seat | None) -> None:
        self.waiting.append(told(MATCH, telling, seat))

    def notice(self, presence: Presence) -> None:
        """There are no cards in it."""

    def search(self) -> None:
        """Look through what has come since the last time."""
        for frame in self.waiting:
            self.bytes += len(frame)
            leaked = self.foreign.intersection(_WORD.findall(frame))
            if leaked:
                raise Found(f"{self.seat} was told {sorted(leaked)}: {frame!r}")
        self.waiting.clear()


class SearchedTable:
    """A table whose seats play by chance, every one of them listened to, and a watcher."""

    def __init__(self, place: DrivenTable, searchers: list[Searcher], rng: Random) -> None:
        self._place = place
        self._searchers = searchers
        self._rng = rng
        self._game: AnyGame = place.table.standing.setup.rules()
        self._kinds = frozenset(card.encode() for card in self._game.deck())
        self.players = [PlayerId(name) for name in NAMES[: len(searchers) - 1]]
        self._public: set[bytes] = set()
        self._heard = 0
        self.deals = 1
        self.moves = 0

    async def play(self) -> None:
        """Play to the end of the match."""
        self._look()
        standing = self._place.table.standing
        while standing.phase == "playing":
            if standing.awaits == TABLE:
                await self._next_deal()
            else:
                await self._move()

    async def _next_deal(self) -> None:
        self.deals += 1
        self._public.clear()
        self._heard = len(self._place.changes)
        for player in self.players:
            await self._place.ask(orders.Next(player))
        await self._place.pass_time(60)
        self._look()
        for searcher in self._searchers:
            searcher.search()

    async def _move(self) -> None:
        standing = self._place.table.standing
        seat = standing.awaits
        assert seat is not None
        view = standing.match.view(seat)
        move = self._rng.choice(view.legal)
        order = orders.Move(PlayerId(NAMES[seat]), standing.turn, move)
        scored = len(self._game.scores(standing.match.state))
        await self._place.ask(order)
        self.moves += 1
        if len(self._game.scores(standing.match.state)) > scored:
            for searcher in self._searchers:
                searcher.foreign = frozenset()
        else:
            self._look()
        for searcher in self._searchers:
            searcher.search()

    def _look(self) -> None:
        """Work out anew what is foreign to whom."""
        for event in self._events():
            self._public.update(card.encode() for _, card in shown_cards(event))
        match = self._place.table.standing.match
        for searcher in self._searchers:
            own = set() if searcher.seat is None else _hand(match.view(searcher.seat))
            searcher.foreign = self._kinds - self._public - own

    def _events(self) -> Iterator[Event]:
        for telling in self._place.changes[self._heard :]:
            yield from telling.events
        self._heard = len(self._place.changes)


def _hand(view: Any) -> set[bytes]:
    return {card.encode() for card in str(view.hand).split()}


class Searched(NamedTuple):
    """What was looked through."""

    deals: int
    moves: int
    bytes: int


async def search_match(seed: int) -> Searched:
    """Play match number *seed* and search all that is told, or raise ``Found``."""
    rng = Random(f"searched {seed}")
    game = list(GAMES.values())[seed % len(GAMES)]
    seats = rng.choice(game.players)
    edition = rng.choice(list(game.editions))
    options = {"last_card": "automatic"} if game.key == "gang" else {}
    place, _ = await seated(
        seats, game=game.key, edition=edition, options=options, seats=seats, speed="relaxed"
    )
    searchers = [Searcher(Seat(seat)) for seat in range(seats)] + [Searcher(None)]
    for searcher in searchers:
        place.table.attach(searcher, None, lambda result: None)
    await place.settle()
    table = SearchedTable(place, searchers, rng)
    await table.play()
    return Searched(table.deals, table.moves, sum(searcher.bytes for searcher in searchers))
