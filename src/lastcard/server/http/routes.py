"""Every address of the server, in one list: the router and the OpenAPI description come from it."""

from functools import cache
from types import NoneType
from typing import Any, Final

from lastcard.record import Record
from lastcard.review.document import Review
from lastcard.server.http.api import (
    accounts,
    bots,
    games,
    health,
    leaderboard,
    lessons,
    logins,
    looks,
    matches,
    me,
    mine,
    my_matches,
    progress,
    proving,
    records,
    reports,
    reviews,
    shares,
    studies,
    tables,
)
from lastcard.server.http.openapi import describe
from lastcard.server.http.request import ApiRequest
from lastcard.server.http.route import AnyRoute, RawRoute, Route
from lastcard.server.http.socket import socket
from lastcard.table.state.setup import Setup
from lastcard.wire import api
from lastcard.wire.catalogue import Catalogue
from lastcard.wire.history import MatchInfo, MyTables, Replay
from lastcard.wire.lessons import Lessons, Try, TryVerdict, WholeLesson
from lastcard.wire.my_matches import KeepNote, KeptNote, MyMatches, MyTags, Search
from lastcard.wire.progress import MyProgress
from lastcard.wire.reviews import ReviewAfter, ReviewNews, ReviewWish, Shared, ShareLink, ShareLinks
from lastcard.wire.steps import MatchSteps
from lastcard.wire.tells import Listed


async def show_description(request: ApiRequest[api.Nothing]) -> dict[str, Any]:
    """This list as OpenAPI."""
    return description()


@cache
def description() -> dict[str, Any]:
    """The OpenAPI description of every route."""
    return describe(ROUTES, RAW_ROUTES)


