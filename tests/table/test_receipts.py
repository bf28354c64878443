"""Receipts at a table: with what is contributed, before anybody could know the deck."""

from lastcard.fair import KeptLink
from lastcard.fair.signing import Signer
from lastcard.games.game import Seat
from lastcard.record import Record, read, write_json, write_text
from lastcard.record.proof import verify_record
from lastcard.table.state import orders
from lastcard.table.state.entries import PlayerId
from lastcard.table.table import Table
from tests.support.tables.driven_table import MATCH, DrivenTable, make_ports, open_table
from tests.support.tables.fake_listener import FakeListener
from tests.table.test_proof import ANN, BOB, chain, link, notes

SIGNER = Signer(b"k" * 32)


async def pledged() -> tuple[DrivenTable, FakeListener]:
    """A match of ann and bob with two bots, at a server that signs; nobody has contributed yet."""
    place = await open_table(speed="relaxed")
    table = await Table.wake(MATCH, make_ports(place.clock, place.journal, signer=SIGNER))
    assert table is not None
    signing = DrivenTable(table, place.clock, place.journal)
    ann = await signing.attach(FakeListener("ann"))
    await signing.attach(FakeListener("bob"))
    for seat, player in enumerate((ANN, BOB)):
        end = chain(player).end.hex()
        await signing.ask(orders.Sit(player, player.title(), Seat(seat), end))
        await signing.ask(orders.Ready(player, ready=True))
    for seat in (2, 3):
        await signing.ask(orders.SeatBot(ANN, Seat(seat), "greedy"))
    await signing.ask(orders.Start(ANN))
    return signing, ann


def words(listener: FakeListener) -> list[str]:
    return [note.split()[0] for note in notes(listener)]


async def test_a_receipt_comes_with_the_link_and_before_the_other_links() -> None:
    place, ann = await pledged()
    assert words(ann) == ["server", "chain", "chain", "commit", "link", "link"]
    await place.ask(link(ANN, 1))
    assert words(ann)[6:] == ["link", "receipt"]
    await place.ask(link(BOB, 1))
    assert words(ann)[8:] == ["link", "receipt", "signed"]
    assert ann.view["phase"] == "play"


async def test_a_table_that_is_woken_goes_on_signing() -> None:
    place, _ = await pledged()
    await place.ask(link(ANN, 1))
    place.table.close()
    table = await Table.wake(MATCH, make_ports(place.clock, place.journal, signer=SIGNER))
    assert table is not None
    other = DrivenTable(table, place.clock, place.journal)
    ann = await other.attach(FakeListener("ann"))
    await other.ask(link(BOB, 1))
    assert words(ann)[-3:] == ["link", "receipt", "signed"]


async def test_the_record_has_them_in_both_forms_and_proves() -> None:
    place, ann = await pledged()
    await place.ask(link(ANN, 1))
    await place.pass_time(6)
    assert "absent 1" in notes(ann)
    standing = place.table.standing
    record = Record.of(standing.match, standing.names)
    assert record.lastcard == 2
    assert record.proof[0] == str(SIGNER.server)
    assert read(write_text(record)) == record
    assert read(write_json(record)) == record
    report = verify_record(record).report
    assert (report.server, report.verdicts[0].signed) == (SIGNER.server.key, True)
    assert report.verdicts[0].findings == ()
    commit = next(note.split()[1] for note in notes(ann) if note.startswith("commit"))
    kept = KeptLink(match=MATCH, deal=1, seat=Seat(1), commit=commit, link=chain(BOB).link(1).hex())
    [unheard] = verify_record(record, [kept]).report.verdicts[0].findings
    assert unheard.code == "fair-found-unheard"


async def test_where_nobody_has_a_chain_nothing_is_signed() -> None:
    place = await open_table(speed="relaxed")
    table = await Table.wake(MATCH, make_ports(place.clock, place.journal, signer=SIGNER))
    assert table is not None
    signing = DrivenTable(table, place.clock, place.journal)
    ann = await signing.attach(FakeListener("ann"))
    await signing.ask(orders.Sit(PlayerId("ann"), "Ann", Seat(0)))
    await signing.ask(orders.Ready(ANN, ready=True))
    for seat in (1, 2, 3):
        await signing.ask(orders.SeatBot(ANN, Seat(seat), "greedy"))
    await signing.ask(orders.Start(ANN))
    assert set(words(ann)) == {"commit", "link"}
