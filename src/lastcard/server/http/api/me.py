"""The caller: becoming a guest, and changing name or language."""

from typing import Any

from lastcard.games.registry import GAMES
from lastcard.locales import languages
from lastcard.server.accounts.banned import refusal_of
from lastcard.server.accounts.free_names import free_name
from lastcard.server.accounts.names import given
from lastcard.server.errors import LanguageMissing
from lastcard.server.http.language import words_for
from lastcard.server.http.request import ApiRequest
from lastcard.store.accounts.players import Player
from lastcard.store.matches.ratings import Rating
from lastcard.store.store import Store
from lastcard.wire import api


async def come_in(request: ApiRequest[api.NewGuest]) -> api.Me:
    """Make the caller a guest; a caller who is known stays the same player."""
    await _refuse_banned(request)
    if request.known is None:
        request.limit_address("guests")
        player = await _new_guest(request)
        await log_in(request, player)
    else:
        player = request.me
    return await me(request.context.store, player)


async def show(request: ApiRequest[api.Nothing]) -> api.Me:
    """The caller."""
    return await me(request.context.store, request.me)


async def change(request: ApiRequest[api.Change]) -> api.Me:
    """Change the caller's name or language."""
    store, player = request.context.store, request.me
    if request.asked.name is not None:
        request.limit_me("names")
        player = await store.players.rename(
            player.id, await free_name(store, request.asked.name, player)
        )
        request.context.tables.people.rename(player)
        if player.kind == "account":
            await request.note("renamed", player.id)
    if request.asked.language is not None:
        player = await store.players.speak(player.id, _language(request.asked.language))
    return await me(store, player)


async def export(request: ApiRequest[api.Nothing]) -> dict[str, Any]:
    """Everything that is kept about the caller."""
    return await request.context.store.players.export(request.me.id)


async def log_in(request: ApiRequest[Any], player: Player) -> None:
    """From this answer on the caller is *player*."""
    store, known = request.context.store, request.known
    if known is not None and known.login is not None:
        await store.logins.end(known.player.id, known.login.id)
    agent = request.http.headers.get("User-Agent", "")
    request.cookie = await request.context.sessions.begin(player.id, agent)
    if player.kind == "account":
        request.remember_device(player)


async def me(store: Store, player: Player) -> api.Me:
    """*player* as they may see themselves."""
    ratings = {game: await store.ratings.get_many(game, [player.id]) for game in GAMES}
    return api.Me(
        id=player.id,
        name=player.name,
        kind=player.kind,
        language=player.language,
        created=player.created,
        ratings={game: strength(rating[player.id]) for game, rating in ratings.items() if rating},
        codes=await store.recovery.left(player.id) if player.kind == "account" else 0,
    )


def strength(rating: Rating) -> api.Strength:
    """*rating* as people are told it."""
    return api.Strength(
        rating=rating.mu - 3 * rating.sigma,
        mu=rating.mu,
        sigma=rating.sigma,
        matches=rating.matches,
    )


async def _refuse_banned(request: ApiRequest[Any]) -> None:
    # Who was logged out comes with the same browser: they are no new guest.
    if request.known is not None and request.known.ban is not None:
        raise refusal_of(request.known.ban)
    device = request.device
    if request.known is None and device is not None:
        for ban in await request.context.store.player_bans.holding(request.now):
            if request.context.devices.knows(device, ban.player):
                raise refusal_of(ban)


async def _new_guest(request: ApiRequest[api.NewGuest]) -> Player:
    store, asked = request.context.store, request.asked
    language = None if asked.language is None else _language(asked.language)
    if asked.name is not None:
        name = await free_name(store, asked.name)
    else:
        words = words_for(request.http.headers.get("Accept-Language", ""), language)
        name = given(words.say("guest-birds"), request.context.chance.dice)
    return await store.players.create(name, request.now, language=language)


def _language(wished: str) -> str:
    if wished not in languages():
        raise LanguageMissing(language=wished, known=", ".join(languages()))
    return wished
