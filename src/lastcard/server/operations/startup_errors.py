"""What keeps the server from starting.

Refusal
└── StartRefused
    ├── SettingWrong       a setting with a value it does not take
    ├── SettingUnknown     a variable that no setting has
    ├── DataUnusable       a data folder that cannot be made, read or written
    ├── DataInUse          a database that another server has open
    ├── UpgradeWaits       a database that is older, and a server that uses it
    ├── KeyDamaged         a key that is not one
    └── AddressUnusable    a port that is taken, a host that is not this one
"""

from lastcard.games.errors import Refusal


class StartRefused(Refusal):
    """The server cannot start."""

    code = "start-refused"


class SettingWrong(StartRefused):
    """*setting* does not take *value*: *detail*."""

    code = "setting-wrong"


class SettingUnknown(StartRefused):
    """There is no setting *setting*; *nearest* is the one it resembles most."""

    code = "setting-unknown"


class DataUnusable(StartRefused):
    """*folder* cannot keep the server's data: *reason*."""

    code = "data-unusable"


class DataInUse(StartRefused):
    """Another server has the database *file* open."""

    code = "data-in-use"


class UpgradeWaits(StartRefused):
    """The database is older than this program, and a server is using it."""

    code = "upgrade-waits"


class KeyDamaged(StartRefused):
    """*file* does not hold a key."""

    code = "key-damaged"


class AddressUnusable(StartRefused):
    """*host* and *port* cannot be listened at: *reason*."""

    code = "address-unusable"
