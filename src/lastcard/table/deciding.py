"""What a table does when it is told to: an order becomes entries, or is refused.

The entries of an order are taken one by one, so each is made with the ones before it in force.
"""

import logging
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from lastcard.fair import CeremonyPhase, Dealer
from lastcard.fair.notes import Link
from lastcard.games.errors import RulesError
from lastcard.games.game import Seat
from lastcard.table import errors
from lastcard.table.caps import MOST_RETURNS
from lastcard.table.dealing import open_deal, pledges
from lastcard.table.demands import (
    demand_arranger,
    demand_open,
    demand_playing,
    demand_room,
    may_go_on,
    own_seat,
    place_at,
)
from lastcard.table.people.lobby import LobbyState
from lastcard.table.people.talk import check_talk
from lastcard.table.state import entries as e
from lastcard.table.state import orders
from lastcard.table.state.chairs import seat_of
from lastcard.table.state.setup import check_bot
from lastcard.table.state.standing import Standing

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Context:
    """What deciding an order needs besides the state of the table."""

    dealer: Dealer
    lobby: LobbyState


def decide(standing: Standing, order: orders.Order, context: Context) -> Iterator[e.TableEntry]:
    """The entries that *order* leads to; any ``Refusal`` comes before the first of them."""
    return _DECIDERS[type(order)](standing, order, context)


def _sit(standing: Standing, order: orders.Sit, context: Context) -> Iterator[e.TableEntry]:
    demand_room(standing)
    demand_open(standing)
    place = place_at(standing, order.seat)
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


def _stand(standing: Standing, order: orders.Stand, context: Context) -> Iterator[e.TableEntry]:
    demand_open(standing)
    yield e.Stood(seat=own_seat(standing, order.player))


def _ready(standing: Standing, order: orders.Ready, context: Context) -> Iterator[e.TableEntry]:
    demand_room(standing)
    demand_open(standing)
    seat = own_seat(standing, order.player)
    if standing.places[seat].ready != order.ready:
        yield e.Readied(seat=seat, ready=order.ready)


def _seat_bot(
    standing: Standing, order: orders.SeatBot, context: Context
) -> Iterator[e.TableEntry]:
    demand_room(standing)
    demand_arranger(standing, order.player, context.lobby)
    place = place_at(standing, order.seat)
    if place.player is not None or (order.bot is None and place.empty):
        raise errors.SeatTaken(seat=order.seat)
    if order.bot is None:
        yield e.Stood(seat=order.seat)
        return
    check_bot(order.bot, standing.setup.rules())
    if standing.setup.rated:
        raise errors.RatedAlone
    yield e.Seated(seat=order.seat, bot=order.bot)


def _remove(standing: Standing, order: orders.Remove, context: Context) -> Iterator[e.TableEntry]:
    demand_arranger(standing, order.player, context.lobby)
    if place_at(standing, order.seat).player is None:
        raise errors.NotSeated
    yield e.Stood(seat=order.seat, removed=True)


def _start(standing: Standing, order: orders.Start, context: Context) -> Iterator[e.TableEntry]:
    demand_open(standing)
    unready = context.lobby.waits_for
    if order.player is not None:
        demand_arranger(standing, order.player, context.lobby)
    else:
        unready = tuple(Seat(at) for at, place in enumerate(standing.places) if not place.ready)
    if context.lobby.absent:
        raise errors.PlayerAbsent(seat=context.lobby.absent[0])
    if unready or all(place.player is None for place in standing.places):
        raise errors.NotReady(seat=unready[0] if unready else 0)
    yield e.Started()
    if not standing.is_study:
        yield from pledges(standing, context.dealer)
        yield open_deal(standing, context.dealer)


def _move(standing: Standing, order: orders.Move, context: Context) -> Iterator[e.TableEntry]:
    demand_playing(standing)
    seat = own_seat(standing, order.player)
    if standing.places[seat].away:
        raise errors.SeatPlayed
    if order.turn != standing.turn:
        raise errors.StaleMove(turn=standing.turn, answers=order.turn)
    game = standing.match.game
    yield e.Moved(seat=seat, move=game.write(game.read(order.move)), id=order.id)


