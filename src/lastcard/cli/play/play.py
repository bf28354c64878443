"""``lastcard play``: a match against bots."""

import argparse
import secrets
import sys
from collections.abc import Sequence
from typing import Final

from lastcard.bots.errors import Forfeit
from lastcard.bots.registry import seating, usual
from lastcard.cli import arguments
from lastcard.cli.choices import chosen_changes, chosen_edition, chosen_game, chosen_seats
from lastcard.cli.play.advice import bot_advice
from lastcard.cli.play.decks import Decks, from_seed, match_name, provable
from lastcard.cli.play.display import Display
from lastcard.cli.play.opponents import PAUSE, bots, names
from lastcard.cli.play.person import Person, PersonLeft
from lastcard.cli.play.saving import Saving
from lastcard.cli.screen.making import screen_for
from lastcard.cli.screen.setting import Setting
from lastcard.cli.terminal.terminal import Terminal
from lastcard.games.core import compiled
from lastcard.games.game import Event, Seat
from lastcard.locales import Words
from lastcard.match import AnyMatch, AnyPlayer, Match, dismiss, play_match

ME: Final = Seat(0)


def run(argv: list[str], words: Words) -> int:
    """Play a match to its end, or until the person leaves."""
    asked = arguments.play(words).read(argv)
    seed = _seed(asked)
    match = _match(asked, None if seed is not None else match_name())
    company = names(asked.name, match.seats, words)
    terminal = Terminal.of_process(fast=asked.fast)
    saving = Saving(asked.save, company, seed)
    saving.save(match)
    if not compiled():
        sys.stderr.write(words.say("play-uncompiled") + "\n")
        terminal.pause(2 * PAUSE)
    host = Host(match, company, terminal, words, saving)
    chance = secrets.randbelow(arguments.LARGEST_SEED) if seed is None else seed
    players = [host.person, *bots(asked.bots or usual(match.game), match, chance, terminal)]
    if seed is None:
        decks = provable(match, ME, host.person.cut if asked.cut else lambda most: None)
    else:
        decks = from_seed(seed)
    try:
        left = host.play(players, decks)
    except Forfeit:
        if asked.save:
            terminal.say("", f" {words.say('play-saved', file=asked.save)}")
        raise
    finally:
        dismiss(players)
    provable_deals = seed is None and bool(match.game.scores(match.state))
    terminal.say(*_last_words(saving, seed, words, left=left, provable=provable_deals))
    return 0


class Host:
    """Seats the players, tells the person what happens, keeps the record."""

    def __init__(
        self,
        match: AnyMatch,
        company: tuple[str, ...],
        terminal: Terminal,
        words: Words,
        saving: Saving,
    ) -> None:
        self._match = match
        self._terminal = terminal
        self._words = words
        self._saving = saving
        setting = Setting(words, terminal.ink, terminal.looks, company, match.around(ME), ME)
        screen = screen_for(match.game, setting)
        self._display = Display(screen, terminal)
        title = words.title(match.game.key)
        greeting = words.say("play-welcome", game=title, names=", ".join(company[1:]))
        advise = bot_advice(match.game, words)
        self.person = Person(match.game, screen, terminal, words, greeting, advise)

    def play(self, players: Sequence[AnyPlayer], decks: Decks) -> bool:
        """Play to the end; whether the person left before it."""

        def scored() -> None:
            decks.scored()
            self._saving.save(self._match)

        self._terminal.turn_page()
        try:
            play_match(self._match, players, decks.shuffle, self._tell, scored)
        except PersonLeft:
            self._terminal.say("")
            return True
        finally:
            self._saving.save(self._match)
        return False

    def _tell(self, event: Event) -> None:
        self._display.tell(event, self._match.view(ME), self._pause)

    def _pause(self) -> None:
        terminal = self._terminal
        if not terminal.looks.live:
            return
        if terminal.hurried:
            terminal.turn_page()
            return
        try:
            terminal.ask(" " + self._words.say("play-press-enter") + " ")
        except EOFError:
            if self._match.awaits is not None:
                raise PersonLeft from None


def _match(asked: argparse.Namespace, name: str | None) -> AnyMatch:
    game = chosen_game(asked.game)
    seating(asked.bots or usual(game), game)  # refused before anything is saved
    edition = chosen_edition(game, asked.edition)
    options = game.options(edition, chosen_changes(game, asked.edition, asked.option))
    return Match(game, options, chosen_seats(game, asked.players), name)


def _seed(asked: argparse.Namespace) -> int | None:
    if asked.seed is None:
        return None
    return arguments.whole_number("--seed", asked.seed, 0, arguments.LARGEST_SEED)


def _last_words(
    saving: Saving, seed: int | None, words: Words, *, left: bool, provable: bool
) -> list[str]:
    saved = saving.file
    lines = []
    if left:
        lines.append(words.say("play-left-saved", file=saved) if saved else words.say("play-left"))
    elif saved:
        lines.append(words.say("play-saved", file=saved))
    if seed is not None:
        lines.append(words.say("play-seed", seed=str(seed)))
    if provable and saved:
        lines.append(words.say("play-provable", file=saved))
    return ["", *(f" {line}" for line in lines)]
