"""Advice in words: what a strong bot would do, and what in the position speaks for it."""
