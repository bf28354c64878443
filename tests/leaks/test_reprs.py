"""Nothing of a running table shows a card when it is printed, and no secret has an encoder."""

import gc
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, MethodType, ModuleType
from typing import Any

import msgspec
import pytest

from lastcard.games.registry import GAMES
from lastcard.table.state.entries import MatchId, Moved
from lastcard.table.state.setup import Setup
from tests.support.servers.simulated import SimulatedServer, simulated_server

_PASSED_BY = (type, ModuleType, FunctionType, MethodType, str, bytes, int, float)


def reachable(root: Any) -> Iterator[Any]:
    """Everything of ours that *root* leads to."""
    seen, waiting = set(), [root]
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, _PASSED_BY):
            continue
        seen.add(id(one))
        if type(one).__module__.startswith("lastcard."):
            yield one
        waiting.extend(gc.get_referents(one))


async def playing(place: SimulatedServer, key: str, *others: str) -> MatchId:
    """A match in its first deal: Ann, the *others*, and bots."""
    game = GAMES[key]
    ann = await place.guest("Ann")
    bots = (None, *(None for _ in others), *["greedy"] * (game.players[0] - 1 - len(others)))
    edition = next(iter(game.editions))
    setup = Setup(game=key, edition=edition, seats=len(bots), speed="relaxed", bots=bots)
    match = await place.open_table(setup, ann)
    client = place.connect(ann)
    client.ask("open", table=match)
    client.ask("sit", table=match, seat=0)
    for seat, name in enumerate(others, start=1):
        other = place.connect(await place.guest(name))
        other.ask("sit", table=match, seat=seat)
        other.ask("ready", table=match, ready=True)
    await place.settle()
    client.ask("start", table=match)
    await place.settle()
    return match


async def secrets(place: SimulatedServer, match: MatchId) -> list[str]:
    """The deck and the secret of the deal, in every form in which they could be printed."""
    standing = (await place.table(match)).standing
    deal = standing.match.moves[0].move
    names = standing.match.game.write(deal).removeprefix("deal ")
    (secret,) = (await place.journal.secrets(match)).values()
    return [names[:20], str(deal.deck)[1:30], secret.hex(), repr(secret)[2:-1]]


@pytest.mark.parametrize("key", list(GAMES))
async def test_what_is_printed_shows_no_card(key: str, tmp_path: Path) -> None:
    async with simulated_server(tmp_path) as place:
        match = await playing(place, key)
        hidden = await secrets(place, match)
        table = await place.table(match)
        things = [*reachable(place.journal), *reachable(table)]
        kinds = {type(thing).__name__ for thing in things}
        assert kinds >= {
            "Table",
            "Standing",
            "Ledger",
            "Match",
            "State",
            "Position",
            "Line",
            "Secret",
        }
        for thing in things:
            assert not any(secret in repr(thing) for secret in hidden), type(thing)


@pytest.mark.parametrize("key", list(GAMES))
async def test_what_holds_a_secret_has_no_encoder(key: str, tmp_path: Path) -> None:
    holders = {"Table", "Standing", "Ledger", "Dealer", "Match", "State", "Position", "Secret"}
    holders |= {"Views", "History", "SeatedBots"}
    async with simulated_server(tmp_path) as place:
        table = await place.table(await playing(place, key))
        things = [thing for thing in reachable(table) if type(thing).__name__ in holders]
        assert {type(thing).__name__ for thing in things} == holders
        for thing in things:
            with pytest.raises((TypeError, NotImplementedError)):
                msgspec.json.encode(thing)


def test_the_entry_of_a_deal_shows_no_deck() -> None:
    entry = Moved(seat=-1, move="deal G1 R7 YP")  # type: ignore[arg-type] # the table
    assert "R7" not in repr(entry)
    assert "R7" in repr(Moved(seat=0, move="R7"))  # type: ignore[arg-type] # a seat
