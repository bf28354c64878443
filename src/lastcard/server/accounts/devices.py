"""Known devices: browsers with which somebody has entered an account before.

Whoever guesses passwords from elsewhere uses up what strangers may try; a known device has its own
number of tries. The cookie proves itself: for each account it has a signature of its own secret.
"""

import hmac
import re
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from typing import Final

from lastcard.fair import Randomness
from lastcard.table.state.entries import PlayerId

_MOST: Final = 6  # accounts that a browser is known for; the latest are kept
_BYTES: Final = 18  # of a secret or a signature; 24 letters of base64
_COOKIE: Final = re.compile(rf"[\w-]{{24}}(\.[\w-]{{24}}){{1,{_MOST}}}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Device:
    """A browser that shows a cookie of ours, or another."""

    secret: str
    signatures: tuple[str, ...]

    def __str__(self) -> str:
        """The cookie."""
        return ".".join((self.secret, *self.signatures))


class Devices:
    """Recognises browsers by their cookies."""

    def __init__(self, key: bytes, randomness: Randomness) -> None:
        self._key = hmac.digest(key, b"lastcard device", "sha256")
        self._randomness = randomness

    def read(self, cookie: str | None) -> Device | None:
        """The device that shows *cookie*; None if it is none of ours."""
        if cookie is None or _COOKIE.fullmatch(cookie) is None:
            return None
        secret, *signatures = cookie.split(".")
        return Device(secret, tuple(signatures))

    def knows(self, device: Device | None, player: PlayerId) -> bool:
        """Whether *player* has entered their account with *device* before."""
        if device is None:
            return False
        ours = self._signature(device.secret, player)
        return any(hmac.compare_digest(ours, one) for one in device.signatures)

    def entered(self, device: Device | None, player: PlayerId) -> Device:
        """*device*, or a new one, as it is once *player* has entered their account with it."""
        if device is None:
            device = Device(_text(self._randomness(_BYTES)), ())
        ours = self._signature(device.secret, player)
        others = [one for one in device.signatures if one != ours]
        return Device(device.secret, (ours, *others[: _MOST - 1]))

    def _signature(self, secret: str, player: PlayerId) -> str:
        return _text(hmac.digest(self._key, f"{secret} {player}".encode(), "sha256")[:_BYTES])


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode()
