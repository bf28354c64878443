"""Looking at a match together: who leads is followed, and only those with the link may come."""

from pathlib import Path
from typing import Any

import pytest

from lastcard.record import write_text
from lastcard.server.errors import LookFull, LooksEnough, LookUnknown
from lastcard.server.live import shared_looks
from lastcard.server.live.shared_looks import SharedLooks
from lastcard.table.state.entries import MatchId, PlayerId
from lastcard.table.state.record import record_of
from tests.support.clock import Clock
from tests.support.people.visitor import Visitor
from tests.support.servers.local import LocalServer, local_server
from tests.support.tables.match_journal import journal

MATCH = MatchId("m-1")
RECORD = write_text(record_of(MATCH, journal(MATCH)))


async def finished(ann: Visitor, **changes: Any) -> str:
    """A private match that Ann has played to its end."""
    table = await ann.make_table(public=False, **changes)
    await ann.sit_and_start(table)
    await ann.play_out(table)
    await ann.eventually("/api/me/matches")
    return table


async def made(ann: Visitor, **what: Any) -> str:
    """A shared look that Ann has made, in which she is."""
    look = (await ann.call("POST", "/api/looks", **what))["look"]
    assert (await ann.ask(type="look", look=look, on=True))["type"] == "done"
    return str(look)


async def come(place: LocalServer, name: str, look: str) -> Visitor:
    visitor = await place.come(name)
    assert (await visitor.ask(type="look", look=look, on=True))["type"] == "done"
    return visitor


def seen(visitor: Visitor) -> dict[str, Any]:
    """What *visitor* was told last of a shared look."""
    return [message for message in visitor.heard if message["type"] == "looking"][-1]


async def refused(visitor: Visitor, **ask: Any) -> str:
    answer = await visitor.ask(**ask)
    assert len(answer["sentence"]) > 10
    return str(answer["code"])


