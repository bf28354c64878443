"""What the reader has to do now, in one sentence."""

from lastcard.cli.screen.setting import Setting
from lastcard.cli.screen.thirteen.cards import takes
from lastcard.games.thirteen.duty import Take
from lastcard.games.thirteen.view import View


def task(view: View, setting: Setting) -> str:
    """The sentence for a reader who may act; it warns where every card takes cards."""
    words, costs = setting.words, takes(view)
    if isinstance(view.duty, Take):
        return words.say("thirteen-duty-take", cards=min(costs.values()), choices=len(costs))
    harmless = [move for move, cost in costs.items() if not cost]
    risky = [move for move, cost in costs.items() if cost]
    if len(harmless) < len(risky):
        return words.say("thirteen-task-few", moves=_listed(harmless), count=len(harmless))
    if risky:
        return words.say("thirteen-task-most", moves=_listed(risky))
    if "R4" in view.hand.split():
        return words.say("thirteen-task-rotten")
    return words.say("thirteen-task")


def _listed(moves: list[str]) -> str:
    return ", ".join(moves)
