"""A browser over HTTP, as small as can be: a cookie jar, and the headers that a page sends."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from aiohttp import ClientSession
from multidict import CIMultiDictProxy
from yarl import URL

PASSWORD: Final = "correct horse"


@dataclass(frozen=True)
class Answer:
    """What a server said."""

    status: int
    headers: CIMultiDictProxy[str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body, read; None where there is none."""
        return json.loads(self.body) if self.body else None


class HttpClient:
    """Somebody who asks the server at *url* what a page of it would ask."""

    def __init__(self, session: ClientSession, url: str) -> None:
        self.session = session
        self.url = url

    async def ask(
        self, method: str, path: str, body: Any = None, **headers: str
    ) -> tuple[int, Any]:
        """The status and the JSON of the answer."""
        answer = await self.send(method, path, json=body, headers=headers)
        return answer.status, answer.json

    async def send(
        self, method: str, path: str, *, headers: Mapping[str, str] | None = None, **sent: Any
    ) -> Answer:
        """The answer to a request of our own page."""
        ours = {"Origin": self.url, **(headers or {})}
        async with self.session.request(
            method, URL(self.url + path, encoded=True), headers=ours, **sent
        ) as answer:
            return Answer(answer.status, answer.headers, await answer.read())

    async def guest(self, **asked: str) -> dict[str, Any]:
        """Come in as a guest."""
        status, me = await self.ask("POST", "/api/guest", asked)
        assert status == 200, me
        found: dict[str, Any] = me
        return found

    async def account(self, name: str, password: str = PASSWORD) -> list[str]:
        """Come in and make an account; its recovery codes."""
        await self.guest()
        status, made = await self.ask("POST", "/api/account", {"name": name, "password": password})
        assert status == 201, made
        codes: list[str] = made["codes"]
        return codes

    @property
    def token(self) -> str | None:
        """The token in the cookie jar."""
        tokens = [
            cookie.value for cookie in self.session.cookie_jar if cookie.key.endswith("lastcard")
        ]
        return tokens[0] if tokens else None
