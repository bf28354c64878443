"""How strong a net is: what it gains against three greedy players, deal by deal."""

from dataclasses import dataclass
from statistics import mean, stdev

from lastcard.bots.gang.greedy import Greedy
from lastcard.bots.gang.net.net import read_net
from lastcard.bots.gang.player import GangPlayer
from lastcard.bots.gang.swift import Swift
from lastcard.games.gang.game import GangOfFour
from lastcard.match import Match, play_match, seeded


@dataclass(frozen=True, slots=True)
class Strength:
    """The points a deal by which a net does better than the others, give or take *margin*."""

    net: float
    margin: float
    """Half of a 95 % interval."""


def strength(raw: bytes, decks: int) -> Strength:
    """The strength of the net *raw*; each of the *decks* is dealt four times, the seats rotated."""
    game = GangOfFour()
    options = game.options("en-2010", game.quick)
    own = GangPlayer(Swift(read_net(raw)))
    gains = []
    for deck in range(decks):
        gain = 0.0
        for seat in range(4):
            players = [own if other == seat else GangPlayer(Greedy()) for other in range(4)]
            match = Match(game, options, 4)
            play_match(match, players, seeded(deck), deals=1)
            points = game.scores(match.state)[0]
            gain += (sum(points) - points[seat]) / 3 - points[seat]
        gains.append(gain / 4)
    return Strength(mean(gains), 1.96 * stdev(gains) / len(gains) ** 0.5)
