"""What the server refuses.

Refusal
└── ServerRefusal
    ├── RequestWrong             not a request this server takes
    │   ├── BodyWrong            a body that is not what is awaited
    │   ├── QueryWrong           a query that is not what is awaited
    │   ├── BodyNotJson          a body of another type
    │   ├── BodyTooLong          more than anybody needs to say
    │   └── MethodWrong          an address that takes other methods
    ├── LoginNeeded              the caller is unknown
    ├── LoginWrong               no such name and password
    ├── CodeWrong                no such name and recovery code
    ├── PasswordWrong            not the caller's password
    ├── NotAllowed               the caller is known, and may not
    │   ├── HostForeign          asked for under a name that is not ours
    │   ├── OriginForeign        asked by somebody else's page
    │   ├── AccountNeeded        a guest or a bot asks
    │   └── PersonNeeded         a bot asks
    ├── NotThere                 nothing has that name
    │   └── PageUnknown, TableUnknown, LoginUnknown, BotAccountUnknown, LessonUnknown
    ├── NameRefused              nobody can be called that
    │   ├── NameLong, NameEmpty, NameOdd, NameMixed
    │   └── NameReserved
    ├── PasswordWeak             a password that would be guessed
    ├── LanguageMissing          there are no words in that language
    ├── BotsEnough               as many bots as one may have
    ├── MatchUnfinished          what is told of finished matches only
    ├── TooOften                 wait, then ask again
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


class MethodWrong(RequestWrong):
    """The address takes *allowed* only."""

    code = "method-wrong"


class LoginNeeded(ServerRefusal):
    """The caller is unknown."""

    code = "login-needed"


class LoginWrong(ServerRefusal):
    """There is no such name, or it has another password; nobody is told which."""

    code = "login-wrong"


class CodeWrong(ServerRefusal):
    """There is no such name, or the code is not one of its unused ones."""

    code = "code-wrong"


class PasswordWrong(ServerRefusal):
    """It is not the caller's password."""

    code = "password-wrong"


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


class NameRefused(ServerRefusal):
    """Nobody can be called that."""

    code = "name-refused"


class NameLong(NameRefused):
    """A name has at most *most* characters."""

    code = "name-long"


class NameEmpty(NameRefused):
    """A name needs a letter or a digit."""

    code = "name-empty"


class NameOdd(NameRefused):
    """A name has visible characters only, and no stacked accents."""

    code = "name-odd"


class NameMixed(NameRefused):
    """A name keeps to one alphabet."""

    code = "name-mixed"


class NameReserved(NameRefused):
    """The name is kept for the server, or the operator does not allow it."""

    code = "name-reserved"


class PasswordWeak(ServerRefusal):
    """The password is one that others would try."""

    code = "password-weak"


class LanguageMissing(ServerRefusal):
    """There are no words in *language*; *known* lists the languages."""

    code = "language-missing"


class BotsEnough(ServerRefusal):
    """An account has at most *most* bots."""

    code = "bots-enough"


class MatchUnfinished(ServerRefusal):
    """The match is not finished, and so its cards are secret."""

    code = "match-unfinished"


class TooOften(ServerRefusal):
    """Too many requests; try again in *seconds* seconds."""

    code = "too-often"


class Unwell(ServerRefusal):
    """The database does not answer, or the journal cannot be written."""

    code = "unwell"


class Broken(ServerRefusal):
    """The server failed to do what was asked."""

    code = "broken"
