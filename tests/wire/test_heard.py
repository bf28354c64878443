"""What the server tells is what a client hears."""

from typing import get_args

import msgspec
import pytest

from lastcard.games.game import TABLE
from lastcard.games.registry import GAMES
from lastcard.table.state.chairs import Chair
from lastcard.table.state.entries import MatchId, Moved, PlayerId
from lastcard.wire import tells
from lastcard.wire.heard import NO_VIEW, Heard, HeardTold, HeardWhole, read_tell
from lastcard.wire.tells import write_tell
from tests.support.quick_match import setup as table_setup
from tests.support.random_matches import Moment, Setup, played, setups

TABLE_ID = MatchId("m")
ONE_OF_EACH = {match.game.key: match for match in setups()}.values()


def test_everything_that_is_told_can_be_heard() -> None:
    tags = [
        {kind.__struct_config__.tag for kind in get_args(union)} for union in (tells.Tell, Heard)
    ]
    assert tags[0] == tags[1]


@pytest.mark.parametrize("setup", ONE_OF_EACH, ids=str)
def test_what_happened_is_heard_as_it_was_told(setup: Setup) -> None:
    game = GAMES[setup.game.key]
    for moment in played(setup)[:40]:
        view = game.encode(game.view(moment.step.state, None))
        heard = read_tell(write_tell(told(moment, view)))
        assert isinstance(heard, HeardTold)
        assert game.decode_events(bytes(heard.events)) == moment.step.events
        assert game.encode(game.decode(bytes(heard.view))) == view


def test_a_whole_table_is_heard_as_it_was_told() -> None:
    whole = tells.Whole(
        table=TABLE_ID,
        number=7,
        at=1,
        setup=table_setup(),
        host=PlayerId("ann"),
        phase="open",
        seat=None,
        chairs=(Chair(bot="greedy", ready=True), Chair()),
        view=None,
        moves=(Moved(seat=TABLE, move="deal"),),
    )
    heard = read_tell(write_tell(whole))
    assert isinstance(heard, HeardWhole)
    for name in ("setup", "chairs", "moves", "number"):
        assert getattr(heard, name) == getattr(whole, name)
    assert heard.view == NO_VIEW


def test_nonsense_is_not_heard() -> None:
    with pytest.raises(msgspec.MsgspecError):
        read_tell('{"type":"fly"}')


def told(moment: Moment, view: bytes) -> tells.Told:
    return tells.Told(
        table=TABLE_ID,
        number=3,
        at=1,
        entry=Moved(seat=moment.seat, move="pass"),
        events=moment.step.events,
        view=msgspec.Raw(view),
    )
