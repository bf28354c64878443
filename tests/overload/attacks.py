"""What one address can do to a server: ``python -m tests.overload.attacks NAME URL SECONDS``.

Every attack goes on until its time is up, whatever it is refused.
"""

import asyncio
import json
import random
import sys
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from time import monotonic
from typing import Any, Final, TypeAlias

from tests.overload.crowd import REFUSED, Caller, callers, drain
from tests.support.quick_match import QUICK

ADDRESS: Final = "127.0.0.2"
LONG: Final = 20
"""How many matches the server has that are as long as one can be."""
Attack: TypeAlias = Callable[[str], Awaitable[None]]
"""Goes on until cancelled; knows the server's address."""


async def flood(url: str, people: int, sockets: int, *asks: dict[str, Any]) -> None:
    """Let *people* say *asks* over and over, each on so many *sockets*."""
    async with callers(url, ADDRESS, people) as crowd:
        table = (await crowd[0].call("POST", "/api/tables", **(QUICK | {"bots": []})))["table"]
        wishes = [json.dumps({"table": table, **ask}) for ask in asks]
        work = [_say(caller, wishes) for caller in crowd for _ in range(sockets)]
        await asyncio.gather(*work)


async def _say(caller: Caller, wishes: list[str]) -> None:
    while True:
        with suppress(*REFUSED):
            socket = await caller.socket()
            reading = asyncio.create_task(drain(socket))
            try:
                while not socket.closed:
                    for wish in wishes:
                        await socket.send_str(wish)
                        Caller.tries += 1
                    await asyncio.sleep(0)
            finally:
                reading.cancel()
        await asyncio.sleep(0.2)


async def talk(url: str) -> None:
    """Sixty guests write as many lines as they can into one table."""
    sit = {"type": "sit", "seat": 0}
    ready = [{"type": "ready", "ready": ready} for ready in (True, False)]
    await flood(url, 60, 4, sit, *ready, {"type": "say", "phrase": "hello"})


async def opening(url: str) -> None:
    """Six hundred sockets open and shut one table."""
    await flood(url, 40, 15, {"type": "open"}, {"type": "shut"})


async def lobby(url: str) -> None:
    """Forty guests come to the lobby and go, while there are many tables."""
    async with callers(url, ADDRESS, 40) as crowd:
        for caller in crowd:
            for _ in range(20):
                with suppress(*REFUSED):
                    await caller.call("POST", "/api/tables", **QUICK)
        asks = [json.dumps({"type": "lobby", "on": on}) for on in (True, False)]
        await asyncio.gather(*(_say(caller, asks) for caller in crowd for _ in range(5)))


async def nonsense(url: str) -> None:
    """Many sockets say what nobody understands."""
    await flood(url, 30, 10, {"type": "fly", "to": "x" * 2000})


async def slow_readers(url: str) -> None:
    """Four hundred sockets ask and never read; so do downloads."""
    async with callers(url, ADDRESS, 40) as crowd:
        table = (await crowd[0].call("POST", "/api/tables", **QUICK))["table"]
        ask = json.dumps({"type": "open", "table": table})
        sockets = [_ask_only(caller, ask) for caller in crowd for _ in range(10)]
        await asyncio.gather(*sockets, *(_download_slowly(url) for _ in range(200)))


async def _ask_only(caller: Caller, ask: str) -> None:
    while True:
        with suppress(*REFUSED):
            socket = await caller.socket(reads=False)
            while not socket.closed:
                await asyncio.wait_for(socket.send_str(ask), 5)
                await asyncio.sleep(0)
        await asyncio.sleep(0.5)


async def _download_slowly(url: str) -> None:
    host, port = url.removeprefix("http://").split(":")
    path = "/api/matches/usual/replay.json?limit=200"
    while True:
        with suppress(*REFUSED):
            reader, writer = await asyncio.open_connection(
                host, int(port), local_addr=(ADDRESS, 0), limit=1024
            )
            Caller.tries += 1
            writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode() * 5)
            await asyncio.sleep(random.uniform(5, 60))
            writer.transport.abort()
            del reader
        await asyncio.sleep(0.5)


