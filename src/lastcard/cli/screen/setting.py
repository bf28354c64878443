"""Who sits where, and what a screen is drawn with."""

from dataclasses import dataclass

from lastcard.cli.terminal.ink import Ink, width
from lastcard.cli.terminal.looks import Looks
from lastcard.games.game import Seat
from lastcard.locales import Words


@dataclass(frozen=True, slots=True)
class Setting:
    """The words, the colours and the players of one match."""

    words: Words
    ink: Ink
    looks: Looks
    names: tuple[str, ...]
    around: tuple[Seat, ...]
    """The seats in order, each to the right of the one before, from the reader's own on."""
    me: Seat | None
    """The reader's own seat; None for a watcher."""
    name_lines: int = 2
    """How many lines a name may take where somebody's cards stand below it."""

    def name(self, seat: Seat) -> str:
        """Who sits at *seat*."""
        return self.names[seat]

    def name_columns(self, room: int) -> int:
        """How many columns a list of all names takes: what the longest needs, or the *room*."""
        return min(room, max(map(width, self.names)))

    def you(self, seat: Seat) -> str:
        """Whether *seat* is the reader's, as the words ask it."""
        return "yes" if seat == self.me else "no"

    def who(self, seat: Seat) -> dict[str, str]:
        """The name at *seat* and whether it is the reader's, as the words ask both."""
        return {"who": self.name(seat), "you": self.you(seat)}

    def either(self, giver: Seat, taker: Seat) -> str:
        """Which of two seats is the reader's, as the words ask it."""
        return "giver" if giver == self.me else "taker" if taker == self.me else "no"


def way(direction: int) -> str:
    """The direction of play, as the words ask it: to the right is counter-clockwise."""
    return "right" if direction > 0 else "left"
