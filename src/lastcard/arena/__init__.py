"""Bots against bots: duplicate deals, ratings, confidence intervals."""
