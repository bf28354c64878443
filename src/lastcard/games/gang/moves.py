"""The moves of a match of Gang of Four, and their text form.

======================  =====================================================================
``deal G1 RD …``        the table deals these 64 cards, the top one first
``cut 31``              lift 31 cards (the ceremony, GF-2.4)
``give R2``             the winner gives a card back (GF-11.2)
``G3 Y3``               play a combo
``R7!``                 play it and say "Last card!" (GF-8.2)
``pass``                let the others play (GF-7.2)
``last!``               say "Last card!" after the play, before the next player acts (GF-8.2)
======================  =====================================================================
"""

from typing import Final, TypeAlias

import msgspec

from lastcard.games.errors import MoveUnreadable
from lastcard.games.game import Deal
from lastcard.games.gang.cards import Card
from lastcard.games.gang.combos import COMBOS, Combo
from lastcard.games.gang.notation import (
    NAMES,
    read_card,
    read_combo,
    read_sequence,
    write_combo,
)


class _Written(msgspec.Struct, frozen=True):
    def __repr__(self) -> str:
        return f"<{write(self)}>"  # type: ignore[arg-type] # only the moves below derive from it


class Cut(_Written, frozen=True):
    """Lift *at* cards: to cut the deck, or to show the card at the cut (GF-2.4)."""

    at: int


class Give(_Written, frozen=True):
    """The winner gives *card* back to the loser (GF-11.2)."""

    card: Card


class Play(_Written, frozen=True):
    """Play *combo*, saying "Last card!" with it or not."""

    combo: Combo
    last: bool = False


class Pass(_Written, frozen=True):
    """Play nothing this turn."""


class Call(_Written, frozen=True):
    """Say "Last card!" out of turn."""


Move: TypeAlias = Deal | Cut | Give | Play | Pass | Call

TURNS: Final[tuple[Play | Pass, ...]] = (*(Play(combo) for combo in range(COMBOS)), Pass())
"""What can be done in a turn, by the number a position has for it: made once, for all matches."""


def read(text: str) -> Move:
    """The move a text means."""
    words = text.strip()
    verb, rest = (*words.split(maxsplit=1), "", "")[:2]
    match verb.lower():
        case "":
            raise MoveUnreadable(text=text)
        case "pass":
            return _alone(Pass(), rest, text)
        case "last!":
            return _alone(Call(), rest, text)
        case "deal":
            return Deal(tuple(read_sequence(rest)))
        case "cut":
            return Cut(_whole_number(rest, text))
        case "give":
            return Give(read_card(rest))
        case _:
            cards = words.removesuffix("!")
            if not cards.replace(",", " ").strip():
                raise MoveUnreadable(text=text)
            return Play(read_combo(cards), last=cards != words)


def write(move: Move) -> str:
    """The move as canonical text."""
    match move:
        case Play():
            return write_combo(move.combo) + ("!" if move.last else "")
        case Pass():
            return "pass"
        case Call():
            return "last!"
        case Give():
            return f"give {NAMES[move.card]}"
        case Cut():
            return f"cut {move.at}"
        case Deal():
            return "deal " + " ".join(NAMES[card] for card in move.deck)


def _alone(move: Move, rest: str, text: str) -> Move:
    if rest.strip():
        raise MoveUnreadable(text=text)
    return move


def _whole_number(word: str, text: str) -> int:
    word = word.strip()
    if not (word.isdecimal() and word.isascii() and len(word) <= 3):
        raise MoveUnreadable(text=text)
    return int(word)
