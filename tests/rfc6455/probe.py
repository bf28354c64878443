"""Puts the cases to a real server."""

import asyncio
from random import Random

import msgspec

from tests.fuzz.rawsocket import CLOSE, PONG, TEXT, RawSocket
from tests.rfc6455.cases import Answer, Case

HELLO = b'{"type":"hello","version":1}'


class WrongAnswer(AssertionError):
    """The server did not do what the RFC asks."""


async def put(case: Case, port: int, cookie: str, chop: Random | None = None) -> None:
    """Put *case* to the server at *port*; with *chop* in parts that arrive one after the other."""
    async with RawSocket(port, cookie) as socket:
        socket.say(HELLO)
        await socket.receive()
        for part in _parts(case.sent, chop):
            socket.send(part)
            if chop is not None:
                await asyncio.sleep(0)
        try:
            await _check(case, socket)
        except (ConnectionError, EOFError) as error:
            # Who still sends after the server has gone may miss its last words: so is TCP.
            if not case.closed or chop is None:
                raise WrongAnswer(f"{case.name}: {error!r}") from error


async def _check(case: Case, socket: RawSocket) -> None:
    for wanted in case.answers:
        got = await _next(socket)
        # To close at once, before what came earlier is answered, is allowed ("non-strict").
        if isinstance(got, int) and got in case.closed:
            return
        if got != wanted:
            raise WrongAnswer(f"{case.name}: {got} instead of {wanted}")
    if case.closed and (got := await _next(socket)) not in case.closed:
        raise WrongAnswer(f"{case.name}: {got}, not closed with {case.closed}")


def _parts(data: bytes, chop: Random | None) -> list[bytes]:
    if chop is None:
        return [data]
    cuts = sorted(chop.randrange(len(data) + 1) for _ in range(chop.randint(1, 40)))
    return [data[one:other] for one, other in zip([0, *cuts], [*cuts, len(data)], strict=True)]


async def _next(socket: RawSocket) -> Answer | int:
    """What the server says next, or the code of its goodbye: 0 if it names none."""
    opcode, data = await socket.receive()
    if opcode == CLOSE:
        return int.from_bytes(data[:2])
    if opcode == PONG:
        return "pong", data
    if opcode != TEXT:
        raise WrongAnswer(f"opcode {opcode}: {data[:80]!r}")
    return "told", msgspec.json.decode(data).get("id") or ""
