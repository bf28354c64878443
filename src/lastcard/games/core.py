"""Whether the hot modules run compiled."""

from lastcard.games import chance


def compiled() -> bool:
    """Whether the core was compiled; otherwise it runs as plain Python, with the same answers."""
    return not str(chance.__file__).endswith(".py")
