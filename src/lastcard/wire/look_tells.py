"""What the server tells of a shared look."""

import msgspec

from lastcard.games.game import Seat
from lastcard.table.state.entries import PlayerId
from lastcard.wire.tell import TellBase


class Onlooker(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who is there."""

    player: PlayerId
    name: str
    aside: bool
    """Whether they look on their own at the moment."""


class Looking(TellBase, frozen=True, kw_only=True):
    """A shared look as it stands: who is there, who leads, and what is shown."""

    look: str
    people: tuple[Onlooker, ...]
    leader: PlayerId | None
    """Who leads; None where the lead is to be taken."""
    place: int
    eyes: Seat | None
    """The seat whose cards are seen; None where all hands lie open."""
    marks: str
    """The cards of that hand that stand out."""


class RemarkMade(msgspec.Struct, frozen=True, kw_only=True):
    """Something that was said there."""

    player: PlayerId
    name: str
    text: str


class Remarked(TellBase, frozen=True, kw_only=True):
    """What was said in a shared look: lately, to who comes; then each remark as it is made."""

    look: str
    remarks: tuple[RemarkMade, ...]
