"""Names, and when two of them are the same."""

import unicodedata
from typing import Final

DELETED: Final = "deleted"
"""What somebody who was forgotten is called wherever they sat."""


def key(name: str) -> str:
    """What *name* has in common with all names that look like it but for capitals and spaces."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
