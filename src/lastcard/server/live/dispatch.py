"""What becomes of each ask: most are orders for a table, some concern all tables."""

import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Final

from lastcard.bots.advice.reason import Advice, Reason
from lastcard.games.errors import Refusal
from lastcard.games.game import Seat
from lastcard.server.errors import Broken
from lastcard.server.live.connection import Connection
from lastcard.server.live.live import Live
from lastcard.table.bots.bots import advice, lookback
from lastcard.table.errors import HintRefused
from lastcard.table.ports import Thought
from lastcard.table.state import orders
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.table.state.standing import Standing
from lastcard.wire import asks, look_asks
from lastcard.wire.tells import Hinted, Lookback, Pong

log = logging.getLogger(__name__)


async def answer(ask: asks.Ask, connection: Connection, live: Live) -> None:
    """Do what *ask* asks for, or refuse it; the answer comes over *connection*."""
    try:
        order = _ORDERS.get(type(ask))
        if order is None:
            await _OTHERS[type(ask)](ask, connection, live)
            return
        match = MatchId(ask.table)  # type: ignore[union-attr] # orders name one
        table = await live.tables.table(match, connection.address)
        if connection.is_closing:  # meanwhile
            return
        table.post(order(connection, ask), lambda result: connection.answer(ask.id, result))
    except Refusal as refusal:
        connection.refuse(ask.id, refusal)


async def _ping(ask: asks.Ping, connection: Connection, live: Live) -> None:
    connection.tell(Pong(now=live.ports.now(), id=ask.id))


async def _open(ask: asks.Open, connection: Connection, live: Live) -> None:
    table = await live.tables.table(MatchId(ask.table), connection.address)
    connection.open(table, ask.since, ask.id)


async def _shut(ask: asks.Shut, connection: Connection, live: Live) -> None:
    connection.shut(MatchId(ask.table))
    connection.answer(ask.id, None)


async def _mute(ask: asks.Mute, connection: Connection, live: Live) -> None:
    me, other = connection.player.id, PlayerId(ask.player)
    await live.store.mutes.put(me, other, muted=ask.muted)
    connection.muted = connection.muted | {other} if ask.muted else connection.muted - {other}
    connection.answer(ask.id, None)


async def _lobby(ask: asks.Lobby, connection: Connection, live: Live) -> None:
    if ask.on:
        live.tables.lobby.come(connection, changes=ask.changes)
    else:
        live.tables.lobby.go(connection)
    connection.answer(ask.id, None)


async def _pair(ask: asks.Pair, connection: Connection, live: Live) -> None:
    def refuse(refusal: Refusal) -> None:
        connection.refuse(ask.id, refusal)

    await live.pairing.wait(connection.player, ask, refuse, connection.address)
    connection.answer(ask.id, None)


async def _unpair(ask: asks.Unpair, connection: Connection, live: Live) -> None:
    live.pairing.give_up(connection.player.id)
    connection.answer(ask.id, None)


async def _rematch(ask: asks.Rematch, connection: Connection, live: Live) -> None:
    match, player = MatchId(ask.table), connection.player
    table = await live.rematches.again(match, player, ask.chain, connection.address)
    connection.open(table, None, ask.id)


async def _look(ask: look_asks.Look, connection: Connection, live: Live) -> None:
    look = live.looks.find(ask.look)
    if ask.on:
        look.come(connection)
    else:
        look.go(connection)
    connection.answer(ask.id, None)


async def _show(ask: look_asks.Show, connection: Connection, live: Live) -> None:
    live.looks.find(ask.look).show(connection.player.id, ask)
    connection.answer(ask.id, None)


async def _lead(ask: look_asks.Lead, connection: Connection, live: Live) -> None:
    to = None if ask.player is None else PlayerId(ask.player)
    live.looks.find(ask.look).lead(connection.player.id, to)
    connection.answer(ask.id, None)


async def _aside(ask: look_asks.Aside, connection: Connection, live: Live) -> None:
    live.looks.find(ask.look).step_aside(connection.player.id, ask.aside)
    connection.answer(ask.id, None)