async def test_whoever_has_the_link_sees_a_private_match_and_nobody_else(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        match = await finished(ann)
        assert (await bob.call("POST", "/api/looks", match=match))["code"] == "match-private"
        look = await made(ann, match=match, place=3, eyes=0)
        steps = await bob.call("GET", f"/api/looks/{look}/steps.json")
        own = await ann.call("GET", f"/api/matches/{match}/steps.json")
        assert steps["steps"] == own["steps"]
        assert (steps["you"], own["you"]) == (None, 0)
        guess = await bob.call("GET", f"/api/looks/{look[:-1]}0/steps.json")
        assert guess["code"] == "look-unknown"
        assert (await bob.call("GET", f"/api/matches/{match}/steps.json"))["code"] == (
            "match-private"
        )


async def test_an_unfinished_match_is_shown_to_nobody(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come("Ann")
        table = await ann.make_table(bots=[None, "greedy", "greedy", "greedy"])
        await ann.sit_and_start(table)
        assert (await ann.call("POST", "/api/looks", match=table))["code"] == "match-unfinished"


async def test_who_leads_is_followed_and_others_do_not_lead(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come("Ann")
        look = await made(ann, record=RECORD, place=2)
        bob = await come(place, "Bob", look)
        assert [one["name"] for one in seen(bob)["people"]] == ["Ann", "Bob"]
        assert (seen(bob)["place"], seen(bob)["eyes"]) == (2, None)
        await ann.ask(type="show", look=look, place=7, eyes=1, marks="G3 Y3")
        shown = await bob.until(lambda m: m["type"] == "looking" and m["place"] == 7)
        assert (shown["eyes"], shown["marks"]) == (1, "G3 Y3")
        assert await refused(bob, type="show", look=look, place=1) == "not-leading"
        assert await refused(bob, type="lead", look=look) == "not-leading"


async def test_anybody_steps_aside_and_comes_back(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come("Ann")
        look = await made(ann, record=RECORD)
        bob = await come(place, "Bob", look)
        await bob.ask(type="aside", look=look, aside=True)
        assert [one["aside"] for one in seen(bob)["people"]] == [False, True]
        await bob.ask(type="aside", look=look, aside=False)
        assert [one["aside"] for one in seen(bob)["people"]] == [False, False]


async def test_the_lead_is_taken_when_who_leads_goes_and_handed_over(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come("Ann")
        look = await made(ann, record=RECORD)
        bob = await come(place, "Bob", look)
        ids = {one["name"]: one["player"] for one in seen(bob)["people"]}
        await ann.ask(type="lead", look=look, player=ids["Bob"])
        assert seen(ann)["leader"] == ids["Bob"]
        await bob.socket.close()
        await ann.until(lambda m: m["type"] == "looking" and m["leader"] is None)
        await ann.ask(type="lead", look=look)
        assert seen(ann)["leader"] == ids["Ann"]
        assert await refused(ann, type="lead", look=look, player="nobody") == "look-unknown"


async def test_who_led_leads_again_on_coming_back(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come("Ann")
        look = await made(ann, record=RECORD)
        me = seen(ann)["leader"]
        await ann.ask(type="aside", look=look, aside=True)
        assert seen(ann)["leader"] is None
        await ann.ask(type="aside", look=look, aside=False)
        assert seen(ann)["leader"] == me
        await ann.ask(type="look", look=look, on=False)
        await ann.ask(type="look", look=look, on=True)
        assert seen(ann)["leader"] == me


async def test_people_talk_and_muted_words_are_not_heard(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come("Ann")
        look = await made(ann, record=RECORD)
        bob = await come(place, "Bob", look)
        await ann.ask(type="remark", look=look, text="  Look\nhere ")
        heard = await bob.until(lambda m: m["type"] == "remarked" and m["remarks"])
        assert heard["remarks"][0]["text"] == "Look here"
        late = await come(place, "Cleo", look)
        told = next(message for message in late.heard if message["type"] == "remarked")
        assert [one["name"] for one in told["remarks"]] == ["Ann"]
        speaker = heard["remarks"][0]["player"]
        await bob.ask(type="mute", player=speaker, muted=True)
        await ann.ask(type="remark", look=look, text="again")
        await bob.ask(type="ping")
        assert sum(len(m["remarks"]) for m in bob.heard if m["type"] == "remarked") == 1
        assert await refused(ann, type="remark", look=look, text="   ") == "talk-refused"


async def test_whoever_is_not_there_does_nothing_there(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        look = await made(ann, record=RECORD)
        for ask in (
            {"type": "remark", "text": "hello"},
            {"type": "aside", "aside": True},
            {"type": "show", "place": 1},
            {"type": "lead"},
        ):
            assert await refused(bob, look=look, **ask) == "look-unknown"
        assert await refused(bob, type="look", look="nothing", on=True) == "look-unknown"


@pytest.mark.parametrize(
    ("what", "code"),
    [
        ({}, "setup-refused"),
        ({"record": "nonsense"}, "record-unreadable"),
        ({"record": RECORD.replace("points", "points 1", 1)}, "record-score"),
        ({"match": "nothing"}, "match-unknown"),
    ],
)
async def test_nonsense_is_shown_to_nobody(tmp_path: Path, what: dict[str, Any], code: str) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come("Ann")
        answer = await ann.call("POST", "/api/looks", **what)
        assert answer["code"] == code
        assert len(answer["sentence"]) > 10


async def test_what_a_forgotten_player_said_is_kept_nowhere(tmp_path: Path) -> None:
    async with local_server(tmp_path) as place:
        ann = await place.come("Ann")
        look = await made(ann, record=RECORD)
        bob = await come(place, "Bob", look)
        await bob.ask(type="remark", look=look, text="hello")
        await bob.call("DELETE", "/api/account")
        live = place.context.live
        assert live is not None
        assert not live.looks.find(look).remarks


def test_a_shared_look_ends_when_nobody_is_there_and_there_are_only_so_many() -> None:
    clock = Clock()
    names = iter(range(100))
    looks = SharedLooks(clock, lambda: f"look-{next(names)}")
    for _ in range(shared_looks.MOST_OF_PLAYER):
        looks.make(PlayerId("ann"), MATCH, None)
    with pytest.raises(LooksEnough):
        looks.make(PlayerId("ann"), MATCH, None)
    looks.make(PlayerId("bob"), None, RECORD)
    assert looks.find("look-5").record == RECORD
    clock.now += shared_looks.EMPTY + 1
    with pytest.raises(LookUnknown):
        looks.find("look-0")
    assert len(looks) == 0


async def test_only_so_many_people_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_looks, "MOST_PEOPLE", 1)
    async with local_server(tmp_path) as place:
        ann, bob = await place.come("Ann"), await place.come("Bob")
        look = await made(ann, record=RECORD)
        code = await refused(bob, type="look", look=look, on=True)
        assert code == LookFull(most=1).code
