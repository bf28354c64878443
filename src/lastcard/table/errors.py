"""What a table refuses.

Refusal
└── TableRefusal
    ├── SetupRefused       no table can be made so
    │   ├── GameNotHere    a game nobody here knows
    │   ├── RatedAlone     a rated table with bots or hints
    │   ├── RatedOtherwise a rated table with rules of its own
    │   ├── PairedOtherwise  strangers with rules of their own
    │   └── NothingToStudy   a move after which nobody has anything to play
    ├── SeatUnknown        a seat this table does not have
    ├── SeatTaken          somebody sits there
    ├── SeatedAlready      the player has a seat
    ├── NotSeated          only seated players may
    ├── NotHost            only the arranger may
    ├── NotReady           somebody is missing or not ready
    ├── PlayerAbsent       somebody has a seat and is gone
    ├── StartedAlready     the match has begun
    ├── NotStarted         the match has not begun
    ├── TableOver          nothing more happens here
    ├── StaleMove          an answer to an earlier turn
    ├── SeatPlayed         a bot plays this seat; take it back first
    ├── NotAway            nobody plays for you
    ├── LinkUnwanted       no link is expected from this seat
    ├── TalkRefused        not said at this table
    ├── WatchRefused       nobody may watch here
    ├── HintRefused        no hints at this table
    ├── AsidesEnough       more talk and seat-changing than a match may have
    ├── TableBusy          too much at once; try again
    └── NotRecorded        it could not be written down, so it did not happen
"""

from lastcard.games.errors import Refusal


class TableRefusal(Refusal):
    """The table refuses; nothing has changed."""

    code = "table"


class SetupRefused(TableRefusal):
    """No table can be made with this *field*."""

    code = "setup-refused"


class GameNotHere(SetupRefused):
    """There is no game *game*; *known* lists them."""

    code = "game-not-here"


class RatedAlone(SetupRefused):
    """A rated match is played by people alone, without hints."""

    code = "rated-alone"


class RatedOtherwise(SetupRefused):
    """A rated match is played by the same rules everywhere: those of *edition*."""

    code = "rated-otherwise"


class PairedOtherwise(SetupRefused):
    """People who do not know one another play by the same rules: those of *edition*."""

    code = "paired-otherwise"


class NothingToStudy(SetupRefused):
    """After move *number* nobody has anything to play in its deal."""

    code = "nothing-to-study"


class SeatUnknown(TableRefusal):
    """There is no seat *seat*."""

    code = "no-such-seat"


class SeatTaken(TableRefusal):
    """Somebody sits on *seat*."""

    code = "seat-taken"


class SeatedAlready(TableRefusal):
    """The player sits on *seat* already."""

    code = "seated-already"


class NotSeated(TableRefusal):
    """Only seated players may do that."""

    code = "not-seated"


class NotHost(TableRefusal):
    """Only the arranger may do that: the host, or whoever stands in for the host."""

    code = "not-host"


class NotReady(TableRefusal):
    """Seat *seat* is empty or not ready."""

    code = "not-ready"


class PlayerAbsent(TableRefusal):
    """The player on seat *seat* has been gone for too long."""

    code = "player-absent"


class StartedAlready(TableRefusal):
    """The match has begun."""

    code = "started-already"


class NotStarted(TableRefusal):
    """The match has not begun."""

    code = "not-started"


class TableOver(TableRefusal):
    """The match is over or the table closed."""

    code = "table-over"


class StaleMove(TableRefusal):
    """The match is at turn *turn*, the move answers turn *answers*."""

    code = "stale-move"


class SeatPlayed(TableRefusal):
    """A bot plays this seat at the moment."""

    code = "seat-played"


class NotAway(TableRefusal):
    """No bot plays for the player."""

    code = "not-away"


class LinkUnwanted(TableRefusal):
    """No link is expected from this seat for deal *deal*."""

    code = "link-unwanted"


class TalkRefused(TableRefusal):
    """That is not said at this table."""

    code = "talk-refused"


class WatchRefused(TableRefusal):
    """Nobody may watch here."""

    code = "watch-refused"


class HintRefused(TableRefusal):
    """There are no hints here, or it is not the seat's turn."""

    code = "hint-refused"


class AsidesEnough(TableRefusal):
    """There was talk, changing of seats and the like *most* times; the match itself goes on."""

    code = "asides-enough"


class TableBusy(TableRefusal):
    """Too much is asked at once."""

    code = "table-busy"


class NotRecorded(TableRefusal):
    """It could not be written down, so it did not happen."""

    code = "not-recorded"
