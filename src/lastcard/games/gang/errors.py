"""What only Gang of Four refuses; see ``lastcard.games.errors`` for the tree above them.

Unreadable
├── NotACombo             cards that are no combo
├── PositionUnreadable    a part of a position that means nothing
└── PositionImpossible    a part of a position that no deal comes to
MoveRefused
├── MustLead          a pass from the seat that leads (GF-7.2)
├── MustOpen          an opening without the multi-coloured 1 (GF-3.1)
├── OpeningTooLarge   an opening of more than five cards (GF-3.2)
├── WrongSize         another number of cards is being played (GF-7.1)
├── TooLow            not higher than what is to be beaten (GF-6.6, GF-7.1)
├── MustBlock         a single, or a pass, where the highest card is due (GF-9.1, GF-9.2)
├── MustLeadSeveral   a single card led before a last card (GF-9.3)
├── MustLeadHighest   not the highest card led before a last card (GF-9.3)
├── CallRefused       "Last card!" by someone who does not hold exactly one (GF-8.5)
├── CallAutomatic     "Last card!" where the table says it (GF-8.2)
└── CutRefused        a cut outside the deck, or where a card was shown already (GF-2.4)
"""

from lastcard.games.errors import MoveRefused, Unreadable


class NotACombo(Unreadable):
    """*cards* are no combo (GF-5)."""

    code = "gang-not-a-combo"


class PositionUnreadable(Unreadable):
    """*part* of a position means nothing."""

    code = "gang-position-unreadable"


class PositionImpossible(Unreadable):
    """*part* of a position is something no deal comes to."""

    code = "gang-position-impossible"


class MustLead(MoveRefused):
    """A player who leads may not pass (GF-7.2)."""

    code = "gang-must-lead"


class MustOpen(MoveRefused):
    """The opening contains the multi-coloured 1 (GF-3.1)."""

    code = "gang-must-open"


class OpeningTooLarge(MoveRefused):
    """The opening has at most five cards in this edition (GF-3.2)."""

    code = "gang-opening-too-large"


class WrongSize(MoveRefused):
    """Combos of *size* cards are being played (GF-7.1)."""

    code = "gang-wrong-size"


class TooLow(MoveRefused):
    """*cards* are not higher than *to_beat* (GF-6.6, GF-7.1)."""

    code = "gang-too-low"


class MustBlock(MoveRefused):
    """The next player holds a last card: *card* is due, or a gang where *gang* is "yes" (GF-9)."""

    code = "gang-must-block"


class MustLeadSeveral(MoveRefused):
    """The next player holds a last card: two or more cards must be led (GF-9.3)."""

    code = "gang-must-lead-several"


class MustLeadHighest(MoveRefused):
    """The next player holds a last card: *card*, the highest one, must be led (GF-9.3)."""

    code = "gang-must-lead-highest"


class CallRefused(MoveRefused):
    """Only a player with exactly one card, not yet declared, says "Last card!" (GF-8.5)."""

    code = "gang-call-refused"


class CallAutomatic(MoveRefused):
    """The table itself declares last cards in this match (GF-8.2)."""

    code = "gang-call-automatic"


class CutRefused(MoveRefused):
    """A cut lifts 1 to 63 cards, not *at*, and never shows the same card twice (GF-2.4)."""

    code = "gang-cut-refused"
