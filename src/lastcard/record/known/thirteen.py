"""What is known of the cards in 13: everything that was put on a target, also once it was taken."""

from collections.abc import Sequence

from lastcard.games.game import Event
from lastcard.games.thirteen.events import Played
from lastcard.games.thirteen.view import View
from lastcard.record.known.cards import Known, without


def known(view: View, seen: Sequence[Event]) -> Known:
    """What is known to all at *view*, after the events *seen* of this deal."""
    table = [card for target in view.targets for card in target.cards.split()]
    played = [event.card for event in seen if isinstance(event, Played)]
    return Known(
        table=" ".join(table),
        gone=" ".join(without(played, table)),
        held=("",) * view.seats,
    )
