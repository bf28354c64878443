"""Small contests for tests."""

from lastcard.arena.contest import Contest

MIXED = ("greedy", "novice", "greedy", "novice")


def contest(
    *lineup: str, game: str = "gang", count: int = 3, whole_matches: bool = False
) -> Contest:
    """A contest with the default edition, announced by the table, from seed 7."""
    edition = {"gang": "en-2010", "thirteen": "fr-2009"}[game]
    changes = (("last_card", "automatic"),) if game == "gang" else ()
    return Contest(game, edition, changes, lineup or MIXED, count, 7, whole_matches)
