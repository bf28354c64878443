"""Views of 13 for the screen to show."""

from typing import Any

import msgspec

from lastcard.cli.screen.setting import Setting
from lastcard.cli.screen.thirteen import ThirteenScreen
from lastcard.cli.terminal.ink import Ink
from lastcard.cli.terminal.looks import Looks
from lastcard.games.game import TABLE, Seat
from lastcard.games.registry import GAMES
from lastcard.games.thirteen.cards import VALUE, gather
from lastcard.games.thirteen.duty import Duty, duty
from lastcard.games.thirteen.notation import read_card, read_sequence, write_placement
from lastcard.games.thirteen.position import Position
from lastcard.games.thirteen.view import Target, View
from lastcard.match import AnyMatch, Match, seeded
from tests.cli.fakes import WORDS

THIRTEEN = GAMES["thirteen"]
COMPANY = ("You", "Mei", "Bo", "Lin", "Christopher", "Renate-Luise")


def dealt(seats: int = 4, **changes: str) -> AnyMatch:
    """A match whose first deal lies on the table."""
    match = Match(THIRTEEN, THIRTEEN.options("fr-2009", changes), seats)
    match.act(TABLE, THIRTEEN.deal(seeded(7)(THIRTEEN.deck())))
    return match


def screen(
    match: AnyMatch | None = None, look: Looks | None = None, me: int | None = 0
) -> ThirteenScreen:
    """A screen for somebody at the table."""
    match, look = match or dealt(), look or Looks()
    seat = None if me is None else Seat(me)
    ink, around = Ink(look.colours, look.signs.edge), match.around(Seat(me or 0))
    company = COMPANY[: match.seats]
    return ThirteenScreen(THIRTEEN, Setting(WORDS, ink, look, company, around, seat))


def view(*, on: str = " | | ", **fields: Any) -> View:
    """What seat 0 sees, with the cards *on* the targets and some fields changed."""
    first: View = dealt().view(Seat(0))
    piles = zip("BYG", on.split("|"), strict=True)
    targets = tuple(target(name, cards.strip()) for name, cards in piles)
    legal = fields.get("legal", first.legal)
    due = duty_of(legal, targets) if legal else None
    told = {"awaits": 0, "targets": targets, "duty": due, **fields}
    return msgspec.structs.replace(first, **told)


def duty_of(legal: tuple[str, ...], targets: tuple[Target, ...]) -> Duty:
    """What somebody has to do who may play *legal* with so much on the *targets*."""
    held = gather([read_card(card) for card in dict.fromkeys(move[:2] for move in legal)])
    position = Position([held, 0, 0], 0)
    position.resume([read_sequence(target.cards) for target in targets], [0, 0, 0])
    assert legal == tuple(map(write_placement, position.legal()))
    return duty(position)


def target(name: str, cards: str) -> Target:
    """A target with *cards* on it."""
    return Target(name, cards, sum(VALUE[read_card(card)] for card in cards.split()))
