"""What the reader has to do now, in one sentence."""

from typing import Final

from lastcard.cli.screen.gang.combos import combo_name
from lastcard.cli.screen.setting import Setting
from lastcard.games.gang.duty import (
    Beat,
    Block,
    Duty,
    GiveCard,
    LeadHighest,
    LeadSeveral,
    NothingHigher,
)
from lastcard.games.gang.notation import read_card
from lastcard.games.gang.view import View
from lastcard.games.gang.wording import block_words, card_words

_TYPED: Final = frozenset({"cut", "show", "call", "beat", "nothing-higher"})
"""Where the terminal has a sentence of its own, which says what to type."""


def task(view: View, setting: Setting) -> str:
    """The sentence for a reader who may act."""
    duty = view.duty
    assert duty is not None, "only who may act has something to do"
    code = duty.code
    kind = "task" if code in _TYPED else "duty"
    return setting.words.say(f"gang-{kind}-{code}", **_arguments(duty, view, setting))


def _arguments(duty: Duty, view: View, setting: Setting) -> dict[str, str]:
    match duty:
        case GiveCard(to=seat) | LeadSeveral(next=seat):
            return {"who": setting.name(seat)}
        case LeadHighest(next=seat, card=card):
            return {"who": setting.name(seat), **card_words(read_card(card))}
        case Block(next=seat):
            return {"who": setting.name(seat), **block_words(duty)}
        case Beat() | NothingHigher():
            assert view.owner is not None
            assert view.to_beat is not None
            return {
                "who": setting.name(view.owner),
                "combo": combo_name(view.to_beat, setting.words),
            }
        case _:
            return {}


def plain_plays(view: View) -> list[str]:
    """The legal combos, each once, without passes and calls."""
    return [move for move in view.legal if move != "pass" and not move.endswith("!")]
