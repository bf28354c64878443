"""The deals of a table can be proved, whoever contributes and whoever does not."""

from hashlib import sha256

import pytest

from lastcard.fair import SeatChain
from lastcard.fair.errors import LinkRefused
from lastcard.games.game import Seat
from lastcard.record import Record
from lastcard.record.proof import verify_record
from lastcard.table.errors import LinkUnwanted
from lastcard.table.state import orders
from lastcard.table.state.entries import Noted, PlayerId
from tests.support.tables.driven_table import DrivenTable, open_table
from tests.support.tables.fake_listener import FakeListener

ANN, BOB = PlayerId("ann"), PlayerId("bob")


def chain(name: str) -> SeatChain:
    return SeatChain(sha256(name.encode()).digest())


async def pledged() -> tuple[DrivenTable, FakeListener, FakeListener]:
    place = await open_table(speed="relaxed")
    ann, bob = await place.attach(FakeListener("ann")), await place.attach(FakeListener("bob"))
    for seat, player in enumerate((ANN, BOB)):
        end = chain(player).end.hex()
        await place.ask(orders.Sit(player, player.title(), Seat(seat), end))
        await place.ask(orders.Ready(player, ready=True))
    for seat in (2, 3):
        await place.ask(orders.SeatBot(ANN, Seat(seat), "greedy"))
    await place.ask(orders.Start(ANN))
    return place, ann, bob


def link(player: PlayerId, deal: int, cut: int | None = None) -> orders.Contribute:
    return orders.Contribute(player, deal, chain(player).link(deal).hex(), cut)


def notes(listener: FakeListener) -> list[str]:
    return [entry.note for entry in listener.entries if isinstance(entry, Noted)]


async def test_nothing_is_dealt_before_everybody_has_contributed() -> None:
    place, ann, _ = await pledged()
    assert place.table.standing.awaits == -1
    await place.ask(link(ANN, 1))
    assert ann.view["phase"] == "deal"
    await place.ask(link(BOB, 1))
    assert ann.view["phase"] == "play"
    assert [note.split()[0] for note in notes(ann)] == [
        "chain", "chain", "commit", "link", "link", "link", "link",
    ]  # fmt: skip


async def test_who_does_not_answer_is_absent_and_the_deal_goes_on() -> None:
    place, ann, _ = await pledged()
    await place.ask(link(ANN, 1))
    await place.pass_time(6)
    assert "absent 1" in notes(ann)
    assert ann.view["phase"] == "play"
    with pytest.raises(LinkUnwanted):
        await place.ask(link(BOB, 1))


async def test_a_false_link_is_refused_and_a_right_one_still_taken() -> None:
    place, ann, _ = await pledged()
    with pytest.raises(LinkRefused):
        await place.ask(orders.Contribute(ANN, 1, "00" * 32))
    with pytest.raises(LinkUnwanted):
        await place.ask(link(ANN, 2))
    await place.ask(link(ANN, 1))
    await place.ask(link(BOB, 1))
    assert ann.view["phase"] == "play"


async def test_only_the_player_to_the_dealers_right_cuts() -> None:
    place, ann, _ = await pledged()
    await place.ask(link(ANN, 1, cut=9))
    await place.ask(link(BOB, 1, cut=11))
    assert [note for note in notes(ann) if note.startswith("cut")] == ["cut 1 11"]


async def test_a_refused_link_does_not_cut() -> None:
    place, ann, _ = await pledged()
    with pytest.raises(LinkRefused):
        await place.ask(orders.Contribute(BOB, 1, "00" * 32, cut=11))
    await place.ask(link(ANN, 1))
    await place.ask(link(BOB, 1))
    assert not [note for note in notes(ann) if note.startswith("cut")]


async def test_a_whole_match_is_proved_by_its_record() -> None:
    place, ann, bob = await pledged()
    deals = 0
    while place.table.standing.phase == "playing":
        standing = place.table.standing
        if standing.ceremony.deal > deals:
            deals = standing.ceremony.deal
            await place.ask(link(ANN, deals, cut=5))
            if deals != 2:
                await place.ask(link(BOB, deals, cut=7))
        seat = standing.awaits
        if seat in (0, 1):
            listener = (ann, bob)[seat]
            view = listener.view
            await place.ask(orders.Move((ANN, BOB)[seat], view["number"], view["legal"][0]))
        else:
            for player in (ANN, BOB):
                await place.ask(orders.Next(player))
            await place.pass_time(1)
    record = Record.of(place.table.standing.match, place.table.standing.names)
    assert len(record.deals) > 1
    report = verify_record(record)
    assert report.proved
