"""Messages that are well-formed, for any table and any player, at any time: right or not."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from lastcard.games.game import Seat
from lastcard.table.state.standing import Standing
from tests.fuzz.mutations import Message

Make = Callable[[Standing, Random], Mapping[str, Any]]


def message(standing: Standing, player: str, rng: Random) -> Message:
    """Something that *player* might say at the table that stands so."""
    kind = rng.choice(KINDS)
    fields = dict(_MAKERS[kind](standing, rng))
    if kind in _AT_TABLES:
        fields = {"table": standing.id, **fields}
    if kind == "move" and rng.random() < 0.4:
        fields |= _right_move(standing, player, rng)
    return {"type": kind, **fields}


def _right_move(standing: Standing, player: str, rng: Random) -> Mapping[str, Any]:
    if standing.phase != "playing":
        return {}
    for seat, place in enumerate(standing.places):
        if place.player == player:
            game, state = standing.match.game, standing.match.state
            legal = game.legal(state, Seat(seat))
            if legal:
                return {"turn": standing.turn, "move": game.write(rng.choice(list(legal)))}
    return {}


def _move(standing: Standing, rng: Random) -> Mapping[str, Any]:
    words: Sequence[str] = ("pass", "last!", "cut 7", "give G1", "R4>B", "B1", "G1 Y1", "deal G1")
    if standing.phase in ("open", "closed"):
        return {"turn": rng.randrange(9), "move": rng.choice(words)}
    game, state = standing.match.game, standing.match.state
    anybody = Seat(rng.randrange(standing.setup.seats))
    held = game.view(state, anybody).hand.split()
    cards = " ".join(rng.sample(held, k=min(len(held), rng.choice((1, 2, 5)))))
    deck = "deal " + " ".join(rng.sample(list(game.deck()), k=len(game.deck())))
    turn = standing.turn + rng.choice((0, 0, 0, 0, 0, -1, 1))
    return {"turn": max(turn, 0), "move": rng.choice((*words, cards or "pass", deck[:200]))}


def _link(standing: Standing, rng: Random) -> Mapping[str, Any]:
    return {"deal": rng.randrange(4), "link": rng.randbytes(32).hex(), "cut": rng.randrange(1, 70)}


def _pair(standing: Standing, rng: Random) -> Mapping[str, Any]:
    return {
        "game": rng.choice(("gang", "thirteen", "bridge")),
        "edition": rng.choice(("en-2010", "fr-2009", "fr-2010", "x")),
        "seats": rng.choice((3, 4, 4, 5, 7)),
        "speed": rng.choice(("relaxed", "normal", "days")),
        "rated": rng.random() < 0.2,
        "bot": rng.choice(("greedy", "greedy", "novice", "cheat")),
        "options": rng.choice(({}, {"target": "20"}, {"target": "0"}, {"x": "y"})),
        "wait": rng.choice((0, 5, 600)),
    }


_MAKERS: Final[Mapping[str, Make]] = {
    "hello": lambda standing, rng: {"version": rng.choice((1, 1, 1, 0, 2))},
    "ping": lambda standing, rng: {},
    "open": lambda standing, rng: rng.choice(({}, {"since": rng.randrange(400)})),
    "shut": lambda standing, rng: {},
    "sit": lambda standing, rng: {"seat": rng.randrange(7)},
    "stand": lambda standing, rng: {},
    "ready": lambda standing, rng: {"ready": rng.random() < 0.8},
    "bot": lambda standing, rng: {
        "seat": rng.randrange(7),
        "bot": rng.choice(("greedy", "x", None)),
    },
    "remove": lambda standing, rng: {"seat": rng.randrange(7)},
    "start": lambda standing, rng: {},
    "move": _move,
    "link": _link,
    "next": lambda standing, rng: {},
    "say": lambda standing, rng: rng.choice(({"phrase": "hello"}, {"text": "hi"}, {"phrase": "x"})),
    "leave": lambda standing, rng: {},
    "back": lambda standing, rng: {},
    "rematch": lambda standing, rng: {},
    "hint": lambda standing, rng: {},
    "mute": lambda standing, rng: {
        "player": rng.choice(("p1", "p2", "nobody")),
        "muted": rng.random() < 0.5,
    },
    "lobby": lambda standing, rng: {"on": rng.random() < 0.2},
    "pair": _pair,
    "unpair": lambda standing, rng: {},
}
KINDS: Final = (*_MAKERS, *["move"] * 12, *["open"] * 2, "back", "back")
"""What is said, some of it more often."""
_AT_TABLES: Final = frozenset(_MAKERS) - {"hello", "ping", "mute", "lobby", "pair", "unpair"}
