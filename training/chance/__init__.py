"""Fits the scales by which points become chances to win a match: ``make fit-chance``."""
