"""What everybody who paid attention knows of the cards of a deal."""

from lastcard.record.known.known import Known, known_of

__all__ = ["Known", "known_of"]
