"""Whether the hot modules run compiled."""

from lastcard.games.gang import position


def compiled() -> bool:
    """Whether the core was compiled; otherwise it runs as plain Python, with the same answers."""
    return not str(position.__file__).endswith(".py")
