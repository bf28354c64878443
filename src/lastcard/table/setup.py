"""What a table is made with: the game and its options, the pace, who may watch, who helps out."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from lastcard.bots.errors import BotUnknown
from lastcard.bots.registry import names
from lastcard.games.game import AnyGame
from lastcard.games.registry import GAMES
from lastcard.table.errors import GameNotHere, RatedAlone, SetupRefused

Speed: TypeAlias = Literal["relaxed", "normal", "fast", "days"]
"""How long a move may take: as long as it likes, moderately, briefly, or days."""
Talk: TypeAlias = Literal["phrases", "free"]
Watch: TypeAlias = Literal["off", "live", "delayed"]


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before anybody sits down; it never changes."""

    game: str
    edition: str
    options: dict[str, str] = {}
    """What the match changes in its edition, as text."""
    seats: Annotated[int, msgspec.Meta(ge=0, le=100)]
    speed: Speed = "normal"
    public: bool = True
    """Whether the table is listed; the others are joined by link."""
    rated: bool = False
    bot: str = "planner"
    """The bot that plays on for who is away."""
    bots: tuple[str | None, ...] = ()
    """The bots that sit here from the beginning, seat by seat."""
    talk: Talk = "phrases"
    watch: Watch = "live"
    hints: bool = False
    """Whether players may ask the strongest bot."""

    def rules(self) -> AnyGame:
        """The game played here."""
        if self.game not in GAMES:
            raise GameNotHere(game=self.game[:40], known=", ".join(GAMES))
        return GAMES[self.game]

    def chosen(self) -> Any:
        """The options of the match."""
        return self.rules().options(self.edition, self.options)

    def check(self) -> None:
        """Refuse what no match can be played with."""
        game = self.rules()
        game.start(self.chosen(), self.seats)
        if len(self.bots) > self.seats:
            raise SetupRefused(field="bots")
        for bot in (self.bot, *self.bots):
            if bot is not None:
                check_bot(bot, game)
        if self.rated and (any(self.bots) or self.hints):
            raise RatedAlone()


def check_bot(bot: str, game: AnyGame) -> None:
    """Refuse what is not the name of a bot that plays *game*; programs do not sit here."""
    if bot not in names(game):
        raise BotUnknown(bot=bot[:40], known=", ".join(names(game)))
