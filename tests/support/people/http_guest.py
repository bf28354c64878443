"""Somebody who asks a server over HTTP, for tests that have no event loop."""

import json
from typing import Any
from urllib.request import Request, urlopen

from tests.support.quick_match import QUICK


class HttpGuest:
    """A guest of the server at *url*, or one who has an account."""

    def __init__(self, url: str, name: str = "Ann") -> None:
        self._url = url
        self.cookie = ""
        self.me = self.ask("POST", "/api/guest", {"name": name})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The JSON of the answer."""
        headers = {"Content-Type": "application/json", "Origin": self._url}
        if self.cookie:
            headers["Cookie"] = self.cookie
        data = None if body is None else json.dumps(body).encode()
        request = Request(self._url + path, data, headers, method=method)
        with urlopen(request, timeout=20) as answer:
            if "Set-Cookie" in answer.headers:
                self.cookie = answer.headers["Set-Cookie"].partition(";")[0]
            return json.loads(answer.read() or "null")

    def make_table(self, **changes: Any) -> str:
        """The link of a new table."""
        table = self.ask("POST", "/api/tables", QUICK | changes)["table"]
        return f"{self._url}/t/{table}"

    def make_bot(self, name: str = "Robby") -> str:
        """The token of a new bot account."""
        account = {"name": f"{self.me['name']}-{name}", "password": "correct horse battery"}
        self.ask("POST", "/api/account", account)
        token: str = self.ask("POST", "/api/bots", {"name": name})["token"]
        return token
