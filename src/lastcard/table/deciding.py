"""What a table does when it is told to: an order becomes entries, or is refused.

The entries of an order are taken one by one, so each is made with the ones before it in force.
"""

import logging
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from lastcard.fair import Phase
from lastcard.fair.notes import Link
from lastcard.games.errors import RulesError
from lastcard.games.game import Seat
from lastcard.table import entries as e
from lastcard.table import errors, orders
from lastcard.table.chairs import Place, seat_of
from lastcard.table.dealing import Dealing
from lastcard.table.setup import check_bot
from lastcard.table.standing import Standing
from lastcard.table.talk import check_talk

log = logging.getLogger(__name__)


def decide(standing: Standing, order: orders.Order, dealing: Dealing) -> Iterator[e.Entry]:
    """The entries that *order* leads to; a ``Refusal`` before the first is taken, or none."""
    return _DECIDERS[type(order)](standing, order, dealing)


def is_host(standing: Standing, player: e.PlayerId) -> bool:
    """Whether *player* may arrange the table: its maker, or who sits first without one."""
    if seat_of(standing.places, standing.host) is not None or player == standing.host:
        return player == standing.host
    people = [place.player for place in standing.places if place.player is not None]
    return people[:1] == [player]


def _sit(standing: Standing, order: orders.Sit, dealing: Dealing) -> Iterator[e.Entry]:
    _demand_open(standing)
    place = _place(standing, order.seat)
    seat = seat_of(standing.places, order.player)
    if not place.empty:
        raise (
            errors.SeatedAlready(seat=order.seat)
            if seat == order.seat
            else errors.SeatTaken(seat=order.seat)
        )
    if seat is not None:
        yield e.Stood(seat=seat)
    yield e.Sat(seat=order.seat, player=order.player, name=order.name, chain=order.chain)


def _stand(standing: Standing, order: orders.Stand, dealing: Dealing) -> Iterator[e.Entry]:
    _demand_open(standing)
    yield e.Stood(seat=_seat(standing, order.player))


def _ready(standing: Standing, order: orders.Ready, dealing: Dealing) -> Iterator[e.Entry]:
    _demand_open(standing)
    seat = _seat(standing, order.player)
    if standing.places[seat].ready != order.ready:
        yield e.Readied(seat=seat, ready=order.ready)


def _seat_bot(standing: Standing, order: orders.SeatBot, dealing: Dealing) -> Iterator[e.Entry]:
    _demand_host(standing, order.player)
    place = _place(standing, order.seat)
    if place.player is not None or (order.bot is None and place.empty):
        raise errors.SeatTaken(seat=order.seat)
    if order.bot is None:
        yield e.Stood(seat=order.seat)
        return
    check_bot(order.bot, standing.setup.rules())
    if standing.setup.rated:
        raise errors.RatedAlone
    yield e.Seated(seat=order.seat, bot=order.bot)


def _remove(standing: Standing, order: orders.Remove, dealing: Dealing) -> Iterator[e.Entry]:
    _demand_host(standing, order.player)
    if _place(standing, order.seat).player is None:
        raise errors.NotSeated
    yield e.Stood(seat=order.seat, removed=True)


def _start(standing: Standing, order: orders.Start, dealing: Dealing) -> Iterator[e.Entry]:
    _demand_host(standing, order.player)
    for seat, place in enumerate(standing.places):
        if place.empty or not (place.ready or place.player == order.player):
            raise errors.NotReady(seat=seat)
    if all(place.player is None for place in standing.places):
        raise errors.NotReady(seat=0)
    yield e.Started()
    yield from dealing.chains(standing)
    yield dealing.open(standing)


def _move(standing: Standing, order: orders.Move, dealing: Dealing) -> Iterator[e.Entry]:
    _demand_playing(standing)
    seat = _seat(standing, order.player)
    if standing.places[seat].away:
        raise errors.SeatPlayed
    if order.turn != standing.turn:
        raise errors.StaleMove(turn=standing.turn, answers=order.turn)
    game = standing.match.game
    yield e.Moved(seat=seat, move=game.write(game.read(order.move)), id=order.id)


