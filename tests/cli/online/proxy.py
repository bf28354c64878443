"""A proxy before a server, for what happens when the line is lost."""

import asyncio
from contextlib import suppress


class Proxy:
    """A way to *port* that can be cut, and that can swallow what the server says."""

    def __init__(self, port: int) -> None:
        self._far = port
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.deaf = False
        """Whether nothing of what the server says arrives."""
        self.carried = asyncio.Event()
        """Set by everything that the server says."""

    async def open(self) -> "Proxy":
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        for end in tuple(self._ends):
            end.close()
        self.deaf = False

    async def close(self) -> None:
        self._server.close()
        self.cut()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._far)
        except OSError:
            writer.close()
            return
        self._ends |= {writer, far_writer}
        for source, target, back in ((reader, far_writer, False), (far_reader, writer, True)):
            task = asyncio.create_task(self._carry(source, target, back=back))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, *, back: bool
    ) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                if back:
                    self.carried.set()
                if not (back and self.deaf):
                    target.write(data)
        target.close()
        self._ends.discard(target)
