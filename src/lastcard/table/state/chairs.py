"""The seats of a table and who has them."""

from dataclasses import dataclass

import msgspec

from lastcard.games.game import Seat
from lastcard.table.state.entries import PlayerId


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody may see it."""

    player: PlayerId | None = None
    name: str | None = None
    """What the player is called, or the bot; None where nobody sits."""
    bot: str | None = None
    """The bot that plays here: for itself, or for the player who is away."""
    ready: bool = False
    away: bool = False
    left: bool = False
    """Whether the player is away because they left the match."""


@dataclass(slots=True)
class SeatState:
    """A seat: empty, or with a player, or with a bot."""

    player: PlayerId | None = None
    name: str | None = None
    bot: str | None = None
    ready: bool = False
    away: bool = False
    left: bool = False
    """Whether the player is away because they left the match."""
    chain: str | None = None
    """The end of the chain the player pledged on sitting down."""
    slow: int = 0
    """How many times in a row the clock moved for the player."""

    @property
    def empty(self) -> bool:
        """Whether nobody sits here."""
        return self.player is None and self.bot is None

    @property
    def has_person(self) -> bool:
        """Whether somebody has this seat who did not leave the match."""
        return self.player is not None and not self.left

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot moves here: its own seat, or that of somebody who is away."""
        return self.player is None or self.away

    def chair(self, name: str, substitute: str) -> Chair:
        """The seat as everybody may see it; *substitute* plays if player *name* is away."""
        return Chair(
            player=self.player,
            name=None if self.empty else name,
            bot=substitute if self.away else self.bot,
            ready=self.ready,
            away=self.away,
            left=self.left,
        )


def seat_of(places: list[SeatState], player: PlayerId) -> Seat | None:
    """Where *player* sits, or None."""
    for seat, place in enumerate(places):
        if place.player == player:
            return Seat(seat)
    return None
