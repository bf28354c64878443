"""Bots for Gang of Four: each a mind that judges a situation, seated by ``player``."""
