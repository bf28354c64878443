"""A full house: tables at every stage, players with two windows each, and strangers."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from lastcard.games.game import Seat
from lastcard.games.registry import GAMES
from lastcard.table.state.entries import MatchId
from lastcard.table.state.setup import Setup
from lastcard.table.state.standing import Standing
from lastcard.table.state.tempo import TEMPOS
from tests.indoors.server import Indoors, Visitor
from tests.indoors.window import Window

PEOPLE = ("Ann", "Bob", "Cyd", "Dee", "Eve")
MOST_NONSENSE = 400
"""After so many messages a window is closed and another opened: too many and the server does."""

ANSWERS = frozenset({"done", "refused", "welcome", "reload", "pong", "hinted", "lookback"})
"""What comes as an answer, once for every message."""
_LATE = "nobody-found"  # says later that the pairing came to nothing


@dataclass
class Place:
    """One window and what is known of what was said in it."""

    visitor: Visitor
    window: Window
    greets: bool = True
    said: int = 0
    unanswered: list[str | None] = field(default_factory=list)
    """The ids of what is not answered yet; None where there was none that could be read."""


class Party:
    """Everybody who talks at once."""

    def __init__(self, place: Indoors, rng: Random) -> None:
        self.place = place
        self._rng = rng
        self.windows: list[Place] = []
        self._people: list[Visitor] = []

    async def come_in(self) -> None:
        """Let everybody in, and set the tables."""
        self._people = [await self.place.visitor(name) for name in PEOPLE]
        for visitor in self._people:
            for _ in range(2):
                self.windows.append(self._window(visitor, greets=True))
        self.windows.append(self._window(self._people[0], greets=False))
        await self.set_tables()

    async def set_tables(self) -> None:
        """New tables: one that waits, and one of each game that is played."""
        await self._open(3, people=1, start=False)
        for game in GAMES.values():
            await self._open(game.players[1], people=3, start=True, game=game.key)
        del self.place.matches[:-6]
        await self.place.settle()
        await self.forget()

    async def standing(self, place: Place) -> Standing:
        """Any table, mostly one where the player of *place* sits."""
        standings = [(await self.place.table(match)).standing for match in self.place.matches]
        player = place.visitor.player.id
        mine = [one for one in standings if any(at.player == player for at in one.places)]
        return self._rng.choice(mine if mine and self._rng.random() < 0.7 else standings)

    async def in_turn(self) -> tuple[Place, Standing] | None:
        """A window of somebody whose turn it is, and the table where it is."""
        match = self._rng.choice(self.place.matches)
        standing = (await self.place.table(match)).standing
        seat = standing.awaits
        if seat is None or seat < 0 or standing.places[seat].player is None:
            return None
        player = standing.places[seat].player
        mine = [place for place in self.windows if place.visitor.player.id == player]
        return self._rng.choice(mine), standing

    def renew(self, place: Place) -> None:
        """Another window instead of one in which enough was said."""
        place.window.wire.hang_up()
        self.place.windows.remove(place.window)
        fresh = self._window(place.visitor, greets=place.greets)
        self.windows[self.windows.index(place)] = fresh

    def answers(self, place: Place) -> list[dict[str, Any]]:
        """What came as an answer to *place* since this was asked last."""
        tells = [msgspec.json.decode(frame) for frame in place.window.new_frames()]
        return [tell for tell in tells if tell["type"] in ANSWERS and tell.get("code") != _LATE]

    async def release_held(self) -> bool:
        """Let time pass until no act waits for a call any more; whether that was needed."""
        tables = [await self.place.table(match) for match in self.place.matches]
        if not any(len(table._hold) for table in tables):
            return False
        await self.place.pass_time(max(tempo.patience for tempo in TEMPOS.values()))
        return True

    async def forget(self) -> None:
        """Nothing of what was told until now is an answer to what comes."""
        for place in self.windows:
            place.window.new_frames()

    def print_of(self, standing: Standing) -> tuple[Any, ...]:
        """How a table stands, as far as that must not change without reason."""
        views: list[bytes] = []
        if standing.phase in ("playing", "over"):
            match = standing.match
            seats = (None, *map(Seat, range(standing.setup.seats)))
            views = [match.game.encode(match.view(seat)) for seat in seats]
        return standing.number, standing.phase, standing.moves, repr(standing.places), views

    def _window(self, visitor: Visitor, *, greets: bool) -> Place:
        window = self.place.enter(visitor, greets=greets)
        return Place(visitor, window, greets)

    async def _open(self, seats: int, people: int, *, start: bool, game: str = "gang") -> MatchId:
        rng, rules = self._rng, GAMES[game]
        edition = rng.choice(list(rules.editions))
        options: dict[str, str] = {"target": "9"} if game == "gang" else {}
        if game == "gang" and rng.random() < 0.4:
            options["ceremony"] = "on"
        setup = Setup(
            game=game,
            edition=edition,
            options=options,
            seats=seats,
            speed=rng.choice(("relaxed", "normal", "fast")),
            watch=rng.choice(("live", "delayed", "off")),
            talk=rng.choice(("free", "phrases")),
            bot="greedy",
        )
        host = rng.choice(self._people)
        match = await self.place.open_table(setup, host)
        for seat, visitor in enumerate(rng.sample(self._people, k=people)):
            await self._ask(visitor, "sit", table=match, seat=seat)
            await self._ask(visitor, "ready", table=match, ready=True)
        for seat in range(people, seats):
            await self._ask(host, "bot", table=match, seat=seat, bot="greedy")
        if start:
            await self._ask(host, "start", table=match)
        return match

    async def _ask(self, visitor: Visitor, kind: str, **fields: Any) -> None:
        places = (place for place in self.windows if place.visitor is visitor and place.greets)
        next(places).window.ask(kind, **fields)
        await self.place.settle()
