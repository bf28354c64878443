"""What the referee cannot judge.

Refusal
└── Malformed              a line that is no question
    ├── NotJson            it is not JSON
    ├── NotAnObject        it is JSON, but not an object
    ├── LineTooLong        it is longer than any question
    ├── OpMissing          it does not say what it asks
    ├── OpUnknown          it asks what nobody answers
    ├── FieldMissing       a field is missing
    ├── FieldUnknown       a field is not known
    ├── FieldWrong         a field has an impossible value
    ├── HandEmpty          a hand without cards
    ├── CountsDiffer       not as many counts as totals
    └── WinnerUnknown      a winner who does not sit at the table
"""

from lastcard.games.errors import Refusal


class Malformed(Refusal):
    """The line is no question."""

    code = "malformed"


class NotJson(Malformed):
    """The line is not JSON."""

    code = "not-json"


class NotAnObject(Malformed):
    """The line is JSON, but not an object."""

    code = "not-an-object"


class LineTooLong(Malformed):
    """The line has more than *limit* bytes."""

    code = "line-too-long"


class OpMissing(Malformed):
    """The question has no op; *known* lists them."""

    code = "op-missing"


class OpUnknown(Malformed):
    """There is no op *op*; *known* lists them."""

    code = "op-unknown"


class FieldMissing(Malformed):
    """*op* needs the field *field*."""

    code = "field-missing"


class FieldUnknown(Malformed):
    """*op* has no field *field*; *known* lists them."""

    code = "field-unknown"


class FieldWrong(Malformed):
    """In *op*, *field* has a value it cannot have."""

    code = "field-wrong"


class HandEmpty(Malformed):
    """The hand has no cards."""

    code = "hand-empty"


class CountsDiffer(Malformed):
    """There are not as many totals as counts of cards."""

    code = "counts-differ"


class WinnerUnknown(Malformed):
    """There is no seat *winner*; *last* is the last one."""

    code = "winner-unknown"
