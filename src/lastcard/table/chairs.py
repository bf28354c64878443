"""The seats of a table and who has them."""

from dataclasses import dataclass

import msgspec

from lastcard.games.game import Seat
from lastcard.table.entries import PlayerId


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody may see it."""

    player: PlayerId | None = None
    name: str | None = None
    bot: str | None = None
    """The bot that plays here: for itself, or for the player who is away."""
    ready: bool = False
    away: bool = False


@dataclass(slots=True)
class Place:
    """A seat: empty, or with a player, or with a bot."""

    player: PlayerId | None = None
    name: str | None = None
    bot: str | None = None
    ready: bool = False
    away: bool = False
    chain: str | None = None
    """The end of the chain the player pledged on sitting down."""
    slow: int = 0
    """How many times in a row the clock moved for the player."""

    @property
    def empty(self) -> bool:
        """Whether nobody sits here."""
        return self.player is None and self.bot is None

    @property
    def played_by_bot(self) -> bool:
        """Whether the house moves here."""
        return self.player is None or self.away

    def chair(self, substitute: str) -> Chair:
        """The seat as everybody may see it; *substitute* plays for who is away."""
        return Chair(
            player=self.player,
            name=self.name,
            bot=substitute if self.away else self.bot,
            ready=self.ready,
            away=self.away,
        )


def seat_of(places: list[Place], player: PlayerId) -> Seat | None:
    """Where *player* sits, or None."""
    for seat, place in enumerate(places):
        if place.player == player:
            return Seat(seat)
    return None
