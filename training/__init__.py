"""Trains the net of Gang of Four: ``make train``. Needs the extra ``train``."""
