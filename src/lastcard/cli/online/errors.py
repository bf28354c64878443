"""What keeps somebody from playing online.

Refusal
├── UsageError
│   ├── LinkMissing       no table was named
│   ├── LinkWrong         not the address of a table
│   ├── ServerMissing     no server was named
│   ├── ServerWrong       not the address of a server
│   ├── BotsTooMany       bots on all seats, and none for the host
│   ├── ServersDiffer     a table of another server
│   ├── ProgramMissing    no program was named
│   ├── TokenMissing      no token was given
│   └── SpeedUnknown      no speed of that name
└── Failure
    ├── ServerAway        nobody answers there
    ├── NoLocalServer     no server runs on this machine
    ├── ServerStrange     what answers is no lastcard server
    ├── LoginRefused      the server does not know the caller
    ├── VersionOther      the server speaks another version
    ├── NoSeat            every seat is taken, or the match has begun
    ├── Removed           the host has given the seat to somebody else
    ├── TableClosed       the table is closed
    └── ServerRefused     the server refuses, in words of its own
"""

from collections.abc import Iterator, Mapping

from lastcard.cli.errors import Failure, UsageError
from lastcard.games.errors import Refusal


class LinkMissing(UsageError):
    """No table was named."""

    code = "link-missing"


class LinkWrong(UsageError):
    """*text* is not the address of a table."""

    code = "link-wrong"


class ServerMissing(UsageError):
    """No server was named."""

    code = "server-missing"


class ServerWrong(UsageError):
    """*text* is not the address of a server."""

    code = "server-wrong"


class BotsTooMany(UsageError):
    """*bots* bots leave their host no seat at a table for *seats*."""

    code = "bots-too-many"


class ServersDiffer(UsageError):
    """The table is not one of *server*."""

    code = "servers-differ"


class ProgramMissing(UsageError):
    """No program was named."""

    code = "program-missing"


class TokenMissing(UsageError):
    """No token was given."""

    code = "token-missing"


class SpeedUnknown(UsageError):
    """There is no speed *speed*; *known* lists them."""

    code = "speed-unknown"


class ServerAway(Failure):
    """Nobody answers at *server*: *reason*."""

    code = "server-away"


class NoLocalServer(Failure):
    """No server was named, and none runs at *server*."""

    code = "no-local-server"


class ServerStrange(Failure):
    """What answers at *server* is no lastcard server."""

    code = "server-strange"


class LoginRefused(Failure):
    """*server* does not know the caller."""

    code = "login-refused"


class VersionOther(Failure):
    """The server speaks version *theirs* of the protocol, not *ours*."""

    code = "version-other"


class NoSeat(Failure):
    """There is no free seat."""

    code = "no-seat"


class Removed(Failure):
    """The host removed the player."""

    code = "removed"


class TableClosed(Failure):
    """The table is closed."""

    code = "table-closed"


class ServerRefused(Failure):
    """The server refuses, in its own words: *said*."""

    code = "server-refused"


def refusal(code: str, args: Mapping[str, str | int], sentence: str) -> Refusal:
    """What the server refused, as if it had been refused here; its own words if it is unknown."""
    for kind in _kinds(Refusal):
        if kind.code == code:
            return kind(**args)
    return ServerRefused(said=sentence.removesuffix("."))


def _kinds(kind: type[Refusal]) -> Iterator[type[Refusal]]:
    yield kind
    for below in kind.__subclasses__():
        yield from _kinds(below)
