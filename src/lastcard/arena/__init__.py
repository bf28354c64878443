"""Bots against bots: duplicate deals, seats rotated, every number with its interval.

``contest`` says what is played, ``play`` plays it, ``report`` adds up what came of it; ``faults``
finds provable errors, with the checks of each game. Nothing here prints.
"""
