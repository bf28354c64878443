"""Choosers: they see a view and the public moves, and return a move."""
