"""What can be wrong with a record.

RecordError
├── RecordUnreadable   a line that means nothing
├── VersionUnknown     written by a later lastcard, or by something else
├── NotJson            JSON that holds no record
├── GameUnknown        a game this lastcard does not have
├── OptionsImpossible  options no match can be played with
├── MoveImpossible     a move the rules refuse at that place
├── ScoreWrong         points of a deal that its moves do not come to
├── ResultWrong        totals or winners that the deals do not come to
├── ProofMissing       a match whose deals were not dealt to be proved
└── StudyUnproved      a study, whose cards were chosen and not dealt
"""

from lastcard.games.errors import Refusal


class RecordError(Refusal):
    """The record cannot be replayed."""

    code = "record"


class RecordUnreadable(RecordError):
    """Line *line* means nothing: *text*."""

    code = "record-unreadable"


class VersionUnknown(RecordError):
    """The record's version is *version*; this lastcard reads *known*."""

    code = "record-version"


class GameUnknown(RecordError):
    """There is no game *game*; *known* lists them."""

    code = "record-game"


class NotJson(RecordError):
    """The JSON text holds no record: *detail*."""

    code = "record-json"


class OptionsImpossible(RecordError):
    """No match can be played with these options: *reason* is the rules' code."""

    code = "record-options"


class MoveImpossible(RecordError):
    """In deal *deal*, seat *seat* may not do *move*: *reason* is the rules' code."""

    code = "record-move"


class ScoreWrong(RecordError):
    """In deal *deal* the record says *recorded*, the moves give *computed*."""

    code = "record-score"


class ResultWrong(RecordError):
    """The record says *recorded* in the end, the deals give *computed*."""

    code = "record-result"


class ProofMissing(RecordError):
    """The record names no match to prove: its decks came from a seed or from elsewhere."""

    code = "record-no-proof"


class StudyUnproved(RecordError):
    """The match is a study: its cards come from a position, and no deal of it can be proved."""

    code = "record-study"