async def bots_for_nobody(url: str) -> None:
    """Guests make tables of the strongest bots, begin, and leave."""
    async with callers(url, ADDRESS, 60) as crowd:
        await asyncio.gather(*(_make_and_leave(caller) for caller in crowd))


async def _make_and_leave(caller: Caller) -> None:
    setup = QUICK | {"bots": [None, *["master"] * 3], "pace": "fast", "speed": "fast"}
    while True:
        with suppress(*REFUSED, KeyError):
            table = (await caller.call("POST", "/api/tables", **setup))["table"]
            socket = await caller.socket()
            for ask in ({"type": "open"}, {"type": "sit", "seat": 0}, {"type": "start"}):
                await socket.send_str(json.dumps({**ask, "table": table}))
            await asyncio.sleep(0.5)
            await socket.close()
        await asyncio.sleep(0.1)


async def replays(url: str) -> None:
    """A hundred and fifty replays at once, again and again."""
    await _requests(url, "/api/matches/usual/replay.json?limit=200", 150)


async def long_matches(url: str) -> None:
    """Forty guests open matches that are as long as one can be, and ask for the end of one."""
    async with callers(url, ADDRESS, 40) as crowd:
        asks = [json.dumps({"type": "open", "table": f"long{number}"}) for number in range(LONG)]
        opens = [_say(caller, random.sample(asks, LONG)) for caller in crowd for _ in range(5)]
        end = "/api/matches/long/replay.json?limit=200&after=10000"
        downloads = [_requests(url, path, 20) for path in (end, "/api/matches/long/record.json")]
        await asyncio.gather(*opens, *downloads)


async def requests(url: str) -> None:
    """Pages and lists, as fast as they come."""
    await asyncio.gather(_requests(url, "/", 150), _requests(url, "/api/tables", 150))


async def _requests(url: str, path: str, count: int) -> None:
    async with callers(url, ADDRESS, 1) as (caller,):

        async def ask() -> None:
            while True:
                Caller.tries += 1
                with suppress(*REFUSED):
                    async with caller.http.get(url + path) as answer:
                        await answer.read()
                await asyncio.sleep(0)

        await asyncio.gather(*(ask() for _ in range(count)))


async def logins(url: str) -> None:
    """A hundred guesses at once at passwords of accounts there are not."""

    async def guess(number: int) -> None:
        caller = Caller(url, ADDRESS)
        wrong = {"name": f"Nobody {number}", "password": "correct horse"}
        try:
            while True:
                with suppress(*REFUSED):
                    await caller.call("POST", "/api/login", **wrong)
                await asyncio.sleep(0)
        finally:
            await caller.http.close()

    await asyncio.gather(*(guess(number) for number in range(100)))


async def idle(url: str) -> None:
    """As many connections as there can be, which say nothing."""
    host, port = url.removeprefix("http://").split(":")
    held: list[asyncio.StreamWriter] = []
    while True:
        with suppress(OSError):
            _, writer = await asyncio.open_connection(host, int(port), local_addr=(ADDRESS, 0))
            held.append(writer)
            Caller.tries += 1
        held = [writer for writer in held if not writer.is_closing()]
        await asyncio.sleep(0.001 if len(held) < 5000 else 1)


ATTACKS: Final[Mapping[str, Attack]] = {
    "talk": talk,
    "opening and shutting": opening,
    "the lobby": lobby,
    "nonsense": nonsense,
    "slow readers": slow_readers,
    "bots for nobody": bots_for_nobody,
    "replays": replays,
    "long matches": long_matches,
    "requests": requests,
    "logins": logins,
    "idle connections": idle,
}


async def main(name: str, url: str, seconds: float) -> None:
    """Attack until the time is up, then say how often something was tried."""
    until = monotonic() + seconds
    while monotonic() < until:
        with suppress(TimeoutError, *REFUSED, IndexError, KeyError, ValueError):
            async with asyncio.timeout(until - monotonic()):
                await ATTACKS[name](url)
        await asyncio.sleep(0.2)
    sys.stdout.write(f"{Caller.tries}\n")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], float(sys.argv[3])))
