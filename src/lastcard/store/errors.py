"""What the store refuses.

Refusal
└── StoreRefusal
    ├── DatabaseRefused        the database cannot be used
    │   ├── AddressUnreadable  an address that means no database
    │   ├── DriverMissing      PostgreSQL without its driver
    │   ├── DatabaseAway       no database answers there, or not to us
    │   ├── DatabaseDamaged    its file is damaged
    │   ├── DatabaseMoved      its file was moved while it was in use
    │   ├── JournalCut         lines that were written down are missing
    │   ├── JournalChanged     a journal is not what was written down
    │   ├── JournalUnplayable  a journal cannot be replayed
    │   ├── DealsUnproved      a finished match whose deals are not proved
    │   ├── DatabaseOld        an earlier version wrote it
    │   ├── DatabaseNewer      written by a later version
    │   └── DatabaseForeign    the data of another program
    ├── NotWritten             a page may not have been written down
    ├── NameTaken              an account or bot account is called so
    ├── PlayerUnknown          nobody has that id
    ├── NotAGuest              it is an account already
    ├── MatchUnknown           no table has that id
    └── CopyRefused            no backup, or nothing restored
        ├── CopyElsewhere      PostgreSQL has its own programs for that
        ├── CopyUnfit          the file is no backup of ours
        ├── CopyFaulty         the copy is not what was copied
        └── CopyInTheWay       there is a file already
"""

from lastcard.games.errors import Refusal


class StoreRefusal(Refusal):
    """The store refuses; nothing has changed."""

    code = "store"


class DatabaseRefused(StoreRefusal):
    """The database cannot be used."""

    code = "database-refused"


class AddressUnreadable(DatabaseRefused):
    """The address means no database."""

    code = "database-unreadable"


class DriverMissing(DatabaseRefused):
    """The driver for PostgreSQL is not installed."""

    code = "database-driver-missing"


class DatabaseAway(DatabaseRefused):
    """The database does not answer, for *reason*."""

    code = "database-away"


class DatabaseDamaged(DatabaseRefused):
    """The database *file* is damaged: *reason*."""

    code = "database-damaged"


class DatabaseMoved(DatabaseRefused):
    """The file of the database was moved or replaced while it was in use."""

    code = "database-moved"


class JournalCut(DatabaseRefused):
    """In the database *file* the ends of *count* journals are missing, such as *matches*."""

    code = "journal-cut"


class JournalChanged(DatabaseRefused):
    """The journal of *match* is not what was written down."""

    code = "journal-changed"


class JournalUnplayable(DatabaseRefused):
    """The journal of *match* cannot be replayed: *reason*."""

    code = "journal-unplayable"


class DealsUnproved(DatabaseRefused):
    """*match* is over, and its deals are not proved."""

    code = "deals-unproved"


class DatabaseOld(DatabaseRefused):
    """The database was written by an earlier version."""

    code = "database-old"


class DatabaseNewer(DatabaseRefused):
    """The database was written by a later version."""

    code = "database-newer"


class DatabaseForeign(DatabaseRefused):
    """The database holds the data of another program."""

    code = "database-foreign"


class NotWritten(StoreRefusal):
    """A page could not be written down, or nobody knows whether it was."""

    code = "not-written"


class NameTaken(StoreRefusal):
    """An account or bot account is called *name*."""

    code = "name-taken"


class PlayerUnknown(StoreRefusal):
    """Nobody has that id."""

    code = "player-unknown"


class NotAGuest(StoreRefusal):
    """Only a guest becomes an account."""

    code = "not-a-guest"


class MatchUnknown(StoreRefusal):
    """No table has that id."""

    code = "match-unknown"


class CopyRefused(StoreRefusal):
    """No backup is made, nothing is restored."""

    code = "copy-refused"


class CopyElsewhere(CopyRefused):
    """PostgreSQL is copied with *program*."""

    code = "copy-elsewhere"


class CopyUnfit(CopyRefused):
    """*path* is no backup of a database of ours."""

    code = "copy-unfit"


class CopyFaulty(CopyRefused):
    """The copy was looked at and is not what was copied: *reason*."""

    code = "copy-faulty"


class CopyInTheWay(CopyRefused):
    """There is a file at *path* already."""

    code = "copy-in-the-way"
