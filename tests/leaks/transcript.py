"""Everything that was told of a match."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass
class Transcript:
    """Everything that was told, step by step, to those who are watched, and written in the log."""

    steps: list[tuple[str, Mapping[str, Sequence[bytes]]]] = field(default_factory=list)
    late: list[bytes] = field(default_factory=list)
    """What the watcher has heard in the end of what happened before it."""
    log: list[str] = field(default_factory=list)
    secrets: list[str] = field(default_factory=list)
    """What may stand nowhere: decks, secrets of deals, tokens."""

    @property
    def advised(self) -> int:
        """How often somebody was told what to play, and why."""
        told = (frame for _, lines in self.steps for frame in lines.get("seat", ()))
        return sum(b'"type":"hinted"' in frame and b'"why":["' in frame for frame in told)

    @property
    def frames(self) -> int:
        """How many messages were told."""
        return sum(len(frames) for _, lines in self.steps for frames in lines.values())
