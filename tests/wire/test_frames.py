"""What happens at a table, as the messages that its windows get."""

import msgspec
import pytest

from lastcard.games.game import Seat
from lastcard.table.people.telling import Telling
from lastcard.table.state import orders
from lastcard.table.state.entries import MatchId, PlayerId, Said
from lastcard.wire.frames import told, unheard, whole
from lastcard.wire.heard import NO_VIEW, HeardTold, HeardWhole, read_tell
from tests.support.tables.driven_table import MATCH, seated
from tests.support.tables.fake_listener import FakeListener

ANN, BOB = PlayerId("ann"), PlayerId("bob")


def heard(frame: bytes) -> HeardTold:
    message = read_tell(frame)
    assert isinstance(message, HeardTold)
    return message


def shown(frame: bytes) -> HeardWhole:
    message = read_tell(frame)
    assert isinstance(message, HeardWhole)
    return message


async def said() -> Telling:
    """What is told when ann greets."""
    place, listeners = await seated(2)
    await place.ask(orders.Say(ANN, phrase="hello"))
    return listeners[1].tellings[-1][0]


async def test_every_seat_is_told_the_same_and_its_own_view() -> None:
    _, listeners = await seated(2)
    telling = listeners[0].tellings[-1][0]
    messages = [heard(told(MATCH, telling, seat)) for seat in (Seat(0), Seat(1), None)]
    assert {(one.table, one.number, one.entry) for one in messages} == {
        (MATCH, telling.number, telling.entry)
    }
    views = [msgspec.json.decode(bytes(one.view)) for one in messages]
    assert [view["seat"] for view in views] == [0, 1, None]
    assert [bool(view["hand"]) for view in views] == [True, True, False]


async def test_a_message_is_made_once_for_each_seat() -> None:
    telling = await said()
    assert told(MATCH, telling, Seat(1)) is told(MATCH, telling, Seat(1))
    assert told(MATCH, telling, Seat(1)) != told(MATCH, telling, None)


async def test_who_has_muted_the_speaker_is_told_the_number_without_the_words() -> None:
    telling = await said()
    with_words = heard(told(MATCH, telling, Seat(1)))
    without = heard(unheard(MATCH, telling, Seat(1)))
    assert with_words.entry == Said(player=ANN, seat=Seat(0), phrase="hello")
    assert without.entry == Said(player=ANN, seat=Seat(0))
    assert (without.number, without.view) == (with_words.number, with_words.view)


async def test_only_what_was_said_can_go_unheard() -> None:
    _, listeners = await seated(1)
    with pytest.raises(AssertionError):
        unheard(MATCH, listeners[0].tellings[-1][0], Seat(0))


async def test_the_seats_are_told_when_they_change_and_only_then() -> None:
    _, listeners = await seated(1)
    messages = [heard(told(MATCH, telling, None)) for telling, _, _ in listeners[0].tellings]
    assert {type(one.entry).__name__ for one in messages if one.chairs is not None} == {
        "Opened", "Sat", "Readied", "Seated", "Started",
    }  # fmt: skip
    assert {type(one.entry).__name__ for one in messages if one.chairs is None} == {
        "Noted", "Moved",
    }  # fmt: skip


async def test_before_the_match_a_table_has_no_view() -> None:
    _, listeners = await seated(1)
    assert shown(whole(listeners[0].snapshots[0])).view == NO_VIEW


async def test_who_comes_in_is_shown_the_whole_table_without_whom_they_muted() -> None:
    place, _ = await seated(2)
    await place.ask(orders.Say(ANN, phrase="hello"))
    await place.ask(orders.Say(BOB, phrase="hello"))
    snapshot = (await place.attach(FakeListener("bob"))).snapshots[0]
    all_of_it, part = shown(whole(snapshot)), shown(whole(snapshot, frozenset([ANN])))
    assert [one.player for one in all_of_it.talk] == [ANN, BOB]
    assert [one.player for one in part.talk] == [BOB]
    assert msgspec.json.decode(bytes(all_of_it.view))["seat"] == all_of_it.seat == 1
    assert (all_of_it.number, all_of_it.setup) == (snapshot.latest.number, snapshot.setup)
    assert (all_of_it.again, all_of_it.again_by) == (None, None)


async def test_who_comes_in_late_is_shown_the_way_to_the_rematch() -> None:
    place, _ = await seated(2)
    await place.ask(orders.Close("operator"))
    await place.ask(orders.GoOn(MatchId("n"), BOB))
    message = shown(whole((await place.attach(FakeListener("ann"))).snapshots[0]))
    assert (message.phase, message.again, message.again_by) == ("closed", "n", 1)
    assert message.closed == "operator"
