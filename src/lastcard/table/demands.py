"""Preconditions of orders: how far the table has come, who may arrange it, who sits where."""

from lastcard.games.game import Seat
from lastcard.table import errors
from lastcard.table.caps import MOST_ASIDES
from lastcard.table.people.lobby import LobbyState
from lastcard.table.state.chairs import SeatState, seat_of
from lastcard.table.state.entries import PlayerId
from lastcard.table.state.standing import Standing


def demand_open(standing: Standing) -> None:
    """Refuse unless the match has not begun."""
    if standing.phase == "playing":
        raise errors.StartedAlready
    if standing.phase != "open":
        raise errors.TableOver


def demand_playing(standing: Standing) -> None:
    """Refuse unless the match is being played."""
    if standing.phase == "open":
        raise errors.NotStarted
    if standing.phase != "playing":
        raise errors.TableOver


def demand_arranger(standing: Standing, player: PlayerId, lobby: LobbyState) -> None:
    """Refuse players who may not arrange the table, and everybody once the match has begun."""
    demand_open(standing)
    if player != lobby.arranger:
        raise errors.NotHost


def demand_room(standing: Standing, more: int = 0) -> None:
    """Refuse what is not about the match itself when there was enough of it."""
    if standing.asides >= MOST_ASIDES + more:
        raise errors.AsidesEnough(most=MOST_ASIDES)


def may_go_on(standing: Standing) -> bool:
    """Whether the same people may begin anew: when it is over, or at once alone in a study."""
    if standing.phase == "playing":
        people = [place for place in standing.places if place.has_person]
        return standing.is_study and len(people) == 1
    return standing.phase in ("over", "closed")


def place_at(standing: Standing, seat: Seat) -> SeatState:
    """What is at *seat*; ``SeatUnknown`` if the table has no such seat."""
    if not 0 <= seat < len(standing.places):
        raise errors.SeatUnknown(seat=seat)
    return standing.places[seat]


def own_seat(standing: Standing, player: PlayerId) -> Seat:
    """Where *player* sits, or ``NotSeated``."""
    seat = seat_of(standing.places, player)
    if seat is None:
        raise errors.NotSeated
    return seat
