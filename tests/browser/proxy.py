"""A proxy before a server, set up as a careless operator might."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

from tests.support.servers.process import ServerProcess

_MOST = 2**16


class CarelessProxy:
    """Passes everything on to *port*, one request a connection, except for what it forgets."""

    def __init__(self, port: int, *, host: str = "", upgrade: bool = True) -> None:
        self.port = 0
        self.host = host
        """The name it asks the server for; empty for that which the browser asked for."""
        self.upgrade = upgrade
        """Whether it passes WebSockets on."""
        self._server_port = port
        self._lines: set[asyncio.StreamWriter] = set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._lines.add(writer)
        with suppress(OSError, asyncio.IncompleteReadError):
            head = await reader.readuntil(b"\r\n\r\n")
            back, there = await asyncio.open_connection("127.0.0.1", self._server_port)
            self._lines.add(there)
            there.write(self._changed(head))
            await asyncio.gather(_pump(reader, there), _pump(back, writer))

    async def hang_up(self) -> None:
        """End every connection."""
        for line in self._lines:
            line.transport.abort()
        await asyncio.gather(*(line.wait_closed() for line in self._lines), return_exceptions=True)

    def _changed(self, head: bytes) -> bytes:
        first, *lines = head.decode("latin-1").rstrip("\r\n").split("\r\n")
        headers = dict(line.split(": ", 1) for line in lines)
        if self.host:
            headers["Host"] = self.host
        if not self.upgrade:
            headers.pop("Upgrade", None)
        if "Upgrade" not in headers:
            headers["Connection"] = "close"
        kept = [f"{name}: {value}" for name, value in headers.items()]
        return "\r\n".join((first, *kept, "", "")).encode("latin-1")


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(_MOST):
            writer.write(data)
            await writer.drain()
    writer.close()


@contextmanager
def careless_proxy(
    server: ServerProcess, *, host: str = "", upgrade: bool = True
) -> Iterator[CarelessProxy]:
    """A proxy before *server*; in a thread, for Playwright has the only loop of this one."""
    proxy = CarelessProxy(server.port, host=host, upgrade=upgrade)
    listening, over = Event(), Event()
    thread = Thread(target=asyncio.run, args=(_serve(proxy, listening, over),), daemon=True)
    thread.start()
    listening.wait()
    try:
        yield proxy
    finally:
        over.set()
        thread.join()


async def _serve(proxy: CarelessProxy, listening: Event, over: Event) -> None:
    async with await asyncio.start_server(proxy.take, "127.0.0.1", 0) as server:
        proxy.port = server.sockets[0].getsockname()[1]
        listening.set()
        await asyncio.to_thread(over.wait)
        await proxy.hang_up()
