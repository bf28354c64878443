"""What the reader has to do now, in one sentence."""

from lastcard.cli.screen.gang.combos import combo_name, type_name
from lastcard.cli.screen.setting import Setting
from lastcard.games.gang.state import Phase
from lastcard.games.gang.view import View


def task(view: View, setting: Setting) -> str:
    """The sentence."""
    words = setting.words
    match view.phase:
        case Phase.CUT:
            return words.say("gang-task-cut")
        case Phase.SHOW:
            return words.say("gang-task-show")
        case Phase.EXCHANGE:
            assert view.exchange is not None
            return words.say("gang-task-give", who=setting.name(view.exchange.giver))
        case _ if "last!" in view.legal:
            return words.say("gang-task-call")
        case _ if view.to_beat is None:
            return _lead(view, setting)
        case _:
            return _answer(view, view.to_beat, setting)


def _lead(view: View, setting: Setting) -> str:
    words, hand = setting.words, view.hand.split()
    plays = plain_plays(view)
    if view.deal == 1 and "M1" in hand:
        return words.say("gang-task-open")
    # Only a last card next door keeps single cards from being led (GF-9.3).
    if len(hand) > 1 and not any(" " not in play for play in plays):
        return words.say("gang-task-lead-several", who=_next_name(view, setting))
    if len(hand) > 1 and len(plays) == 1:
        return words.say("gang-task-lead-highest", who=_next_name(view, setting), card=plays[0])
    return words.say("gang-task-lead")


def _answer(view: View, to_beat: str, setting: Setting) -> str:
    plays = plain_plays(view)
    if "pass" not in view.legal:
        return _block(view, plays, setting)
    assert view.owner is not None
    return setting.words.say(
        "gang-task-beat" if plays else "gang-task-pass",
        who=setting.name(view.owner),
        combo=combo_name(to_beat, setting.words),
    )


def _block(view: View, plays: list[str], setting: Setting) -> str:
    # A pass is refused only before a last card (GF-9.1, GF-9.2).
    singles = [play for play in plays if " " not in play]
    gangs = any(type_name(play) == "gang" for play in plays)
    choice = ("yes" if singles else "only") if gangs else "no"
    card = singles[0] if singles else ""
    who = _next_name(view, setting)
    return setting.words.say("gang-task-block", gang=choice, card=card, who=who)


def plain_plays(view: View) -> list[str]:
    """The legal combos, each once, without passes and calls."""
    return [move for move in view.legal if move != "pass" and not move.endswith("!")]


def _next_name(view: View, setting: Setting) -> str:
    others = setting.around[1:] if view.direction > 0 else tuple(reversed(setting.around[1:]))
    return setting.name(next(seat for seat in others if seat not in view.out))
