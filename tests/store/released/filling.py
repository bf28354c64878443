"""People who come to a server, whichever version it is, play there and leave something behind."""

from contextlib import AsyncExitStack
from typing import Any, Final

import aiohttp

from tests.store.released.known import Known, Person
from tests.support.people.visitor import Visitor

NAMES: Final = ("Ann", "Bö", "Cléo")
PASSWORD: Final = "seven green dragons"
SHORT: Final = {"gang": {"last_card": "automatic", "target": "10"}, "thirteen": {}}
EDITION: Final = {"gang": "en-2010", "thirteen": "fr-2009"}


async def fill(url: str) -> Known:
    """Let people play at *url*; what they know afterwards."""
    async with AsyncExitStack() as stack:
        people = [await _come(url, name, stack) for name in NAMES]
        ann, bo, cleo = people
        codes = [await _account(person, name) for person, name in zip(people, NAMES, strict=True)]
        bot = await ann.call("POST", "/api/bots", name="Robby")

        finished = [await _play(people, game, rated=True) for game in SHORT]
        guest = await (await _come(url, "Dan", stack)).connect()
        finished.append(await _play([ann, guest, cleo], "gang", rated=False, talk="free"))
        said = await _report(ann, cleo, finished[-1])
        running, hand = await _begin([ann, bo, guest])
        waiting = await bo.make_table(options=SHORT["gang"], bots=[None, "greedy"])
        await bo.sit_ready(waiting, 0)
        await ann.ask(type="mute", player=(await bo.call("GET", "/api/me"))["id"], muted=True)
        await _settle(ann, len(finished))

        return Known(
            people=[
                *[await _known(one, code) for one, code in zip(people, codes, strict=True)],
                await _known(guest, None),
            ],
            bot=bot["token"],
            finished={
                match: await ann.text(f"/api/matches/{match}/record.txt") for match in finished
            },
            running=running,
            hand=hand,
            waiting=waiting,
            said=said,
            ranks={game: await ranks(ann, game) for game in SHORT},
        )


async def ranks(person: Visitor, game: str) -> list[tuple[str, float, int]]:
    """The leaderboard of *game*."""
    board = await person.call("GET", f"/api/leaderboard/{game}")
    strengths = [(one["name"], one["strength"]) for one in board["ranks"]]
    return [(name, found["rating"], found["matches"]) for name, found in strengths]


async def _come(url: str, name: str, stack: AsyncExitStack) -> Visitor:
    jar = aiohttp.CookieJar(unsafe=True)
    session = aiohttp.ClientSession(cookie_jar=jar, headers={"Origin": url})
    visitor = Visitor(url, await stack.enter_async_context(session))
    await visitor.call("POST", "/api/guest", name=name)
    return visitor


async def _account(person: Visitor, name: str) -> str:
    made = await person.call("POST", "/api/account", name=name, password=PASSWORD)
    await person.connect()
    codes: list[str] = made["codes"]
    return codes[0]


async def _known(person: Visitor, code: str | None) -> Person:
    me = await person.call("GET", "/api/me")
    password = PASSWORD if code else None
    return Person(id=me["id"], name=me["name"], cookie=person.cookie, password=password, code=code)


async def _play(people: list[Visitor], game: str, **changes: Any) -> str:
    """A whole match; its id."""
    table = await _open(people, game, **changes)
    over = False
    while not over:
        for person in people:
            view = await _view(person, table)
            over = over or view["outcome"] is not None
            if not over:
                await person.react(table, view)
    return table


async def _open(people: list[Visitor], game: str, **changes: Any) -> str:
    wish = {"game": game, "edition": EDITION[game], "options": SHORT[game], "seats": len(people)}
    table = await people[0].make_table(**wish, bots=[], **changes)
    for seat, person in enumerate(people):
        await person.sit_ready(table, seat)
    started = await people[0].ask(type="start", table=table)
    assert started["type"] == "done", started
    return table


async def _begin(people: list[Visitor]) -> tuple[str, str]:
    """A match in the middle of its first deal, and the hand of whose turn it is: the first's."""
    table = await _open(people, "gang")
    while True:
        views = [await _view(person, table) for person in people]
        mine = views[0]
        if mine["awaits"] == mine["seat"] and mine["counts"][mine["seat"]] < 12:
            return table, mine["hand"]
        for person, view in zip(people, views, strict=True):
            await person.react(table, view)


async def _view(person: Visitor, table: str) -> dict[str, Any]:
    await person.ask(type="ping")
    shown = [m for m in person.heard if m.get("view") and m["table"] == table]
    return dict(shown[-1]["view"])


async def _report(reporter: Visitor, speaker: Visitor, table: str) -> str:
    said = "Bad loser!"
    answer = await speaker.ask(type="say", table=table, text=said)
    assert answer["type"] == "done", answer
    heard = await reporter.find(lambda one: one.get("entry", {}).get("text") == said)
    player = (await speaker.call("GET", "/api/me"))["id"]
    number = heard["number"]
    told = {"reason": "talk", "text": "Please look.", "match": table, "number": number}
    made = await reporter.call("POST", "/api/reports", player=player, **told)
    assert "report" in made, made
    return said


async def _settle(person: Visitor, matches: int) -> None:
    """Wait until the lists show all *matches*: they are a moment behind."""
    while len(await person.eventually("/api/me/matches")) < matches:
        await person.ask(type="ping")
