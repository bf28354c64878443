"""People who play a match quickly and have it reviewed, again and again."""

import asyncio
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

import aiohttp

from benchmarks.server.connection import connect
from benchmarks.server.lastcard_server import Guest, Tell, guest, post

_SETUPS: Final[dict[str, dict[str, Any]]] = {
    "gang": {"edition": "en-2010", "options": {"last_card": "automatic", "target": "60"}},
    "thirteen": {"edition": "fr-2009", "options": {}},
}
_WAIT: Final = 10
_PATIENCE: Final = 120.0


class Player(Guest):
    """Sits at *match* with bots and plays the first legal move until it is over."""

    def __init__(self, port: int, cookie: str, match: str) -> None:
        super().__init__(port, cookie)
        self._match = match
        self._turn = -1
        self.over = asyncio.get_running_loop().create_future()

    def welcome(self) -> None:
        """Sit down."""
        self.ask(type="open", table=self._match)
        self.ask(type="sit", table=self._match, seat=0)
        self.ask(type="ready", table=self._match, ready=True, id="ready")

    def take(self, tell: Tell) -> None:
        """Answer at once."""
        if tell.type == "done" and tell.id == "ready":
            self.join()
        if b"match_ended" in bytes(tell.events) and not self.over.done():
            self.over.set_result(None)
        if tell.type != "told" or tell.view is None:
            return
        if tell.view.awaits == -1:
            self.ask(type="next", table=self._match)
        elif tell.view.legal and tell.view.awaits == 0 and tell.view.number != self._turn:
            turn, move = tell.view.number, tell.view.legal[0]
            self._turn = turn
            self.ask(type="move", table=self._match, turn=turn, move=move, id=str(turn))

    def fail(self, trouble: str) -> None:
        """Say why there is no match to review."""
        super().fail(trouble)
        if not self.over.done():
            self.over.set_exception(RuntimeError(trouble))


@dataclass(slots=True)
class Reviewer:
    """Somebody with a finished match."""

    port: int
    cookie: str
    match: str
    pressed: float = 0.0
    came: dict[tuple[int, int], float] = field(default_factory=dict)
    """When the last choice came of each seat and deal, in seconds after the press."""
    first: float = 0.0
    """When the first choice came."""
    took: float = 0.0
    """When all of it was there."""

    async def review(self) -> None:
        """Ask for the review and follow it to its end."""
        self.pressed = perf_counter()
        news, _ = await post(self.port, f"matches/{self.match}/review", {"deal": 1}, self.cookie)
        while news["state"] in ("waiting", "running"):
            self._note(news)
            news = await self._get(f"review?after={news['next']}&wait={_WAIT}")
        self._note(news)
        if news["state"] != "finished":
            raise RuntimeError(f"no review: {news['problem']}")
        self.took = perf_counter() - self.pressed

    def _note(self, news: dict[str, Any]) -> None:
        now = perf_counter() - self.pressed
        for choice in news["choices"]:
            self.first = self.first or now
            self.came[choice["seat"], choice["deal"]] = now

    async def _get(self, what: str) -> dict[str, Any]:
        origin = f"http://127.0.0.1:{self.port}"
        headers = {"Origin": origin, "Cookie": self.cookie}
        async with (
            aiohttp.ClientSession(headers=headers, cookie_jar=aiohttp.DummyCookieJar()) as http,
            http.get(f"{origin}/api/matches/{self.match}/{what}") as answer,
        ):
            answer.raise_for_status()
            told: dict[str, Any] = await answer.json()
            return told


async def reviewer(port: int, game: str) -> Reviewer:
    """Somebody who has just finished a match of *game* with three bots."""
    cookie = await guest(port)
    setup = _SETUPS[game] | {
        "game": game,
        "seats": 4,
        "speed": "normal",
        "public": False,
        "bots": [None, *["greedy"] * 3],
    }
    match = (await post(port, "tables", setup, cookie))[0]["table"]
    player = await connect(Player(port, cookie, match))
    player.ask(type="start", table=match)
    await asyncio.wait_for(player.over, _PATIENCE)
    await asyncio.sleep(1)  # that it is over is told first, and listed a moment later
    player.close()
    return Reviewer(port, cookie, match)
