"""The server's own WebSocket, which says again what it hears: what Autobahn's suite talks to.

``python -m tests.rfc6455.echo PORT``, then ``wstest -m fuzzingclient`` against it.
"""

import sys

from aiohttp import WSCloseCode, WSMsgType, web

from lastcard.server.http.socket import _prepared


async def echo(request: web.Request) -> web.WebSocketResponse:
    """Say everything again."""
    response = await _prepared(request)
    async for message in response:
        if message.type is WSMsgType.TEXT:
            try:
                await response.send_str(message.data.decode())
            except UnicodeDecodeError:
                await response.close(code=WSCloseCode.INVALID_TEXT)
        elif message.type is WSMsgType.BINARY:
            await response.send_bytes(message.data)
    return response


def main() -> None:
    """Serve until stopped."""
    app = web.Application()
    app.router.add_get("/", echo)
    web.run_app(app, host="127.0.0.1", port=int(sys.argv[1]), print=None)


if __name__ == "__main__":
    main()
