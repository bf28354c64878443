"""What a seat is told to do agrees with what it may do, and with why the rest is refused."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, get_args

import msgspec

from lastcard.games.errors import RulesError
from lastcard.games.game import Duty, Seat
from lastcard.games.gang import duty as duties
from lastcard.games.gang.combos import Combo, beats
from lastcard.games.gang.holding import combos_in
from lastcard.games.gang.moves import Play
from lastcard.games.gang.notation import read_cards, read_combo
from lastcard.games.gang.state import State
from lastcard.games.gang.view import View
from tests.naive.combos import is_gang

from .arrange import GAME, wander


@dataclass(frozen=True)
class Told:
    """What a seat is told: its duty, and its moves sorted out."""

    view: View
    due: dict[str, Any]

    @property
    def leads(self) -> bool:
        return self.view.phase == "play" and self.view.to_beat is None

    @property
    def plays(self) -> list[str]:
        return [move for move in self.view.legal if move != "pass" and not move.endswith("!")]

    @property
    def singles(self) -> list[str]:
        return [play for play in self.plays if " " not in play]

    @property
    def gangs(self) -> list[str]:
        return [play for play in self.plays if is_gang(play.split())]

    @property
    def best(self) -> str:
        return self.view.hand.split()[-1]

    @property
    def may_pass(self) -> bool:
        return "pass" in self.view.legal

    def only(self, verb: str) -> bool:
        return all(move.startswith(f"{verb} ") for move in self.view.legal)


def opens(told: Told) -> bool:
    longest = max(len(play.split()) for play in told.plays)
    fits = longest <= (told.due["most"] or 16)
    return told.leads and fits and all("M1" in play.split() for play in told.plays)


def blocks(told: Told) -> bool:
    card = told.due["card"]
    single = [] if card is None else [told.best]
    fits = told.singles == single and card in (None, told.best)
    others = set(told.plays) - set(told.singles)
    gangs = others == set(told.gangs) and bool(others) == told.due["gang"]
    return fits and gangs and not told.may_pass


AGREES: Mapping[str, Callable[[Told], bool]] = {
    "cut": lambda told: told.view.phase == "cut" and told.only("cut"),
    "show": lambda told: told.view.phase == "show" and told.only("cut"),
    "give": lambda told: told.only("give"),
    "call": lambda told: "last!" in told.view.legal,
    "open": opens,
    "lead": lambda told: told.leads and set(told.singles) == set(told.view.hand.split()),
    "lead-several": lambda told: told.leads and bool(told.plays) and not told.singles,
    "lead-highest": lambda told: told.leads and told.plays == [told.due["card"]] == [told.best],
    "block": blocks,
    "beat": lambda told: not told.leads and told.may_pass and bool(told.plays),
    "nothing-higher": lambda told: told.view.legal == ("pass",),
}
"""Of every code, whether the moves are what it says."""
REFUSED = {
    "open": {"gang-must-open", "gang-opening-too-large"},
    "lead-several": {"gang-must-lead-several"},
    "lead-highest": {"gang-must-lead-highest"},
    "block": {"gang-must-block"},
}
"""Of every code that keeps something back, how it is refused."""


def test_every_code_is_met_and_agrees_with_what_is_legal() -> None:
    met = set()
    for state, seat in decisions():
        told = told_to(state, seat)
        met.add(told.due["code"])
        assert AGREES[told.due["code"]](told), (told.due, told.view.hand, told.view.legal)
    assert met == {code(kind) for kind in get_args(duties.Duty)}


def test_what_a_duty_keeps_back_is_refused_for_that_reason() -> None:
    met = set()
    for state, seat in decisions():
        told = told_to(state, seat)
        for combo in kept_back(state, seat, told.view):
            assert refusal(state, seat, combo) in REFUSED[told.due["code"]]
            met.add(told.due["code"])
    assert met == set(REFUSED)


def test_every_duty_is_listed_and_no_two_have_one_code() -> None:
    declared = [kind for kind in vars(duties).values() if isinstance(kind, type)]
    found = [kind for kind in declared if issubclass(kind, Duty)]
    assert set(found) == set(get_args(duties.Duty))
    assert len({code(kind) for kind in found}) == len(found)


def told_to(state: State, seat: Seat) -> Told:
    view = GAME.view(state, seat)
    return Told(view, msgspec.to_builtins(view.duty))


def kept_back(state: State, seat: Seat, view: View) -> list[Combo]:
    """The combos in the hand of who is in turn that are high enough and yet not to be played."""
    if GAME.awaits(state) != seat or view.phase != "play":
        return []
    legal = GAME.legal(state, seat)
    below = None if view.to_beat is None else read_combo(view.to_beat)
    held = combos_in(read_cards(view.hand))
    high = [combo for combo in held if below is None or beats(combo, below)]
    return [combo for combo in high if Play(combo) not in legal]


def refusal(state: State, seat: Seat, combo: Combo) -> str:
    try:
        GAME.apply(state, seat, Play(combo))
    except RulesError as error:
        return error.code
    raise AssertionError(combo)


def decisions(matches: int = 12) -> Iterator[tuple[State, Seat]]:
    """Everybody who may act, at every moment of some matches under all kinds of rules."""
    for number in range(matches):
        rng = Random(number)
        changes = {
            "ceremony": ["off", "on"][number // 2 % 2],
            "after_pass": ["may_return", "out_of_cycle"][number % 2],
            "target": "60",
        }
        options = GAME.options(["en-2010", "de-2010", "fr-2010"][number % 3], changes)
        state = GAME.start(options, 3 + number % 2)
        while GAME.awaits(state) is not None:
            yield from ((state, seat) for seat in GAME.may_act(state) if seat >= 0)
            state = wander(state, rng, 1)


def code(kind: type[Duty]) -> str:
    return str(kind.__struct_config__.tag)