async def _remark(ask: look_asks.Remark, connection: Connection, live: Live) -> None:
    live.looks.find(ask.look).remark(connection, ask.text)
    connection.answer(ask.id, None)


async def _hint(ask: asks.Hint, connection: Connection, live: Live) -> None:
    table = await live.tables.table(MatchId(ask.table), connection.address)

    def look(standing: Standing) -> None:
        past = lookback(standing, connection.player.id)
        if past is not None:
            why = _sentences(past, connection)
            connection.tell(Lookback(table=standing.id, turn=standing.turn, why=why, id=ask.id))
            return
        thought = advice(standing, connection.player.id)
        live.tables.do(_advise(ask, connection, live, standing.turn, thought))

    def looked(result: int | Refusal | None) -> None:
        if isinstance(result, Refusal):
            connection.refuse(ask.id, result)

    table.peek(look, looked)


async def _advise(
    ask: asks.Hint,
    connection: Connection,
    live: Live,
    turn: int,
    thought: Callable[[], Advice | None],
) -> None:
    try:
        found = await live.ports.think(
            Thought(
                answer=lambda ends: thought(),
                owner=connection.player.id,
                address=connection.address,
            )
        )
    except Exception:
        log.exception("advice for player %s failed", connection.player.id)
        connection.refuse(ask.id, Broken())
        return
    if found is None:
        connection.refuse(ask.id, HintRefused())
        return
    topic = found.why.topic
    connection.tell(
        Hinted(
            table=MatchId(ask.table),
            turn=turn,
            move=found.move,
            why=_sentences(found.why.reasons, connection),
            topic=topic,
            about=connection.say(topic),
            scene=_sentences(found.why.scene, connection),
            basics=tuple(connection.say(message) for message in found.why.basics),
            id=ask.id,
        )
    )


def _sentences(reasons: Iterable[Reason], connection: Connection) -> tuple[str, ...]:
    return tuple(connection.say(reason.code, **reason.args) for reason in reasons)


def _me(connection: Connection) -> PlayerId:
    return connection.player.id


_ORDERS: Final[Mapping[type, Callable[[Connection, Any], orders.Order]]] = {
    asks.Sit: lambda c, ask: orders.Sit(_me(c), c.player.name, Seat(ask.seat), ask.chain),
    asks.Stand: lambda c, ask: orders.Stand(_me(c)),
    asks.Ready: lambda c, ask: orders.Ready(_me(c), ask.ready),
    asks.Bot: lambda c, ask: orders.SeatBot(_me(c), Seat(ask.seat), ask.bot),
    asks.Remove: lambda c, ask: orders.Remove(_me(c), Seat(ask.seat)),
    asks.Start: lambda c, ask: orders.Start(_me(c)),
    asks.Move: lambda c, ask: orders.Move(_me(c), ask.turn, ask.move, ask.id),
    asks.Link: lambda c, ask: orders.Contribute(_me(c), ask.deal, ask.link, ask.cut),
    asks.Next: lambda c, ask: orders.Next(_me(c)),
    asks.Say: lambda c, ask: orders.Say(_me(c), ask.phrase, ask.text),
    asks.Pace: lambda c, ask: orders.SetPace(_me(c), ask.pace),
    asks.Leave: lambda c, ask: orders.Leave(_me(c)),
    asks.Back: lambda c, ask: orders.Return(_me(c)),
}
"""The asks that a table answers, as the orders they are."""

_OTHERS: Final[Mapping[type, Callable[[Any, Connection, Live], Awaitable[None]]]] = {
    asks.Ping: _ping,
    asks.Open: _open,
    asks.Shut: _shut,
    asks.Mute: _mute,
    asks.Lobby: _lobby,
    asks.Pair: _pair,
    asks.Unpair: _unpair,
    asks.Rematch: _rematch,
    asks.Hint: _hint,
    look_asks.Look: _look,
    look_asks.Show: _show,
    look_asks.Lead: _lead,
    look_asks.Aside: _aside,
    look_asks.Remark: _remark,
}
"""All the others but ``hello``, which comes first."""
