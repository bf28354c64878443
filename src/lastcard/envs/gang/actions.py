"""The actions of Gang of Four: combos by their place in the table, and four other things to do."""

from typing import Final, TypeAlias

from lastcard.games.game import Deal
from lastcard.games.gang.cards import KINDS
from lastcard.games.gang.finder import PASS as PASS_MOVE
from lastcard.games.gang.moves import Call, Cut, Give, Move, Pass, Play

Action: TypeAlias = int

PASS: Final[Action] = PASS_MOVE
"""Let the others play; or, when only "Last card!" could be said, say nothing."""
GIVE: Final[Action] = PASS + 1
"""Give the lowest card there is back; the other 33 kinds follow."""
CALL: Final[Action] = GIVE + KINDS
"""Say "Last card!"."""
ACTIONS: Final = CALL + 1


def move_of(action: Action) -> Move:
    """The move an action stands for."""
    if action < PASS:
        return Play(action)
    if action == PASS:
        return Pass()
    return Call() if action == CALL else Give(action - GIVE)


def action_of(move: Move) -> Action:
    """The action of a move; of a play that is declared, the play alone."""
    match move:
        case Play():
            return move.combo
        case Pass():
            return PASS
        case Give():
            return GIVE + move.card
        case Call():
            return CALL
        case Deal() | Cut():
            raise ValueError(f"{move!r} is no action: the table deals, and nobody cuts")