# fmt: off
ROUTES: Final[tuple[AnyRoute, ...]] = (
    Route(method="POST", path="/api/guest", handler=me.come_in, takes=api.NewGuest, gives=api.Me,
          summary="Come in as a guest"),
    Route(method="GET", path="/api/me", handler=me.show, takes=api.Nothing, gives=api.Me,
          summary="Who I am", who="player"),
    Route(method="PATCH", path="/api/me", handler=me.change, takes=api.Change, gives=api.Me,
          summary="Change my name or language", who="person"),
    Route(method="GET", path="/api/export", handler=me.export, takes=api.Nothing, gives=dict,
          summary="Everything that is kept about me", who="person", banned_too=True),

    Route(method="POST", path="/api/account", handler=accounts.make, takes=api.NewAccount,
          gives=api.AccountMade, summary="Make a guest an account", who="person", status=201),
    Route(method="DELETE", path="/api/account", handler=accounts.leave, takes=api.Goodbye,
          gives=NoneType, summary="Forget me", who="person", banned_too=True),
    Route(method="POST", path="/api/login", handler=proving.come_back, takes=api.LogIn,
          gives=api.Me, summary="Log in"),
    Route(method="POST", path="/api/recover", handler=proving.recover, takes=api.Recover,
          gives=api.Me, summary="Log in with a recovery code"),
    Route(method="POST", path="/api/password", handler=accounts.change_password,
          takes=api.NewPassword, gives=NoneType, summary="Change my password", who="account"),
    Route(method="POST", path="/api/codes", handler=accounts.renew_codes, takes=api.NewCodes,
          gives=api.Codes, summary="Replace my recovery codes", who="account", status=201),

    Route(method="POST", path="/api/logout", handler=logins.log_out, takes=api.Nothing,
          gives=NoneType, summary="Log out here"),
    Route(method="GET", path="/api/logins", handler=logins.show, takes=api.Nothing,
          gives=api.Logins, summary="Where I am logged in", who="person"),
    Route(method="DELETE", path="/api/logins/{id}", handler=logins.end, takes=api.Nothing,
          gives=NoneType, summary="End a login of mine", who="person"),

    Route(method="GET", path="/api/bots", handler=bots.show, takes=api.Nothing, gives=api.Bots,
          summary="My bot accounts", who="account"),
    Route(method="POST", path="/api/bots", handler=bots.make, takes=api.NewBot, gives=api.BotMade,
          summary="Make a bot account", who="account", status=201),
    Route(method="DELETE", path="/api/bots/{id}", handler=bots.remove, takes=api.Nothing,
          gives=NoneType, summary="Remove a bot account of mine", who="account"),

    Route(method="GET", path="/api/games", handler=games.show, takes=api.Nothing, gives=Catalogue,
          summary="What can be played here"),
    Route(method="GET", path="/api/tables", handler=tables.show, takes=api.Nothing,
          gives=api.OpenTables, summary="The tables in the lobby"),
    Route(method="POST", path="/api/tables", handler=tables.make, takes=Setup, gives=api.Made,
          summary="Make a table", who="player", status=201),
    Route(method="GET", path="/api/tables/{id}", handler=tables.one, takes=api.Nothing,
          gives=Listed, summary="One table"),
    Route(method="GET", path="/api/me/tables", handler=mine.show, takes=api.Nothing,
          gives=MyTables, summary="My unfinished tables", who="player"),

    Route(method="GET", path="/api/me/matches", handler=my_matches.find, takes=Search,
          gives=MyMatches, summary="My finished matches, searched and filtered", who="player"),
    Route(method="PATCH", path="/api/me/matches/{id}", handler=my_matches.keep, takes=KeepNote,
          gives=KeptNote, summary="Keep a note or tags about a match of mine", who="person"),
    Route(method="GET", path="/api/me/tags", handler=my_matches.tags, takes=api.Nothing,
          gives=MyTags, summary="My tags, and how often I use each", who="person"),
    Route(method="GET", path="/api/me/progress/{game}", handler=progress.show, takes=api.Nothing,
          gives=MyProgress, summary="How I play a game over time", who="player"),
    Route(method="GET", path="/api/me/progress/{game}/table.csv", handler=progress.as_table,
          takes=api.Nothing, gives=str, summary="The same as a table (CSV)", who="player"),

    Route(method="GET", path="/api/matches/{id}", handler=matches.one, takes=api.Nothing,
          gives=MatchInfo, summary="One match"),
    Route(method="GET", path="/api/matches/{id}/record.txt", handler=records.as_text,
          takes=api.Nothing, gives=str, heavy=True,
          summary="The record of a finished match, as text"),
    Route(method="GET", path="/api/matches/{id}/record.json", handler=records.as_json,
          takes=api.Nothing, gives=Record, heavy=True, summary="The record of a finished match"),
    Route(method="GET", path="/api/matches/{id}/replay.json", handler=records.as_seen,
          takes=api.Sight, gives=Replay, heavy=True, summary="A finished match, move by move"),
    Route(method="GET", path="/api/matches/{id}/steps.json", handler=records.as_steps,
          takes=api.StepsAfter, gives=MatchSteps, heavy=True,
          summary="A finished match as every seat saw it, in one answer"),
    Route(method="POST", path="/api/replay", handler=records.replay_file,
          takes=api.RecordToReplay, gives=MatchSteps, heavy=True, longest=api.LONGEST_RECORD,
          summary="A record of one's own as every seat saw it; nothing is kept"),

    Route(method="POST", path="/api/studies", handler=studies.make, takes=api.NewStudy,
          gives=api.Made, summary="Play on from a move of a finished match", who="player",
          status=201, heavy=True, longest=api.LONGEST_RECORD),

    Route(method="POST", path="/api/looks", handler=looks.make, takes=api.NewLook,
          gives=api.LookMade, summary="Show others a finished match", who="player", status=201,
          heavy=True, longest=api.LONGEST_RECORD),
    Route(method="GET", path="/api/looks/{id}/steps.json", handler=looks.as_steps,
          takes=api.StepsAfter, gives=MatchSteps, heavy=True, who="player",
          summary="The match that others show, as every seat saw it"),

    Route(method="POST", path="/api/matches/{id}/review", handler=reviews.ask, takes=ReviewWish,
          gives=ReviewNews, summary="Ask for the review of a finished match", who="player"),
    Route(method="GET", path="/api/matches/{id}/review", handler=reviews.news, takes=ReviewAfter,
          gives=ReviewNews, summary="How far a review is, and what is new of it", who="player"),
    Route(method="DELETE", path="/api/matches/{id}/review", handler=reviews.leave,
          takes=api.Nothing, gives=NoneType, summary="Wait for a review no more", who="player"),
    Route(method="GET", path="/api/matches/{id}/review.json", handler=reviews.whole,
          takes=api.Nothing, gives=Review, heavy=True, summary="The review of a match",
          who="player"),

    Route(method="POST", path="/api/matches/{id}/share", handler=shares.make, takes=api.Nothing,
          gives=ShareLink, summary="Share the review of a match by link", who="person", status=201),
    Route(method="GET", path="/api/shares", handler=shares.mine, takes=api.Nothing,
          gives=ShareLinks, summary="The reviews I share", who="person"),
    Route(method="DELETE", path="/api/shares/{token}", handler=shares.take_back,
          takes=api.Nothing, gives=NoneType, summary="Take back a link of mine", who="person"),
    Route(method="GET", path="/api/shared/{token}", handler=shares.show, takes=api.Nothing,
          gives=Shared, summary="What is shared by a link"),
    Route(method="GET", path="/api/shared/{token}/review.json", handler=shares.review,
          takes=api.Nothing, gives=Review, heavy=True, summary="The review that is shared"),
    Route(method="GET", path="/api/shared/{token}/record.json", handler=shares.record,
          takes=api.Nothing, gives=Record, heavy=True,
          summary="The record of the match that is shared"),
    Route(method="GET", path="/api/shared/{token}/replay.json", handler=shares.replay,
          takes=api.Sight, gives=Replay, heavy=True,
          summary="The match that is shared, move by move"),

    Route(method="GET", path="/api/leaderboard/{game}", handler=leaderboard.show, takes=api.Best,
          gives=api.Leaderboard, summary="The strongest players of a game"),
    Route(method="POST", path="/api/reports", handler=reports.make, takes=api.NewReport,
          gives=api.Reported, summary="Report a player", who="person", status=201),

    Route(method="GET", path="/api/lessons", handler=lessons.show, takes=api.Nothing,
          gives=Lessons, summary="All lessons"),
    Route(method="GET", path="/api/lessons/{id}", handler=lessons.one, takes=api.Nothing,
          gives=WholeLesson, summary="One lesson, step by step"),
    Route(method="POST", path="/api/lessons/{id}/{step}", handler=lessons.judge_try, takes=Try,
          gives=TryVerdict, summary="Try something in a step of a lesson"),

    Route(method="GET", path="/healthz", handler=health.show, takes=api.Nothing, gives=api.Health,
          summary="Whether the server is well"),
    Route(method="GET", path="/api/openapi.json", handler=show_description, takes=api.Nothing,
          gives=dict, summary="This description"),
)
"""The routes that speak JSON."""

RAW_ROUTES: Final[tuple[RawRoute, ...]] = (
    RawRoute(path="/metrics", handler=health.metrics, summary="Numbers for Prometheus"),
    RawRoute(path="/ws", handler=socket, summary="The WebSocket"),
)
"""The others."""
# fmt: on
