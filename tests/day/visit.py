"""Somebody who comes during the day, plays as people do, and goes without saying so."""

from random import Random
from typing import Any, Final, Literal, TypeAlias

import msgspec

from lastcard.table.state.entries import MatchId
from tests.support.people.simulated_client import SimulatedClient
from tests.support.quick_match import QUICK, setup
from tests.support.servers.simulated import Guest, SimulatedServer

Wish: TypeAlias = Literal["table", "days", "relaxed", "pair", "join", "watch"]
WISHES: Final[tuple[Wish, ...]] = (
    "table",
    "table",
    "days",
    "relaxed",
    "pair",
    "pair",
    "join",
    "watch",
)
ONE_DEAL: Final = {"last_card": "automatic", "target": "1"}
SPEED: Final = {"table": "fast", "days": "days", "relaxed": "relaxed"}
PAIRED: Final = {"speed": "fast", "rated": False, "bot": "greedy", "wait": 20}
DAWDLES: Final = 0.15
"""How often somebody lets a chance to move pass by."""


class Missed(AssertionError):
    """Somebody was not told what happened at a table."""


class Visit:
    """One guest with one connection, and what they have seen of the table they look at."""

    def __init__(self, guest: Guest, server: SimulatedServer, wish: Wish, rng: Random) -> None:
        self._server = server
        self._wish = wish
        self._rng = rng
        self.guest = guest
        self.client: SimulatedClient = server.connect(guest)
        self.table: str | None = None
        self.number = 0
        """The last line that was told of that table."""
        self._view: dict[str, Any] | None = None
        self._seat: int | None = None

    async def begin(self, lately: list[str]) -> str | None:
        """Do what they came for; the table they made. *lately* are those that others made."""
        self.client.ask("lobby", on=True)
        if self._wish == "pair":
            common = {name: QUICK[name] for name in ("game", "edition", "seats")}
            self.client.ask("pair", **common, **PAIRED, options=ONE_DEAL)
        elif self._wish in ("join", "watch") and lately:
            self._open(self._rng.choice(lately))
            if self._wish == "join":
                self.client.ask("sit", table=self.table, seat=1)
        else:
            return await self._make()
        return None

    async def _make(self) -> str:
        company = ("greedy", None) if self._rng.random() < 0.3 else ("greedy", "greedy")
        made = await self._server.live.tables.open_table(
            setup(
                options=ONE_DEAL,
                speed=SPEED.get(self._wish, "normal"),
                bots=(None, *company, "greedy"),
                talk="free",
            ),
            self.guest.player,
        )
        self._open(made)
        self.client.ask("sit", table=made, seat=0)
        self.client.ask("ready", table=made, ready=True)
        self.client.ask("start", table=made)
        return made

    def act(self) -> None:
        """Read what was told, and move or talk, or not."""
        for frame in self.client.new_frames():
            self._hear(msgspec.json.decode(frame))
        view, rng = self._view, self._rng
        if self.table is None or self._seat is None or view is None:
            return
        if view.get("legal") and view["awaits"] == self._seat and rng.random() > DAWDLES:
            move = rng.choice(view["legal"])
            self.client.ask("move", table=self.table, turn=view["number"], move=move)
        elif rng.random() < 0.1:
            self.client.ask("say", table=self.table, text="Well played!")
        elif view["phase"] == "between":
            self.client.ask("next", table=self.table)

    async def end(self) -> None:
        """Be gone, in the middle of whatever it is."""
        await self.client.close()
        self._server.clients.remove(self.client)

    def _open(self, table: str) -> None:
        self.table, self.number, self._view, self._seat = table, 0, None, None
        self.client.ask("open", table=table)

    def _hear(self, tell: dict[str, Any]) -> None:
        kind = tell["type"]
        if kind == "paired":
            self._open(tell["table"])
        elif tell.get("table") != self.table:
            return
        elif kind == "whole":
            self.number, self._seat, self._view = tell["number"], tell["seat"], tell["view"]
        elif kind == "told":
            if self.number and self._wish != "watch" and tell["number"] != self.number + 1:
                raise Missed(f"{self.table}: {tell['number']} after {self.number}")
            self.number = tell["number"]
            self._view = tell["view"] or self._view
            entry = tell["entry"]
            if entry["entry"] == "sat" and entry["player"] == self.guest.player.id:
                self._seat = entry["seat"]

    @property
    def match(self) -> MatchId | None:
        """The table they look at."""
        return None if self.table is None else MatchId(self.table)
