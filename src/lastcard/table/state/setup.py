"""What a table is made with: game and options, pace, who may watch, which bots play."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from lastcard.bots.errors import BotUnknown
from lastcard.bots.registry import USUAL, names, usual
from lastcard.games.game import AnyGame
from lastcard.games.registry import GAMES
from lastcard.table.errors import GameNotHere, RatedAlone, RatedOtherwise, SetupRefused

Speed: TypeAlias = Literal["relaxed", "normal", "fast", "days"]
"""How long a move may take: as long as it likes, moderately, briefly, or days."""
Pace: TypeAlias = Literal["slow", "normal", "fast"]
"""How quickly the bots move."""
Talk: TypeAlias = Literal["phrases", "free"]
Watch: TypeAlias = Literal["off", "live", "delayed"]


class Study(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a study comes from: it begins after so many moves that were made elsewhere."""

    number: Annotated[int, msgspec.Meta(ge=0)]
    """How many moves of the match had been made, the table's included."""
    match: str | None = None
    """The match they were made in, if it was played here."""
    redealt: bool = False
    """Whether what the host could not know was dealt otherwise."""
    move: str | None = None
    """The move made instead of the one that followed."""


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is agreed before anybody sits down; it never changes."""

    game: str
    edition: str
    options: dict[str, str] = {}
    """What the match changes in its edition, as text."""
    seats: Annotated[int, msgspec.Meta(ge=0, le=100)]
    speed: Speed = "normal"
    pace: Pace = "normal"
    """How quickly the bots move at first; players may change it while they play."""
    public: bool = True
    """Whether the table is listed; the others are joined by link."""
    paired: bool = False
    """Whether the server paired these people; they need not know one another."""
    rated: bool = False
    bot: str = USUAL
    """The bot that plays for absent players; another is used if it does not play this game."""
    bots: tuple[str | None, ...] = ()
    """The bots that sit here from the beginning, seat by seat."""
    talk: Talk = "phrases"
    watch: Watch = "live"
    hints: bool = False
    """Whether players may ask the strongest bot."""
    study: Study | None = None
    """Where a study comes from; None for any other match. It ends with the deal."""

    def rules(self) -> AnyGame:
        """The game played here."""
        if self.game not in GAMES:
            raise GameNotHere(game=self.game[:40], known=", ".join(GAMES))
        return GAMES[self.game]

    def chosen(self) -> Any:
        """The options of the match."""
        return self.rules().options(self.edition, self.options)

    def to_know(self) -> dict[str, str]:
        """The options to be known besides the edition: what the match changes in it, and what the
        edition itself has otherwise than most tables have it."""
        game = self.rules()
        printed = game.describe(game.editions[self.edition])
        unusual = {name: printed[name] for name in game.quick if printed[name] != game.quick[name]}
        changed = {name: text for name, text in self.options.items() if text != printed[name]}
        return unusual | changed

    def substitute(self) -> str:
        """The bot that plays for absent players: ``bot``, or its replacement in this game."""
        return usual(self.rules(), self.bot)

    def check(self) -> None:
        """Refuse what no match can be played with."""
        game = self.rules()
        game.start(self.chosen(), self.seats)
        if len(self.bots) > self.seats:
            raise SetupRefused(field="bots")
        for bot in (self.bot, *self.bots):
            if bot is not None and not (bot == self.bot == USUAL):
                check_bot(bot, game)
        if self.rated:
            self._check_rated()

    def check_free(self) -> None:
        """Refuse what no table can be made with that begins from nothing."""
        self.check()
        if self.study is not None:
            raise SetupRefused(field="study")

    def _check_rated(self) -> None:
        if any(self.bots) or self.hints or self.study is not None:
            raise RatedAlone()
        if not self.is_common():
            raise RatedOtherwise(edition=common_edition(self.rules()))

    def is_common(self) -> bool:
        """Whether it is played by the rules used for pairing strangers."""
        game = self.rules()
        options = game.describe(self.chosen())
        return self.edition == common_edition(game) and game.quick.items() <= options.items()


def common_edition(game: AnyGame) -> str:
    """The edition by which strangers play *game*."""
    return next(iter(game.editions))


def check_bot(bot: str, game: AnyGame) -> None:
    """Refuse what is not the name of a bot that plays *game*; programs do not sit here."""
    if bot not in names(game):
        raise BotUnknown(bot=bot[:40], known=", ".join(names(game)))
