"""What only 13 refuses; see ``lastcard.games.errors`` for the tree above them.

Unreadable
├── NoPass               a pass, a call or a cut: there is none in this game (TH-2.2)
├── TargetUnknown        a letter that is no target (TH-1.2)
├── TargetMissing        a rotten four, and no word of where it goes (TH-2.3)
├── WrongTarget          a coloured card on the target of another colour (TH-2.3)
├── PositionUnreadable   a part of a position that means nothing
└── PositionImpossible   a part of a position that no deal comes to
"""

from lastcard.games.errors import Unreadable


class NoPass(Unreadable):
    """A turn is one card, no more and no less, and nothing else (TH-2.2)."""

    code = "thirteen-no-pass"


class TargetUnknown(Unreadable):
    """The targets are B, Y and G, not *target* (TH-1.2)."""

    code = "thirteen-target-unknown"


class TargetMissing(Unreadable):
    """*card* fits every target: the move has to name one (TH-2.3)."""

    code = "thirteen-target-missing"


class WrongTarget(Unreadable):
    """*card* goes on the target of its colour, *own*, not on *target* (TH-2.3)."""

    code = "thirteen-wrong-target"


class PositionUnreadable(Unreadable):
    """*part* of a position means nothing."""

    code = "thirteen-position-unreadable"


class PositionImpossible(Unreadable):
    """*part* of a position is something no deal comes to."""

    code = "thirteen-position-impossible"
