"""What the server refuses.

Refusal
└── ServerRefusal                those about names and logins are in ``accounts.errors``
    ├── RequestWrong             not a request this server takes
    │   ├── BodyWrong            a body that is not what is awaited
    │   ├── QueryWrong           a query that is not what is awaited
    │   ├── BodyNotJson          a body of another type
    │   ├── BodyTooLong          more than anybody needs to say
    │   ├── UpgradeMissing       a WebSocket that a proxy has made a plain request
    │   └── MethodWrong          an address that takes other methods
    ├── LoginNeeded              the caller is unknown
    ├── NotAllowed               the caller is known, and may not
    │   ├── HostForeign          asked for under a name that is not ours
    │   ├── OriginForeign        asked by somebody else's page
    │   ├── AccountNeeded        a guest or a bot asks
    │   ├── PersonNeeded         a bot asks
    │   ├── MatchNotYours        what is for those who played the match
    │   └── MatchPrivate         a match of others, at a table that was not public
    ├── NotThere                 nothing has that name
    │   └── PageUnknown, TableUnknown, LoginUnknown, BotAccountUnknown, LessonUnknown,
    │       LookUnknown
    ├── LanguageMissing          there are no words in that language
    ├── BotsEnough               as many bots as one may have
    ├── MatchUnfinished          what is told of finished matches only
    ├── RecordTooLong            a record of more moves than a match can have
    ├── NoteRefused              what cannot be kept about a match
    │   └── NoteLong, TagLong, TagEmpty, TagsEnough
    ├── LooksEnough              as many shared looks as there may be
    ├── LookFull                 as many people in a shared look as there may be
    ├── NotLeading               somebody else leads a shared look
    ├── TooOften                 wait, then ask again
    ├── TablesEnough             as many unfinished tables as one may have
    ├── SocketsEnough            as many windows as may be open at once
    ├── Unwell                   the database does not answer
    └── Broken                   a bug; its traceback is in the log
"""

from lastcard.games.errors import Refusal


class ServerRefusal(Refusal):
    """The server refuses; nothing has changed."""

    code = "server"


class RequestWrong(ServerRefusal):
    """The request makes no sense here."""

    code = "request-wrong"


class BodyWrong(RequestWrong):
    """The body is not the expected JSON: *detail*."""

    code = "body-wrong"


class QueryWrong(RequestWrong):
    """The query is not the expected one: *detail*."""

    code = "query-wrong"


class BodyNotJson(RequestWrong):
    """The body has another type than JSON."""

    code = "body-not-json"


class BodyTooLong(RequestWrong):
    """The body has more than *most* bytes."""

    code = "body-too-long"


class UpgradeMissing(RequestWrong):
    """The address is that of the WebSocket, and the request does not ask for one."""

    code = "upgrade-missing"


class MethodWrong(RequestWrong):
    """The address takes *allowed* only."""

    code = "method-wrong"


class LoginNeeded(ServerRefusal):
    """The caller is unknown."""

    code = "login-needed"


class NotAllowed(ServerRefusal):
    """The caller may not do that."""

    code = "not-allowed"


class HostForeign(NotAllowed):
    """The request is for *host*, which is not this server's name."""

    code = "host-foreign"


class OriginForeign(NotAllowed):
    """Another site's page asks, or one that hides where it is from."""

    code = "origin-foreign"


class AccountNeeded(NotAllowed):
    """Only account holders may do that."""

    code = "account-needed"


class PersonNeeded(NotAllowed):
    """A bot account may not do that."""

    code = "person-needed"


class MatchPrivate(NotAllowed):
    """The table was not public, and the caller did not play there."""

    code = "match-private"


class MatchNotYours(NotAllowed):
    """Only those who played the match may do that."""

    code = "match-not-yours"


class NotThere(ServerRefusal):
    """There is nothing of that name."""

    code = "not-there"


class PageUnknown(NotThere):
    """Nothing has that address."""

    code = "page-unknown"


class TableUnknown(NotThere):
    """There is no such table now."""

    code = "table-unknown"


class LoginUnknown(NotThere):
    """The caller has no such login."""

    code = "login-unknown"


class BotAccountUnknown(NotThere):
    """The caller has no such bot."""

    code = "bot-account-unknown"


class LessonUnknown(NotThere):
    """There is no such lesson, or it has no such step."""

    code = "lesson-unknown"


class LanguageMissing(ServerRefusal):
    """There are no words in *language*; *known* lists the languages."""

    code = "language-missing"


class BotsEnough(ServerRefusal):
    """An account has at most *most* bots."""

    code = "bots-enough"


class MatchUnfinished(ServerRefusal):
    """The match is not finished, and so its cards are secret."""

    code = "match-unfinished"


class NoteRefused(ServerRefusal):
    """That cannot be kept about a match."""

    code = "note-refused"


class NoteLong(NoteRefused):
    """A note has at most *most* signs."""

    code = "note-long"


class TagLong(NoteRefused):
    """A tag has at most *most* signs."""

    code = "tag-long"


class TagEmpty(NoteRefused):
    """A tag needs a letter, a digit or a sign."""

    code = "tag-empty"


class TagsEnough(NoteRefused):
    """A match has at most *most* tags of one player."""

    code = "tags-enough"


class TablesEnough(ServerRefusal):
    """The player has *most* unfinished tables already."""

    code = "tables-enough"


class TablesAwakeEnough(ServerRefusal):
    """There are *most* tables open already, in one window or at one address."""

    code = "tables-awake-enough"


class SocketsEnough(ServerRefusal):
    """There are *most* WebSockets open already, of the player or of the address."""

    code = "sockets-enough"


class RecordTooLong(ServerRefusal):
    """The record has more than *most* moves."""

    code = "record-too-long"


class TooOften(ServerRefusal):
    """Too many requests; try again in *seconds* seconds."""

    code = "too-often"


class Unwell(ServerRefusal):
    """The database does not answer, or the journal cannot be written."""

    code = "unwell"


class Broken(ServerRefusal):
    """The server failed to do what was asked."""

    code = "broken"


class LookUnknown(NotThere):
    """There is no shared look of that name, or it has ended."""

    code = "look-unknown"


class LooksEnough(ServerRefusal):
    """The player shows *most* matches already, or the server has no room for more."""

    code = "looks-enough"


class LookFull(ServerRefusal):
    """*most* people are there already."""

    code = "look-full"


class NotLeading(ServerRefusal):
    """Somebody else leads."""

    code = "not-leading"
