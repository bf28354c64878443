"""What somebody says who would like to know more than they may: none of it changes anything."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, Final

import msgspec

from lastcard.games.errors import RulesError
from lastcard.games.game import Seat
from tests.leaks.plan import Plan, Turn

TABLE_NAME: Final = "m1"
_NONSENSE: Final = (
    "",
    "{",
    "[]",
    "null",
    '"deck"',
    '{"type":"state"}',
    '{"type":"move"}',
    '{"type":"open","table":"m1","seat":1}',
    '{"type":"move","table":"m1","turn":0,"move":"pass","seat":1}',
    '{"type":"hint","table":"m1","deck":true}',
    '{"type":"say","table":"m1","text":7}',
    b"\xff\x01",
)


ADVICE: Final = '{"type":"hint","table":"m1","id":"advice"}'
"""What should I play, and why? Answered from what the seat sees alone."""


class Curious:
    """Thinks up messages; knows all cards of the first match, which are not those of the second."""

    def __init__(self, plan: Plan, rng: Random) -> None:
        self._plan = plan
        self._rng = rng
        self._game = plan.case.setup.rules()
        self._kinds: tuple[Callable[[Turn, Seat | None], str | bytes], ...] = (
            lambda turn, seat: rng.choice(_NONSENSE),
            self._move,
            self._move,
            self._move,
            self._stale,
            self._other,
            self._other,
        )

    def words(self, turn: Turn, seat: Seat | None) -> str | bytes:
        """Something that *seat*, or a watcher, says before *turn*."""
        return self._rng.choice(self._kinds)(turn, seat)

    def _move(self, turn: Turn, seat: Seat | None) -> str | bytes:
        # Right for the turn, wrong for the seat: cards of others, moves of others, other moves.
        game, state, rng = self._game, turn.state, self._rng
        other = Seat(rng.randrange(self._plan.case.setup.seats))
        held = game.view(state, other).hand.split()
        cards = rng.sample(held, k=min(len(held), rng.choice((1, 1, 1, 2, 3, 5))))
        legal = [game.write(move) for move in game.legal(state, other)]
        forged = ("pass", "last!", "cut 9", "give G1", "R4>B", "deal " + " ".join(game.deck()))
        move = rng.choice([" ".join(cards) or "pass", *forged, *legal[:1], *legal[-1:]])
        if seat is not None and self._is_right(turn, seat, move[:200]):
            move = "X9"
        return _written("move", turn=game.turn(state), move=move[:200], id="wrong")

    def _is_right(self, turn: Turn, seat: Seat, move: str) -> bool:
        with suppress(RulesError):
            return self._game.read(move) in self._game.legal(turn.state, seat)
        return False

    def _stale(self, turn: Turn, seat: Seat | None) -> str | bytes:
        now = self._game.turn(turn.state)
        answers = self._rng.choice([number for number in (0, 1, now - 1, now + 1) if number != now])
        return _written("move", turn=max(answers, 0) or now + 7, move=turn.move, id="stale")

    def _other(self, turn: Turn, seat: Seat | None) -> str | bytes:
        rng = self._rng
        return rng.choice(
            [
                _written("hint", id="h"),
                _written("back", id="b"),
                _written("start", id="s"),
                _written("sit", seat=rng.randrange(7), id="sit"),
                _written("stand", id="up"),
                _written("ready", ready=False, id="r"),
                _written("bot", seat=1, bot="greedy", id="bot"),
                _written("remove", seat=rng.randrange(7), id="rm"),
                _written("rematch", id="again"),
                _written("link", deal=rng.randrange(4), link="00" * 32, id="l"),
                _written("say", phrase="hurry", id="p"),
                _written("say", text="What have you got?", id="t"),
                _written("open", since=rng.randrange(200), id="o"),
                _written("open", id="o"),
                msgspec.json.encode({"type": "ping", "id": "ping"}).decode(),
                msgspec.json.encode({"type": "lobby", "on": True}).decode(),
                msgspec.json.encode({"type": "open", "table": "m7", "id": "no"}).decode(),
                msgspec.json.encode({"type": "hello", "version": rng.choice((0, 1))}).decode(),
            ]
        )


def _written(kind: str, **fields: Any) -> str:
    return msgspec.json.encode({"type": kind, "table": TABLE_NAME, **fields}).decode()