def _chosen(standing: Standing, order: orders.Chosen, dealing: Dealing) -> Iterator[e.Entry]:
    in_time = standing.phase == "playing" and order.moves == standing.moves
    if not in_time or not standing.places[order.seat].played_by_bot:
        return
    move = order.move
    if not _is_allowed(standing, order.seat, move):
        log.error("the bot on seat %s of table %s broke the rules", order.seat, standing.id)
        move = None
    if move is None and order.seat == standing.awaits:
        game = standing.match.game  # people do not wait for ever for a bot that fails
        move = game.write(game.default(standing.match.state, order.seat))
    if move is not None:
        yield e.Moved(seat=order.seat, move=move, by="bot")


def _is_allowed(standing: Standing, seat: Seat, move: str | None) -> bool:
    game = standing.match.game
    try:
        if move is not None:
            game.apply(standing.match.state, seat, game.read(move))
    except RulesError:
        return False
    return True


def _contribute(
    standing: Standing, order: orders.Contribute, dealing: Dealing
) -> Iterator[e.Entry]:
    _demand_playing(standing)
    seat, ceremony = _seat(standing, order.player), standing.ceremony
    wanted = ceremony.phase is Phase.LINKS and seat in ceremony.unanswered
    if order.deal != ceremony.deal or not wanted or seat in ceremony.kept:
        raise errors.LinkUnwanted(deal=order.deal)
    yield e.Noted(note=str(Link(seat, order.link)))
    if order.cut is not None:  # the link was taken, or we would not be here
        dealing.wish_cut(seat, order.cut)


def _say(standing: Standing, order: orders.Say, dealing: Dealing) -> Iterator[e.Entry]:
    if standing.phase == "closed":
        raise errors.TableOver
    seat = _seat(standing, order.player)
    text = check_talk(order.phrase, order.text, standing.setup.talk)
    yield e.Said(player=order.player, seat=seat, phrase=order.phrase, text=text)


def _leave(standing: Standing, order: orders.Leave, dealing: Dealing) -> Iterator[e.Entry]:
    seat = _seat(standing, order.player)
    if standing.phase == "open":
        yield e.Stood(seat=seat)
    elif standing.phase == "playing" and not standing.places[seat].away:
        yield e.Away(seat=seat, why="left")


def _return(standing: Standing, order: orders.Return, dealing: Dealing) -> Iterator[e.Entry]:
    _demand_playing(standing)
    seat = _seat(standing, order.player)
    if not standing.places[seat].away:
        raise errors.NotAway
    yield e.Back(seat=seat)


def _go_on(standing: Standing, order: orders.GoOn, dealing: Dealing) -> Iterator[e.Entry]:
    if standing.phase not in ("over", "closed"):
        raise errors.NotReady(seat=0)
    if standing.again is None:
        yield e.Again(match=order.match)


def _close(standing: Standing, order: orders.Close, dealing: Dealing) -> Iterator[e.Entry]:
    if standing.phase in ("over", "closed"):
        raise errors.TableOver
    yield e.Closed(why=order.why)


def _nothing(standing: Standing, order: Any, dealing: Dealing) -> Iterator[e.Entry]:
    return iter(())


def _demand_open(standing: Standing) -> None:
    if standing.phase == "playing":
        raise errors.StartedAlready
    if standing.phase != "open":
        raise errors.TableOver


def _demand_playing(standing: Standing) -> None:
    if standing.phase == "open":
        raise errors.NotStarted
    if standing.phase != "playing":
        raise errors.TableOver


def _demand_host(standing: Standing, player: e.PlayerId) -> None:
    _demand_open(standing)
    if not is_host(standing, player):
        raise errors.NotHost


def _place(standing: Standing, seat: Seat) -> Place:
    if not 0 <= seat < len(standing.places):
        raise errors.SeatUnknown(seat=seat)
    return standing.places[seat]


def _seat(standing: Standing, player: e.PlayerId) -> Seat:
    seat = seat_of(standing.places, player)
    if seat is None:
        raise errors.NotSeated
    return seat


_DECIDERS: Final[Mapping[type, Callable[[Standing, Any, Dealing], Iterator[e.Entry]]]] = {
    orders.Sit: _sit,
    orders.Stand: _stand,
    orders.Ready: _ready,
    orders.SeatBot: _seat_bot,
    orders.Remove: _remove,
    orders.Start: _start,
    orders.Move: _move,
    orders.Chosen: _chosen,
    orders.Contribute: _contribute,
    orders.Say: _say,
    orders.Leave: _leave,
    orders.Return: _return,
    orders.GoOn: _go_on,
    orders.Close: _close,
    orders.Next: _nothing,
    orders.Look: _nothing,
    orders.Reread: _nothing,
}
