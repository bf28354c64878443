"""Who plays best."""

from lastcard.games.registry import GAMES
from lastcard.server.errors import PageUnknown
from lastcard.server.http.api.me import strength
from lastcard.server.http.request import ApiRequest
from lastcard.wire import api


async def show(request: ApiRequest[api.Best]) -> api.Leaderboard:
    """The strongest accounts at a game."""
    game = request.part("game")
    if game not in GAMES:
        raise PageUnknown
    standings = await request.context.store.ratings.leaderboard(game, request.asked.limit)
    ranks = (
        api.Rank(player=one.player, name=one.name, strength=strength(one.rating))
        for one in standings
    )
    return api.Leaderboard(game=game, ranks=tuple(ranks))
