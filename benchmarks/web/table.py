"""A match against bots that somebody has begun."""

from typing import Any, Final

import aiohttp

from lastcard.wire.asks import VERSION

_SETUP: Final[dict[str, Any]] = {
    "game": "gang",
    "edition": "en-2010",
    "seats": 4,
    "speed": "relaxed",
    "bots": [None, "greedy", "greedy", "greedy"],
}


async def match_in_progress(port: int) -> tuple[str, str]:
    """The path of the table, and the cookie of the player on its first seat."""
    origin = f"http://127.0.0.1:{port}"
    jar = aiohttp.CookieJar(unsafe=True)
    async with aiohttp.ClientSession(origin, headers={"Origin": origin}, cookie_jar=jar) as http:
        await _post(http, "/api/guest", {"name": "Ann"})
        table = (await _post(http, "/api/tables", _SETUP))["table"]
        async with http.ws_connect("/ws") as socket:
            await socket.send_json({"type": "hello", "version": VERSION})
            await socket.send_json({"type": "open", "table": table})
            await socket.send_json({"type": "sit", "table": table, "seat": 0})
            await socket.send_json({"type": "start", "table": table})
            while not _is_dealt(await socket.receive_json()):
                pass
        cookie = next(cookie.value for cookie in jar if cookie.key == "lastcard")
        return f"/t/{table}", f"lastcard={cookie}"


async def _post(http: aiohttp.ClientSession, path: str, body: dict[str, Any]) -> dict[str, Any]:
    async with http.post(path, json=body) as answer:
        answer.raise_for_status()
        told: dict[str, Any] = await answer.json()
        return told


def _is_dealt(tell: dict[str, Any]) -> bool:
    view = tell.get("view")
    return bool(view and view["hand"])
