"""One-time recovery codes, instead of a password reset by e-mail."""

from hashlib import sha256
from typing import Final

from lastcard.fair import Randomness

HOW_MANY: Final = 8
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O and U, which are misread
_GROUPS: Final = 4
_GROUP: Final = 5
_MISREAD: Final = str.maketrans("OIL", "011", " -\t")


def new_codes(randomness: Randomness) -> tuple[str, ...]:
    """Fresh codes, to be shown once and kept by a person."""
    return tuple(_code(randomness) for _ in range(HOW_MANY))


def code_hash(code: str) -> bytes:
    """The hash of *code* that the store keeps, however a person types the code."""
    # Each has 100 bits of chance: no salt and no slow hash is needed against guessing.
    return sha256(code.upper().translate(_MISREAD).encode("utf-8", "replace")).digest()


def _code(randomness: Randomness) -> str:
    letters = "".join(_LETTERS[byte % len(_LETTERS)] for byte in randomness(_GROUPS * _GROUP))
    return "-".join(letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP))
