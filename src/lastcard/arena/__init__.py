"""Bots against bots: duplicate deals, seats rotated, every number with its interval.

``contest`` says what is played, ``table`` plays one match of it, ``batch`` several; ``processes``
and ``cluster`` share the batches out, ``report`` adds up what came back. Nothing here prints.
"""
