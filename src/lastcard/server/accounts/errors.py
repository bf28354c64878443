"""What is refused about names, logins and passwords.

ServerRefusal
├── LoginWrong           no such name and password
├── CodeWrong            no such name and recovery code
├── PasswordWrong        not the caller's password
├── NameRefused          nobody can be called that
│   ├── NameLong, NameEmpty, NameOdd, NameMixed
│   └── NameReserved
├── PasswordWeak         a password that would be guessed
├── AccountMissing       a guest or a bot, who has no password
├── NotAllowed
│   └── Banned           the operator has banned the caller
└── TooOften
    └── LoginsBusy       too many log in at this moment
"""

from lastcard.server.errors import NotAllowed, ServerRefusal, TooOften


class LoginWrong(ServerRefusal):
    """There is no such name, or it has another password; nobody is told which."""

    code = "login-wrong"


class CodeWrong(ServerRefusal):
    """There is no such name, or the code is not one of its unused ones."""

    code = "code-wrong"


class PasswordWrong(ServerRefusal):
    """It is not the caller's password."""

    code = "password-wrong"


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


class LoginsBusy(TooOften):
    """Too many people log in at once; try again in *seconds* seconds."""

    code = "logins-busy"


class AccountMissing(ServerRefusal):
    """*name* is a guest or a bot, and has no password."""

    code = "account-missing"


class Banned(NotAllowed):
    """The operator has banned the caller *until* a time, or "never", for a *reason*."""

    code = "banned"
