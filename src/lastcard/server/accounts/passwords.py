"""Passwords: which are accepted, and how they are hashed (argon2id) off the event loop."""

from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from lastcard.server.accounts.errors import PasswordWeak
from lastcard.server.accounts.likely_words import LIKELY, is_likely
from lastcard.server.accounts.login_queue import Asker, LoginQueue

SHORTEST: Final = 8
LONGEST: Final = 200

_AT_ONCE: Final = 2  # each takes 64 MB and a quarter of a second of a processor

_LOOKED_AT: Final = 40  # signs; looking at more takes long, and nobody guesses so many
_STRONG_ENOUGH: Final = 2  # of 4: over a million guesses

SOMEBODY: Final = Asker()
"""Who asks where nobody else does."""


def check_password(password: str, name: str) -> None:
    """Refuse a password for *name* that others would try among the first million."""
    from zxcvbn import zxcvbn  # its lists of words take a while to load, and memory

    looked_at = password[:_LOOKED_AT]
    found = zxcvbn(looked_at, user_inputs=[name, *LIKELY])
    if is_likely(password) or found["score"] < _STRONG_ENOUGH:
        raise PasswordWeak


class Passwords:
    """Hashes and checks passwords in threads of its own; ``close`` it when done.

    Where many ask at once each has their turn, and too many are refused with ``LoginsBusy``.
    """

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="passwords")
        self._queue = LoginQueue(self._threads, _AT_ONCE)
        self._nobodys: str | None = None

    async def check(self, password: str, name: str, asker: Asker = SOMEBODY) -> None:
        """Refuse a weak password for *name* (``PasswordWeak``)."""
        await self._queue.do(asker, lambda: check_password(password, name))

    async def hash(self, password: str, asker: Asker = SOMEBODY) -> str:
        """The hash of *password*, with a salt of its own."""
        return await self._queue.do(asker, lambda: self._hasher.hash(password))

    async def matches(self, hashed: str | None, password: str, asker: Asker = SOMEBODY) -> bool:
        """Whether *password* is the one that was *hashed*; without a hash it takes as long."""
        return await self._queue.do(asker, lambda: self._matches(hashed, password))

    def is_outdated(self, hashed: str) -> bool:
        """Whether *hashed* was made with less effort than is usual now."""
        return self._hasher.check_needs_rehash(hashed)

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _matches(self, hashed: str | None, password: str) -> bool:
        # The time taken must not reveal whether a name exists.
        if hashed is None:
            self._nobodys = self._nobodys or self._hasher.hash("nobody's password")
        try:
            return self._hasher.verify(hashed or str(self._nobodys), password) and bool(hashed)
        except (VerificationError, InvalidHashError):
            return False
