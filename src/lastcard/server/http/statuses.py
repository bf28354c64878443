"""The HTTP status of everything that can be refused."""

from collections.abc import Mapping
from typing import Final

from lastcard.bots.errors import BotRefused
from lastcard.games.errors import Refusal, RulesError
from lastcard.lessons.errors import NothingAsked
from lastcard.record import RecordError
from lastcard.review.errors import ReviewImpossible
from lastcard.server import errors
from lastcard.server.accounts import errors as account_errors
from lastcard.server.reviews import errors as review_errors
from lastcard.store.errors import MatchUnknown, NameTaken, NotAGuest, PlayerUnknown, StoreRefusal
from lastcard.table.errors import NotRecorded, SetupRefused, TableBusy, TableRefusal

_STATUSES: Final[Mapping[type[Refusal], int]] = {
    Refusal: 400,
    RulesError: 422,
    BotRefused: 422,
    NothingAsked: 409,
    RecordError: 422,
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
    errors.UpgradeMissing: 426,
    errors.LoginNeeded: 401,
    account_errors.LoginWrong: 403,
    account_errors.CodeWrong: 403,
    account_errors.PasswordWrong: 403,
    errors.HostForeign: 421,
    errors.NotAllowed: 403,
    errors.NotThere: 404,
    account_errors.NameRefused: 422,
    account_errors.PasswordWeak: 422,
    errors.LanguageMissing: 422,
    errors.BotsEnough: 409,
    errors.MatchUnfinished: 409,
    errors.RecordTooLong: 413,
    errors.NoteRefused: 422,
    errors.LooksEnough: 429,
    errors.LookFull: 429,
    errors.NotLeading: 409,
    errors.TooOften: 429,
    errors.SocketsEnough: 429,
    errors.TablesEnough: 429,
    errors.TablesAwakeEnough: 429,
    account_errors.LoginsBusy: 503,
    ReviewImpossible: 422,
    review_errors.ReviewsOff: 409,
    review_errors.ReviewsEnough: 429,
    review_errors.ReviewsBusy: 503,
    review_errors.ReviewsStopping: 503,
    review_errors.ReviewFailed: 500,
    errors.Unwell: 503,
    errors.Broken: 500,
}


def status_of(refusal: Refusal) -> int:
    """The HTTP status of *refusal*: that of its kind, or else of the kind above."""
    return next(_STATUSES[kind] for kind in type(refusal).__mro__ if kind in _STATUSES)
