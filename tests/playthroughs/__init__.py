"""Whole matches as text, with what everybody sees at every step."""
