"""What a question in a lesson is; the answer is never written down, the rules compute it."""

from typing import ClassVar, Literal, TypeAlias

import msgspec

from lastcard.lessons.scene import Stage

Chosen: TypeAlias = Literal["number", "cards", "seat"]
"""What the choices of a question are."""


class Question(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="about"
):
    """A question about a stage or about nothing but itself; each game has its own."""

    chosen: ClassVar[Chosen] = "number"

    def answer(self, stage: Stage | None, choices: tuple[str, ...]) -> str:
        """The right one of *choices*."""
        raise NotImplementedError

    def hands(self) -> tuple[int, ...]:
        """How many cards each seat was left with, where that is asked about."""
        return ()

    def piles(self) -> tuple[dict[str, int], ...]:
        """What each seat took, counted by kind, where that is asked about."""
        return ()


class WhoseTurn(Question, frozen=True, kw_only=True, tag="turn"):
    """Whose turn it is after some moves, each by the seat that is awaited."""

    after: tuple[str, ...]

    chosen = "seat"

    def answer(self, stage: Stage | None, choices: tuple[str, ...]) -> str:
        """The seat."""
        if stage is None:
            raise ValueError("there is no position to ask about")
        game, state = stage.game, stage.state
        for text in self.after:
            seat = game.awaits(state)
            if seat is None:
                raise ValueError("the match is over")
            state = game.apply(state, seat, game.read(text)).state
        return str(game.awaits(state))
