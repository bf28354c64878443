"""How rated matches change the players' ratings."""

from collections.abc import Mapping, Sequence

from lastcard.store.matches.ratings import RatingsByPlayer
from lastcard.store.store import Store
from lastcard.table.state.entries import MatchId, PlayerId


async def rate(
    store: Store,
    match: MatchId,
    game: str,
    players: Sequence[PlayerId],
    totals: Sequence[int],
    *,
    now: int = 0,
) -> bool:
    """Rate a *match* that ended *now*, by its *totals*; False if that was done before.

    *players* and *totals* go seat by seat; a lower total is better, equal ones share a rank.
    """
    return await store.ratings.apply(
        match, game, players, lambda known: rated(known, players, totals), now=now
    )


def rated(
    known: RatingsByPlayer, players: Sequence[PlayerId], totals: Sequence[int]
) -> Mapping[PlayerId, tuple[float, float]]:
    """Mu and sigma of *players* after a match, from those *known* before it (Plackett-Luce)."""
    # Here and not above: it takes a tenth of a second, and a server is to start at once.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    before = [
        [model.rating(known[player].mu, known[player].sigma)]
        if player in known
        else [model.rating()]
        for player in players
    ]
    after = model.rate(before, ranks=[float(total) for total in totals])
    return {
        player: (team[0].mu, team[0].sigma) for player, team in zip(players, after, strict=True)
    }
