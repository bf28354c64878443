"""Choosers: they see a view and the public moves, and return a move.

A bot is one line in ``registry``, and a file with a function ``sit`` in the part of each game.
"""
