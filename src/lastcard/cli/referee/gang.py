"""Questions about Gang of Four, answered by its rules."""

from collections.abc import Mapping
from typing import Annotated, Final, TypeAlias

import msgspec

from lastcard.cli.referee.errors import CountsDiffer, HandEmpty, WinnerUnknown
from lastcard.cli.referee.op import Op, Ops
from lastcard.cli.referee.question import RefereeQuestion
from lastcard.games.game import Seat
from lastcard.games.gang.combos import Type, beats, combo_of, type_of
from lastcard.games.gang.editions import EDITIONS
from lastcard.games.gang.finder import PASS
from lastcard.games.gang.notation import read_cards, read_combo, write_combo
from lastcard.games.gang.one_hand import in_turn
from lastcard.games.gang.position import NOTHING
from lastcard.games.gang.scoring import giver, points
from lastcard.games.options import make_options

Answer: TypeAlias = Mapping[str, object]
Left: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=16)]
Total: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
PerSeat: TypeAlias = Annotated[tuple[Left, ...], msgspec.Meta(min_length=3, max_length=4)]


class WhichCombo(RefereeQuestion, frozen=True, tag="combo"):
    """Which combo *cards* are."""

    cards: str


class Beats(RefereeQuestion, frozen=True, tag="beats"):
    """Whether *cards* may be played on *table*."""

    cards: str
    table: str


class Legal(RefereeQuestion, frozen=True, tag="legal"):
    """What a hand may play."""

    hand: str
    table: str | None = None
    next_last: bool = False
    opening: bool = False
    edition: str = "en-2010"


class HowManyPoints(RefereeQuestion, frozen=True, tag="points"):
    """What *left* cards cost."""

    left: Left


class WhoGives(RefereeQuestion, frozen=True, tag="giver"):
    """Who gives the *winner* a card."""

    left: PerSeat
    totals: tuple[Total, ...]
    winner: int


def which_combo(asked: WhichCombo) -> Answer:
    """The type of the combo, or null (GF-5)."""
    combo = combo_of(read_cards(asked.cards))
    return {"type": None if combo is None else Type(type_of(combo)).name.lower()}


def does_beat(asked: Beats) -> Answer:
    """Whether it is higher; each set is judged alone (GF-6)."""
    return {"beats": beats(read_combo(asked.cards), read_combo(asked.table))}


def legal_moves(asked: Legal) -> Answer:
    """Everything the hand may play, from weakest to strongest, a pass last (GF-7, GF-9)."""
    options = make_options(EDITIONS, asked.edition, {})
    hand = read_cards(asked.hand)
    if not hand:
        raise HandEmpty
    to_beat = NOTHING if asked.table is None else read_combo(asked.table)
    position = in_turn(hand, to_beat, options, last=asked.next_last, opening=asked.opening)
    moves = ["pass" if move == PASS else write_combo(move) for move in position.legal()]
    return {"moves": moves}


def points_for(asked: HowManyPoints) -> Answer:
    """The points (GF-10.1)."""
    return {"points": points(asked.left)}


def who_gives(asked: WhoGives) -> Answer:
    """The seat (GF-11.1, GF-11.3)."""
    if len(asked.totals) != len(asked.left):
        raise CountsDiffer
    if not 0 <= asked.winner < len(asked.left):
        raise WinnerUnknown(winner=str(asked.winner), last=len(asked.left) - 1)
    return {"seat": giver(asked.left, asked.totals, Seat(asked.winner))}


PART: Final[Ops] = {
    "combo": Op(WhichCombo, which_combo),
    "beats": Op(Beats, does_beat),
    "legal": Op(Legal, legal_moves),
    "points": Op(HowManyPoints, points_for),
    "giver": Op(WhoGives, who_gives),
}
