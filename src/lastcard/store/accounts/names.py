"""Names, and when two of them are the same."""

import unicodedata
from typing import Final

DELETED: Final = "deleted"
"""The name shown for a player who was forgotten."""


def key(name: str) -> str:
    """*name* without its capitals and extra spaces: equal for names that count as the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
