"""Hidden cards dealt again: a match as it might be, given what one seat knows."""

from lastcard.bots.parts import PARTS
from lastcard.games.game import MoveT, OptionsT, Seat, StateT, ViewT
from lastcard.match import Match


def sample(
    match: Match[StateT, MoveT, ViewT, OptionsT], seat: Seat, seed: int
) -> Match[StateT, MoveT, ViewT, OptionsT]:
    """*match* with the cards that *seat* cannot know dealt again, from *seed*.

    Every deal that agrees with the cards *seat* has seen (its own, played, shown and exchanged
    ones) is as likely as any other; what passes may tell is not used. Its journal begins here.
    """
    part = PARTS.get(match.game.key)
    if part is None:
        raise ValueError(f"nobody knows how to deal hidden cards of {match.game.key!r} anew")
    state: StateT = part.resampled(match, seat, seed)
    return match.branch(state)
