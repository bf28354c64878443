"""The HTTP status of everything that can be refused."""

from collections.abc import Mapping
from typing import Final

from lastcard.bots.errors import BotRefused
from lastcard.games.errors import Refusal, RulesError
from lastcard.lessons.errors import NothingAsked
from lastcard.server import errors
from lastcard.store.errors import MatchUnknown, NameTaken, NotAGuest, PlayerUnknown, StoreRefusal
from lastcard.table.errors import NotRecorded, SetupRefused, TableBusy, TableRefusal

_STATUSES: Final[Mapping[type[Refusal], int]] = {
    Refusal: 400,
    RulesError: 422,
    BotRefused: 422,
    NothingAsked: 409,
    SetupRefused: 422,
    TableRefusal: 409,
    TableBusy: 429,
    NotRecorded: 503,
    StoreRefusal: 503,
    NameTaken: 409,
    NotAGuest: 409,
    PlayerUnknown: 404,
    MatchUnknown: 404,
    errors.RequestWrong: 400,
    errors.BodyTooLong: 413,
    errors.BodyNotJson: 415,
    errors.MethodWrong: 405,
    errors.LoginNeeded: 401,
    errors.LoginWrong: 403,
    errors.CodeWrong: 403,
    errors.PasswordWrong: 403,
    errors.HostForeign: 421,
    errors.NotAllowed: 403,
    errors.NotThere: 404,
    errors.NameRefused: 422,
    errors.PasswordWeak: 422,
    errors.LanguageMissing: 422,
    errors.BotsEnough: 409,
    errors.MatchUnfinished: 409,
    errors.TooOften: 429,
    errors.Unwell: 503,
    errors.Broken: 500,
}


def status_of(refusal: Refusal) -> int:
    """The HTTP status of *refusal*: that of its kind, or else of the kind above."""
    return next(_STATUSES[kind] for kind in type(refusal).__mro__ if kind in _STATUSES)
