"""What can be played here."""

from functools import cache
from typing import get_args

from msgspec import structs

from lastcard.bots.advice.adviser import advises
from lastcard.bots.bot import Bot
from lastcard.bots.registry import BOTS, LADDER, names
from lastcard.games.game import AnyGame
from lastcard.games.options import Choice, choices, own_edition
from lastcard.games.registry import GAMES
from lastcard.lessons.reading import teaches
from lastcard.locales import languages
from lastcard.review.parts import PARTS
from lastcard.server.http.request import ApiRequest
from lastcard.server.operations.urls import EVERYWHERE, room_address, url
from lastcard.table.caps import MOST_ASIDES, MOST_DEALS
from lastcard.table.people.talk import PHRASES
from lastcard.table.state.setup import Speed, common_edition
from lastcard.wire import api
from lastcard.wire.catalogue import Catalogue, Edition, GameInfo, HouseBot, Option


async def show(request: ApiRequest[api.Nothing]) -> Catalogue:
    """Everything a table can be made with."""
    reviews = tuple(PARTS) if request.context.reviews.on else ()
    return structs.replace(
        catalogue(), reviews=reviews, address=_address(request), key=_key(request)
    )


@cache
def catalogue() -> Catalogue:
    """What all tables of this server can be made with."""
    return Catalogue(
        games=tuple(map(_game, GAMES.values())),
        speeds=get_args(Speed),
        phrases=PHRASES,
        languages=languages(),
        most_deals=MOST_DEALS,
        most_asides=MOST_ASIDES,
    )


def _key(request: ApiRequest[api.Nothing]) -> str | None:
    live = request.context.live
    signer = None if live is None else live.ports.signer
    return None if signer is None else signer.server.key


def _address(request: ApiRequest[api.Nothing]) -> str | None:
    settings = request.context.settings
    if settings.origin is not None:
        return f"{settings.origin}/"
    # Asked each time: a laptop changes rooms.
    host = room_address() if settings.address in EVERYWHERE else None
    ours = request.http.get_extra_info("sockname")
    return None if host is None or ours is None else url(host, ours[1])


def _game(game: AnyGame) -> GameInfo:
    usual = next(iter(game.editions.values()))
    return GameInfo(
        key=game.key,
        fewest=game.players[0],
        most=game.players[-1],
        editions=tuple(
            Edition(name=name, options=dict(game.describe(options)))
            for name, options in game.editions.items()
        ),
        options=tuple(_option(name, taken) for name, taken in choices(type(usual)).items()),
        own={language: own_edition(game.editions, language) for language in languages()},
        common=common_edition(game),
        quick=dict(game.quick),
        bots=tuple(_bot(BOTS[name]) for name in names(game)),
        advice=advises(game),
        lessons=teaches(game),
    )


def _bot(bot: Bot) -> HouseBot:
    return HouseBot(name=bot.name, thinks=bot.thinks, ladder=bot in LADDER)


def _option(name: str, taken: Choice) -> Option:
    if isinstance(taken, range):
        return Option(name=name, lowest=taken[0], highest=taken[-1])
    return Option(name=name, values=taken)
