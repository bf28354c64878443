"""What lies there, and what beats it: for players new to Gang of Four."""

from typing import Final

from lastcard.bots.advice.gang.candidate import Candidate
from lastcard.bots.advice.reason import Reason
from lastcard.games.gang.duty import Open
from lastcard.games.gang.wording import combo_words

BASICS: Final = ("guide-first-gang-1", "guide-first-gang-2", "guide-first-gang-3")
"""What the game is about, turn by turn."""


def scene(candidate: Candidate) -> tuple[Reason, ...]:
    """What there is to see for the seat in turn."""
    position = candidate.situation.position
    if isinstance(candidate.duty, Open):
        return (Reason("guide-scene-gang-open"),)
    if candidate.leads:
        # Before a last card not everything can be led (GF-9.3).
        return (Reason(f"guide-scene-gang-{'lead' if candidate.blocks else 'free'}"),)
    lies = Reason("guide-scene-gang-beat", combo_words(position.to_beat))
    return (lies, Reason("guide-scene-gang-raised")) if candidate.legal else (lies,)
