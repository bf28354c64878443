"""Choosers: they see a view and the public moves, and return a move.

A bot is one file with a function ``sit`` for each game it plays, and one line in ``registry``.
"""
