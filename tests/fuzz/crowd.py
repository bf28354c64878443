"""A full house: tables in every phase, players with two clients each, and strangers."""

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
from tests.support.people.simulated_client import SimulatedClient
from tests.support.servers.simulated import Guest, SimulatedServer

PEOPLE = ("Ann", "Bob", "Cyd", "Dee", "Eve")
MOST_NONSENSE = 400
"""After so many messages a client is closed and another comes: too many and the server does."""

ANSWERS = frozenset({"done", "refused", "welcome", "reload", "pong", "hinted", "lookback"})
"""What comes as an answer, once for every message."""
_LATE = "nobody-found"  # says later that the pairing came to nothing


@dataclass
class Speaker:
    """One client and what is known of what it has said."""

    guest: Guest
    client: SimulatedClient
    greets: bool = True
    said: int = 0
    unanswered: list[str | None] = field(default_factory=list)
    """The ids of what is not answered yet; None where there was none that could be read."""


class Crowd:
    """Everybody who talks at once."""

    def __init__(self, server: SimulatedServer, rng: Random) -> None:
        self.server = server
        self._rng = rng
        self.speakers: list[Speaker] = []
        self._people: list[Guest] = []

    async def come_in(self) -> None:
        """Let everybody in, and set the tables."""
        self._people = [await self.server.guest(name) for name in PEOPLE]
        for guest in self._people:
            for _ in range(2):
                self.speakers.append(self._connected(guest, greets=True))
        self.speakers.append(self._connected(self._people[0], greets=False))
        await self.set_tables()

    async def set_tables(self) -> None:
        """New tables: one that waits, and one of each game that is played."""
        await self._open(3, people=1, start=False)
        for game in GAMES.values():
            await self._open(game.players[1], people=3, start=True, game=game.key)
        del self.server.matches[:-6]
        await self.server.settle()
        await self.forget()

    async def standing(self, speaker: Speaker) -> Standing:
        """Any table, mostly one where the player of *speaker* sits."""
        standings = [(await self.server.table(match)).standing for match in self.server.matches]
        player = speaker.guest.player.id
        mine = [one for one in standings if any(at.player == player for at in one.places)]
        return self._rng.choice(mine if mine and self._rng.random() < 0.7 else standings)

    async def in_turn(self) -> tuple[Speaker, Standing] | None:
        """A client of somebody whose turn it is, and the table where it is."""
        match = self._rng.choice(self.server.matches)
        standing = (await self.server.table(match)).standing
        seat = standing.awaits
        if seat is None or seat < 0 or standing.places[seat].player is None:
            return None
        player = standing.places[seat].player
        mine = [speaker for speaker in self.speakers if speaker.guest.player.id == player]
        return self._rng.choice(mine), standing

    def renew(self, speaker: Speaker) -> None:
        """Another client instead of one that has said enough."""
        speaker.client.socket.hang_up()
        self.server.clients.remove(speaker.client)
        fresh = self._connected(speaker.guest, greets=speaker.greets)
        self.speakers[self.speakers.index(speaker)] = fresh

    def answers(self, speaker: Speaker) -> list[dict[str, Any]]:
        """What came as an answer to *speaker* since this was asked last."""
        tells = [msgspec.json.decode(frame) for frame in speaker.client.new_frames()]
        return [tell for tell in tells if tell["type"] in ANSWERS and tell.get("code") != _LATE]

    async def release_held(self) -> bool:
        """Let time pass until no act waits for a call any more; whether that was needed."""
        tables = [await self.server.table(match) for match in self.server.matches]
        if not any(len(table._hold) for table in tables):
            return False
        await self.server.pass_time(max(tempo.patience for tempo in TEMPOS.values()))
        return True

    async def forget(self) -> None:
        """Nothing of what was told until now is an answer to what comes."""
        for speaker in self.speakers:
            speaker.client.new_frames()

    def print_of(self, standing: Standing) -> tuple[Any, ...]:
        """How a table stands, as far as that must not change without reason."""
        views: list[bytes] = []
        if standing.phase in ("playing", "over"):
            match = standing.match
            seats = (None, *map(Seat, range(standing.setup.seats)))
            views = [match.game.encode(match.view(seat)) for seat in seats]
        return standing.number, standing.phase, standing.moves, repr(standing.places), views

    def _connected(self, guest: Guest, *, greets: bool) -> Speaker:
        client = self.server.connect(guest, greets=greets)
        return Speaker(guest, client, greets)

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
        match = await self.server.open_table(setup, host)
        for seat, guest in enumerate(rng.sample(self._people, k=people)):
            await self._ask(guest, "sit", table=match, seat=seat)
            await self._ask(guest, "ready", table=match, ready=True)
        for seat in range(people, seats):
            await self._ask(host, "bot", table=match, seat=seat, bot="greedy")
        if start:
            await self._ask(host, "start", table=match)
        return match

    async def _ask(self, guest: Guest, kind: str, **fields: Any) -> None:
        greeters = (
            speaker for speaker in self.speakers if speaker.guest is guest and speaker.greets
        )
        next(greeters).client.ask(kind, **fields)
        await self.server.settle()
