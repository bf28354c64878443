"""What the rules can refuse, and nothing else: any other exception is a bug.

Refusal                       anything refused with a code and arguments, here or above
└── RulesError
    ├── Unreadable            text that means nothing here
    │   ├── CardUnknown       a word that is no card
    │   ├── CardsImpossible   more copies of a card than the deck has
    │   └── MoveUnreadable    words that are no move
    ├── BadOptions            options no match can be played with
    │   ├── EditionUnknown    no edition of that name
    │   ├── OptionUnknown     no option of that name
    │   ├── OptionRefused     a value the option does not take
    │   └── SeatsRefused      too few or too many players
    └── MoveRefused           a move, but not here and now
        ├── MatchOver         nothing can be played any more
        ├── NotYourTurn       not from this seat, not now
        ├── WrongPhase        another kind of move is awaited
        ├── CardNotHeld       a card the seat does not hold
        └── DeckWrong         a dealt deck that is not the deck

A game adds refusals of its own below ``MoveRefused`` in its ``errors`` module. The sentence that a
person reads for a code is in ``locales``.
"""

from functools import partial
from typing import Any, ClassVar

from lastcard.games.quoting import quoted


class Refusal(ValueError):
    """Something is refused for a reason a person can be told; nothing has changed.

    Texts among the arguments may come from outside: they are kept as they may be shown.
    """

    code: ClassVar[str] = "refused"

    def __init__(self, **args: str | int) -> None:
        shown = {name: quoted(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
        super().__init__(self.code, shown)
        self.args_by_name = shown

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), **self.args_by_name), ()  # the arguments have no order

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.args_by_name.items())
        return f"{self.code} ({shown})" if shown else self.code


class RulesError(Refusal):
    """The rules refuse something; the state is as it was."""

    code = "rules"


class Unreadable(RulesError):
    """The text means nothing here."""

    code = "unreadable"


class CardUnknown(Unreadable):
    """*card* is no card of this game."""

    code = "card-unknown"


class CardsImpossible(Unreadable):
    """The deck has fewer copies of *card*."""

    code = "cards-impossible"


class MoveUnreadable(Unreadable):
    """*text* is no move."""

    code = "move-unreadable"


class BadOptions(RulesError):
    """No match can be played with these options."""

    code = "bad-options"


class EditionUnknown(BadOptions):
    """There is no edition *edition*; *known* lists them."""

    code = "edition-unknown"


class OptionUnknown(BadOptions):
    """There is no option *option*; *known* lists them."""

    code = "option-unknown"


class OptionRefused(BadOptions):
    """*option* does not take *value*; *allowed* says what it takes."""

    code = "option-refused"


class SeatsRefused(BadOptions):
    """The game is for *fewest* to *most* players, not *seats*."""

    code = "seats-refused"


class MoveRefused(RulesError):
    """The move is not allowed here and now."""

    code = "move-refused"


class MatchOver(MoveRefused):
    """The match is over."""

    code = "match-over"


class NotYourTurn(MoveRefused):
    """Seat *turn* is to move, not seat *seat*."""

    code = "not-your-turn"


class WrongPhase(MoveRefused):
    """A move of kind *awaited* is due, not *move*."""

    code = "wrong-phase"


class CardNotHeld(MoveRefused):
    """The seat does not hold *cards*."""

    code = "card-not-held"


class DeckWrong(MoveRefused):
    """The dealt cards are not the deck of this game."""

    code = "deck-wrong"
