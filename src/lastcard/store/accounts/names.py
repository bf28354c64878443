"""Names, and when two of them are the same."""

import unicodedata


def key(name: str) -> str:
    """*name* without its capitals and extra spaces: equal for names that count as the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())