def _chosen(standing: Standing, order: orders.Chosen, context: Context) -> Iterator[e.TableEntry]:
    in_time = standing.phase == "playing" and order.moves == standing.moves
    if not in_time or not standing.places[order.seat].played_by_bot:
        return
    move = order.move
    if not _is_allowed(standing, order.seat, move):
        log.error("the bot on seat %s of table %s broke the rules", order.seat, standing.id)
        move = None
    if move is None and order.seat == standing.awaits:
        game = standing.match.game  # people must not wait for ever for a bot that fails
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
    standing: Standing, order: orders.Contribute, context: Context
) -> Iterator[e.TableEntry]:
    demand_playing(standing)
    seat, ceremony = own_seat(standing, order.player), standing.ceremony
    wanted = ceremony.phase is CeremonyPhase.LINKS and seat in ceremony.unanswered
    if order.deal != ceremony.deal or not wanted or seat in ceremony.kept:
        raise errors.LinkUnwanted(deal=order.deal)
    yield e.Noted(note=str(Link(seat, order.link)))
    if order.cut is not None:  # the link was taken, or we would not be here
        context.dealer.wish_cut(seat, order.cut)


def _say(standing: Standing, order: orders.Say, context: Context) -> Iterator[e.TableEntry]:
    demand_room(standing)
    if standing.phase == "closed":
        raise errors.TableOver
    seat = own_seat(standing, order.player)
    text = check_talk(order.phrase, order.text, standing.setup.talk)
    yield e.Said(player=order.player, seat=seat, phrase=order.phrase, text=text)


def _set_pace(
    standing: Standing, order: orders.SetPace, context: Context
) -> Iterator[e.TableEntry]:
    demand_room(standing)
    if standing.phase not in ("open", "playing"):
        raise errors.TableOver
    seat = own_seat(standing, order.player)
    if order.pace != standing.pace:
        yield e.Paced(seat=seat, pace=order.pace)


def _leave(standing: Standing, order: orders.Leave, context: Context) -> Iterator[e.TableEntry]:
    seat = own_seat(standing, order.player)
    if standing.phase == "open":
        yield e.Stood(seat=seat)
    elif standing.phase == "playing" and standing.places[seat].has_person:
        people = [place for place in standing.places if place.has_person]
        # Bots do not play on among themselves.
        yield e.Away(seat=seat, why="left") if len(people) > 1 else e.Closed(why="left")


def _return(standing: Standing, order: orders.Return, context: Context) -> Iterator[e.TableEntry]:
    demand_room(standing, MOST_RETURNS)
    demand_playing(standing)
    seat = own_seat(standing, order.player)
    if not standing.places[seat].away:
        raise errors.NotAway
    yield e.Back(seat=seat)


def _go_on(standing: Standing, order: orders.GoOn, context: Context) -> Iterator[e.TableEntry]:
    if not may_go_on(standing):
        raise errors.NotReady(seat=0)
    if standing.again is None:
        seat = own_seat(standing, order.player)
        if standing.phase == "playing":
            yield e.Closed(why="left")
        yield e.Again(match=order.match, seat=seat)


def _close(standing: Standing, order: orders.Close, context: Context) -> Iterator[e.TableEntry]:
    if standing.phase in ("over", "closed"):
        raise errors.TableOver
    yield e.Closed(why=order.why)


def _nothing(standing: Standing, order: Any, context: Context) -> Iterator[e.TableEntry]:
    return iter(())


_DECIDERS: Final[Mapping[type, Callable[[Standing, Any, Context], Iterator[e.TableEntry]]]] = {
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
    orders.SetPace: _set_pace,
    orders.Leave: _leave,
    orders.Return: _return,
    orders.GoOn: _go_on,
    orders.Close: _close,
    orders.Next: _nothing,
    orders.CheckDue: _nothing,
    orders.Reread: _nothing,
}
